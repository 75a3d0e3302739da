import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { tell } from '../../src/domain/composer/speech/saying.ts';
import { speak } from '../../src/domain/composer/speech/speak.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { type Language, languages } from '../../src/words/languages.ts';
import { addPictureFonts, servePictureFonts } from './picture-fonts.ts';

/** The folder of the pictures of the languages. */
export const languagePictures = path.join(import.meta.dirname, '../../docs/pictures/languages');

/** Languages whose screens are shown: long words, another script, and another direction. */
const pictured: readonly Language[] = ['de', 'ja', 'ar'];

/** Starts a name of unknown direction in a text. */
const isolate = '\u2068';

const wordsOf = async <Area extends keyof Catalogue>(language: Language, area: Area) => {
  const module: { words: Catalogue[Area] } = await import(`../../src/words/${language}/${area}.ts`);
  return module.words;
};

/** Chooses the language of the account on its profile. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.goto('/profile');
  const { name } = languages[language];
  const choice = page.getByRole('main').locator('select', { has: page.locator('option', { hasText: name }) });
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  await choice.selectOption({ label: name });
  await page.locator(`html[lang="${language}"]`).waitFor();
}

async function settle(page: Page): Promise<void> {
  await page.locator('#root[data-drawn]').waitFor({ state: 'detached' });
  await addPictureFonts(page);
  // A page with a live list never becomes idle.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
}

async function save(page: Page, name: string): Promise<void> {
  const webp = await sharp(await page.screenshot())
    .resize({ width: 960 })
    .webp({ quality: 72, effort: 6 })
    .toBuffer();
  await writeFile(path.join(languagePictures, `${name}.webp`), webp);
}

/** Makes a document from a prompt in the language, and takes the picture of its chat. */
async function takeChat(page: Page, language: Language): Promise<void> {
  const { prompt, send, followups } = await wordsOf(language, 'chat');
  for (const reason of ['first_flyer', 'first_bill'] as const) {
    await page.goto('/app');
    await settle(page);
    await page.getByRole('textbox', { name: prompt, exact: true }).fill(speak(language, tell(reason)));
    await page.getByRole('button', { name: send, exact: true }).click();
    await page.getByRole('group', { name: followups }).waitFor();
  }
  await page.frameLocator('iframe').first().locator('article.doc').waitFor();
  await settle(page);
  await save(page, `${language}-chat`);
}

async function takeSharing(page: Page, language: Language): Promise<void> {
  const { moreOf, share } = await wordsOf(language, 'library');
  await page.goto('/library');
  await settle(page);
  await page
    .locator(`button[aria-label^="${moreOf('').split(isolate, 1)[0]?.trim()}"]`)
    .first()
    .click();
  await page.getByRole('menuitem', { name: share, exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await settle(page);
  await save(page, `${language}-sharing`);
}

/** Takes pictures of the main screens in several languages: 1280 by 800, light theme, WebP. */
export async function takeLanguagePictures(
  browser: Browser,
  { baseUrl, storageState }: { readonly baseUrl: string; readonly storageState: StorageState },
): Promise<void> {
  await mkdir(languagePictures, { recursive: true });
  for (const language of pictured) {
    const context = await browser.newContext({
      baseURL: baseUrl,
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      // The fonts of the pictures are not the app's.
      bypassCSP: true,
      storageState,
    });
    await servePictureFonts(context);
    const page = await context.newPage();
    await chooseLanguage(page, language);
    await takeChat(page, language);
    await takeSharing(page, language);
    for (const screen of ['library', 'profile', 'templates']) {
      await page.goto(`/${screen}`);
      await settle(page);
      await save(page, `${language}-${screen}`);
    }
    await context.close();
  }
}

type StorageState = NonNullable<NonNullable<Parameters<Browser['newContext']>[0]>['storageState']>;
