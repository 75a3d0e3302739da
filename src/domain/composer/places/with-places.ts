import type { Block, BlockOf } from '../../content/blocks/blocks.ts';
import type { Table } from '../../content/blocks/table.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import { phraseEnd } from '../page/word-list.ts';
import { slotsOf } from './counted-slots.ts';
import type { AskedPlace } from './find-places.ts';

/** Rows of a table that has nothing but places to write on. */
const blankRows = 12;
/** Lines of a space with a name, and of one without. */
const namedLines = 3;
const openLines = 8;
/** Keeps an empty row as high as its text would be. */
const blank = '\u00a0';

const said = (words: string): string => upperFirst(escaped(words));

/** Returns a table with an empty column behind the others for each head. */
const withColumns = (table: Table, heads: readonly string[]): Table => ({
  ...table,
  head: [...table.head, ...heads],
  rows: table.rows.map((row) => [...row, ...heads.map(() => '')]),
  ...(table.foot && { foot: table.foot.map((row) => [...row, ...heads.map(() => '')]) }),
  ...(table.align && { align: [...table.align, ...heads.map(() => 'center' as const)] }),
});

/** Adds columns to a table that it hasn't. */
function withNewColumns(table: Table, heads: readonly string[]): Table {
  const known = new Set(table.head.map(fold));
  return withColumns(
    table,
    heads.filter((head) => !known.has(fold(head))),
  );
}

/** Returns a block with the columns and boxes that are asked for. */
function withCells(block: Block, heads: readonly string[], done: string | null): Block {
  const all = [...heads, ...(done === null ? [] : [done])];
  if (block.type === 'table') return { ...block, table: withNewColumns(block.table, all) };
  if (block.type !== 'list' || all.length === 0) return block;
  if (heads.length === 0)
    return { ...block, items: block.items.map((item) => ({ ...item, checked: false })) };
  return {
    type: 'table',
    table: { head: ['', ...all], rows: block.items.map(({ text }) => [text, ...all.map(() => '')]) },
  };
}

const blankTable = (head: readonly string[], count: number): Block => ({
  type: 'table',
  table: { head: [...head], rows: Array.from({ length: count }, () => head.map(() => blank)) },
});

/** Returns lines to write on below a name. Forms have lines of their own. */
function linesBelow(label: string, count: number, isForm: boolean): Block[] {
  if (!isForm) return [blankTable([label], count)];
  const lines = Array.from({ length: count }, (): Block => ({ type: 'divider' }));
  return label === '' ? lines : [{ type: 'paragraph', text: `**${label}**` }, ...lines];
}

export const signatureLine = (written: ReaderLanguage): BlockOf<'signatures'> => ({
  type: 'signatures',
  items: [{ name: pageWordsOf(written).asked.labels.signature }],
});

/** Adds what is written beside a signature. */
const signedWith = (block: BlockOf<'signatures'>, beside: readonly string[]): Block => ({
  ...block,
  items: [...block.items, ...beside.map((name) => ({ name: said(name) }))],
});

/** Fewer rows are facts beside the others. */
const fewestRows = 3;

/** Returns the tables or lists that have the rows of a page. */
function rowsOf(blocks: readonly Block[]): ReadonlySet<Block> {
  const sizeOf = (block: Block): number =>
    block.type === 'table' ? block.table.rows.length : block.type === 'list' ? block.items.length : 0;
  const tables = blocks.filter(({ type }) => type === 'table');
  const all = tables.length > 0 ? tables : blocks.filter(({ type }) => type === 'list');
  const large = all.filter((block) => sizeOf(block) >= fewestRows);
  return new Set(large.length > 0 ? large : all);
}

type WithBlocks = Extract<Page, { blocks: unknown }>;
const hasBlocks = (page: Page): page is WithBlocks => 'blocks' in page;

const courtesy = 1 << wordKinds.indexOf('courtesy');

/** Returns whether a heading only asks for the rows below it: 'I need slots for', 'Please leave lines for'. */
function asksForRows(block: Block, written: ReaderLanguage): boolean {
  if (block.type !== 'heading') return false;
  const tokens = tokenize(block.text);
  const isPolite = ((matchLexicon(tokens, written).own[0] ?? 0) & courtesy) !== 0;
  return isPolite || phraseEnd(tokens, 0, pageWordsOf(written).me) > 0;
}

const hasBoxes = (block: Block): boolean =>
  block.type === 'list' && block.items.some(({ checked }) => checked !== undefined);

/** From this number of columns on, they are a table of their own unless the prompt tells its rows. */
const fewestOwn = 2;

/**
 * Adds the places to write on that a prompt asks for: columns and boxes to its rows, the others below.
 * @param isOwn whether the rows are those of the prompt; the first table of a document yields to several columns
 */
export function withPlaces(
  content: DocumentContent,
  asked: readonly AskedPlace[],
  written: ReaderLanguage,
  isOwn = true,
): DocumentContent {
  const lastPage = content.pages.findLast(hasBlocks);
  if (asked.length === 0 || !lastPage || content.look.format.startsWith('slides')) return content;
  const { labels } = pageWordsOf(written).asked;
  const has = (type: AskedPlace['type']): boolean => asked.some((place) => place.type === type);
  const heads = [
    ...asked.flatMap((place) => (place.type === 'column' ? [said(place.label)] : [])),
    ...(has('initials') ? [labels.initials] : []),
  ];
  const blocks = content.pages.flatMap((page): readonly Block[] => (hasBlocks(page) ? page.blocks : []));
  // Who signs up for one of several groups writes in its rows.
  const slots = heads.length === 0 ? undefined : blocks.find((block) => slotsOf(block, heads) !== null);
  const isOther = slots !== undefined || (!isOwn && heads.length >= fewestOwn);
  const replaced = !isOwn && isOther ? blocks.find(({ type }) => type === 'table') : undefined;
  // Where lists have boxes, a table beside them tells something else.
  const isTicked = heads.length === 0 && blocks.some(hasBoxes);
  const rows = isOther || isTicked ? new Set<Block>() : rowsOf(blocks);
  const isForm = content.kind === 'form';
  const beside = asked.flatMap((place) => (place.type === 'signature' ? (place.beside ?? []) : []));
  const signed = blocks.find(({ type }) => type === 'signatures');
  const below = [
    ...(rows.size === 0 && !slots && !replaced && heads.length > 0 ? [blankTable(heads, blankRows)] : []),
    ...asked.flatMap((place) => {
      if (place.type === 'space') return linesBelow(said(place.label), namedLines, isForm);
      return place.type === 'lines' ? linesBelow('', openLines, isForm) : [];
    }),
    ...(has('signature') && signed === undefined ? [signedWith(signatureLine(written), beside)] : []),
  ];
  const pages = content.pages.map((page): Page => {
    if (!hasBlocks(page)) return page;
    const own = page.blocks.flatMap((block, at): readonly Block[] | Block => {
      if (slots && page.blocks[at + 1] === slots && asksForRows(block, written)) return [];
      if (block === slots) return slotsOf(block, heads) ?? block;
      if (block === replaced) return slots ? [] : blankTable(heads, blankRows);
      if (block === signed && block.type === 'signatures') return signedWith(block, beside);
      return rows.has(block) ? withCells(block, heads, has('ticks') ? labels.done : null) : block;
    });
    return { ...page, blocks: page === lastPage ? [...own, ...below] : own } as Page;
  });
  return { ...content, pages };
}
