import type { Block } from '../../src/domain/content/blocks/blocks.ts';
import type { Table } from '../../src/domain/content/blocks/table.ts';
import type { Sample } from '../../src/domain/document/layout/sample-contents.ts';
import type { Amount } from '../../src/server/testing/with-amount.ts';
import { charts, diagrams } from './specimen-figures.ts';
import { type Words, words } from './specimen-words.ts';

function priceTable({ text, some }: Words): Table {
  const rows = some([
    ['Entry, one day', 'Grown-ups', '12.00'],
    ['Entry, one year', 'With the harbour card', '48.50'],
    ['Guided walk', 'Ninety minutes, in two languages', '18.00'],
    ['Boat around the quay', 'When the tide allows', '9.50'],
  ]);
  return {
    caption: 'Prices in euros, tax included',
    head: ['Ticket', 'What it holds', 'Price'],
    rows: rows.map(([name = '', what = '', price = '']) => [name, text(what), price]),
    foot: [['Together', '', '88.00']],
    align: ['left', 'left', 'right'],
  };
}

const wideTable: Table = {
  head: ['Stop', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Total'],
  rows: ['Harbour', 'Marktplatz', 'Hospital'].map((stop, row) => [
    stop,
    ...Array.from({ length: 8 }, (_, column) => String(1180 + row * 311 + column * 97)),
  ]),
  align: ['left', ...Array.from({ length: 8 }, () => 'right' as const)],
};

/** Returns every component of the kit, in the order of the documentation. */
function specimenBlocks(amount: Amount): Block[] {
  const say = words[amount];
  const { text, some } = say;
  const heading = (title: string): Block => ({ type: 'heading', level: 2, text: title });
  const paragraph = text(
    'The harbour had been closed for nine years when the first boats came back. They came because the water was deep again, and because the old quay still had its iron rings.',
  );
  const entries = some([
    { title: 'March 2026', text: text('The council votes on the plan and on the money for it.') },
    { title: 'Spring 2027', text: text('Works begin at the bridge.') },
    { title: '9 March 2031', text: text('The first passengers board at the harbour.') },
  ]);
  const cards = some([
    {
      title: 'Why',
      blocks: [{ type: 'paragraph' as const, text: text('Bus 9 is full by Marktplatz.') }],
    },
    { title: 'How', blocks: [{ type: 'paragraph' as const, text: text('Track is laid in grass.') }] },
    { title: 'When', blocks: [{ type: 'paragraph' as const, text: text('Works begin in spring.') }] },
  ]);
  return [
    heading('Running text'),
    { type: 'paragraph', text: paragraph },
    {
      type: 'list',

      items: some(['Repair the iron rings', 'Let the fishermen set the hours', 'Keep the fence']).map(
        (item) => ({ text: text(item) }),
      ),
    },
    {
      type: 'list',
      ordered: true,
      items: some(['Ask', 'Plan', 'Build']).map((item) => ({ text: text(item) })),
    },
    { type: 'quote', text: text('The tide does not read the timetable.'), by: 'Joana Reis, pilot' },
    {
      type: 'columns',
      columns: [[{ type: 'paragraph', text: paragraph }], [{ type: 'paragraph', text: paragraph }]],
    },
    { type: 'divider' },
    heading('Figures and cards'),
    {
      type: 'figures',
      items: [
        { value: '13', label: 'Stops', detail: 'all step-free' },
        { value: '42,000', label: 'Riders a day', detail: 'forecast for 2031' },
        { value: '318', unit: 'million', label: 'Cost' },
      ],
    },
    { type: 'cards', items: cards },
    {
      type: 'callout',
      tone: 'note',
      blocks: [{ type: 'paragraph', text: text('The office is closed between the years.') }],
    },
    {
      type: 'callout',
      tone: 'warning',
      blocks: [{ type: 'paragraph', text: text('Deep water: children go hand in hand.') }],
    },
    heading('In time'),
    { type: 'timeline', items: entries },
    {
      type: 'steps',
      items: entries.map(({ text: own }, at) => ({ title: `Step ${at + 1}`, text: own })),
    },
    { type: 'definitions', items: entries },
    heading('Tables'),
    { type: 'table', table: priceTable(say) },
    { type: 'table', table: wideTable },
    {
      type: 'table',
      table: {
        head: ['Stop', 'On time'],
        rows: ['Harbour', 'Marktplatz', 'Hospital'].map((stop, row) => [stop, `${95 - row * 5}%`]),
        align: ['left', 'right'],
        bars: { column: 2, from: 60, to: 100, target: 90 },
      },
    },
    heading('Diagrams'),
    ...diagrams(say),
    heading('Charts'),
    ...charts(say),
    heading('At the end'),
    {
      type: 'picture',
      text: 'The quay at low tide',
      caption: text('The quay in March, seen from the bridge.'),
    },
    { type: 'qr', text: 'https://nordtram.example/plan', caption: 'The whole plan: nordtram.example/plan' },
    {
      type: 'signatures',
      items: [
        { name: 'Selma Aydin', detail: 'For the city, place and date' },
        { name: '[[Name of the contractor]]', detail: 'For the contractor, place and date' },
      ],
    },
  ];
}

export function specimenArticle(amount: Amount): Sample {
  return {
    head: { organization: 'Nordtram', label: 'Specimen', date: '2026-03-01' },
    pages: [
      {
        layout: 'article',
        title: 'Every component on one paper',
        lead: words[amount].text('What the kit can set, from the first heading to the line for the name.'),
        blocks: specimenBlocks(amount),
      },
    ],
  };
}
