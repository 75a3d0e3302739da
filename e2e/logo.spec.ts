import { AppPage } from './app-page.ts';
import { newPerson } from './auth-page.ts';
import { expect, test } from './fixtures.ts';
import { signUpAs } from './outbox.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><circle cx="20" cy="20" r="18" fill="#101828"/><rect x="50" y="8" width="66" height="24" fill="#101828"/></svg>';

test('a logo is added by a follow-up and in the brand panel, and undo takes it back', {
  tag: '@full',
}, async ({ page, baseURL }) => {
  await signUpAs(page, baseURL ?? '', newPerson('Ada'));
  const app = new AppPage(page);
  await app.open();
  await app.send('Report about the harbor\n\nTwo boats came back.');
  await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
  const logo = app.article.locator('img.brand-mark');
  const before = await app.article.textContent();
  await app.send('Add my logo');
  await expect(page.getByText('Upload one under Assets')).toBeVisible();

  const tokens = await page.request.post('/identity/session/token', { headers: { origin: baseURL ?? '' } });
  const { token } = (await tokens.json()) as { token: string };
  const uploaded = await page.request.post('/api/user/assets', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      name: 'Harbor mark',
      file: { name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) },
    },
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);

  await app.send('Please add our logo at the top');
  await expect(logo).toHaveAttribute('data-tone', 'dark');
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
  const undo = page.getByRole('button', { name: 'Undo' }).filter({ visible: true });
  await undo.click();
  await expect(logo).toHaveCount(0);
  expect(await app.article.textContent()).toBe(before);

  await page.getByRole('button', { name: 'Page design' }).click();
  await page
    .getByRole('dialog', { name: 'Page design' })
    .getByRole('button', { name: 'Harbor mark' })
    .click();
  await expect(logo).toHaveAttribute('data-tone', 'dark');
  await page.keyboard.press('Escape');
  // A dark logo on a dark page gets a light plate.
  await app.send('make it dark');
  await expect(app.article).toHaveAttribute('data-theme', 'dark');
  await expect(logo).toHaveCSS('background-color', /(?:rgb\(255, 255, 255\)|oklch\(1 0 0)/);
  await app.send('Remove the logo');
  await expect(logo).toHaveCount(0);
});
