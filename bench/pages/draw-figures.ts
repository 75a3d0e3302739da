import { readFile, writeFile } from 'node:fs/promises';
import type { Block } from '../../src/domain/content/blocks/blocks.ts';
import { artDirections, themeNames } from '../../src/domain/content/choices.ts';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { readMarkdown } from '../../src/domain/content/markdown/read-markdown.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { makeDocument, photograph } from './make-document.ts';
import { drawSheet } from './picture-sheet.ts';

/** Widths in px: of a sheet, and of a page in it. */
const sheetWidthPx = 1500;
const pageWidthPx = 420;
const formats = ['a4', 'slides-16x9'] as const;

export interface FigureSheet {
  readonly name: string;
  readonly pages: number;
  readonly findings: readonly string[];
  readonly bytes: number;
}

const kindOf = (block: Block): string | undefined =>
  block.type === 'chart'
    ? (block.chart.kind ?? 'chart')
    : block.type === 'diagram'
      ? block.diagram.kind
      : undefined;

function titleOf(block: Block): string {
  if (block.type === 'chart') return block.chart.title;
  return block.type === 'diagram' && 'title' in block.diagram ? (block.diagram.title ?? '') : '';
}

/** Returns one slide per figure, with its finding as the title. */
function asSlides(content: DocumentContent): DocumentContent {
  const [page] = content.pages;
  const blocks = page?.layout === 'article' ? page.blocks : [];
  const pages = blocks
    .filter((block) => kindOf(block) !== undefined)
    .map((block): DocumentContent['pages'][number] =>
      block.type === 'chart'
        ? { layout: 'chart', title: block.chart.title, chart: block.chart }
        : { layout: 'text', title: titleOf(block) || (kindOf(block) ?? ''), blocks: [block] },
    );
  return { ...content, look: { ...content.look, format: 'slides-16x9', orientation: 'landscape' }, pages };
}

const wantedOnly = (content: DocumentContent, wanted: (name: string) => boolean): DocumentContent => ({
  ...content,
  pages: content.pages.map((page) =>
    page.layout === 'article'
      ? {
          ...page,
          blocks: page.blocks.filter((block) => {
            const kind = kindOf(block);
            return kind === undefined || wanted(kind);
          }),
        }
      : page,
  ),
});

/**
 * Draws every newer chart, or every diagram, on paper and slides, in every direction, light and dark: a sheet per
 * format and theme, with a row per page and a column per direction.
 */
export async function* drawFigures(
  renderer: Renderer,
  {
    file,
    wanted,
    folder,
  }: {
    readonly file: 'figures' | 'diagrams';
    readonly wanted: (name: string) => boolean;
    readonly folder: URL;
  },
): AsyncGenerator<FigureSheet> {
  const text = await readFile(new URL(`./${file}.md`, import.meta.url), 'utf8');
  const { content } = readMarkdown(text, { today: '2026-11-22' });
  if (!content) throw new Error(`bench/pages/${file}.md has no content.`);
  const paper = wantedOnly(content, wanted);
  for (const format of formats) {
    const own = format === 'a4' ? paper : asSlides(paper);
    for (const theme of themeNames) {
      const findings: string[] = [];
      const columns: (readonly Uint8Array[])[] = [];
      for (const direction of artDirections) {
        const made = await makeDocument({ ...own, look: { ...own.look, theme, direction } }, renderer);
        findings.push(...made.report.findings.map(({ message }) => `${direction}: ${message}`));
        columns.push(await photograph(made, renderer, pageWidthPx));
      }
      const rows = Math.max(...columns.map((pages) => pages.length));
      const pictures = Array.from({ length: rows }, (_, row) =>
        columns.map((pages, at) => ({ label: artDirections[at] ?? '', picture: pages[row] ?? null })),
      ).flat();
      const sheet = await drawSheet(
        { columns: columns.length, widthPx: sheetWidthPx, pictures },
        renderer,
        'webp',
      );
      const name = `${file}-${format === 'a4' ? 'paper' : 'slides'}-${theme}`;
      await writeFile(new URL(`${name}.webp`, folder), sheet);
      yield { name, pages: columns.flat().length, findings, bytes: sheet.length };
    }
  }
}
