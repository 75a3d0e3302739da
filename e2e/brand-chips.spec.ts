import type { APIResponse, Page } from '@playwright/test';
import { auditOf, expectAccessible } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { flagFile } from './sample-files.ts';

/** Creates brand entries by API, like the managers under /assets. */
async function callsOf(page: Page, baseURL: string | undefined) {
  const signed = await page.request.post('/identity/session/token', { headers: { origin: baseURL ?? '' } });
  const { token } = (await signed.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const idOf = async (answer: APIResponse) => {
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { id: string }).id;
  };
  return {
    make: async (path: string, data: object) =>
      idOf(await page.request.post(`/api/user/${path}`, { headers, data })),
    upload: async (name: string, svg: string) => {
      const file = { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
      const multipart = { name, description: 'Mark of the house', file };
      return idOf(await page.request.post('/api/user/assets', { headers, multipart }));
    },
  };
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#7a1f3d"/></svg>';

test('brand chips are sent as specified, applied to new pages, and applied to an existing page at once', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page, baseURL }) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const { make, upload } = await callsOf(page, baseURL);
  const logo = await upload(`Logo ${mark}`, drawing);
  const palette = await make('color-palettes', { name: `Wine ${mark}`, colors: ['#7a1f3d', '#fff8ec'] });
  await make('color-palettes', { name: `Sea ${mark}`, colors: ['#0b5a7a'] });
  await make('themes', { name: `Lying ${mark}`, background_color: '#fdf6f0', aspect_ratio: 'a4-landscape' });
  await make('themes', { name: `Night ${mark}`, background_color: '#10243e', aspect_ratio: 'a4' });
  await make('instructions', { name: `Rule ${mark}`, instruction: 'Use the technical style' });
  await make('brand-kits', {
    name: `House ${mark}`,
    logo_id: logo,
    palette_id: palette,
    heading_family: 'Anton',
  });

  const app = new AppPage(page);
  await app.open();
  const open = async () => {
    await app.showPane('Chat');
    await page.getByRole('button', { name: 'Brand', exact: true }).click();
    return page.getByRole('dialog', { name: 'Brand' });
  };
  const brand = await open();
  for (const name of ['Logo', 'Wine', 'Lying', 'Rule'])
    await brand.getByRole('button', { name: `${name} ${mark}` }).click();
  await expect(brand.getByRole('button', { name: `Rule ${mark}` })).toHaveAttribute('aria-pressed', 'true');
  const { violations } = await auditOf(page).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.keyboard.press('Escape');
  const chips = page.getByRole('list', { name: 'Attached to this prompt' });
  await expect(chips.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: /^Palette:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Forest' }).click();
  // A page has one palette: the kit's replaced the user's.
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  await (await open()).getByRole('button', { name: `Wine ${mark}` }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Palette: Palette' })).toBeVisible();

  const asked = page.waitForRequest((request) => request.url().endsWith('/chat/stream'));
  await app.send('Invoice for Acme Corp, 12 hours of design at $95');
  const body = (await asked).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({
    user_selected_assets: [{ id: logo, name: `Logo ${mark}`, url: `/files/assets/${logo}` }],
    user_selected_colors: [{ name: `Wine ${mark}`, colors: ['#7a1f3d', '#fff8ec'] }],
    user_selected_themes: [{ name: `Lying ${mark}`, aspect_ratio: 'a4-landscape' }],
    user_selected_instructions: [{ name: `Rule ${mark}`, instruction: 'Use the technical style' }],
    model_alias: expect.any(String),
  });
  await app.showPane('Page');
  await expect(app.article).toHaveAttribute('data-orientation', 'landscape');
  await expect(app.article).toHaveAttribute('data-direction', 'technical');
  await expect(app.article).toHaveAttribute('style', /--accent:\s*#7a1f3d/);
  await expect(app.article.locator(`img[src="/files/assets/${logo}"]`)).not.toHaveJSProperty(
    'naturalWidth',
    0,
  );
  await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();

  // On an existing page, each choice shows at once and creates a version.
  const newest = page.getByRole('complementary', { name: 'Versions' }).getByRole('listitem').first();
  const wear = async (name: string) => {
    await (await open()).getByRole('button', { name: `${name} ${mark}` }).click();
    await page.keyboard.press('Escape');
    await app.showPane('Page');
  };
  await wear('Sea');
  await expect(app.article).toHaveAttribute('style', /--accent:\s*#0b5a7a/);
  await expect(newest).toContainText(`Palette Sea ${mark}`);
  await wear('House');
  await expect(app.article).toHaveAttribute('style', /--accent:\s*#7a1f3d/);
  await expect(app.article).toHaveAttribute('style', /Anton/);
  await expect(newest).toContainText(`Brand kit House ${mark}`);
  // On dark paper, the color is a variant that can be seen on it.
  await wear('Night');
  await expect(app.article).toHaveAttribute('data-theme', 'dark');
  await expect(newest).toContainText(`Theme Night ${mark}`);
  // Also works from the page toolbar.
  await page.getByRole('button', { name: 'Page design' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Logo ${mark}` })
    .click();
  await page.keyboard.press('Escape');
  await expect(newest).toContainText(`Placed Logo ${mark}`);
  const holder = app.blocks.filter({ has: page.locator('img') }).first();
  const holderId = await holder.getAttribute('data-id');
  await page.locator(`.block-target[data-block="${holderId}"]`).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Replace picture' }).click();
  const replacing = page.getByRole('dialog', { name: /^Picture of/ });
  await replacing.getByLabel('Picture', { exact: true }).setInputFiles(flagFile);
  await replacing.getByLabel('Description').fill('A flag in two colours');
  await replacing.getByRole('button', { name: 'Replace' }).click();
  await expect(app.article.getByRole('img', { name: 'A flag in two colours' })).toHaveAttribute(
    'src',
    /^data:/,
  );
  await expect(newest).toContainText('Picture of');
  await app.showPane('Chat');
  await page.getByRole('button', { name: /^Direction: Technical/ }).click();
  await page.getByRole('menuitemradio', { name: 'Editorial' }).click();
  await app.showPane('Page');
  await expect(app.article).toHaveAttribute('data-direction', 'editorial');
  await expect(newest).toContainText('Editorial direction');
  // Standing instructions are also sent with later prompts.
  await app.showPane('Chat');
  await expect(chips).toContainText(`Rule ${mark}`);
});

test('the page design says which variant of a brand color text has, and why', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page, baseURL }) => {
  const { make } = await callsOf(page, baseURL);
  const mark = Date.now();
  await make('color-palettes', { name: `Lemon ${mark}`, colors: ['#ffe600'] });
  await make('color-palettes', { name: `Pine ${mark}`, colors: ['#0b5a3a'] });
  const app = new AppPage(page);
  await app.open();
  await app.send('Report with a list\n\n## Rides\n\nMore riders than last year.\n');
  await app.showPane('Page');
  await page.getByRole('button', { name: 'Page design' }).click();
  const design = page.getByRole('dialog', { name: 'Page design' });
  const said = design.getByRole('status').filter({ hasText: 'is used as it is' });
  await expect(said).toHaveCount(0);
  await design.getByRole('button', { name: `Lemon ${mark}` }).click();
  await expect(said).toContainText(/^#ffe600 is used as it is for areas and lines\. Text in this color is #/);
  await expect(said).toContainText(/contrast of 1\.\d : 1 with the paper, and text needs 4\.5 : 1\.$/);
  await expect(app.article).toHaveAttribute('style', /--accent:\s*#ffe600/);
  await design.getByRole('button', { name: `Pine ${mark}` }).click();
  await expect(said).toHaveText('#0b5a3a is used as it is, for text too.');
  await expectAccessible(page);
});
