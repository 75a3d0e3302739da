import type { APIRequestContext, Page } from '@playwright/test';
import { startModelServer } from '../src/server/testing/model-server.ts';
import { startPhotoServer } from '../src/server/testing/photo-server.ts';
import { type Language, languages } from '../src/words/languages.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { LibraryPage } from './library-page.ts';
import { OctavoProcess } from './octavo-process.ts';
import { surfaceFaults } from './surface-faults.ts';
import {
  ofAccount,
  ofBill,
  ofLibrary,
  ofReport,
  ofSlides,
  ofStaff,
  ofVisitor,
  type Screen,
  SurfaceOpener,
} from './surfaces.ts';

/*
 * Opens the dialogs, menus and panels of the app in German, whose words are long, and in Arabic, which is read from
 * the right. With OCTAVO_TEST_PICTURES, saves a picture of each to that folder.
 */

const pictures = process.env.OCTAVO_TEST_PICTURES;

const report =
  'Report about the harbor\n\n## Boats\n\nTwo boats came back.\n\n![The old lighthouse](<>)\n\n| Month | Boats |\n|---|---|\n| Jan | 40 |\n| Feb | 55 |\n';
const bill = 'Invoice for Acme Corp, 2 hours of design at $95';
const deck = 'Slides: pitch deck for a bike-sharing start-up in Porto';

const phone = { width: 375, height: 740 };
const desktop = { width: 1280, height: 800 };

/** Opens each surface of the screens at each size, and expects nothing to be wrong with any. */
async function expectGoodSurfaces(
  page: Page,
  base: string,
  language: Language,
  { screens, sizes }: { readonly screens: readonly Screen[]; readonly sizes: readonly (typeof phone)[] },
): Promise<void> {
  page.setDefaultTimeout(30_000);
  const opener = new SurfaceOpener(page, language);
  const faults: string[] = [];
  for (const { path, surfaces } of screens)
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(new URL(path, base).href);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
      for (const { name, open, only } of surfaces) {
        if (only === (size === phone ? 'wide' : 'narrow')) continue;
        const label = `${language}: ${name} at ${size.width} px`;
        await test.step(label, async () => {
          try {
            await open(opener);
            await expect(opener.surface).toBeVisible({ timeout: 10_000 });
          } catch (error) {
            faults.push(`${label} doesn't open: ${String(error).split('\n')[0]}`);
            await page.goto(new URL(path, base).href);
            return;
          }
          const look = () => surfaceFaults(opener.surface);
          await expect
            .poll(look, { timeout: 5_000 })
            .toEqual([])
            .catch(async () => faults.push(...(await look()).map((fault) => `${label}: ${fault}`)));
          if (pictures) {
            // What it shows may still load.
            await page.waitForTimeout(400);
            const file = `${language}-${size.width}-${name.replace(/\W+/g, '-')}`;
            await page.screenshot({ path: `${pictures}/${file}.png` });
          }
          await opener.close();
        });
      }
    }
  expect.soft(faults).toEqual([]);
}

async function choose(page: Page, base: string, language: Language): Promise<void> {
  await page.goto(`${base}/profile`);
  const choice = page.locator('select').filter({ hasText: languages.ar.name }).first();
  await choice.selectOption(languages[language].name);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Writes a page with the built-in composer, in English. Returns its address. */
async function write(page: Page, base: string, ...prompts: readonly string[]): Promise<string> {
  await page.setViewportSize(desktop);
  await page.goto(`${base}/app`);
  const app = new AppPage(page);
  await expect(app.prompt).toBeVisible();
  for (const [at, prompt] of prompts.entries()) {
    await app.send(prompt);
    await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
    await expect(page.locator('.version-rail li')).toHaveCount(at + 1);
  }
  await expect(page).toHaveURL(/session=/);
  return page.url();
}

test('the dialogs and menus of a page in German, and of the library in Arabic, on a phone', {
  tag: '@full',
}, async ({ ownerPage: page, baseURL: base = '' }) => {
  const path = await write(page, base, report);
  try {
    await choose(page, base, 'de');
    await expectGoodSurfaces(page, base, 'de', { screens: [{ path, surfaces: ofReport }], sizes: [phone] });
    await choose(page, base, 'ar');
    await expectGoodSurfaces(page, base, 'ar', { screens: [ofLibrary], sizes: [phone] });
  } finally {
    // Other tests share this account.
    await choose(page, base, 'en');
  }
});

/** Saves an entry of each kind. */
async function fill(request: APIRequestContext, base: string, modelServer: string): Promise<void> {
  const headers = { origin: base };
  const { token } = await (await request.post(`${base}/identity/session/token`, { headers })).json();
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) => {
    const answer = await request.fetch(base + path, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(data ? { data } : {}),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer;
  };
  const name = 'Harbor';
  await call('POST', '/api/user/color-palettes', { name, colors: ['#1b33bf', '#ffffff'] });
  await call('POST', '/api/user/instructions', { name, instruction: 'Short sentences.' });
  await call('POST', '/api/user/themes', { name, background_color: '#ffffff', aspect_ratio: 'a4' });
  await call('POST', '/api/user/brand-kits', { name });
  const local = { kind: 'compatible', name: 'Local', address: modelServer, api_key: 'sk-canary-1' };
  await call('POST', '/api/settings/models/providers', local);
  const { revision } = await (await call('GET', '/api/settings/models')).json();
  await call('PATCH', '/api/settings/models', { revision, are_own_keys_allowed: true });
  const { documents } = await (await call('GET', '/api/user/documents')).json();
  const template = { id: crypto.randomUUID(), document_id: documents[0].id };
  await call('POST', '/api/user/templates', template);
}

test('all dialogs and menus in German and Arabic', { tag: '@full' }, async ({ page, browser }) => {
  test.setTimeout(1_800_000);
  const photos = await startPhotoServer();
  const models = await startModelServer({ key: 'sk-canary-1', says: 'Octavo makes documents.' });
  const octavo = await OctavoProcess.start({
    OCTAVO_OPENVERSE: 'on',
    OPENVERSE_API_URL: photos.url,
    OCTAVO_ALLOW_HOSTS: photos.host,
    OCTAVO_LOCAL_SERVERS: '127.0.0.1:9',
    OCTAVO_STAFF_DOMAINS: 'staff.example',
  });
  const base = octavo.baseUrl;
  const sizes = [desktop, phone];
  const staff = await browser.newPage({ baseURL: base });
  const visitor = await browser.newPage({ baseURL: base });
  try {
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect(page).toHaveURL(/\/app/);
    const screens: Screen[] = [
      { path: await write(page, base, report), surfaces: ofReport },
      { path: await write(page, base, bill, 'Make it green'), surfaces: ofBill },
      { path: await write(page, base, deck), surfaces: ofSlides },
      ofLibrary,
      ...ofAccount,
    ];
    await fill(page.request, base, models.url);
    const library = await LibraryPage.signUp(staff, base, 'lea@staff.example');
    await library.keep('Harbor');
    for (const language of ['de', 'ar'] as const) {
      await choose(page, base, language);
      await expectGoodSurfaces(page, base, language, { screens, sizes });
      await choose(staff, base, language);
      await expectGoodSurfaces(staff, base, language, { screens: ofStaff, sizes });
      await visitor.context().addCookies([{ name: 'octavo-language', value: language, url: base }]);
      await expectGoodSurfaces(visitor, base, language, { screens: ofVisitor, sizes });
    }
  } finally {
    await staff.close();
    await visitor.close();
    await octavo.dispose();
    await photos.close();
    await models.close();
  }
});
