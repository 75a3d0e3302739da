import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { kitFontFaces, kitStylesheet } from '../../../domain/document/kit/index.ts';
import { buildPageHtml, facesForArticle } from '../../../domain/document/page-html/build-page-html.ts';

const require = createRequire(import.meta.url);
const inlined = new Map<string, Promise<string>>();

function dataUrlOf(file: string): Promise<string> {
  let url = inlined.get(file);
  if (!url) {
    url = readFile(require.resolve(file)).then(
      (bytes) => `data:font/woff2;base64,${bytes.toString('base64')}`,
    );
    inlined.set(file, url);
  }
  return url;
}

/** The whole page that the renderer prints: styles and fonts inside, nothing to fetch. */
export async function printableHtml(articleHtml: string, title?: string): Promise<string> {
  const faces = facesForArticle(articleHtml, kitFontFaces);
  const urls = new Map<string, string>();
  await Promise.all(faces.map(async ({ file }) => urls.set(file, await dataUrlOf(file))));
  return buildPageHtml(articleHtml, {
    stylesheet: kitStylesheet(),
    fontFaces: faces,
    fontUrl: (file) => urls.get(file) ?? '',
    purpose: 'print',
    ...(title === undefined ? {} : { title }),
  });
}
