import { readFile, writeFile } from 'node:fs/promises';
import type { Block } from '../../src/domain/content/blocks/blocks.ts';
import { artDirections, themeNames } from '../../src/domain/content/choices.ts';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { readMarkdown } from '../../src/domain/content/markdown/read-markdown.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { makeDocument, photograph } from './make-document.ts';
import { drawSheet } from './picture-sheet.ts';

/** One template per paper, and the kind to render it as. */
const papers: readonly { readonly name: string; readonly template: string; readonly kind?: string }[] = [
  { name: 'cv', template: 'cv/nurse' },
  { name: 'cv-side', template: 'cv/teacher', kind: 'cv-side' },
  { name: 'menu', template: 'menu/bistro-dinner' },
  { name: 'price-list', template: 'price-list/price-list-bike-repair' },
  { name: 'recipe', template: 'recipe/lentil-soup' },
  { name: 'program', template: 'program/conference-day' },
  { name: 'timetable', template: 'timetable/class-timetable' },
  { name: 'checklist', template: 'packing-list/ski-week' },
  { name: 'minutes', template: 'meeting-notes/weekly-team-meeting' },
  { name: 'agenda', template: 'agenda/agenda-team-meeting' },
];

const amounts = ['sparse', 'usual', 'dense'] as const;
type Amount = (typeof amounts)[number];
const formats = ['a4', 'letter'] as const;
const sheetWidthPx = 1500;
const fewItems = 2;
const dense = 3;

export interface PaperSheet {
  readonly name: string;
  readonly documents: number;
  readonly pages: number;
  readonly findings: readonly string[];
  readonly bytes: number;
}

function shortened(block: Block): Block {
  if (block.type === 'list') return { ...block, items: block.items.slice(0, fewItems) };
  if (block.type === 'table') {
    return { ...block, table: { ...block.table, rows: block.table.rows.slice(0, fewItems) } };
  }
  if (block.type === 'columns') {
    return { ...block, columns: block.columns.map((column) => column.slice(0, fewItems).map(shortened)) };
  }
  return block;
}

/** Returns the blocks of a page, reduced or tripled; ids are assigned later. */
function inAmount(blocks: readonly Block[], amount: Amount): Block[] {
  if (amount === 'usual') return [...blocks];
  if (amount === 'sparse') return blocks.slice(0, Math.max(4, Math.ceil(blocks.length / 2))).map(shortened);
  const start = blocks.findIndex(({ type }) => type === 'heading' || type === 'columns');
  const rest = blocks.slice(Math.max(0, start));
  return [...blocks, ...Array.from({ length: dense - 1 }, () => rest).flat()];
}

const withAmount = (content: DocumentContent, amount: Amount): DocumentContent => ({
  ...content,
  pages: content.pages.map((page) =>
    page.layout === 'article' ? { ...page, blocks: inAmount(page.blocks, amount) } : page,
  ),
});

async function readPaper(template: string, kind: string | undefined): Promise<DocumentContent> {
  const text = await readFile(new URL(`../../templates/${template}.md`, import.meta.url), 'utf8');
  const { content } = readMarkdown(text, { today: '2026-11-22' });
  if (!content) throw new Error(`${template} has no content.`);
  const { accent: _accent, ...look } = content.look;
  return { ...content, look, ...(kind !== undefined && { kind }) };
}

/**
 * Checks each paper in every direction, theme and format, with little, usual and much content; draws a sheet
 * of the usual ones, light and dark, into `folder`.
 */
export async function* drawPapers(
  renderer: Renderer,
  { wanted, folder }: { readonly wanted: (name: string) => boolean; readonly folder: URL },
): AsyncGenerator<PaperSheet> {
  for (const { name, template, kind } of papers.filter((paper) => wanted(paper.name))) {
    const content = await readPaper(template, kind);
    const pictures: { label: string; picture: Uint8Array | null }[] = [];
    const findings: string[] = [];
    let [documents, pages] = [0, 0];
    for (const theme of themeNames) {
      for (const direction of artDirections) {
        for (const format of formats) {
          for (const amount of amounts) {
            const look = { ...content.look, theme, direction, format };
            const made = await makeDocument({ ...withAmount(content, amount), look }, renderer);
            const where = [direction, theme, format, amount].join(' ');
            documents += 1;
            pages += made.html.split('<section class="page').length - 1;
            findings.push(...made.report.findings.map(({ message }) => `${where}: ${message}`));
            if (amount !== 'usual' || format !== 'a4') continue;
            const [picture = null] = await photograph(made, renderer, 420);
            pictures.push({ label: `${direction}, ${theme}`, picture });
          }
        }
      }
    }
    const sheet = await drawSheet({ columns: 6, widthPx: sheetWidthPx, pictures }, renderer, 'webp');
    await writeFile(new URL(`papers-${name}.webp`, folder), sheet);
    yield { name, documents, pages, findings, bytes: sheet.length };
  }
}
