import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { plainText } from '../../../domain/content/text/inline-text.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { repeats } from '../../testing/full-run.ts';
import { randomContents } from '../../testing/random-contents.ts';
import { type PdfLine, type PdfPageLines, readPdfLines } from '../../testing/read-pdf-lines.ts';
import { finishPage } from './finish-page.ts';
import { printableHtml } from './printable-html.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

const counted: ReadonlySet<string> = new Set([
  'overflow',
  'clipping',
  'overlap',
  'missing_glyph',
  'contrast',
]);
const compact = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** Longer words can be broken, even across pages. */
const longestPiece = 30;
const pieces = (word: string): readonly string[] =>
  Array.from({ length: Math.ceil(word.length / longestPiece) }, (_, at) =>
    word.slice(at * longestPiece, (at + 1) * longestPiece),
  );

/** Keys of content that controls styling, or that is printed in another form. */
const unseen: ReadonlySet<string> = new Set([
  ...['kind', 'type', 'layout', 'tone', 'align', 'notes', 'currency', 'unit', 'mark'],
  ...['date', 'issued', 'due', 'label'],
]);

/** Returns every visible word of the content. */
function wordsOf(content: unknown, key = ''): readonly string[] {
  if (unseen.has(key)) return [];
  if (typeof content === 'string') return plainText(content).split(/\s+/).map(compact).flatMap(pieces);
  if (Array.isArray(content)) return content.flatMap((item) => wordsOf(item, key));
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, inner]) => wordsOf(inner, name));
}

/** Returns lines outside the page, allowing for glyphs that overhang their boxes. */
const beyond = ({ width, height, lines }: PdfPageLines): readonly PdfLine[] =>
  lines.filter(
    ({ left, right, baseline, size }) =>
      left < -1.5 || right > width + 1.5 || baseline > height + 1 || baseline < size * 0.5,
  );

/** Returns overlapping lines; the overlap must exceed half the font size. */
function onEachOther({ lines }: PdfPageLines): readonly (readonly [string, string])[] {
  return lines.flatMap((a, at) =>
    lines.slice(at + 1).flatMap((b) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const heightOf = ({ size }: PdfLine): number => size * 0.5;
      const high =
        Math.min(a.baseline, b.baseline) - Math.max(a.baseline - heightOf(a), b.baseline - heightOf(b));
      const least = Math.min(heightOf(a), heightOf(b)) / 2;
      return wide > 2 && high > least ? [[a.text, b.text] as const] : [];
    }),
  );
}

it('no printed document has text off the page, overlapping or missing', async () => {
  await fc.assert(
    fc.asyncProperty(randomContents, async (content) => {
      const article = assembleArticle(layOutContent(content));
      const { html, report } = await finishPage(article, renderer);
      expect(report.findings.filter((finding) => counted.has(finding.class))).toEqual([]);
      const { pdf } = await renderer.renderPdf({ html: await printableHtml(html) });
      const pages = await readPdfLines(pdf);
      expect(pages).toHaveLength(report.pages);
      expect(pages.flatMap(beyond)).toEqual([]);
      expect(pages.flatMap(onEachOther)).toEqual([]);
      const printed = compact(pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(''));
      expect(wordsOf([content.head, content.pages]).filter((word) => !printed.includes(word))).toEqual([]);
    }),
    { seed: 20261121, numRuns: repeats(2, 60), endOnFailure: true },
  );
}, 600_000);
