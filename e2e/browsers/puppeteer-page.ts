import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type KeyInput, type LaunchOptions } from 'puppeteer-core';
import { type BrowserName, type Cookie, type DrivenPage, type PressedKey, viewport } from './driven-page.ts';

const chromiumArgs = ['--disable-gpu', '--disable-background-networking', '--force-prefers-reduced-motion'];
const isRoot = process.getuid?.() === 0;

/** Overlay scrollbars as in the other browsers, no animations, and no prompt when saving a PDF. */
const firefoxPreferences = (downloadDir: string) => ({
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': 1,
  'browser.download.folderList': 2,
  'browser.download.dir': downloadDir,
  'browser.download.alwaysOpenPanel': false,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
  'pdfjs.disabled': true,
});

interface PuppeteerChoices {
  readonly environment?: Readonly<Record<string, string>>;
  /** Chromium only. */
  readonly extraArgs?: readonly string[];
}

function launchOptions(
  name: Exclude<BrowserName, 'webkit'>,
  path: string,
  { environment = {}, extraArgs = [] }: PuppeteerChoices,
  downloadDir: string,
): LaunchOptions {
  const common = {
    executablePath: path,
    headless: true,
    defaultViewport: viewport,
    protocolTimeout: 120_000,
    timeout: 120_000,
    env: { ...process.env, ...environment },
  };
  if (name === 'firefox')
    return { ...common, browser: 'firefox', extraPrefsFirefox: firefoxPreferences(downloadDir) };
  return {
    ...common,
    args: [...chromiumArgs, ...extraArgs, ...(isRoot ? ['--no-sandbox'] : [])],
    downloadBehavior: { policy: 'allow', downloadPath: downloadDir },
  };
}

/** Starts Chromium over CDP, or Firefox over WebDriver BiDi. */
export async function launchWithPuppeteer(
  name: Exclude<BrowserName, 'webkit'>,
  path: string,
  choices: PuppeteerChoices = {},
): Promise<DrivenPage> {
  const downloadDir = await mkdtemp(join(tmpdir(), `octavo-${name}-`));
  const browser: Browser = await puppeteer.launch(launchOptions(name, path, choices, downloadDir));
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  return {
    browserName: name,
    downloadDir,
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: (script, ...args) =>
      page.evaluate(script as (...all: unknown[]) => unknown, ...args) as Promise<never>,
    runSource: async (source) => {
      await page.evaluate(`${source}\n;undefined`);
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (pressed: PressedKey) => {
      const keys = pressed.split('+') as KeyInput[];
      const modifiers = keys.slice(0, -1);
      for (const modifier of modifiers) await page.keyboard.down(modifier);
      for (const key of keys.slice(-1)) await page.keyboard.press(key);
      for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier);
    },
    screenshot: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
    cookies: async () => (await browser.cookies()).map(({ name, value }) => ({ name, value })),
    addCookies: async (cookies: readonly Cookie[], url) => {
      const { hostname } = new URL(url);
      const own = cookies.map(({ name, value }) => ({
        name,
        value,
        domain: hostname,
        path: '/',
        httpOnly: true,
      }));
      await browser.setCookie(...own);
    },
    close: async () => {
      await browser.close();
      await rm(downloadDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
