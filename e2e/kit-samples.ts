import type { Block, BlockOf, BlockType } from '../src/domain/content/blocks/blocks.ts';
import { artDirections } from '../src/domain/content/choices.ts';
import type { Layout, PageOf } from '../src/domain/content/document-content.ts';
import type { Look } from '../src/domain/content/look.ts';
import { paperKinds } from '../src/domain/content/paper-kinds.ts';
import { assembleArticle } from '../src/domain/document/assemble-article.ts';
import { layOutContent } from '../src/domain/document/layout/lay-out-content.ts';
import {
  type Sample,
  sampleContent,
  sampleDeck,
  sampleFlyer,
  sampleInvoice,
  sampleInvoiceWithGaps,
  sampleOnePager,
  sampleShortPapers,
  sampleSparseOnePager,
} from '../src/domain/document/layout/sample-contents.ts';
import { sanitiseArticle } from '../src/domain/document/sanitise/sanitise-article.ts';

const paragraph: BlockOf<'paragraph'> = { type: 'paragraph', text: 'The counters saw more riders.' };
const entries = ['March', 'April', 'May'].map((title) => ({ title, text: 'More riders than last year.' }));

/** One block of each type; a new type is a type error here. */
const everyBlock: { readonly [Type in BlockType]: BlockOf<Type> } = {
  heading: { type: 'heading', level: 2, text: 'Rides' },
  paragraph,
  list: { type: 'list', items: [{ text: 'Count on weekends' }, { text: 'Publish in May', checked: true }] },
  steps: { type: 'steps', items: entries },
  timeline: { type: 'timeline', items: entries },
  definitions: { type: 'definitions', items: entries },
  facts: { type: 'facts', items: [{ label: 'When', value: 'June 14' }] },
  figures: {
    type: 'figures',
    items: [
      { value: '13', label: 'Stops' },
      { value: '318', unit: 'million', label: 'Cost' },
    ],
  },
  chart: {
    type: 'chart',
    chart: {
      title: 'Rides',
      labels: ['Jan', 'Feb', 'Mar'],
      series: [{ name: '', values: [40, 55, 71] }],
    },
  },
  diagram: {
    type: 'diagram',
    diagram: { kind: 'cycle', items: entries.map(({ title }) => ({ title })) },
  },
  table: {
    type: 'table',
    table: {
      head: ['Month', 'Rides'],
      rows: [
        ['Jan', '40'],
        ['Feb', '55'],
      ],
    },
  },
  bill: {
    type: 'bill',
    bill: { currency: 'USD', lines: [{ description: 'Design', quantity: 3, rate: 90 }] },
  },
  quote: { type: 'quote', text: 'The tide does not read the timetable.', by: 'Joana Reis' },
  callout: { type: 'callout', tone: 'note', blocks: [paragraph] },
  cards: { type: 'cards', items: entries.map(({ title }) => ({ title, blocks: [paragraph] })) },
  columns: { type: 'columns', columns: [[paragraph], [paragraph]] },
  signatures: { type: 'signatures', items: [{ name: 'Selma Aydin', detail: 'For the city' }] },
  picture: { type: 'picture', text: 'The quay at low tide', caption: 'The quay in March' },
  contact: { type: 'contact', items: ['12 Mill Street', 'office@quay.example'] },
  action: { type: 'action', text: 'Walk the route', url: 'https://quay.example/' },
  qr: { type: 'qr', text: 'https://quay.example/plan', caption: 'The whole plan' },
  code: { type: 'code', text: 'const depth = 4;' },
  divider: { type: 'divider' },
  html: { type: 'html', html: '<p>Imported words</p>' },
};

const blocks: readonly Block[] = Object.values(everyBlock);

/** Few enough for a page: these pages aren't fitted. */
const mostOnPage = 6;

const head = { organization: 'Harbor Review', label: 'Report', date: '2026-11-21' };
const articleOf = (kind?: string): Sample => ({
  ...(kind === undefined ? {} : { kind }),
  head,
  pages: Array.from({ length: Math.ceil(blocks.length / mostOnPage) }, (_, page) => ({
    layout: 'article' as const,
    title: 'Every block',
    lead: 'One of each.',
    blocks: blocks.slice(page * mostOnPage, (page + 1) * mostOnPage),
  })),
});

/** A label for each block: one that holds six would cover its neighbors. */
const labels: Sample = {
  kind: 'labels',
  head,
  pages: articleOf().pages.map((page) =>
    page.layout === 'article'
      ? { ...page, blocks: page.blocks.flatMap((block) => [everyBlock.heading, block]) }
      : page,
  ),
};

/** A slide for each block, so that none is left out for lack of room. */
const textSlides: Sample = {
  head,
  pages: blocks.map((block): PageOf<'text'> => ({ layout: 'text', title: 'One block', blocks: [block] })),
};

interface Document {
  readonly name: string;
  readonly sample: Sample;
  readonly look?: Partial<Look>;
}

const slides: Partial<Look> = { format: 'slides-16x9', orientation: 'landscape' };

/** Samples of each layout; a new layout is a type error here. */
const layouts: Readonly<Record<Layout, readonly Document[]>> = {
  invoice: [
    { name: 'invoice', sample: sampleInvoice(4) },
    { name: 'invoice with gaps', sample: sampleInvoiceWithGaps() },
  ],
  'one-pager': [
    { name: 'one-pager', sample: sampleOnePager },
    { name: 'sparse one-pager', sample: sampleSparseOnePager },
  ],
  flyer: [
    { name: 'flyer', sample: sampleFlyer },
    ...sampleShortPapers.map((sample) => ({ name: sample.kind, sample })),
    { name: 'story', sample: sampleFlyer, look: { format: 'story' as const } },
  ],
  article: [
    { name: 'article', sample: articleOf() },
    { name: 'letter', sample: articleOf('letter') },
    ...paperKinds.map((kind) => ({ name: kind, sample: kind === 'labels' ? labels : articleOf(kind) })),
  ],
  cover: [{ name: 'deck', sample: sampleDeck, look: slides }],
  text: [{ name: 'text slides', sample: textSlides, look: slides }],
  // The deck has all of these.
  statement: [],
  points: [],
  figures: [],
  chart: [],
  table: [],
  quote: [],
  closing: [],
};

export interface KitSample {
  readonly name: string;
  readonly html: string;
}

/**
 * How much of the kit: all samples in all directions, or one of each layout and format in one direction in turn. Each
 * extent has all layouts and all types of blocks.
 */
export type KitExtent = 'all' | 'few';

function isWithin(extent: KitExtent, { look }: Document, at: number): boolean {
  return extent === 'all' || at === 0 || look !== undefined;
}

export function kitSamples(extent: KitExtent): readonly KitSample[] {
  return Object.values(layouts)
    .flatMap((documents) => documents.filter((each, at) => isWithin(extent, each, at)))
    .flatMap(({ name, sample, look }, index) =>
      artDirections
        .filter((_, turn) => extent === 'all' || turn === index % artDirections.length)
        .map((direction) => ({
          name: `${name}, ${direction}`,
          html: sanitiseArticle(
            assembleArticle(layOutContent(sampleContent(sample, { ...look, direction }))),
          ),
        })),
    );
}
