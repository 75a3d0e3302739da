import type { Block } from '../../content/blocks/blocks.ts';
import type { Table } from '../../content/blocks/table.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';

/** A place to write on that a prompt asks for. */
export type AskedPlace = 'ticks' | 'initials' | 'signature';

const places = ['ticks', 'initials', 'signature'] as const;

/** Returns the places to write on that words about the page ask for. */
export function askedPlaces(words: readonly string[], language: ReaderLanguage): AskedPlace[] {
  const { asked } = pageWordsOf(language);
  return places.filter((place) => words.some((each) => hasWordOf(each, asked[place])));
}

/** Returns a table with an empty column behind the others for each head. */
const withColumns = (table: Table, heads: readonly string[]): Table => ({
  ...table,
  head: [...table.head, ...heads],
  rows: table.rows.map((row) => [...row, ...heads.map(() => '')]),
  ...(table.foot && { foot: table.foot.map((row) => [...row, ...heads.map(() => '')]) }),
  ...(table.align && { align: [...table.align, ...heads.map(() => 'center' as const)] }),
});

/** Adds the places to write on that a prompt asks for to its rows. */
export function withPlaces(
  blocks: readonly Block[],
  asked: readonly AskedPlace[],
  written: ReaderLanguage,
): Block[] {
  const { labels } = pageWordsOf(written).asked;
  const heads = [
    ...(asked.includes('ticks') ? [labels.done] : []),
    ...(asked.includes('initials') ? [labels.initials] : []),
  ];
  return blocks.map((block): Block => {
    if (heads.length === 0) return block;
    if (block.type === 'table') return { ...block, table: withColumns(block.table, heads) };
    if (block.type !== 'list') return block;
    if (!asked.includes('initials'))
      return { ...block, items: block.items.map((item) => ({ ...item, checked: false })) };
    return {
      type: 'table',
      table: { head: ['', ...heads], rows: block.items.map(({ text }) => [text, ...heads.map(() => '')]) },
    };
  });
}

export const signatureLine = (written: ReaderLanguage): Block => ({
  type: 'signatures',
  items: [{ name: pageWordsOf(written).asked.labels.signature }],
});
