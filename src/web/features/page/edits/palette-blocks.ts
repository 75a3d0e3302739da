/** A block to add, with placeholder text. */
export interface Offered {
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
}

const entries = (names: readonly string[]) =>
  names.map((name) => ({ title: `[[${name}]]`, text: '[[Text]]' }));

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
