import { fallbackFamily, kitFontFaces } from '../../../domain/document/kit/index.ts';
import { faceRule } from '../../../domain/document/page-html/build-page-html.ts';
import { emojiRules } from '../../../domain/document/page-html/emoji.ts';
import { coversAny } from '../../../domain/document/page-html/unicode-range.ts';
import { findOpeningTag, openingTags } from '../../../domain/markup/opening-tags.ts';
import type { PageDress } from '../../rendering/foreign/page-dress.ts';
import { cjkFacesForText } from '../../rendering/typefaces/cjk-faces.ts';
import { inThread, sanitiseGiven } from '../../work/in-thread.ts';
import { emojiPictures, fontDataUrl } from '../documents/printable-html.ts';
import { printedPage } from '../documents/take-page-step.ts';

const emojiClass = 'octavo-emoji';

/** Characters outside Latin letters and punctuation, which every system font covers. */
const beyondLatin = /[^\0-\u024f\u2000-\u206f]/gu;

/**
 * Returns whether HTML is the markup of one of our documents (an article without its styles) rather than a
 * whole page.
 */
export function isOwnArticle(html: string): boolean {
  const [first] = openingTags(html);
  if (first?.name !== 'article' || html.slice(0, first.start).trim() !== '') return false;
  return (first.attributes.class ?? '').split(/\s+/).includes('doc');
}

/** Returns the language a page declares; empty if none. */
export function languageOf(html: string): string {
  const language = findOpeningTag(html, 'html')?.attributes.lang ?? '';
  return /^[A-Za-z0-9-]{2,35}/.exec(language.trim())?.[0] ?? '';
}

async function dressFor(html: string): Promise<PageDress | undefined> {
  // The text has entities decoded. Text in style and script only adds unused characters.
  const text = await inThread('textOfPage', html);
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

/** Returns the page to render for a client's HTML: our own articles with the kit, other pages unchanged. */
export async function pageOfGivenHtml(
  html: string,
  title: string,
): Promise<{ readonly html: string; readonly dress?: PageDress }> {
  if (isOwnArticle(html)) return { html: await printedPage(await sanitiseGiven(html), title) };
  const dress = await dressFor(html);
  return dress ? { html, dress } : { html };
}
