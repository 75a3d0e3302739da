import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { isLanguage, languageCookie } from '../src/words/languages.ts';
import { helpPictures, takeHelpPictures } from './web/help-pictures.ts';
import { chooseLanguage, languagePictures, takeLanguagePictures } from './web/language-pictures.ts';
import { openBrowser, ownerContext } from './web/open-browser.ts';
import { addPictureFonts, servePictureFonts } from './web/picture-fonts.ts';
import { openFromLibrary, openPage, press } from './web/screen-actions.ts';
import { startServer } from './web/start-server.ts';

/*
 * `npm run screens`: pictures of every screen at four widths in both themes, and with text at twice the size, for
 * visual review. Creates a few documents first, so that only the intended screens are empty.
 *
 *   --out DIR     output folder
 *   --only TEXT   only screens whose names contain this; separate several with commas
 *   --help-pages  instead, the pictures of the help (docs/help/pictures)
 *   --languages   instead, the pictures of the main screens in several languages (docs/pictures/languages)
 *   --language X  only screens with an address, in the language X, at 375 and 1280 px
 */

const { values: wanted } = parseArgs({
  options: {
    out: { type: 'string', default: path.join(tmpdir(), 'octavo-screens') },
    only: { type: 'string', default: '' },
    'help-pages': { type: 'boolean', default: false },
    languages: { type: 'boolean', default: false },
    language: { type: 'string' },
  },
});
const wantedNames = wanted.only.split(',');
const language = isLanguage(wanted.language) ? wanted.language : null;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Brings the screen into the desired state. */
  readonly prepare?: (page: Page) => Promise<void>;
}

interface Look {
  readonly name: string;
  readonly width: number;
  readonly theme: 'dark' | 'light';
  /** In percent. */
  readonly textSize?: number;
}

const looks: readonly Look[] = [
  ...(['light', 'dark'] as const).flatMap((theme) =>
    [375, 768, 1280, 1920].map((width) => ({ name: `${width}-${theme}`, width, theme })),
  ),
  ...[375, 1280].map((width) => ({
    name: `${width}-large`,
    width,
    theme: 'light' as const,
    textSize: 200,
  })),
];

const named = (screens: Readonly<Record<string, string>>): Screen[] =>
  Object.entries(screens).map(([name, address]) => ({ name, path: address }));

const aToken = 'A'.repeat(43);
const publicScreens: readonly Screen[] = [
  ...named({
    landing: '/',
    about: '/about',
    pricing: '/pricing',
    privacy: '/privacy-policy',
    terms: '/terms-and-conditions',
    shortcuts: '/shortcuts',
    'not-found': '/nowhere',
    offline: '/offline.html',
    'api-docs': '/docs/',
    help: '/help',
    'help-page': '/help/first-steps',
    'help-results': '/help?q=backup',
    'help-not-found': '/help/nowhere',
    auth: '/auth',
    'auth-link-reset': `/auth?mode=reset_password&token=${aToken}`,
    'auth-link-verify': `/auth?mode=verify_email&token=${aToken}`,
    'auth-google-failed': `/auth/complete?error=access_denied`,
    'share-gone': '/s/AAAAAAAAAAAAAAAAAAAAAA',
  }),
  {
    name: 'auth-sign-up',
    path: '/auth',
    prepare: (page) => page.getByRole('tab', { name: 'Sign Up' }).click(),
  },
  {
    name: 'menu',
    path: '/',
    prepare: async (page) => {
      const button = page.getByRole('button', { name: 'Open menu' });
      if (!(await button.isVisible())) return;
      await button.click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'route-error',
    path: '/about',
    prepare: async (page) => {
      await page.route('**/assets/shortcuts-*.js', (route) => route.abort());
      await page.keyboard.press('Control+/');
      await page.getByRole('alert').waitFor();
      await page.unrouteAll();
    },
  },
];

const ownScreens: readonly Screen[] = [
  ...named({
    'landing-own': '/',
    app: '/app',
    library: '/library',
    'library-legacy': '/librarylegacy',
    jobs: '/jobs',
    shares: '/shares',
    'brand-assets': '/assets',
    'brand-palettes': `/assets?tab=palettes`,
    'brand-instructions': `/assets?tab=instructions`,
    'brand-themes': `/assets?tab=themes`,
    'brand-kits': `/assets?tab=kits`,
    profile: '/profile',
    'pricing-own': '/pricing',
    membership: '/membership',
    'thank-you': '/thank-you',
    'sandbox-portal': '/sandbox/portal',
    staff: '/staff',
    create: '/create',
  }),
  { name: 'app-page', path: '/app', prepare: openPage },
  {
    name: 'library-nothing-found',
    path: '/library',
    prepare: async (page) => {
      const button = page.getByRole('button', { name: 'Search', exact: true });
      const box = page.getByRole('searchbox');
      await button.or(box).first().waitFor();
      if (!(await box.isVisible())) await button.click();
      await box.fill('zebra crossing');
      await page.getByText('Nothing found.').waitFor();
    },
  },
  {
    name: 'library-help',
    path: '/library',
    prepare: (page) => press(page, 'Print-Ready or Download?', 'dialog'),
  },
  { name: 'library-menu', path: '/library', prepare: (page) => press(page, /^More: /, 'menu') },
  ...(['Share', 'Export…', 'Delete'] as const).map((item) => ({
    name: `library-${item.toLowerCase().replace('…', '')}`,
    path: '/library',
    prepare: (page: Page) => openFromLibrary(page, item),
  })),
  {
    name: 'viewer',
    path: '/library',
    prepare: async (page) => {
      await press(page, /^View PDF/, 'dialog');
      await page.getByRole('dialog').locator('canvas').first().waitFor();
    },
  },
];

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
  await makeJobs(page);
}

async function authorize(page: Page): Promise<Record<string, string>> {
  const answer = await page.request.post('/identity/session/token', {
    headers: { origin: new URL(page.url()).origin },
  });
  return { authorization: `Bearer ${(await answer.json()).token}` };
}

/** Creates a completed and a cancelled generation. */
async function makeJobs(page: Page): Promise<void> {
  const headers = await authorize(page);
  const quality = (content: string) => ({
    kind: 'quality',
    request: { messages: [{ role: 'user', content }], mode: 'quality' },
  });
  const made = await page.request.post('/api/pdf-jobs', {
    headers,
    data: quality('Menu for a smokehouse in Oban'),
  });
  if (!made.ok()) throw new Error(await made.text());
  const data = quality('Pitch deck for a bike-sharing start-up in Porto');
  const { job_id } = await (await page.request.post('/api/pdf-jobs', { headers, data })).json();
  await page.request.delete(`/api/pdf-jobs/${job_id}/cancel`, { headers });
  await page.goto('/jobs');
  await page.getByRole('link', { name: /^Edit/ }).first().waitFor();
}

/** Scrolls through the whole page, because pictures load lazily. */
async function settle(page: Page): Promise<void> {
  // A page with a live list never becomes idle.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
    // Hidden pictures never load, so waiting for them would hang.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}

async function takeAll(
  browser: Browser,
  baseUrl: string,
  screens: readonly Screen[],
  storageState?: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>,
): Promise<void> {
  const chosen = screens.filter(
    ({ name, prepare }) =>
      wantedNames.some((each) => name.includes(each)) && (language === null || prepare === undefined),
  );
  const ofLanguage = looks.filter(({ name }) => name === '375-light' || name === '1280-light');
  for (const { name: look, width, theme, textSize } of language ? ofLanguage : looks) {
    const context = await browser.newContext({
      viewport: { width, height: width < 768 ? 812 : 900 },
      isMobile: width < 768,
      hasTouch: width < 768,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      bypassCSP: language !== null,
      ...(storageState ? { storageState } : {}),
    });
    await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
    if (language) {
      await servePictureFonts(context);
      await context.addCookies([{ name: languageCookie, value: language, url: baseUrl }]);
    }
    const page = await context.newPage();
    for (const { name, path: address, prepare } of chosen) {
      try {
        await page.goto(`${baseUrl}${address}`);
        await page.locator('#root[data-drawn]').waitFor({ state: 'detached' });
        await prepare?.(page);
        if (language) await addPictureFonts(page);
        if (textSize) await page.addStyleTag({ content: `html{font-size:${textSize}%}` });
        await settle(page);
        const file = path.join(wanted.out, `${name}-${look}.png`);
        await page.screenshot({ path: file, fullPage: true });
        // A phone's layout viewport grows with its content.
        const over = await page.evaluate((wide) => document.documentElement.scrollWidth - wide, width);
        if (over > 0) process.stdout.write(`${name}-${look} is ${over} px too wide\n`);
      } catch (error) {
        process.stdout.write(`${name}-${look}: ${error}\n`);
        process.exitCode = 1;
      }
    }
    await context.close();
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-screens-data-'));
await mkdir(wanted.out, { recursive: true });
const server = await startServer(folder);
const { browser } = await openBrowser();
try {
  const isHelp = wanted['help-pages'];
  const isReview = !isHelp && !wanted.languages;
  if (isReview) await takeAll(browser, server.baseUrl, publicScreens);
  const context = await ownerContext(browser, server);
  const page = await context.newPage();
  if (!wanted.languages) await makeDocuments(page, server.baseUrl);
  if (language) await chooseLanguage(page, language);
  const storageState = await context.storageState();
  if (isHelp) await takeHelpPictures(page, await authorize(page));
  else if (wanted.languages) await takeLanguagePictures(browser, { baseUrl: server.baseUrl, storageState });
  else await takeAll(browser, server.baseUrl, ownScreens, storageState);
  const out = isHelp ? helpPictures : wanted.languages ? languagePictures : wanted.out;
  process.stdout.write(`The pictures are in ${out}\n`);
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
