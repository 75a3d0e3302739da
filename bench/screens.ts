import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { openBrowser, ownerContext } from './web/open-browser.ts';
import { startServer } from './web/start-server.ts';

/*
 * `npm run screens`: a picture of every screen at four widths in both themes, to be looked at. A library with a few
 * documents is made first, so that no screen is empty that is not meant to be.
 *
 *   --out DIR     where the pictures go
 *   --only TEXT   only paths that have this in them
 */

const { values: wanted } = parseArgs({
  options: {
    out: { type: 'string', default: path.join(tmpdir(), 'octavo-screens') },
    only: { type: 'string', default: '' },
  },
});

const widths = [375, 768, 1280, 1920];
const themes = ['light', 'dark'] as const;
const publicPaths = [
  '/',
  '/about',
  '/auth',
  '/privacy-policy',
  '/terms-and-conditions',
  '/shortcuts',
  '/nowhere',
];
const ownPaths = ['/', '/app', '/library', '/librarylegacy', '/profile', '/jobs'];
const prompts = [
  'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days',
  'Flyer for a night swim at the lido on 21 June, 9 pm, free entry',
];

async function makeDocuments(page: Page, baseUrl: string): Promise<void> {
  for (const prompt of prompts) {
    await page.goto(`${baseUrl}/app`);
    await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('group', { name: 'Follow-up suggestions' }).waitFor();
  }
}

/** Pictures load as they come into view, so the whole page is walked through once. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
    // A picture that is not shown is never loaded, and would be waited for in vain.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}

async function takeAll(
  browser: Browser,
  baseUrl: string,
  paths: readonly string[],
  who: string,
  storageState?: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>,
): Promise<void> {
  for (const theme of themes)
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: width < 768 ? 812 : 900 },
        isMobile: width < 768,
        hasTouch: width < 768,
        reducedMotion: 'reduce',
        ...(storageState ? { storageState } : {}),
      });
      await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
      const page = await context.newPage();
      for (const one of paths.filter((each) => each.includes(wanted.only))) {
        await page.goto(`${baseUrl}${one}`);
        await settle(page);
        const name = `${who}${one.replaceAll('/', '-').replace(/-$/, '-home')}-${width}-${theme}.png`;
        await page.screenshot({ path: path.join(wanted.out, name), fullPage: true });
      }
      await context.close();
    }
}

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-screens-data-'));
await mkdir(wanted.out, { recursive: true });
const server = await startServer(folder);
const { browser } = await openBrowser();
try {
  await takeAll(browser, server.baseUrl, publicPaths, 'stranger');
  const context = await ownerContext(browser, server);
  const page = await context.newPage();
  await makeDocuments(page, server.baseUrl);
  await takeAll(browser, server.baseUrl, ownPaths, 'owner', await context.storageState());
  process.stdout.write(`The pictures are in ${wanted.out}\n`);
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
