import type { IdentifiedBlock } from './flow-block.ts';
import type { FieldText } from './text/field-text.ts';

/** Blocks that show something themselves, or that people write on. */
const shown: ReadonlySet<string> = new Set(['chart', 'picture', 'diagram', 'qr', 'signatures', 'form']);

/** Maximum amount of text of a sparse page, in characters. */
const mostText = 520;
/** Characters that a line counts for even if it is short. */
const leastLine = 24;

const isText = (value: object): value is FieldText => 'plain' in value && 'spans' in value;

/** Returns the number of characters of all texts below a value, where each text counts as at least one line. */
export function lengthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (isText(value)) return value.plain === '' ? 0 : Math.max(leastLine, value.plain.length);
  return Object.values(value).reduce((sum: number, each) => sum + lengthOf(each), 0);
}

/** Maximum amount of text of a slide with a drawing beside it, in characters. */
const mostBesideArt = 150;

/** Returns whether a slide has so little text that a drawing should take the other half. */
export const leavesHalfOfSlide = (blocks: readonly IdentifiedBlock[]): boolean =>
  blocks.every(({ block: { type } }) => type === 'paragraph' || type === 'list' || type === 'definitions') &&
  lengthOf(blocks) <= mostBesideArt;

/**
 * Returns whether a page has so little text that a drawing should fill the rest. An estimate is enough: the
 * drawing takes only the room that the text leaves, and none if that is little.
 */
export const isSparse = (lead: FieldText | undefined, blocks: readonly IdentifiedBlock[]): boolean =>
  blocks.every(({ block: { type } }) => !shown.has(type)) && lengthOf(lead) + lengthOf(blocks) <= mostText;

/** Maximum length of a text that is a fact rather than part of running text, in characters. */
const longestFact = 110;

function longestOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (isText(value)) return value.plain.length;
  return Object.values(value).reduce((most: number, each) => Math.max(most, longestOf(each)), 0);
}

const factual: ReadonlySet<string> = new Set([
  'table',
  'list',
  'definitions',
  'heading',
  'paragraph',
  'contact',
  'columns',
  'divider',
]);

/** With fewer rows, a page is a note. */
const fewestRows = 4;

function rowsOf({ block }: IdentifiedBlock): number {
  if (block.type === 'table') return block.table.rows.length;
  if (block.type === 'list' || block.type === 'definitions') return block.items.length;
  return block.type === 'columns' ? block.columns.length : 0;
}

/** Returns whether a page consists of short facts, lists and tables, which use the full width of the paper. */
export const isTerse = (lead: FieldText | undefined, blocks: readonly IdentifiedBlock[]): boolean =>
  blocks.reduce((sum, block) => sum + rowsOf(block), 0) >= fewestRows &&
  blocks.every(({ block }) => factual.has(block.type) && longestOf(block) <= longestFact) &&
  longestOf(lead) <= longestFact;
