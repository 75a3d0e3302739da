import { words } from '../../../lib/words.ts';

/** A block to add, with placeholder text. */
export interface Offered {
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
}

const gap = (name: string): string => `[[${name}]]`;

/** Returns the blocks to add. Placeholders are tab stops, and are counted until they are filled. */
export function paletteBlocks(): readonly Offered[] {
  const t = words('blocks');
  const text = { type: 'paragraph', text: gap(t.fillText) };
  const entries = (...names: readonly string[]) =>
    names.map((name) => ({ title: gap(name), text: gap(t.fillText) }));
  const figure = { value: gap(t.fillNumber), label: gap(t.fillLabel) };
  const row = [gap(t.fillCell), gap(t.fillCell)];
  return [
    { name: t.heading, content: { type: 'heading', level: 2, text: gap(t.fillHeading) } },
    { name: t.paragraph, content: text },
    {
      name: t.list,
      content: { type: 'list', items: [{ text: gap(t.fillFirstItem) }, { text: gap(t.fillSecondItem) }] },
    },
    {
      name: t.checklist,
      content: {
        type: 'list',
        items: [
          { text: gap(t.fillFirstTask), checked: false },
          { text: gap(t.fillSecondTask), checked: false },
        ],
      },
    },
    {
      name: t.steps,
      content: { type: 'steps', items: entries(t.fillFirstStep, t.fillSecondStep, t.fillThirdStep) },
    },
    {
      name: t.timeline,
      content: { type: 'timeline', items: entries(t.fillFirstDate, t.fillSecondDate) },
    },
    { name: t.keyFigures, content: { type: 'figures', items: [figure, figure] } },
    {
      name: t.chart,
      content: {
        type: 'chart',
        chart: {
          kind: 'column',
          title: gap(t.fillChart),
          labels: ['A', 'B', 'C'],
          series: [{ name: '', values: [3, 5, 4] }],
        },
      },
    },
    {
      name: t.table,
      content: {
        type: 'table',
        table: { head: [gap(t.fillColumn), gap(t.fillColumn)], rows: [row, row] },
      },
    },
    {
      name: t.facts,
      content: {
        type: 'facts',
        items: [
          { label: t.fillWhen, value: gap(t.fillDate) },
          { label: t.fillWhere, value: gap(t.fillPlace) },
        ],
      },
    },
    {
      name: t.terms,
      content: { type: 'definitions', items: entries(t.fillFirstTerm, t.fillSecondTerm) },
    },
    { name: t.picture, content: { type: 'picture', text: t.fillPicture } },
    { name: t.quote, content: { type: 'quote', text: gap(t.fillQuote), by: gap(t.fillName) } },
    { name: t.callout, content: { type: 'callout', tone: 'note', blocks: [text] } },
    {
      name: t.cards,
      content: {
        type: 'cards',
        items: [
          { title: gap(t.fillFirstCard), blocks: [text] },
          { title: gap(t.fillSecondCard), blocks: [text] },
        ],
      },
    },
    { name: t.divider, content: { type: 'divider' } },
  ];
}

/** Returns the pages to add after the current one, with placeholder text. */
export function palettePages(): Readonly<Record<'slides' | 'paper', readonly Offered[]>> {
  const t = words('blocks');
  const title = gap(t.fillTitle);
  const blocks = [{ type: 'paragraph', text: gap(t.fillText) }];
  const points = [t.fillFirstPoint, t.fillSecondPoint].map((name) => ({
    title: gap(name),
    text: gap(t.fillText),
  }));
  const figure = { value: gap(t.fillNumber), label: gap(t.fillLabel) };
  return {
    slides: [
      { name: t.slideText, content: { layout: 'text', title, blocks } },
      { name: t.statement, content: { layout: 'statement', title: gap(t.fillStatement) } },
      { name: t.points, content: { layout: 'points', title, items: points } },
      { name: t.slideFigures, content: { layout: 'figures', title, items: [figure, figure] } },
      { name: t.slideQuote, content: { layout: 'quote', text: gap(t.fillQuote), by: gap(t.fillName) } },
      { name: t.slideClosing, content: { layout: 'closing', title: gap(t.fillNextSteps), items: [] } },
    ],
    paper: [{ name: t.textPage, content: { layout: 'article', title, blocks } }],
  };
}
