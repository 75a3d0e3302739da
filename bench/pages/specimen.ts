import type { ArticleContent, ContentBlock, TableContent } from '../../src/domain/document/brief.ts';
import type { Amount } from '../../src/server/testing/with-amount.ts';
import { charts, diagrams } from './specimen-figures.ts';
import { plain, type Words, words } from './specimen-words.ts';

function priceTable({ text, some }: Words): TableContent {
  const rows = some([
    ['Entry, one day', 'Grown-ups', '12.00'],
    ['Entry, one year', 'With the harbour card', '48.50'],
    ['Guided walk', 'Ninety minutes, in two languages', '18.00'],
    ['Boat around the quay', 'When the tide allows', '9.50'],
  ]);
  return {
    caption: 'Prices in euros, tax included',
    head: ['Ticket', 'What it holds', 'Price'].map(plain),
    rows: rows.map(([name = '', what = '', price = '']) => [plain(name), text(what), plain(price)]),
    foot: [[plain('Together'), plain(''), plain('88.00')]],
    alignment: ['left', 'left', 'right'],
  };
}

const wideTable: TableContent = {
  head: ['Stop', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Total'].map(plain),
  rows: ['Harbour', 'Marktplatz', 'Hospital'].map((stop, row) => [
    plain(stop),
    ...Array.from({ length: 8 }, (_, column) => plain(String(1180 + row * 311 + column * 97))),
  ]),
  alignment: ['left', ...Array.from({ length: 8 }, () => 'right' as const)],
};

/** Every component of the kit, in the order of the documentation. */
function specimenBlocks(amount: Amount): readonly ContentBlock[] {
  const say = words[amount];
  const { text, some } = say;
  const heading = (title: string): ContentBlock => ({ type: 'heading', level: 2, text: plain(title) });
  const paragraph = text(
    'The harbour had been closed for nine years when the first boats came back. They came because the water was deep again, and because the old quay still had its iron rings.',
  );
  const entries = some([
    { title: plain('March 2026'), text: text('The council votes on the plan and on the money for it.') },
    { title: plain('Spring 2027'), text: text('Works begin at the bridge.') },
    { title: plain('9 March 2031'), text: text('The first passengers board at the harbour.') },
  ]);
  const cards = some([
    {
      title: plain('Why'),
      blocks: [{ type: 'paragraph' as const, text: text('Bus 9 is full by Marktplatz.') }],
    },
    { title: plain('How'), blocks: [{ type: 'paragraph' as const, text: text('Track is laid in grass.') }] },
    { title: plain('When'), blocks: [{ type: 'paragraph' as const, text: text('Works begin in spring.') }] },
  ]);
  return [
    heading('Running text'),
    { type: 'paragraph', text: paragraph },
    {
      type: 'list',
      isOrdered: false,
      items: some(['Repair the iron rings', 'Let the fishermen set the hours', 'Keep the fence']).map(
        (item) => ({
          text: text(item),
          children: [],
        }),
      ),
    },
    {
      type: 'list',
      isOrdered: true,
      items: some(['Ask', 'Plan', 'Build']).map((item) => ({ text: text(item), children: [] })),
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
      figures: [
        { value: '13', label: 'Stops', detail: 'all step-free' },
        { value: '42,000', label: 'Riders a day', detail: 'forecast for 2031' },
        { value: '318', unit: 'million', label: 'Cost' },
      ],
    },
    { type: 'cards', cards },
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
    { type: 'timeline', entries },
    {
      type: 'steps',
      entries: entries.map(({ text: own }, at) => ({ title: plain(`Step ${at + 1}`), text: own })),
    },
    { type: 'definitions', entries },
    heading('Tables'),
    { type: 'table', table: priceTable(say) },
    { type: 'table', table: wideTable },
    {
      type: 'table',
      table: {
        head: ['Stop', 'On time'].map(plain),
        rows: ['Harbour', 'Marktplatz', 'Hospital'].map((stop, row) => [
          plain(stop),
          plain(`${95 - row * 5}%`),
        ]),
        alignment: ['left', 'right'],
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
      alt: 'The quay at low tide',
      caption: text('The quay in March, seen from the bridge.'),
    },
    { type: 'qr', text: 'https://nordtram.example/plan', caption: 'The whole plan: nordtram.example/plan' },
    {
      type: 'signatures',
      signatures: [
        { name: 'Selma Aydin', detail: 'For the city, place and date' },
        { name: { placeholder: 'Name of the contractor' }, detail: 'For the contractor, place and date' },
      ],
    },
  ];
}

export function specimenArticle(amount: Amount): ArticleContent {
  return {
    kind: 'article',
    organisation: 'Nordtram',
    runningTitle: 'Specimen',
    date: '2026-03-01',
    title: 'Every component on one paper',
    lead: words[amount].text('What the kit can set, from the first heading to the line for the name.'),
    blocks: specimenBlocks(amount),
  };
}
