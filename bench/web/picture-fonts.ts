import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

/*
 * The app uses the fonts of the machine, and a machine that takes pictures may have none for Japanese or Arabic. The
 * pictures then use those that Octavo brings for documents.
 */

const packages: Readonly<Record<string, { readonly name: string; readonly family: string }>> = {
  ar: { name: 'noto-sans-arabic', family: 'Noto Sans Arabic' },
  ja: { name: 'noto-sans-jp', family: 'Noto Sans JP' },
};

const folderOf = (name: string) => path.join(import.meta.dirname, `../../node_modules/@fontsource/${name}`);

/** Serves the font files of a language to a browser. Its pages need `bypassCSP`. */
export async function servePictureFonts(context: BrowserContext, language: string): Promise<void> {
  const font = packages[language];
  if (!font) return;
  await context.route('**/picture-fonts/*', async (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    await route.fulfill({
      contentType: 'font/woff2',
      body: await readFile(path.join(folderOf(font.name), 'files', file)),
    });
  });
}

/** Adds the fonts of a language behind those of the app, before those of the machine. */
export async function addPictureFonts(page: Page, language: string): Promise<void> {
  const font = packages[language];
  if (!font) return;
  const faces = ['400', '500', '600', '700']
    .map((weight) => readFileSync(path.join(folderOf(font.name), `${weight}.css`), 'utf8'))
    .join('\n')
    .replaceAll('./files/', '/picture-fonts/');
  await page.addStyleTag({ content: faces });
  await page.evaluate((family) => {
    const root = document.documentElement;
    for (const name of ['--ui', '--display']) {
      const own = getComputedStyle(root).getPropertyValue(name);
      root.style.setProperty(name, own.replace('sans-serif', `"${family}", sans-serif`));
    }
  }, font.family);
  await page.evaluate(() => document.fonts.ready);
}
