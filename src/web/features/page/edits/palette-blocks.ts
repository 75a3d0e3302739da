/** A block to add, with placeholder text. */
export interface Offered {
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
}

const entries = (names: readonly string[]) =>
  names.map((name) => ({ title: `[[${name}]]`, text: '[[Text]]' }));

const text = { type: 'paragraph', text: '[[Text]]' };

/** Placeholders are tab stops, and are counted until they are filled. */
export const paletteBlocks: readonly Offered[] = [
  { name: 'Heading', content: { type: 'heading', level: 2, text: '[[Heading]]' } },
  { name: 'Paragraph', content: { type: 'paragraph', text: '[[Text]]' } },
  {
    name: 'List',
    content: { type: 'list', items: [{ text: '[[First item]]' }, { text: '[[Second item]]' }] },
  },
  {
    name: 'Checklist',
    content: {
      type: 'list',
      items: [
        { text: '[[First task]]', checked: false },
        { text: '[[Second task]]', checked: false },
      ],
    },
  },
  { name: 'Steps', content: { type: 'steps', items: entries(['First step', 'Second step', 'Third step']) } },
  { name: 'Timeline', content: { type: 'timeline', items: entries(['First date', 'Second date']) } },
  {
    name: 'Key figures',
    content: {
      type: 'figures',
      items: [
        { value: '[[Number]]', label: '[[Label]]' },
        { value: '[[Number]]', label: '[[Label]]' },
      ],
    },
  },
  {
    name: 'Chart',
    content: {
      type: 'chart',
      chart: {
        kind: 'column',
        title: '[[What the chart shows]]',
        labels: ['A', 'B', 'C'],
        series: [{ name: '', values: [3, 5, 4] }],
      },
    },
  },
  {
    name: 'Table',
    content: {
      type: 'table',
      table: {
        head: ['[[Column]]', '[[Column]]'],
        rows: [
          ['[[Cell]]', '[[Cell]]'],
          ['[[Cell]]', '[[Cell]]'],
        ],
      },
    },
  },
  {
    name: 'Facts',
    content: {
      type: 'facts',
      items: [
        { label: 'When', value: '[[Date]]' },
        { label: 'Where', value: '[[Place]]' },
      ],
    },
  },
  { name: 'Terms', content: { type: 'definitions', items: entries(['First term', 'Second term']) } },
  { name: 'Picture', content: { type: 'picture', text: 'A picture for this page' } },
  { name: 'Quote', content: { type: 'quote', text: '[[Quote]]', by: '[[Name]]' } },
  {
    name: 'Callout',
    content: { type: 'callout', tone: 'note', blocks: [{ type: 'paragraph', text: '[[Text]]' }] },
  },
  {
    name: 'Cards',
    content: {
      type: 'cards',
      items: [
        { title: '[[First card]]', blocks: [{ type: 'paragraph', text: '[[Text]]' }] },
        { title: '[[Second card]]', blocks: [{ type: 'paragraph', text: '[[Text]]' }] },
      ],
    },
  },
  { name: 'Divider', content: { type: 'divider' } },
];

/** A page to add after the current one, with placeholder text. */
export const palettePages: Readonly<Record<'slides' | 'paper', readonly Offered[]>> = {
  slides: [
    { name: 'Text slide', content: { layout: 'text', title: '[[Title]]', blocks: [text] } },
    { name: 'Statement', content: { layout: 'statement', title: '[[One important sentence]]' } },
    {
      name: 'Points',
      content: { layout: 'points', title: '[[Title]]', items: entries(['First point', 'Second point']) },
    },
    {
      name: 'Figures',
      content: {
        layout: 'figures',
        title: '[[Title]]',
        items: [
          { value: '[[Number]]', label: '[[Label]]' },
          { value: '[[Number]]', label: '[[Label]]' },
        ],
      },
    },
    { name: 'Quote slide', content: { layout: 'quote', text: '[[Quote]]', by: '[[Name]]' } },
    { name: 'Closing', content: { layout: 'closing', title: '[[Next steps]]', items: [] } },
  ],
  paper: [{ name: 'Text page', content: { layout: 'article', title: '[[Title]]', blocks: [text] } }],
};
