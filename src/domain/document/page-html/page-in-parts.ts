import type { Orientation } from '../../content/choices.ts';
import { kitStylesheet } from '../kit/stylesheet.ts';
import { readArticle } from '../read-article.ts';
import { escapeText } from '../sanitise/canonical-node.ts';
import { boxOf, type PageFontFace, pageSheets, pageStart, titleOf } from './build-page-html.ts';
import { emojiKeys, markEmoji } from './emoji.ts';

/** What the head of a printed page is made from, without the contents of font files. */
interface HeadOfPage {
  readonly language: string;
  readonly format: string;
  readonly orientation: Orientation;
  readonly direction: string;
  /** The faces that the article can use. */
  readonly faces: readonly PageFontFace[];
  /** Keys of the article's emoji. */
  readonly emoji: readonly string[];
}

/** A page for print in two parts, because versions of a document share the head, which is much longer. */
export interface PageInParts {
  readonly head: HeadOfPage;
  readonly title: string;
  /** The article, with its emoji marked. */
  readonly article: string;
}

/** @param faces those that the article can use; see `facesForArticle` */
export function pageInParts(articleHtml: string, faces: readonly PageFontFace[]): PageInParts {
  const { language, format, orientation, direction } = readArticle(articleHtml);
  const emoji = emojiKeys(articleHtml);
  return {
    head: { language, format, orientation, direction, faces, emoji },
    title: titleOf(articleHtml),
    article: markEmoji(articleHtml),
  };
}

/** Returns a key that differs for different heads, without writing the head. */
export function headKey({ faces, ...rest }: HeadOfPage): string {
  const written = faces.map(({ family, weight, style, file, unicodeRange }) => [
    family,
    weight,
    style,
    file,
    unicodeRange ?? '',
  ]);
  return JSON.stringify([rest, written]);
}

export const titleElement = ({ title }: PageInParts): string => `<title>${escapeText(title)}</title>`;

export const bodyElement = ({ article }: PageInParts): string => `<body>${article}</body>\n</html>`;

/** Returns the complete page, as `buildPageHtml` writes it for print. */
export function wholePage(
  page: PageInParts,
  urls: {
    readonly font: (file: string) => string;
    readonly emoji: (key: string) => string | null;
  },
): string {
  const { language, format, orientation, direction, faces, emoji } = page.head;
  const box = boxOf(format, orientation);
  const stylesheet = kitStylesheet(direction);
  const styles = pageSheets({ box, faces, emoji, stylesheet, fontUrl: urls.font, emojiUrl: urls.emoji });
  const start = pageStart({ language, box, direction, styles, title: page.title, purpose: 'print' });
  return `${start}\n${bodyElement(page)}`;
}
