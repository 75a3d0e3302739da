import type { PageOf } from '../../content/document-content.ts';
import { headlineOf } from '../page/headline.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { BuiltPages, PageRequest } from '../page/page-request.ts';
import { asPoint, escaped, upperFirst } from '../page/say-phrase.ts';
import { rowsOf } from './fact-rows-of-sheet.ts';
import type { Sheet, SheetPart } from './sheet.ts';
import { ended } from './sheet-blocks.ts';

type Flyer = PageOf<'flyer'>;

/** Above these numbers of cells and rows, a flyer is read like a page. */
const mostPoints = 10;
const mostPrices = 12;
/** From this number of rows on, a table without times stays one. */
const fewestRows = 4;

const said = (words: string): string => upperFirst(escaped(words));

type Points = NonNullable<Flyer['points']>;

function pointsOf(part: SheetPart): Points {
  switch (part.type) {
    case 'days':
      return part.days.flatMap(({ day, events }) =>
        events.map(({ when, text }, at) => ({
          title: said(text),
          text: '',
          label: [at === 0 || when === '' ? day : null, when].filter(Boolean).join(' '),
        })),
      );
    case 'table':
      return part.rows.map((row) => {
        const [title = '', ...others] = row.slice(part.keys);
        const label = row.slice(0, part.keys).filter(Boolean).map(escaped).join(' ');
        const text = others.filter(Boolean).map(escaped).join(', ');
        if (title === '') return { title: upperFirst(label), text };
        return {
          title: said(title),
          text,
          ...(label && { label }),
        };
      });
    case 'list':
    case 'steps':
      return part.title === null
        ? part.items.map((text) => ({ title: said(text), text: '' }))
        : [{ title: said(part.title), text: part.items.map(escaped).join(', ') }];
    case 'pairs':
      return part.rows.map(({ label, value }) => ({ title: said(label), text: escaped(value) }));
    case 'points':
      return part.items.map((text) => ({ title: said(text), text: '' }));
    case 'entries':
      return part.items.map(({ title, when, text }) => ({
        title: said(title),
        text: escaped(text),
        ...(when !== '' && { label: escaped(when) }),
      }));
    case 'sentence':
      return [{ title: ended(said(part.text)), text: '' }];
    case 'prices':
    case 'figures':
    case 'runs':
      return [];
  }
}

/** Builds a page that is seen from afar; null if it has more than such a page holds. */
export function buildSeen(request: PageRequest, sheet: Sheet): BuiltPages | null {
  const { facts, written } = request;
  const { labels } = pageWordsOf(written);
  const title = headlineOf(facts, request.ledger, written);
  const prices = sheet.parts.flatMap((part) => (part.type === 'prices' ? part.rows : []));
  const points = sheet.parts.flatMap(pointsOf);
  const titles = sheet.parts.flatMap((part) =>
    (part.type === 'prices' || part.type === 'days' || part.type === 'table') && part.title !== null
      ? [part]
      : [],
  );
  const [titled] = titles;
  const lists = sheet.parts.filter(({ type }) => type === 'prices').length;
  if (titles.some(({ type }) => type !== 'prices' || lists > 1)) return null;
  const groups = sheet.parts.filter((part) => part.type === 'list' && part.title !== null);
  // Standings and grids are read by their rows.
  const isTable = sheet.parts.some(
    (part) =>
      part.type === 'table' &&
      (part.head?.some(Boolean) || (part.keys === 0 && part.rows.length >= fewestRows)),
  );
  if (groups.length > 1 || isTable) return null;
  const { facts: own } = sheet;
  if (points.length + own.length > mostPoints || prices.length > mostPrices) return null;
  const contacts = own.filter(({ slot, label }) => (slot === 'contact' || slot === 'from') && label === null);
  const rows = rowsOf(request, { ...sheet, facts: own.filter((fact) => !contacts.includes(fact)) });
  const [tagline, ...others] = [
    ...request.ledger.use(request.ledger.left(facts.subjects)).map(asPoint),
    ...sheet.lead.map(said),
  ];
  const page: Flyer = {
    layout: 'flyer',
    title,
    ...(tagline && { tagline }),
    facts: rows,
    ...(points.length + others.length > 0 && {
      points: [...others.map((text) => ({ title: text, text: '' })), ...points],
    }),
    ...(prices.length > 0 && {
      listing: {
        title: titled?.title ? said(titled.title) : labels.price,
        rows: prices.map(({ label, value }) => ({ label: said(label), value: escaped(value) })),
      },
    }),
    ...(contacts.length > 0 && { contact: contacts.map(({ value }) => said(value)) }),
  };
  return { title, pages: [page] };
}
