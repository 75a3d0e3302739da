import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { fallbackFamily, kitFontFaces } from '../../../domain/document/kit/index.ts';
import { faceRule } from '../../../domain/document/page-html/build-page-html.ts';
import { emojiRules } from '../../../domain/document/page-html/emoji.ts';
import { coversAny } from '../../../domain/document/page-html/unicode-range.ts';
import { sanitiseArticle } from '../../../domain/document/sanitise/sanitise-article.ts';
import type { PageDress } from '../../rendering/foreign/page-dress.ts';
import { cjkFacesForText } from '../../rendering/typefaces/cjk-faces.ts';
import { emojiPictures, fontDataUrl, printableHtml } from '../documents/printable-html.ts';

const emojiClass = 'octavo-emoji';

/** Letters that every system font has, and punctuation. */
const beyondLatin = /[^\0-\u024f\u2000-\u206f]/gu;

/** The articles of Octavo come without their styles: the kit is theirs. */
const ownArticle = /^\s*<article\s[^>]*\bclass="(?:[^"]*\s)?doc(?:\s[^"]*)?"/i;

/** Whether HTML is the markup of one of our documents rather than a page of somebody else's. */
export const isOwnArticle = (html: string): boolean => ownArticle.test(html);

/** The language that a page says it is in; empty where it does not. */
export function languageOf(html: string): string {
  return /<html\b[^>]*\blang\s*=\s*["']?([A-Za-z0-9-]{2,35})/i.exec(html)?.[1] ?? '';
}

async function dressFor(html: string): Promise<PageDress | undefined> {
  // Entities are letters too; style and script only add some that are not shown.
  const text = textContent(parseDocument(html));
  const letters = [...new Set(text.match(beyondLatin) ?? [])].join('');
  if (letters === '') return undefined;
  const faces = [
    ...kitFontFaces.filter(
      ({ family, unicodeRange }) =>
        family === fallbackFamily && unicodeRange !== undefined && coversAny(unicodeRange, letters),
    ),
    ...(await cjkFacesForText(letters, languageOf(html))),
  ];
  const pictures = await emojiPictures(text);
  const urls = new Map<string, string>();
  await Promise.all(faces.map(async ({ file }) => urls.set(file, await fontDataUrl(file))));
  const rules = faces.map((face) => faceRule(face, (file) => urls.get(file) ?? ''));
  const emoji = [...pictures.keys()];
  return {
    css: [...rules, emojiRules(emoji, (key) => pictures.get(key) ?? null, `.${emojiClass}`)].join('\n'),
    family: fallbackFamily,
    emojiClass,
    emoji,
  };
}

/** What the renderer is to load for HTML of a client: our own articles in their kit, others as they are. */
export async function pageOfGivenHtml(
  html: string,
  title: string,
): Promise<{ readonly html: string; readonly dress?: PageDress }> {
  if (isOwnArticle(html)) return { html: await printableHtml(sanitiseArticle(html), title) };
  const dress = await dressFor(html);
  return dress ? { html, dress } : { html };
}
