import type { Page } from '../../content/document-content.ts';
import { runBlock } from '../page/entry-figures.ts';
import { headlineOf } from '../page/headline.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { BuiltPages, PageRequest } from '../page/page-request.ts';
import { asPoint, escaped, upperFirst } from '../page/say-phrase.ts';
import { cellTable } from './cell-table.ts';
import { withOwnSlideTitle } from './own-slide-title.ts';
import type { Sheet, SheetFact, SheetPair, SheetPart, Slot } from './sheet.ts';

const said = (words: string): string => upperFirst(escaped(words));

const mostFigures = 4;
const mostPoints = 5;
/** From this number of rows on, prices are compared in a table. */
const fewestInTable = 3;

/** Splits items evenly into slides of at most some number. */
function divided<Item>(items: readonly Item[], most: number): readonly Item[][] {
  const slides = Math.ceil(items.length / most);
  const size = Math.ceil(items.length / Math.max(1, slides));
  return Array.from({ length: slides }, (_, at) => items.slice(at * size, (at + 1) * size));
}

/** Returns slides of points; a single one is a statement. */
const pointSlides = (title: string, items: readonly string[], label?: string): Page[] =>
  divided(items, mostPoints).map((each): Page => {
    const [only] = each;
    return each.length === 1 && only !== undefined
      ? { layout: 'statement', title: said(only), ...(label && { label }) }
      : { layout: 'points', title, items: each.map((text) => ({ title: said(text), text: '' })) };
  });

const pairSlide = ({ label, value }: SheetPair): Page => ({
  layout: 'statement',
  title: said(value),
  label: said(label),
});

/** Returns the slides of one part of a sheet. */
function slidesOf(part: SheetPart, title: string): Page[] {
  switch (part.type) {
    case 'figures':
      return divided(part.items, mostFigures).map((items) => ({ layout: 'figures', title, items }));
    case 'runs':
      return part.runs.map((run): Page => {
        const shown = runBlock(run);
        return shown.type === 'chart'
          ? { layout: 'chart', title: part.title === null ? title : said(part.title), chart: shown.chart }
          : { layout: 'text', title, blocks: [shown] };
      });
    case 'points':
      return pointSlides(title, part.items);
    case 'list':
    case 'steps':
      return part.title === null
        ? pointSlides(title, part.items)
        : pointSlides(said(part.title), part.items, said(part.title));
    case 'table':
      return [
        { layout: 'table', title: part.title === null ? title : said(part.title), table: cellTable(part) },
      ];
    case 'entries':
      return pointSlides(
        part.title === null ? title : said(part.title),
        part.items.map((item) => [item.title, item.when, item.text].filter(Boolean).join(', ')),
      );
    case 'sentence':
      return pointSlides(title, [part.text]);
    case 'prices':
      return part.title === null && part.rows.length < fewestInTable
        ? part.rows.map(pairSlide)
        : [
            {
              layout: 'table',
              title: part.title === null ? title : said(part.title),
              table: cellTable({
                columns: ['left', 'right'],
                rows: part.rows.map(({ label, value }) => [label, value]),
                keys: 0,
              }),
            },
          ];
    case 'pairs':
      return part.rows.length === 1
        ? part.rows.map(pairSlide)
        : divided(part.rows, mostFigures).map((rows) => ({
            layout: 'points',
            title,
            items: rows.map(({ label, value }) => ({ title: said(label), text: escaped(value) })),
          }));
    case 'days':
      return part.days.flatMap(({ day, events }) =>
        pointSlides(
          said(day ?? title),
          events.map(({ when, text }) => [when, text].filter(Boolean).join(' ')),
          said(day ?? ''),
        ),
      );
  }
}

/** What the subtitle of a deck says. */
const onCover: ReadonlySet<Slot> = new Set<Slot>(['when', 'where', 'from', 'to', 'with']);

const shown: ReadonlySet<SheetPart['type']> = new Set(['figures', 'runs', 'table', 'prices']);

/** Returns key figures first, then charts and tables, then everything else. */
const inOrder = (parts: readonly SheetPart[]): SheetPart[] => [
  ...parts.filter(({ type }) => type === 'figures'),
  ...parts.filter(({ type }) => type !== 'figures' && shown.has(type)),
  ...parts.filter(({ type }) => !shown.has(type)),
];

/** Builds slides of figures and facts: the main ones first. */
export function buildSlides(request: PageRequest, sheet: Sheet): BuiltPages {
  const { facts, ledger, written } = request;
  const { labels } = pageWordsOf(written);
  const title = headlineOf(facts, ledger, written);
  const named = ledger.use(ledger.rest()).map(asPoint);
  const isOnCover = ({ slot, label }: SheetFact): boolean => label === null && onCover.has(slot);
  const subtitle = [
    ...named,
    ...sheet.lead.map(said),
    ...sheet.facts.filter(isOnCover).map(({ value }) => said(value)),
  ].join(' · ');
  const others = sheet.facts.filter((fact) => !isOnCover(fact));
  const rows = others.map(
    ({ slot, label, value }): Page => ({
      layout: 'statement',
      label: label === null ? labels[slot] : said(label),
      title: said(value),
    }),
  );
  return {
    title,
    pages: [
      { layout: 'cover', title, ...(subtitle && { subtitle }) },
      ...(sheet.isOutlined ? sheet.parts : inOrder(sheet.parts)).flatMap((part) =>
        slidesOf(part, title).map((slide) => withOwnSlideTitle(slide, title)),
      ),
      ...rows,
    ],
  };
}
