import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

/*
 * The app uses the fonts of the machine, and a machine that takes pictures may have none for Japanese or Arabic. The
 * pictures then use those that Octavo brings for documents. A library shows titles of every language.
 */

const fonts = [
  { name: 'noto-sans-arabic', family: 'Noto Sans Arabic' },
  { name: 'noto-sans-jp', family: 'Noto Sans JP' },
] as const;

const folderOf = (name: string) => path.join(import.meta.dirname, `../../node_modules/@fontsource/${name}`);

/** Serves the font files to a browser. Its pages need `bypassCSP`. */
export async function servePictureFonts(context: BrowserContext): Promise<void> {
  await context.route('**/picture-fonts/*', async (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    const font = fonts.find(({ name }) => file.startsWith(name));
    if (!font) return route.abort();
    const body = await readFile(path.join(folderOf(font.name), 'files', file));
    return route.fulfill({ contentType: 'font/woff2', body });
  });
}

/** Adds the fonts behind those of the app, before those of the machine. */
export async function addPictureFonts(page: Page): Promise<void> {
  const faces = fonts
    .flatMap(({ name }) =>
      ['400', '500', '600', '700'].map((weight) =>
        readFileSync(path.join(folderOf(name), `${weight}.css`), 'utf8'),
      ),
    )
    .join('\n')
    .replaceAll('./files/', '/picture-fonts/');
  await page.addStyleTag({ content: faces });
  await page.evaluate(
    (families) => {
      const root = document.documentElement;
      for (const name of ['--ui', '--display']) {
        const own = getComputedStyle(root).getPropertyValue(name);
        root.style.setProperty(name, own.replace(/(sans-)?serif\s*$/, `${families}, $&`));
      }
    },
    fonts.map(({ family }) => `"${family}"`).join(', '),
  );
  await page.evaluate(() => document.fonts.ready);
}
