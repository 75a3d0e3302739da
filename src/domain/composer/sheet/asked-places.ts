import type { Block } from '../../content/blocks/blocks.ts';
import type { Table } from '../../content/blocks/table.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { withoutSmallHead } from '../facts/small-words.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';

/** A place to write on that a prompt asks for. */
export type AskedPlace = 'ticks' | 'initials' | 'signature';

const places = ['ticks', 'initials', 'signature'] as const;

/** Returns the places to write on that words about the page ask for. */
export function askedPlaces(words: readonly string[], language: ReaderLanguage): AskedPlace[] {
  const { asked } = pageWordsOf(language);
  return places.filter((place) => words.some((each) => hasWordOf(each, asked[place])));
}

const mostColumns = 4;
const mostHeadWords = 4;
/** Number of words behind 'columns' among which 'for' stands: 'columns at the end for'. */
const mostBetween = 4;

/** Returns the heads of the columns to write in that words about the page ask for: 'columns for condition and borrower'. */
export function askedColumns(wishes: readonly string[], language: ReaderLanguage): string[] {
  const { asked, benefit, bill } = pageWordsOf(language);
  const others = [asked.ticks, asked.initials, asked.signature, asked.totals].join(', ');
  const heads = wishes.flatMap((wish) => {
    const tokens = tokenize(wish);
    const noun = tokens.findIndex(({ folded }) => isWordOf(folded, asked.columns));
    if (noun < 0) return [];
    const link = tokens.findIndex(
      ({ folded, text }, at) =>
        at > noun && at <= noun + mostBetween && (text === ':' || isWordOf(folded, benefit)),
    );
    const start = tokens[link]?.end;
    if (start === undefined) return [];
    const [list = ''] = wish.slice(start).split(/[.;()!?\n]/);
    const items: string[][] = [[]];
    for (const word of list.split(/(,)|\s+/u).filter(Boolean))
      if (word === ',' || isWordOf(fold(word), bill.and)) items.push([]);
      else items.at(-1)?.push(word);
    return items.flatMap((words) => {
      const said = words.join(' ');
      const inner = withoutSmallHead(said, 0, said.length, language);
      const isHead = said !== '' && words.length <= mostHeadWords && !hasWordOf(said, others);
      return isHead ? [said.slice(inner?.start ?? 0)] : [];
    });
  });
  return heads.slice(0, mostColumns);
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
  columns: readonly string[] = [],
): Block[] {
  const { labels } = pageWordsOf(written).asked;
  const heads = [
    ...columns.map((words) => upperFirst(escaped(words))),
    ...(asked.includes('ticks') ? [labels.done] : []),
    ...(asked.includes('initials') ? [labels.initials] : []),
  ];
  return blocks.map((block): Block => {
    if (heads.length === 0) return block;
    if (block.type === 'table') {
      const known = new Set(block.table.head.map(fold));
      const own = heads.filter((head) => !known.has(fold(head)));
      return { ...block, table: withColumns(block.table, own) };
    }
    if (block.type !== 'list') return block;
    if (!asked.includes('initials') && columns.length === 0)
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
