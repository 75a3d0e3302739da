import type { Page } from '@playwright/test';
import { startModelServer } from '../src/server/testing/model-server.ts';
import { startPhotoServer } from '../src/server/testing/photo-server.ts';
import { languageCodes, type Language, languages } from '../src/words/languages.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';
import { surfaceFaults } from './surface-faults.ts';
import { ofAccount, ofBill, ofLibrary, ofReport, ofSlides, type Screen, SurfaceOpener } from './surfaces.ts';

const folder = process.env.OCTAVO_TEST_PICTURES;
const only = process.env.ONLY;

const report =
  'Report about the harbor\n\n## Boats\n\nTwo boats came back.\n\n![The old lighthouse](<>)\n\n| Month | Boats |\n|---|---|\n| Jan | 40 |\n| Feb | 55 |\n';
const bill = 'Invoice for Acme Corp, 2 hours of design at $95';
const deck = 'Slides: pitch deck for a bike-sharing start-up in Porto';

async function walk(page: Page, base: string, language: Language, all: readonly Screen[], faults: string[]) {
  const o = new SurfaceOpener(page, language);
  for (const { path, surfaces } of all) {
    if (only && !surfaces.some((s) => new RegExp(only).test(s.name))) continue;
    const url = path.startsWith('http') ? path : base + path;
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: width === 375 ? 740 : 800 });
      let isHere = false;
      for (const { name, open, only: side } of surfaces) {
        if (only && !new RegExp(only).test(name)) continue;
        if (side === (width === 375 ? 'wide' : 'narrow')) continue;
        const label = `${language} ${name} ${width}`;
        if (!isHere) {
          await page.goto(url);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          if (url.includes('session=')) await expect(page.locator('.block-target, [role=tab]').nth(1)).toBeAttached();
          else await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
          isHere = true;
        }
        const started = Date.now();
        page.setDefaultTimeout(5000);
        try {
          await open(o);
          await expect(o.surface).toBeVisible({ timeout: 5000 });
          await page.waitForTimeout(300);
          for (const fault of await surfaceFaults(o.surface)) faults.push(`${label}: ${fault}`);
          if (folder) await page.screenshot({ path: `${folder}/${label.replace(/\W+/g, '_')}.png` });
          await o.close();
        } catch (error) {
          faults.push(`${label}: NOT OPENED ${String(error).split('\n')[0]}`);
          isHere = false;
          if (folder) await page.screenshot({ path: `${folder}/failed-${label.replace(/\W+/g, '_')}.png` });
        }
        page.setDefaultTimeout(90000);
        console.log(label, Date.now() - started);
      }
    }
  }
}

test('dialogs', async ({ page }) => {
  test.setTimeout(1_200_000);
  const services = await startPhotoServer();
  const server = await startModelServer({ key: 'sk-canary-1', says: 'Octavo makes documents.' });
  const octavo = await OctavoProcess.start({
    OCTAVO_OPENVERSE: 'on',
    OPENVERSE_API_URL: services.url,
    OCTAVO_ALLOW_HOSTS: services.host,
    OCTAVO_LOCAL_SERVERS: '127.0.0.1:9',
  });
  const faults: string[] = [];
  try {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect(page).toHaveURL(/\/app/);
    const headers = { origin: octavo.baseUrl };
    const answer = await page.request.post(`${octavo.baseUrl}/identity/session/token`, { headers });
    const { token } = (await answer.json()) as { token: string };
    const call = async (method: string, path: string, data?: object) => {
      const got = await page.request.fetch(octavo.baseUrl + path, {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(data ? { data } : {}),
      });
      if (!got.ok()) console.log(path, got.status(), await got.text());
      return got;
    };
    await call('POST', '/api/user/color-palettes', { name: 'Harbor', colors: ['#1b33bf', '#ffffff'] });
    await call('POST', '/api/user/instructions', { name: 'Harbor', instruction: 'Short sentences.' });
    await call('POST', '/api/user/themes', { name: 'Harbor', background_color: '#ffffff', aspect_ratio: 'a4-portrait' });
    await call('POST', '/api/user/brand-kits', { name: 'Harbor' });
    await call('POST', '/api/settings/models/providers', { kind: 'compatible', name: 'Local', address: server.url, api_key: 'sk-canary-1' });
    const settings = (await (await call('GET', '/api/settings/models')).json()) as { revision: number };
    await call('PATCH', '/api/settings/models', { revision: settings.revision, are_own_keys_allowed: true });
    const app = new AppPage(page);
    const made: string[] = [];
    for (const prompt of [report, bill, deck]) {
      await page.goto(`${octavo.baseUrl}/app`);
      await expect(app.prompt).toBeVisible();
      await app.send(prompt);
      await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
      await expect(page).toHaveURL(/session=/);
      made.push(page.url());
    }
    const list = await (await call('GET', '/api/user/documents')).json().catch(() => ({})) as { documents?: { id: string }[] };
    const id = list.documents?.[0]?.id;
    if (id) await call('POST', '/api/user/templates', { id: crypto.randomUUID(), document_id: id });
    else console.log(JSON.stringify(list).slice(0, 300));
    const all: Screen[] = [
      { path: made[0] ?? '', surfaces: ofReport },
      { path: made[1] ?? '', surfaces: ofBill },
      { path: made[2] ?? '', surfaces: ofSlides },
      ofLibrary,
      ...ofAccount,
    ];
    for (const language of (process.env.LANGS ?? 'de,ar').split(',') as Language[]) {
      await page.goto(`${octavo.baseUrl}/profile`);
      await page.locator('select').filter({ hasText: 'العربية' }).first().selectOption(languages[language].name);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await walk(page, octavo.baseUrl, language, all, faults);
    }
  } finally {
    console.log(faults.join('\n'));
    await octavo.dispose();
    await services.close();
    await server.close();
  }
  void languageCodes;
});
