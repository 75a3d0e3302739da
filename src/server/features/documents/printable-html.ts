import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { kitFontFaces, kitStylesheet } from '../../../domain/document/kit/index.ts';
import {
  buildPageHtml,
  facesForArticle,
  type PageFontFace,
} from '../../../domain/document/page-html/build-page-html.ts';
import { emojiKeys } from '../../../domain/document/page-html/emoji.ts';
import {
  bodyElement,
  headKey,
  type PageInParts,
  pageInParts,
  titleElement,
  wholePage,
} from '../../../domain/document/page-html/page-in-parts.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { TextCache } from '../../../domain/text-cache.ts';
import type { TabPage } from '../../rendering/tab-page.ts';
import { cjkFacesFor } from '../../rendering/typefaces/cjk-faces.ts';
import { emojiDrawing } from '../../rendering/typefaces/emoji-drawings.ts';

const require = createRequire(import.meta.url);
const inlined = new Map<string, Promise<string>>();

/** CJK faces are numerous and rarely reused, so only the others are cached in memory. */
const isKept = (file: string): boolean => !/noto-sans-(?:jp|sc|tc|kr)\//.test(file);

/** Returns a font file as a data: URL. */
export function fontDataUrl(file: string): Promise<string> {
  let url = inlined.get(file);
  if (!url) {
    url = readFile(require.resolve(file)).then(
      (bytes) => `data:font/woff2;base64,${bytes.toString('base64')}`,
    );
    if (isKept(file)) inlined.set(file, url);
  }
  return url;
}

/** For the few documents that are being finished: several steps ask for the faces of each. */
const recentFaces = new TextCache<Promise<readonly PageFontFace[]>>(200_000);

/** Returns every font face that a document may use, including those for its CJK characters. */
export const facesOf = (articleHtml: string): Promise<readonly PageFontFace[]> =>
  recentFaces.getOr(
    articleHtml,
    () => readFaces(articleHtml),
    () => 0,
  );

async function readFaces(articleHtml: string): Promise<readonly PageFontFace[]> {
  return facesForArticle(articleHtml, [...kitFontFaces, ...(await cjkFacesFor(articleHtml))]);
}

/** Returns the pictures of a text's emoji, by emoji key. */
export function emojiPictures(text: string): Promise<ReadonlyMap<string, string>> {
  return picturesOf(emojiKeys(text));
}

async function picturesOf(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(keys.map(async (key) => [key, await emojiDrawing(key)] as const));
  return new Map(
    found.flatMap(([key, svg]) =>
      svg === null
        ? []
        : [[key, `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`] as const],
    ),
  );
}

/** Returns the whole page for the renderer, with styles, fonts and emoji inlined, so nothing is fetched. */
export async function printableHtml(
  articleHtml: string,
  title?: string,
  purpose: 'print' | 'file' = 'print',
): Promise<string> {
  const [faces, emoji] = await Promise.all([facesOf(articleHtml), emojiPictures(articleHtml)]);
  const urls = await fontUrls(faces);
  return buildPageHtml(articleHtml, {
    stylesheet: kitStylesheet(readArticle(articleHtml).direction),
    fontFaces: faces,
    fontUrl: (file) => urls.get(file) ?? '',
    emojiUrl: (key) => emoji.get(key) ?? null,
    purpose,
    ...(title === undefined ? {} : { title }),
  });
}

async function fontUrls(faces: readonly PageFontFace[]): Promise<ReadonlyMap<string, string>> {
  const urls = new Map<string, string>();
  await Promise.all(faces.map(async ({ file }) => urls.set(file, await fontDataUrl(file))));
  return urls;
}

/** Returns what `printableHtml` writes in parts, without the contents of styles and fonts. */
export async function readPageInParts(articleHtml: string): Promise<PageInParts> {
  return pageInParts(articleHtml, await facesOf(articleHtml));
}

/** Returns a page for a tab, which may have loaded its head already. */
export function tabPageOf(page: PageInParts): TabPage {
  const { head } = page;
  return {
    headKey: headKey(head),
    title: titleElement(page),
    body: bodyElement(page),
    whole: async () => {
      const [fonts, emoji] = await Promise.all([fontUrls(head.faces), picturesOf(head.emoji)]);
      return wholePage(page, {
        font: (file) => fonts.get(file) ?? '',
        emoji: (key) => emoji.get(key) ?? null,
      });
    },
  };
}
