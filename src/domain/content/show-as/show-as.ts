import { type Block, block as blockSchema } from '../blocks/blocks.ts';
import { plainText } from '../text/inline-text.ts';
import { chartOfTable, tableOfChart } from './chart-tables.ts';
import { blockOfEntries, type EntryShape, entriesOf, entryShapeOf, entryShapes } from './entry-blocks.ts';
import { figuresOfTable, tableOfFigures } from './figure-tables.ts';

export type BlockShape = EntryShape | 'figures' | 'table' | 'chart';

export interface Shown<Shape, Value> {
  readonly as: Shape;
  readonly value: Value;
}

function shapeOf(block: Block): BlockShape | null {
  if (block.type === 'figures' || block.type === 'table' || block.type === 'chart') return block.type;
  return entryShapeOf(block);
}

/** Converts a block to another shape, without its id; null if that shape can't hold its content. */
function convert(block: Block, to: BlockShape, language: string): Block | null {
  switch (to) {
    case 'figures': {
      const items = block.type === 'table' ? figuresOfTable(block.table) : null;
      return items && { type: 'figures', items };
    }
    case 'table': {
      if (block.type === 'figures') return { type: 'table', table: tableOfFigures(block.items) };
      const table = block.type === 'chart' ? tableOfChart(block.chart) : null;
      return table && { type: 'table', table };
    }
    case 'chart': {
      const chart = block.type === 'table' ? chartOfTable(block.table, language) : null;
      return chart && { type: 'chart', chart };
    }
    default: {
      const entries = entriesOf(block);
      return entries && blockOfEntries(entries, to);
    }
  }
}

/** Returns a block without its id and without the appearance settings of tables and charts. */
function saying(block: Block): unknown {
  const { id: _, ...rest } = block;
  if (rest.type === 'chart') {
    const { kind: _kind, mark: _mark, compare: _compare, ...chart } = rest.chart;
    return { ...rest, chart };
  }
  if (rest.type === 'table') {
    const { align: _align, tight: _tight, ...table } = rest.table;
    return { ...rest, table };
  }
  return rest;
}

/** Formats JSON with sorted object keys. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_name, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}

/** Returns every word and number of a block, without marks. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return plainText(value).split(/\s+/);
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return Object.entries(value).flatMap(([name, field]) => (unspoken.has(name) ? [] : wordsIn(field)));
}

const unspoken = new Set(['id', 'type', 'kind', 'icon', 'align', 'start']);

function keepsWords(before: Block, after: Block): boolean {
  const all = new Set(wordsIn(after));
  return wordsIn(before).every((word) => word === '' || all.has(word));
}

/**
 * Returns the other shapes that a block's content can take, each with the same id. Includes only shapes that
 * keep every text and convert back to the same block. Appearance settings of charts and tables (kind, marks,
 * alignment) are reset; undoing the operation restores them.
 * @param language BCP 47 tag, for numbers in tables
 */
export function showAs(block: Block, language: string): readonly Shown<BlockShape, Block>[] {
  const own = shapeOf(block);
  if (own === null) return [];
  const shapes: readonly BlockShape[] = [...entryShapes, 'figures', 'table', 'chart'];
  return shapes.flatMap((as) => {
    const value = as === own ? null : convert(block, as, language);
    if (!value || !blockSchema.safeParse(value).success || !keepsWords(block, value)) return [];
    const back = convert(value, own, language);
    if (!back || stable(saying(back)) !== stable(saying(block))) return [];
    return [{ as, value: { ...value, ...(block.id !== undefined && { id: block.id }) } }];
  });
}
