import { kitFontFaces, kitStylesheet } from '../../../domain/document/kit/index.ts';
import {
  buildPageHtml,
  type PageParts,
  pageParts,
  previewPolicy,
} from '../../../domain/document/page-html/build-page-html.ts';
import { cjkPoints, hanStyle } from '../../../domain/document/page-html/cjk.ts';
import { readArticle } from '../../../domain/document/read-article.ts';

/**
 * The gap between pages, in page px, fits the crop marks of both, and the notes of a slide. Shadows are drawn around pages, outside the
 * iframe. `geometricPrecision` keeps the letter widths of print at any scale. An article is paginated only
 * when complete; until then, its page grows. Sample text of a template is tinted only here.
 */
const deskStyle = `
html,body{overflow:hidden}
.doc{align-items:flex-start!important;gap:72px!important;width:max-content;text-rendering:geometricPrecision}
.doc[data-format^="slides"]{gap:150px!important}
html[data-writing] .doc .page-article{height:auto;min-height:var(--page-h);container-type:inline-size}
.sample{background:color-mix(in srgb,currentColor 11%,transparent);border-radius:.12em;box-decoration-break:clone;-webkit-box-decoration-break:clone}`;

const fontUrl = (file: string): string => `/fonts/${encodeURI(file)}`;

/** Stylesheets of the many CJK font subsets: the server lists them for pages that contain such characters. */
function cjkSheets(articleHtml: string): readonly string[] {
  if (cjkPoints(articleHtml).length === 0) return [];
  const style = hanStyle(readArticle(articleHtml).language, articleHtml);
  return [`/fonts/cjk/${style}.css`];
}

const bundledFamilies: ReadonlySet<string> = new Set(kitFontFaces.map(({ family }) => family));

/** Stylesheets of uploaded fonts: the server lists them for pages with a family that isn't bundled. */
function ownSheets(articleHtml: string): readonly string[] {
  const { tokens } = readArticle(articleHtml);
  const families = [tokens['font-display'], tokens['font-text']].map(
    (list) => /^\s*['"]?([^'",]+)/.exec(list ?? '')?.[1]?.trim() ?? '',
  );
  return families.some((family) => family !== '' && !bundledFamilies.has(family))
    ? ['/files/own-fonts.css']
    : [];
}

const partsOptions = (articleHtml: string) => ({
  stylesheet: kitStylesheet(readArticle(articleHtml).direction) + deskStyle,
  fontFaces: kitFontFaces,
  fontUrl,
  emojiUrl: (key: string) => `/fonts/emoji/${key}.svg`,
  sheetUrls: [...cjkSheets(articleHtml), ...ownSheets(articleHtml)],
});

/**
 * Returns the HTML page of an article for an iframe, with the same builder, styles and fonts as for print.
 */
export function previewPage(articleHtml: string): string {
  return buildPageHtml(articleHtml, {
    ...partsOptions(articleHtml),
    purpose: 'preview',
    origin: location.origin,
  });
}

/** Returns the styles of an article in separate parts, to draw several in one iframe. */
export const previewParts = (articleHtml: string): PageParts =>
  pageParts(articleHtml, partsOptions(articleHtml));

/** Returns an empty iframe page for several articles. Its policy is the same as a preview's. */
export const thumbShell = (): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${previewPolicy(location.origin)}"><style>html,body{margin:0;overflow:hidden;background:transparent}</style></head><body></body></html>`;

/** Returns the styles of an article, whose font faces depend on its direction and letters. */
export function previewStyle(articleHtml: string): string {
  const page = previewPage(articleHtml);
  return page.slice(page.indexOf('<style>') + '<style>'.length, page.indexOf('</style>'));
}
