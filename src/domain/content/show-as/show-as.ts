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

/** The same content in another shape, without id; null where that shape has no place for it. */
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

/** A block without its id and without what a table or a chart chooses about its looks. */
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

/** JSON with the fields of objects in alphabetical order. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_name, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}

/** Every word and number of a block, without marks. */
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
 * The other shapes that the same content can take, each as a block with the same id. Only those that keep every text and
 * lead back to the same block; what a chart or a table chooses about its looks (kind, marks, alignment) is left to the
 * new shape and comes back by undoing the operation.
 * @param language BCP 47, for numbers in tables
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
