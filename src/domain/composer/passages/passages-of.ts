import type { Block, BlockOf } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { plainText } from '../../content/text/inline-text.ts';

/** What a document says under one heading, or of one item below it. */
export interface Passage {
  readonly heading: string;
  /** Heading of the section that it is in; empty for a section. */
  readonly section: string;
  readonly blocks: readonly Block[];
}

/** Blocks that say something by themselves, wherever they stand. */
const telling: ReadonlySet<Block['type']> = new Set<Block['type']>([
  'paragraph',
  'list',
  'steps',
  'timeline',
  'definitions',
  'table',
]);
const fewestCharacters = 25;

const textIn = (value: unknown): string =>
  typeof value === 'string'
    ? `${value} `
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textIn).join('')
      : '';

const paragraph = (text: string): Block => ({ type: 'paragraph', text });
const listOf = (items: readonly { readonly title: string; readonly text: string }[]): Block => ({
  type: 'list',
  items: items.map(({ title, text }) => ({ text: text === '' ? title : `**${title}** ${text}` })),
});

/** Returns the blocks of a page with its title first. */
function blocksOf(page: Page): Block[] {
  const title: Block[] = 'title' in page ? [{ type: 'heading', level: 2, text: page.title }] : [];
  if ('blocks' in page) return [...title, ...page.blocks];
  if (page.layout === 'points') return [...title, listOf(page.items)];
  if (page.layout === 'table') return [...title, { type: 'table', table: page.table }];
  if (page.layout === 'statement' && page.text) return [...title, paragraph(page.text)];
  return [];
}

/** Returns blocks in one column, with the titles of boxes as headings. */
const flat = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.type === 'columns') return block.columns.flatMap(flat);
    if (block.type === 'cards')
      return block.items.flatMap((card): Block[] => [
        { type: 'heading', level: 3, text: card.title },
        ...flat(card.blocks),
      ]);
    if (block.type !== 'callout') return [block];
    return [{ type: 'heading', level: 3, text: block.title ?? '' }, ...flat(block.blocks)];
  });

/** Returns whether the columns of a table are what it compares. */
const isCompared = ({ table: { head } }: BlockOf<'table'>): boolean =>
  head?.[0]?.trim() === '' && head.length > 2;

/** Returns the items of a block that have a name. */
function itemsOf(block: Block): readonly { readonly title: string; readonly text: string }[] {
  switch (block.type) {
    case 'list':
      return block.items.flatMap(({ text }) => {
        const [, title = '', rest = ''] = /^\*\*([^*]{2,80})\*\*\s+(\S.*)$/su.exec(text) ?? [];
        return title === '' ? [] : [{ title, text: rest }];
      });
    case 'steps':
    case 'timeline':
    case 'definitions':
      return block.items;
    case 'table':
      return block.table.rows.map(([title = '', ...cells]) => ({
        title: title.replaceAll('**', ''),
        text: cells
          .map((cell, at) => (isCompared(block) ? `${block.table.head?.[at + 1]}: ${cell}` : cell))
          .filter(Boolean)
          .join(isCompared(block) ? '; ' : '. '),
      }));
    default:
      return [];
  }
}

const isPassage = ({ heading, blocks }: Passage): boolean => {
  const text = textIn(blocks);
  return heading.trim() !== '' && text.length >= fewestCharacters && !`${heading}${text}`.includes('[[');
};

/** Returns all passages of a document: its sections, and each followed by its named items. */
export function passagesOf({ pages }: DocumentContent): readonly Passage[] {
  const sections: { heading: string; blocks: Block[] }[] = [];
  for (const block of pages.flatMap(blocksOf).flatMap((each) => flat([each])))
    if (block.type === 'heading') sections.push({ heading: plainText(block.text), blocks: [] });
    else if (telling.has(block.type)) sections.at(-1)?.blocks.push(block);
  return sections
    .flatMap(({ heading, blocks }): Passage[] => [
      { heading, section: '', blocks },
      ...blocks.flatMap(itemsOf).map(({ title, text }) => ({
        heading: plainText(title).replace(/[.:]$/, ''),
        section: heading,
        // 'Quiet from 10 p.m. on' goes on where its name ends.
        blocks: [
          paragraph(/^(?:\p{Ll}|\{\{\w*:? ?\p{Ll})/u.test(text) ? `${plainText(title)} ${text}` : text),
        ],
      })),
    ])
    .filter(isPassage);
}

/** Returns the words of a passage. */
export const wordsOf = ({ blocks }: Passage): string =>
  plainText(textIn(blocks.map(({ type: _type, ...block }) => block)));
