import { readFile } from 'node:fs/promises';
import type { Block } from '../../src/domain/content/blocks/blocks.ts';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { readMarkdown } from '../../src/domain/content/markdown/read-markdown.ts';

interface Paper {
  readonly name: string;
  /** A template, or a file in ./papers. */
  readonly file: string;
  /** What to render it as. */
  readonly kind?: string;
  readonly isDeck?: boolean;
}

/** A sample of each paper that isn't among the golden pages. */
export const papers: readonly Paper[] = [
  { name: 'cv', file: 'templates/cv/nurse' },
  { name: 'cv-side', file: 'templates/cv/teacher', kind: 'cv-side' },
  { name: 'menu', file: 'templates/menu/bistro-dinner' },
  { name: 'price-list', file: 'templates/price-list/price-list-bike-repair' },
  { name: 'recipe', file: 'templates/recipe/lentil-soup' },
  { name: 'program', file: 'templates/program/conference-day' },
  { name: 'timetable', file: 'templates/timetable/class-timetable' },
  { name: 'checklist', file: 'templates/packing-list/ski-week' },
  { name: 'seating-plan', file: 'templates/seating-plan/classroom-seating' },
  { name: 'minutes', file: 'templates/meeting-notes/weekly-team-meeting' },
  { name: 'agenda', file: 'templates/agenda/agenda-team-meeting' },
  { name: 'lesson-plan', file: 'templates/lesson-plan/art-grade-4' },
  { name: 'newsletter', file: 'templates/newsletter/newsletter-neighborhood' },
  { name: 'press-release', file: 'templates/press-release/new-bicycle-bridge' },
  { name: 'product-sheet', file: 'templates/product-sheet/product-sheet-cargo-bike' },
  { name: 'card', file: 'templates/card/birthday-wishes' },
  { name: 'form', file: 'templates/form/form-any-purpose' },
  { name: 'survey', file: 'templates/form/course-feedback-form' },
  { name: 'labels', file: 'bench/pages/papers/jar-labels' },
  { name: 'address-labels', file: 'bench/pages/papers/address-labels' },
  { name: 'slide-stages', file: 'bench/pages/papers/slide-stages', isDeck: true },
];

export const paperAmounts = ['sparse', 'usual', 'dense'] as const;
export type PaperAmount = (typeof paperAmounts)[number];
const fewItems = 2;
const dense = 3;

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
function inAmount(blocks: readonly Block[], amount: PaperAmount): Block[] {
  if (amount === 'usual') return [...blocks];
  if (amount === 'sparse') return blocks.slice(0, Math.max(4, Math.ceil(blocks.length / 2))).map(shortened);
  const start = blocks.findIndex(({ type }) => type === 'heading' || type === 'columns');
  const rest = blocks.slice(Math.max(0, start));
  return [...blocks, ...Array.from({ length: dense - 1 }, () => rest).flat()];
}

export const paperInAmount = (content: DocumentContent, amount: PaperAmount): DocumentContent => ({
  ...content,
  pages: content.pages.map((page) =>
    page.layout === 'article' ? { ...page, blocks: inAmount(page.blocks, amount) } : page,
  ),
});

/** Reads a paper without its accent, so that the palettes of the directions show. */
export async function readPaper({ file, kind }: (typeof papers)[number]): Promise<DocumentContent> {
  const text = await readFile(new URL(`../../${file}.md`, import.meta.url), 'utf8');
  const { content } = readMarkdown(text, { today: '2026-11-22' });
  if (!content) throw new Error(`${file} has no content.`);
  const { accent: _accent, ...look } = content.look;
  return { ...content, look, ...(kind !== undefined && { kind }) };
}
