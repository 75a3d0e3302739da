import type { DocumentFormat, Orientation } from '../../content/choices.ts';
import { isDocumentFormat, type PageBox, pageBox } from '../formats.ts';
import { fallbackFamily } from '../kit/fallback-faces.ts';
import { unseenSelector } from '../kit/unseen-selector.ts';
import { plainText, readArticle } from '../read-article.ts';
import { escapeAttribute, escapeText } from '../sanitise/canonical-node.ts';
import { emojiKeys, emojiRules, markEmoji } from './emoji.ts';
import { coversAny } from './unicode-range.ts';

/** A font file and where it is used. */
export interface PageFontFace {
  readonly family: string;
  readonly weight: number;
  readonly style: string;
  readonly file: string;
  /** CSS syntax: 'U+0000-00FF,U+0131'. If absent, every character. */
  readonly unicodeRange?: string;
  /** Art directions that use the face; if absent, all. */
  readonly directions?: readonly string[];
}

export interface PageHtmlOptions {
  /** Trusted CSS: the kit. */
  readonly stylesheet: string;
  readonly fontFaces: readonly PageFontFace[];
  /** Returns the URL of a font file: a data: URL for print, a same-origin URL for a preview. */
  readonly fontUrl: (file: string) => string;
  /**
   * Returns the URL of an emoji picture by its key, or null if there is none; without it, the character is
   * drawn as a glyph.
   */
  readonly emojiUrl?: (key: string) => string | null;
  /** Same-origin URLs of style sheets with additional faces. Previews only. */
  readonly sheetUrls?: readonly string[];
  /** 'file' is a standalone file: on screen its pages have a background, on paper they match 'print'. */
  readonly purpose: 'print' | 'preview' | 'file';
  /** The app's origin, like 'https://octavo.example'. Previews only: see `previewPolicy`. */
  readonly origin?: string;
  /** Title of the HTML page; defaults to the document's title. */
  readonly title?: string;
}

/** A printed or saved page runs and loads nothing, even if the sanitizer misses something. */
const closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";

/** Excludes characters that could end a CSP directive. */
const originForm = /^https?:\/\/[\w.:[\]-]+$/;

/**
 * Returns the CSP of a preview: no scripts, and loading from the app's origin only. It names the origin as
 * well as 'self', because in a srcdoc frame Firefox matches 'self' against nothing and would block the page's
 * fonts and pictures.
 */
export function previewPolicy(origin: string | undefined): string {
  if (origin !== undefined && !originForm.test(origin)) throw new Error(`Not an origin: ${origin}`);
  const own = origin === undefined ? "'self'" : `'self' ${origin}`;
  return `default-src 'none'; style-src ${own} 'unsafe-inline'; font-src ${own} data:; img-src ${own} data:`;
}

const mmPerPx = 25.4 / 96;

/** Tolerates rounding errors. */
const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;

/** Returns the paper size in common units: whole millimeters, else hundredths of an inch, else px. */
function paperSize({ widthPx, heightPx }: PageBox): string {
  const sides = [widthPx, heightPx];
  if (sides.every((px) => isWhole(px * mmPerPx))) {
    return sides.map((px) => `${Math.round(px * mmPerPx)}mm`).join(' ');
  }
  const unit = sides.every((px) => isWhole((px / 96) * 100)) ? 'in' : 'px';
  return sides.map((px) => `${unit === 'in' ? px / 96 : px}${unit}`).join(' ');
}

export function boxOf(format: string, orientation: Orientation): PageBox {
  const known: DocumentFormat = isDocumentFormat(format) ? format : 'a4';
  return pageBox(known, orientation);
}

/** Escapes CSS for a style element, which only its own end tag could end. */
const inStyle = (css: string): string => css.replace(/<(?=[/!])/g, '\\3c ');

/** A face's rule for the URL it was made for. */
interface MadeRule {
  readonly url: string;
  readonly display: string;
  readonly rule: string;
}

const madeRules = new Map<PageFontFace, MadeRule>();
/** Enough for the faces of all directions, but not for all of a CJK font. */
const mostMadeCharacters = 6_000_000;
let madeCharacters = 0;

function keepRule(face: PageFontFace, made: MadeRule): void {
  madeCharacters += made.rule.length - (madeRules.get(face)?.rule.length ?? 0);
  madeRules.delete(face);
  madeRules.set(face, made);
  for (const [oldest, { rule }] of madeRules) {
    if (madeCharacters <= mostMadeCharacters) break;
    madeRules.delete(oldest);
    madeCharacters -= rule.length;
  }
}

/** Returns the `@font-face` rule of a face. Cached, because inlined fonts make it long. */
export function faceRule(
  face: PageFontFace,
  fontUrl: (file: string) => string,
  display: 'block' | 'swap' = 'block',
): string {
  const url = fontUrl(face.file);
  const before = madeRules.get(face);
  if (before?.url === url && before.display === display) return before.rule;
  const range = face.unicodeRange ? `unicode-range:${face.unicodeRange};` : '';
  const rule = inStyle(
    `@font-face{font-family:${JSON.stringify(face.family)};font-weight:${face.weight};font-style:${face.style};font-display:${display};${range}src:url(${JSON.stringify(url)}) format("woff2")}`,
  );
  keepRule(face, { url, display, rule });
  return rule;
}

/**
 * Returns the faces a document can use: those of its art direction and its tokens that cover a character of
 * its text. Always includes a basic Latin face, for text generated by the style sheet.
 */
export function facesForArticle<Face extends PageFontFace>(
  articleHtml: string,
  faces: readonly Face[],
): readonly Face[] {
  const { direction, pages, tokens } = readArticle(articleHtml);
  const chosen = [tokens['font-display'], tokens['font-text']].join(' ');
  const text = `A${pages.flatMap((page) => page.blocks.map((block) => block.text)).join('')}`;
  const letters = [...new Set(text)].join('');
  // `text-transform` can turn letters into other characters.
  const characters = letters + letters.toUpperCase() + letters.toLowerCase();
  const families = new Set(faces.map(({ family }) => family));
  const isOursAlone = [...chosen.matchAll(/'([^']*)'/g)].every(([, family = '']) => families.has(family));
  const lacking = isOursAlone ? characters.replace(inEveryFace, '') : characters;
  return faces.filter((face) => {
    const isNamed = face.directions === undefined || face.directions.includes(direction);
    if (!isNamed && !chosen.includes(`'${face.family}'`)) return false;
    const needed = face.family === fallbackFamily ? lacking : characters;
    return face.unicodeRange === undefined || coversAny(face.unicodeRange, needed);
  });
}

/**
 * Minus and fraction slash: in the ranges of the math faces, which are large files, but every Latin face of
 * the kit has them.
 */
const inEveryFace = /[\u2212\u2215]/g;

const previewRules = `html{background:transparent}.doc{display:flex;flex-direction:column;align-items:center;gap:32px}`;

/** The parts of a page around an article. */
export interface PageParts {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly box: PageBox;
  /** Faces, kit, emoji and paper size, as the content of a style element. */
  readonly css: string;
  /** `css` in three parts. The middle one, the kit, is the same for all pages of a direction. */
  readonly sheets: readonly [faces: string, kit: string, page: string];
  readonly article: string;
}

export interface PagePartsOptions extends Omit<PageHtmlOptions, 'purpose' | 'title' | 'origin'> {
  /** 'swap' shows a fallback font until the face loads; 'block' hides the text. */
  readonly fontDisplay?: 'block' | 'swap';
}

/** Returns the styles and the markup of an article, for pages that combine them in their own way. */
export function pageParts(articleHtml: string, options: PagePartsOptions): PageParts {
  const { format, orientation, language } = readArticle(articleHtml);
  const { emojiUrl } = options;
  const box = boxOf(format, orientation);
  const faces = facesForArticle(articleHtml, options.fontFaces);
  const sheets = pageSheets({ ...options, box, faces, emoji: emojiUrl ? emojiKeys(articleHtml) : [] });
  const article = emojiUrl ? markEmoji(articleHtml) : articleHtml;
  return { language, box, css: sheets.join('\n'), sheets, article };
}

interface SheetsOptions
  extends Pick<PagePartsOptions, 'stylesheet' | 'fontUrl' | 'fontDisplay' | 'emojiUrl' | 'sheetUrls'> {
  readonly box: PageBox;
  /** The faces that the article can use. */
  readonly faces: readonly PageFontFace[];
  /** Keys of the article's emoji. */
  readonly emoji: readonly string[];
}

/** Returns faces, kit, and the rules of one page; see `PageParts`. */
export function pageSheets(options: SheetsOptions): PageParts['sheets'] {
  const { box, emoji, emojiUrl, fontUrl, fontDisplay } = options;
  const faces = [
    ...(options.sheetUrls ?? []).map((url) => inStyle(`@import url(${JSON.stringify(url)});`)),
    ...options.faces.map((face) => faceRule(face, fontUrl, fontDisplay)),
  ].join('\n');
  const page = [
    emojiUrl ? emojiRules(emoji, emojiUrl) : '',
    `@page{size:${paperSize(box)};margin:0}`,
    'html,body{margin:0;padding:0}',
  ].join('\n');
  return [faces, inStyle(options.stylesheet), inStyle(page)];
}

/** Sets the viewport to at least the page width, so that small screens show the full page. */
const fileRules =
  '@media screen{html{background:#e7e5df}.doc{display:flex;flex-direction:column;align-items:center;gap:28px;padding:28px}.doc .page{box-shadow:0 1px 2px rgb(0 0 0 / .12),0 8px 28px rgb(0 0 0 / .16)}}';

const purposeRules = { preview: previewRules, file: fileRules } as const;

/** Margin around a page on screen, in px. */
const deskMarginPx = 28;

/**
 * Name of the meta element that lists what the kit hides on this page, used to compare the text of a PDF with
 * the page.
 */
export const unseenMeta = 'octavo-unseen';

/**
 * Returns a complete HTML page around a sanitized article, with inline styles and faces, and the paper size
 * of its format and orientation. For print, each page of the document is exactly one sheet; a preview stacks
 * them with a gap on a transparent background.
 */
export function buildPageHtml(articleHtml: string, options: PageHtmlOptions): string {
  const { css, sheets, article, ...rest } = pageParts(articleHtml, options);
  const { purpose, origin } = options;
  const { direction } = readArticle(articleHtml);
  // The kit is a separate style element for print, so that a tab that already printed this direction can
  // reuse it.
  const styles = purpose === 'print' ? sheets : [`${css}\n${purposeRules[purpose]}`];
  const title = options.title ?? titleOf(articleHtml);
  const start = pageStart({ ...rest, direction, styles, title, purpose, origin });
  return [start, `<body>${article}</body>`, `</html>`].join('\n');
}

/** Returns a document's title, or else its first line. */
export function titleOf(articleHtml: string): string {
  return readArticle(articleHtml).title || plainText(articleHtml).split('\n')[0] || 'Untitled';
}

interface PageStart extends Pick<PageParts, 'language' | 'box'>, Pick<PageHtmlOptions, 'purpose'> {
  readonly origin?: string | undefined;
  readonly direction: string;
  readonly title: string;
  /** The contents of the style elements. */
  readonly styles: readonly string[];
}

/** Returns everything before the body of a page. */
export function pageStart({ language, box, direction, styles, title, purpose, origin }: PageStart): string {
  const policy = purpose === 'preview' ? previewPolicy(origin) : closedPolicy;
  return [
    `<!doctype html>`,
    `<html lang="${escapeAttribute(language)}">`,
    `<head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`,
    ...(purpose === 'print'
      ? [`<meta name="${unseenMeta}" content="${escapeAttribute(unseenSelector(direction))}">`]
      : []),
    ...(purpose === 'file'
      ? [
          `<meta name="viewport" content="width=${Math.ceil(box.widthPx + 2 * deskMarginPx)}">`,
          '<meta name="generator" content="Octavo">',
        ]
      : []),
    `<title>${escapeText(title)}</title>`,
    `${styles.map((sheet) => `<style>${sheet}</style>`).join('')}</head>`,
  ].join('\n');
}
