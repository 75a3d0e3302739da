import fc from 'fast-check';
import type { Block, ListItem } from '../../domain/content/blocks/blocks.ts';
import type { DocumentContent } from '../../domain/content/document-content.ts';
import type { Look } from '../../domain/content/look.ts';
import {
  artDirections,
  documentFormats,
  orientations,
  themeNames,
} from '../../domain/document/kit/choices.ts';
import {
  type Sample,
  sampleContent,
  sampleDeck,
  sampleFlyer,
  sampleInvoice,
  sampleInvoiceWithGaps,
  sampleOnePager,
  sampleSparseOnePager,
} from '../../domain/document/layout/sample-contents.ts';

/** Writes words that are unique within a document, so each can be searched for. */
interface Writer {
  readonly words: (count: number) => string;
  readonly text: (count: number) => string;
}

const syllables = 'ba ko li mu ne ra so ti va we pa go di tu me la zo ni fa he'.split(' ');

function createWriter(): Writer {
  let next = 0;
  const word = (): string => {
    const at = next++;
    const sounds = [at, Math.floor(at / 20), Math.floor(at / 400)].map((part) => syllables[part % 20]);
    return `q${sounds.join('')}`;
  };
  const words = (count: number): string => Array.from({ length: count }, word).join(' ');
  return { words, text: (count) => `${words(count)}.` };
}

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

function nested(depth: number, { words }: Writer): Block {
  const blocks = depth > 1 ? [nested(depth - 1, { words, text: words })] : [];
  const items: ListItem[] = [{ text: words(2), blocks }];
  return { type: 'list', ordered: depth % 2 === 0, items };
}

function table(rows: number, columns: number, { text }: Writer): Block {
  const row = (): string[] => times(columns, () => text(1));
  return {
    type: 'table',
    table: { head: row(), rows: times(rows, row), align: times(columns, () => 'left' as const) },
  };
}

/** Kit blocks by amount of text: 1 is normal, 3 is three times as much. */
const makers: readonly ((amount: number, writer: Writer) => Block)[] = [
  (_, { text }) => ({ type: 'heading', level: 2, text: text(4) }),
  (amount, { text }) => ({ type: 'paragraph', text: text(40 * amount) }),
  (amount, { text }) => ({
    type: 'list',
    items: times(4 * amount, () => ({ text: text(9) })),
  }),
  (amount, writer) => nested(2 + amount, writer),
  (amount, { text, words }) => ({ type: 'quote', text: text(12 * amount), by: words(2) }),
  (amount, writer) => table(6 * amount * amount, 2 + amount, writer),
  (amount, { words }) => ({
    type: 'figures',
    items: times(3, (at) => ({ value: `${(at + 1) * 318}`, label: words(2), detail: words(3 * amount) })),
  }),
  (amount, { text }) => ({
    type: 'timeline',
    items: times(3 * amount, () => ({ title: text(2), text: text(9) })),
  }),
  (amount, { text }) => ({
    type: 'steps',
    items: times(2 * amount, () => ({ title: text(2), text: text(12) })),
  }),
  (amount, { text }) => ({
    type: 'callout',
    tone: 'warning',
    blocks: [{ type: 'paragraph', text: text(14 * amount) }],
  }),
  (amount, { text }) => ({
    type: 'cards',
    items: times(3, () => ({ title: text(2), blocks: [{ type: 'paragraph', text: text(10 * amount) }] })),
  }),
  (amount, { text }) => ({
    type: 'columns',
    columns: times(2, () => [{ type: 'paragraph', text: text(24 * amount) }]),
  }),
  (amount, { words }) => ({
    type: 'chart',
    chart: {
      kind: 'bar',
      title: words(5 * amount),
      note: words(3),
      labels: times(4, () => words(amount)),
      series: [{ name: '', values: [12, 8, 5, 3] }],
    },
  }),
];

/** Blocks that fit nowhere, but must be set whole or spread over pages anyway. */
const hostile: readonly ((writer: Writer) => Block)[] = [
  () => ({ type: 'paragraph', text: 'abcdefghij'.repeat(1000) }),
  (writer) => table(120, 5, writer),
  () => ({ type: 'paragraph', text: '' }),
  (writer) => nested(30, writer),
  ({ words }) => ({ type: 'heading', level: 2, text: words(30).replaceAll(' ', '') }),
];

const article = (blocks: Block[], { words, text }: Writer): Sample => ({
  head: { organization: words(1), label: words(1), date: '2026-03-01' },
  pages: [{ layout: 'article', title: words(5), lead: text(12), blocks }],
});

const amounts = fc.constantFrom(1, 3);

const articles: fc.Arbitrary<Sample> = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...makers), amounts), { minLength: 2, maxLength: 9 }),
    fc.option(fc.tuple(fc.constantFrom(...hostile), fc.nat(9)), { freq: 2 }),
  )
  .map(([usual, bad]) => {
    const writer = createWriter();
    const blocks = usual.map(([make, amount]) => make(amount, writer));
    if (bad) blocks.splice(bad[1], 0, bad[0](writer));
    return article(blocks, writer);
  });

const samples: fc.Arbitrary<Sample> = fc.oneof(
  fc.constantFrom<Sample>(sampleOnePager, sampleSparseOnePager, sampleFlyer, sampleDeck),
  fc.constantFrom<Sample>(sampleInvoiceWithGaps()),
  fc.nat(40).map((lines) => sampleInvoice(lines + 1)),
);

const looks: fc.Arbitrary<Look> = fc.record({
  format: fc.constantFrom(...documentFormats),
  orientation: fc.constantFrom(...orientations),
  direction: fc.constantFrom(...artDirections),
  theme: fc.constantFrom(...themeNames),
  tokens: fc.constant({}),
  seed: fc.nat(99),
});

/**
 * Generates documents of every kind, direction, format and theme, with a normal amount of text, three times
 * as much, or far too much.
 */
export const randomContents: fc.Arbitrary<DocumentContent> = fc
  .tuple(fc.oneof({ arbitrary: articles, weight: 2 }, { arbitrary: samples, weight: 1 }), looks)
  .map(([content, look]) => sampleContent(content, look));
