import type { DocumentFormat, Orientation } from '../../content/choices.ts';
import { isDocumentFormat, type PageBox, pageBox } from '../formats.ts';
import { fallbackFamily } from '../kit/fallback-faces.ts';
import { unseenSelector } from '../kit/unseen-selector.ts';
import { plainText, readArticle } from '../read-article.ts';
import { escapeAttribute, escapeText } from '../sanitise/canonical-node.ts';
import { emojiKeys, emojiRules, markEmoji } from './emoji.ts';
import { coversAny } from './unicode-range.ts';

/** A font file and what it is for. */
export interface PageFontFace {
  readonly family: string;
  readonly weight: number;
  readonly style: string;
  readonly file: string;
  /** As in CSS: 'U+0000-00FF,U+0131'. Absent for every character. */
  readonly unicodeRange?: string;
  /** Art directions that set type in it; absent for all. */
  readonly directions?: readonly string[];
}

export interface PageHtmlOptions {
  /** Trusted CSS: the kit. */
  readonly stylesheet: string;
  readonly fontFaces: readonly PageFontFace[];
  /** The address of a font file: a data: URL for print, one of the same origin for a preview. */
  readonly fontUrl: (file: string) => string;
  /** The address of an emoji's picture by its key, null where there is none; without it the character is drawn. */
  readonly emojiUrl?: (key: string) => string | null;
  /** Addresses of style sheets with further faces, of the same origin. Previews only. */
  readonly sheetUrls?: readonly string[];
  /** A file is opened by itself: on a screen its pages lie on a desk, on paper they are as in print. */
  readonly purpose: 'print' | 'preview' | 'file';
  /** The app's origin, like 'https://octavo.example'. Previews only: see `previewPolicy`. */
  readonly origin?: string;
  /** Of the page; the document's own title otherwise. */
  readonly title?: string;
}

/** A page that prints or is saved as a file runs nothing and loads nothing, whatever the sanitizer let through. */
const closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";

/** What could end a directive of the policy is no part of an origin. */
const originForm = /^https?:\/\/[\w.:[\]-]+$/;

/**
 * A preview runs nothing and loads from the app's origin alone. The origin is named as well as 'self', because Firefox
 * matches 'self' against nothing in a srcdoc frame and would block the fonts and pictures of the page.
 */
function previewPolicy(origin: string | undefined): string {
  if (origin !== undefined && !originForm.test(origin)) throw new Error(`Not an origin: ${origin}`);
  const own = origin === undefined ? "'self'" : `'self' ${origin}`;
  return `default-src 'none'; style-src ${own} 'unsafe-inline'; font-src ${own} data:; img-src ${own} data:`;
}

const mmPerPx = 25.4 / 96;

/** Near enough to a whole number to be one. */
const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;

/** The size of the paper as people cut it: whole millimetres, else hundredths of an inch, else px. */
function paperSize({ widthPx, heightPx }: PageBox): string {
  const sides = [widthPx, heightPx];
  if (sides.every((px) => isWhole(px * mmPerPx))) {
    return sides.map((px) => `${Math.round(px * mmPerPx)}mm`).join(' ');
  }
  const unit = sides.every((px) => isWhole((px / 96) * 100)) ? 'in' : 'px';
  return sides.map((px) => `${unit === 'in' ? px / 96 : px}${unit}`).join(' ');
}

function boxOf(format: string, orientation: Orientation): PageBox {
  const known: DocumentFormat = isDocumentFormat(format) ? format : 'a4';
  return pageBox(known, orientation);
}

/** Text in a style element: only its own end tag could end it. */
const inStyle = (css: string): string => css.replace(/<(?=[/!])/g, '\\3c ');

/** The CSS rule of a face. */
export function faceRule(
  face: PageFontFace,
  fontUrl: (file: string) => string,
  display: 'block' | 'swap' = 'block',
): string {
  const range = face.unicodeRange ? `unicode-range:${face.unicodeRange};` : '';
  return `@font-face{font-family:${JSON.stringify(face.family)};font-weight:${face.weight};font-style:${face.style};font-display:${display};${range}src:url(${JSON.stringify(fontUrl(face.file))}) format("woff2")}`;
}

/**
 * The faces that a document can use: those of its art direction and those that its
 * tokens name, and of them those that hold a character of its
 * text. A face with the letters of English is always among them, for what the style sheet writes itself.
 */
export function facesForArticle<Face extends PageFontFace>(
  articleHtml: string,
  faces: readonly Face[],
): readonly Face[] {
  const { direction, pages, tokens } = readArticle(articleHtml);
  const chosen = [tokens['font-display'], tokens['font-text']].join(' ');
  const text = `A${pages.flatMap((page) => page.blocks.map((block) => block.text)).join('')}`;
  const letters = [...new Set(text)].join('');
  // Capitals and small letters made by the style sheet are other characters.
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
 * Signs that lie among the mathematical ones, whose faces are large, and that every Latin face of the kit has itself:
 * minus and fraction slash.
 */
const inEveryFace = /[\u2212\u2215]/g;

const previewRules = `html{background:transparent}.doc{display:flex;flex-direction:column;align-items:center;gap:32px}`;

/** What a page around an article is made of. */
export interface PageParts {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly box: PageBox;
  /** Faces, kit, emoji and paper size; for a style element. */
  readonly css: string;
  /** The same in three: the middle one, the kit, is the same for all pages of a direction. */
  readonly sheets: readonly [faces: string, kit: string, page: string];
  readonly article: string;
}

export interface PagePartsOptions extends Omit<PageHtmlOptions, 'purpose' | 'title' | 'origin'> {
  /** 'swap' shows words in another face until theirs is there; 'block' waits for it. */
  readonly fontDisplay?: 'block' | 'swap';
}

/** The style sheet and the markup of an article, for a page that puts them together in its own way. */
export function pageParts(articleHtml: string, options: PagePartsOptions): PageParts {
  const { format, orientation, language } = readArticle(articleHtml);
  const box = boxOf(format, orientation);
  const { emojiUrl, fontUrl, fontDisplay } = options;
  const faces = [
    ...(options.sheetUrls ?? []).map((url) => `@import url(${JSON.stringify(url)});`),
    ...facesForArticle(articleHtml, options.fontFaces).map((face) => faceRule(face, fontUrl, fontDisplay)),
  ].join('\n');
  const page = [
    emojiUrl ? emojiRules(emojiKeys(articleHtml), emojiUrl) : '',
    `@page{size:${paperSize(box)};margin:0}`,
    'html,body{margin:0;padding:0}',
  ].join('\n');
  const sheets = [inStyle(faces), inStyle(options.stylesheet), inStyle(page)] as const;
  const article = emojiUrl ? markEmoji(articleHtml) : articleHtml;
  return { language, box, css: sheets.join('\n'), sheets, article };
}

/** On a screen as wide as the page at the least: small ones show it whole. */
const fileRules =
  '@media screen{html{background:#e7e5df}.doc{display:flex;flex-direction:column;align-items:center;gap:28px;padding:28px}.doc .page{box-shadow:0 1px 2px rgb(0 0 0 / .12),0 8px 28px rgb(0 0 0 / .16)}}';

const purposeRules = { preview: previewRules, file: fileRules } as const;

/** Screen pixels beside a page that lies on its desk. */
const deskMarginPx = 28;

/** Names what the kit hides on this page, for who compares the text of a print with that of the page. */
export const unseenMeta = 'octavo-unseen';

/**
 * A complete HTML page around a sanitised article: styles and faces inside, paper size from the article's format and
 * orientation. For print each page of the document is exactly one page of paper; a preview stacks them with a gap
 * on a transparent ground.
 */
export function buildPageHtml(articleHtml: string, options: PageHtmlOptions): string {
  const { language, box, css, sheets, article } = pageParts(articleHtml, options);
  const { direction, title: ownTitle } = readArticle(articleHtml);
  // A tab that printed a page of this direction before has the kit ready, where it stands by itself.
  const styles = options.purpose === 'print' ? sheets : [`${css}\n${purposeRules[options.purpose]}`];
  const policy = options.purpose === 'preview' ? previewPolicy(options.origin) : closedPolicy;
  const title = options.title ?? (ownTitle || plainText(articleHtml).split('\n')[0] || 'Untitled');
  return [
    `<!doctype html>`,
    `<html lang="${escapeAttribute(language)}">`,
    `<head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`,
    ...(options.purpose === 'print'
      ? [`<meta name="${unseenMeta}" content="${escapeAttribute(unseenSelector(direction))}">`]
      : []),
    ...(options.purpose === 'file'
      ? [
          `<meta name="viewport" content="width=${Math.ceil(box.widthPx + 2 * deskMarginPx)}">`,
          '<meta name="generator" content="Octavo">',
        ]
      : []),
    `<title>${escapeText(title)}</title>`,
    `${styles.map((sheet) => `<style>${sheet}</style>`).join('')}</head>`,
    `<body>${article}</body>`,
    `</html>`,
  ].join('\n');
}
