import { kitFontFaces, kitStylesheet } from '../../../domain/document/kit/index.ts';
import { buildPageHtml } from '../../../domain/document/page-html/build-page-html.ts';
import { cjkPoints, hanStyle } from '../../../domain/document/page-html/cjk.ts';
import { readArticle } from '../../../domain/document/read-article.ts';

/**
 * Between the pages on the desk, in page px: room for the crop marks of both. Their shadow is drawn around them,
 * outside the frame. Scaled text keeps the letter widths of print, without rounding to screen pixels. An article is
 * broken into pages when all of it is there: until then its page grows. Sample text of a template is tinted here and
 * nowhere else.
 */
const deskStyle = `
html,body{overflow:hidden}
.doc{align-items:flex-start!important;gap:72px!important;width:max-content;text-rendering:geometricPrecision}
html[data-writing] .doc .page-article{height:auto;min-height:var(--page-h);container-type:inline-size}
.sample{background:color-mix(in srgb,currentColor 11%,transparent);border-radius:.12em;box-decoration-break:clone;-webkit-box-decoration-break:clone}`;

const fontUrl = (file: string): string => `/fonts/${encodeURI(file)}`;

/** The faces of Chinese, Japanese and Korean are many: the server lists them, where a page has such characters. */
function cjkSheets(articleHtml: string): readonly string[] {
  if (cjkPoints(articleHtml).length === 0) return [];
  const style = hanStyle(readArticle(articleHtml).language, articleHtml);
  return [`/fonts/cjk/${style}.css`];
}

const bundledFamilies: ReadonlySet<string> = new Set(kitFontFaces.map(({ family }) => family));

/** Fonts that the owner has uploaded: the server lists them, where a page is set in a family that is not bundled. */
function ownSheets(articleHtml: string): readonly string[] {
  const { tokens } = readArticle(articleHtml);
  const families = [tokens['font-display'], tokens['font-text']].map(
    (list) => /^\s*['"]?([^'",]+)/.exec(list ?? '')?.[1]?.trim() ?? '',
  );
  return families.some((family) => family !== '' && !bundledFamilies.has(family))
    ? ['/files/own-fonts.css']
    : [];
}

/** The whole page around an article for a frame of the app: the same builder, styles and fonts as the print. */
export function previewPage(articleHtml: string): string {
  return buildPageHtml(articleHtml, {
    stylesheet: kitStylesheet(readArticle(articleHtml).direction) + deskStyle,
    fontFaces: kitFontFaces,
    fontUrl,
    emojiUrl: (key) => `/fonts/emoji/${key}.svg`,
    sheetUrls: [...cjkSheets(articleHtml), ...ownSheets(articleHtml)],
    purpose: 'preview',
    origin: location.origin,
  });
}

/** The styles that an article needs: its faces differ with its direction and its letters. */
export function previewStyle(articleHtml: string): string {
  const page = previewPage(articleHtml);
  return page.slice(page.indexOf('<style>') + '<style>'.length, page.indexOf('</style>'));
}
