import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fallbackFamily } from '../../../domain/document/kit/index.ts';
import { faceRule, type PageFontFace } from '../../../domain/document/page-html/build-page-html.ts';
import {
  cjkPoints,
  type HanStyle,
  hanOrder,
  hanStyle,
  isCjk,
} from '../../../domain/document/page-html/cjk.ts';
import { rangeBounds, rangeOf } from '../../../domain/document/page-html/unicode-range.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { fontCoverage } from './font-coverage.ts';

const require = createRequire(import.meta.url);

const slugs: Readonly<Record<HanStyle, string>> = {
  ja: 'noto-sans-jp',
  'zh-hans': 'noto-sans-sc',
  'zh-hant': 'noto-sans-tc',
  ko: 'noto-sans-kr',
};

/** Same weights as the other faces of the fallback family: one for text, one for emphasis. */
const weights = [400, 600] as const;

/** One file of a family; about a hundred contain all its characters. */
interface Chunk {
  readonly slug: string;
  /** Number in the file name, like '[87]'. */
  readonly number: string;
  /** Characters that the package declares; the file may contain fewer. */
  readonly declared: ReadonlySet<number>;
}

const families = new Map<HanStyle, Promise<readonly Chunk[]>>();

function chunksOf(style: HanStyle): Promise<readonly Chunk[]> {
  const before = families.get(style);
  if (before !== undefined) return before;
  const slug = slugs[style];
  const chunks = readFile(require.resolve(`@fontsource/${slug}/unicode.json`), 'utf8').then((json) =>
    Object.entries(JSON.parse(json) as Record<string, string>).flatMap(([name, range]) => {
      const number = /^\[(\d+)\]$/.exec(name)?.[1];
      if (number === undefined) return [];
      const points = rangeBounds(range).flatMap(([low, high]) =>
        Array.from({ length: high - low + 1 }, (_, index) => low + index).filter(isCjk),
      );
      return points.length === 0 ? [] : [{ slug, number, declared: new Set(points) }];
    }),
  );
  families.set(style, chunks);
  return chunks;
}

const fileOf = ({ slug, number }: Chunk, weight: number): string =>
  `@fontsource/${slug}/files/${slug}-${number}-${weight}-normal.woff2`;

/** Returns which of the given code points the chunk's file has glyphs for. */
async function drawnBy(chunk: Chunk, points: Iterable<number>): Promise<readonly number[]> {
  const wanted = [...points].filter((point) => chunk.declared.has(point));
  if (wanted.length === 0) return [];
  const glyphs = await fontCoverage(fileOf(chunk, weights[0]));
  return wanted.filter((point) => glyphs.has(point));
}

const facesOf = (chunk: Chunk, points: readonly number[]): readonly PageFontFace[] =>
  weights.map((weight) => ({
    family: fallbackFamily,
    weight,
    style: 'normal',
    file: fileOf(chunk, weight),
    unicodeRange: rangeOf(points),
  }));

/**
 * Returns the faces for a document's Chinese, Japanese and Korean characters, each limited to the characters
 * that it draws. Characters that no family has are in none of them.
 */
export async function cjkFacesFor(articleHtml: string): Promise<readonly PageFontFace[]> {
  const { language, pages } = readArticle(articleHtml);
  return cjkFacesForText(pages.flatMap((page) => page.blocks.map((block) => block.text)).join(''), language);
}

/** Does the same for any text. */
export async function cjkFacesForText(text: string, language: string): Promise<readonly PageFontFace[]> {
  const left = new Set(cjkPoints(text));
  const faces: PageFontFace[] = [];
  for (const style of hanOrder[hanStyle(language, text)]) {
    if (left.size === 0) break;
    for (const chunk of await chunksOf(style)) {
      const points = await drawnBy(chunk, left);
      if (points.length === 0) continue;
      faces.push(...facesOf(chunk, points));
      for (const point of points) left.delete(point);
    }
  }
  return faces;
}

const sheets = new Map<HanStyle, Promise<string>>();

/**
 * Returns a style sheet with all faces for one style of Han characters, for previews; the browser loads only
 * the files that a page needs. The language's own family comes last, because the last face with a character
 * wins.
 */
export function cjkStylesheet(style: HanStyle, fontUrl: (file: string) => string): Promise<string> {
  const before = sheets.get(style);
  if (before !== undefined) return before;
  const sheet = (async () => {
    const chunks = (await Promise.all(hanOrder[style].toReversed().map(chunksOf))).flat();
    const faces = await Promise.all(
      chunks.map(async (chunk) => {
        const points = await drawnBy(chunk, chunk.declared);
        return points.length === 0 ? [] : facesOf(chunk, points);
      }),
    );
    return faces
      .flat()
      .map((face) => faceRule(face, fontUrl))
      .join('\n');
  })();
  sheets.set(style, sheet);
  return sheet;
}

/**
 * Returns whether a path is a font file of these families. No other file of their packages is ever opened.
 */
export function isCjkFile(file: string): boolean {
  return /^@fontsource\/(noto-sans-(?:jp|sc|tc|kr))\/files\/\1-\d{1,3}-(?:400|600)-normal\.woff2$/.test(file);
}
