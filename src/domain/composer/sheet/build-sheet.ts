import type { Block } from '../../content/blocks/blocks.ts';
import type { Figure } from '../../content/blocks/figure.ts';
import type { PageOf } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Phrase } from '../facts/facts.ts';
import { type FigureRun, figureRuns } from '../facts/figure-runs.ts';
import { runBlock } from '../page/entry-figures.ts';
import { type FactRow, factRows } from '../page/fact-rows.ts';
import { headlineOf, kindTitle } from '../page/headline.ts';
import { keyFigure } from '../page/key-figure.ts';
import { isFigured, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { BuiltPages, PageRequest } from '../page/page-request.ts';
import { asPoint, asSentence, escaped, upperFirst } from '../page/say-phrase.ts';
import { hasWordOf } from '../page/word-list.ts';
import { fieldBlocks, formFields } from './build-form.ts';
import { buildSlides } from './build-slides.ts';
import { cellTable } from './cell-table.ts';
import type { Sheet, SheetDay, SheetFact, SheetPair, SheetPart, Slot } from './sheet.ts';
import { withCurrency } from './sheet-currency.ts';

type Flyer = PageOf<'flyer'>;

const mostFacts = 6;
/** Above these numbers of cells and rows, a flyer is read like a page. */
const mostPoints = 10;
const mostPrices = 12;

const icons: Readonly<Record<Slot, string>> = {
  when: 'calendar',
  hours: 'clock',
  where: 'map pin',
  price: 'ticket',
  with: 'users',
  from: 'user',
  to: 'user',
  contact: 'envelope',
};

const said = (words: string): string => upperFirst(escaped(words));

/** Returns the labeled facts of the opening words and the sheet, joined if they have the same label. */
function rowsOf(request: PageRequest, sheet: Sheet): FactRow[] {
  const { facts, ledger, written, text } = request;
  const { labels, jobs } = pageWordsOf(written);
  const isJob = hasWordOf(facts.kindText ?? text.slice(0, 60), jobs);
  const rows: FactRow[] = factRows(request);
  for (const [label, phrases] of [
    [labels.from, ledger.left(facts.from)],
    [labels.to, ledger.left(facts.to)],
  ] as const)
    if (phrases.some(isNamed))
      rows.push({
        label,
        value: ledger
          .use(phrases)
          .map(asPoint)
          .join(', ')
          .replace(/^[–—-]\s/u, ''),
      });
  const labelOf = ({ slot, label }: SheetFact): string =>
    label === null ? (slot === 'price' && isJob ? labels.pay : labels[slot]) : said(label);
  for (const given of sheet.facts) {
    // What a job pays is one fact with all of its words.
    const fact =
      isJob && given.slot === 'price' && given.typed ? { ...given, label: null, value: given.typed } : given;
    const label = labelOf(fact);
    const at = rows.findIndex((row) => row.label === label);
    const open = rows[at];
    const value = fact.label === null ? said(fact.value) : escaped(fact.value);
    if (open && fact.label === null) rows[at] = { ...open, value: `${open.value}, ${escaped(fact.value)}` };
    else rows.push({ label, value: upperFirst(value), icon: icons[fact.slot] });
  }
  return rows;
}

/** A house or a person has a name: 'restaurant' is none. */
const isNamed = ({ text, label }: Phrase): boolean =>
  label === 'to' || !/^\P{Lu}*$/u.test(text) || !/\p{Ll}/u.test(text);

const cells = (label: string, value: string): string[] => [label === '' ? '' : `**${label}**`, value];

/** Returns days with their events as rows: day, time, event. Without times, a day is one row. */
function dayTable(days: readonly SheetDay[]): Block {
  const events = days.flatMap(({ events: each }) => each);
  const hasTimes = events.some(({ when }) => when !== '');
  const hasDays = days.some(({ day }) => day !== null);
  const rows = !hasTimes
    ? days.map(({ day, events: each }) =>
        cells(said(day ?? ''), said(each.map(({ text }) => text).join(', '))),
      )
    : days.flatMap(({ day, events: each }) =>
        each.map(({ when, text }, at) => [
          ...(hasDays ? [at === 0 && day ? `**${said(day)}**` : ''] : []),
          when === '' || hasDays ? escaped(when) : `**${escaped(when)}**`,
          said(text),
        ]),
      );
  return { type: 'table', table: { head: (rows[0] ?? []).map(() => ''), rows } };
}

const mostInTable = 14;
const mostInDay = 4;

/** Returns days without the one that the title of the page names. */
function unnamedDays(days: readonly SheetDay[], title: string): readonly SheetDay[] {
  const [only, ...others] = days;
  const isSaid = only?.day && others.length === 0 && fold(title).includes(fold(said(only.day)));
  return isSaid ? [{ ...only, day: null }] : days;
}

function dayBlocks(part: Extract<SheetPart, { type: 'days' }>, pageTitle: string): Block[] {
  const days = unnamedDays(part.days, pageTitle);
  const title = part.title !== null && fold(pageTitle).includes(fold(said(part.title))) ? null : part.title;
  const heading: Block[] = title === null ? [] : [{ type: 'heading', level: 2, text: said(title) }];
  const events = days.reduce((sum, { events: each }) => sum + each.length, 0);
  const isLong = days.length > 1 && (events > mostInTable || events > days.length * mostInDay);
  if (!isLong) return [...heading, dayTable(days)];
  return [
    ...heading,
    ...days.flatMap((day): Block[] => [
      ...(day.day === null ? [] : [{ type: 'heading', level: 2, text: said(day.day) } as const]),
      dayTable([{ ...day, day: null }]),
    ]),
  ];
}

const pairTable = (rows: readonly SheetPair[]): Block => ({
  type: 'table',
  table: { head: ['', ''], rows: rows.map(({ label, value }) => cells(said(label), escaped(value))) },
});

const priceTable = (rows: readonly SheetPair[]): Block => ({
  type: 'table',
  table: {
    head: ['', ''],
    rows: rows.map(({ label, value }) => cells(said(label), escaped(value))),
    align: ['left', 'right'],
  },
});

const fewestFigures = 2;
const mostFigures = 6;

/** Shows the numbers among points as key figures, before what is told in words, and those of one kind as a chart. */
function withFigures(parts: readonly SheetPart[], language: ReaderLanguage): readonly SheetPart[] {
  const figureOf = (item: string): Figure | null => keyFigure(item, language);
  const all = parts.flatMap((part) => (part.type === 'points' ? part.items.filter(figureOf) : []));
  const result: SheetPart[] = [];
  // Lists of one page are compared in the same form.
  const lists = parts.filter((part) => part.type === 'prices');
  const compared = new Map(lists.map((list) => [list, comparedRows(list.rows, language)]));
  const areCompared = lists.every((list) => compared.get(list));
  for (const part of parts) {
    const run = part.type === 'prices' && areCompared ? compared.get(part) : null;
    if (part.type === 'prices' && run) result.push({ type: 'runs', title: part.title, runs: [run] });
    else if (part.type !== 'points' || all.length < fewestFigures) result.push(part);
    else {
      const figures = part.items.flatMap((item) => figureOf(item) ?? []);
      const rest = part.items.filter((item) => figureOf(item) === null);
      if (figures.length > 0) result.push({ type: 'figures', items: figures });
      if (rest.length > 0) result.push({ ...part, items: rest });
    }
  }
  return result;
}

/** Returns rows as figures of one kind; null if one of them has more to it than a name and its number. */
function comparedRows(rows: readonly SheetPair[], language: ReaderLanguage): FigureRun | null {
  const [run] = figureRuns(rows.map(({ label, value }) => `${label} ${value}`).join(', '), language);
  const isWhole =
    run?.figures.length === rows.length &&
    rows.every(({ value }, at) => run.figures[at]?.written === value) &&
    rows.every(({ label }, at) => run.group !== undefined || run.figures[at]?.label === label);
  return isWhole ? run : null;
}

/** Returns the blocks of a part of a sheet. */
function partBlocks(part: SheetPart, kind: KindId | null, title: string): Block[] {
  const isOrdered = kind === 'program' || kind === 'agenda';
  const itemOf = (text: string) =>
    kind === 'checklist' ? { text: said(text), checked: false } : { text: said(text) };
  const titled = (title: string | null): Block[] =>
    title === null ? [] : [{ type: 'heading', level: 2, text: said(title) }];
  switch (part.type) {
    case 'days':
      return dayBlocks(part, title);
    case 'prices':
      return [...titled(part.title), priceTable(part.rows)];
    case 'table':
      return [...titled(part.title), { type: 'table', table: cellTable(part) }];
    case 'list':
      return [...titled(part.title), { type: 'list', items: part.items.map(itemOf) }];
    case 'steps':
      return [
        ...titled(part.title),
        { type: 'list', ordered: true, items: part.items.map((text) => ({ text: said(text) })) },
      ];
    case 'runs':
      return [...titled(part.title), ...part.runs.map(runBlock)];
    case 'figures': {
      const rows = Math.ceil(part.items.length / mostFigures);
      const size = Math.ceil(part.items.length / rows);
      return Array.from({ length: rows }, (_, at) => ({
        type: 'figures',
        items: part.items.slice(at * size, (at + 1) * size),
      }));
    }
    case 'pairs':
      return [pairTable(part.rows)];
    case 'points':
      return [
        {
          type: 'list',
          ordered: isOrdered && !part.isRemark,
          items: part.items.map(part.isRemark ? (text) => ({ text: said(text) }) : itemOf),
        },
      ];
    case 'sentence':
      return [{ type: 'paragraph', text: ended(said(part.text)) }];
  }
}

const ended = (text: string): string => (/[.!?…。！？؟]$/u.test(text) ? text : `${text}.`);

const fewestPrices = 3;
const longestPrice = 14;

/** Returns whether most of a sheet are prices. */
export function isPriceList({ parts }: Sheet): boolean {
  const rows = parts.flatMap((part) => (part.type === 'prices' ? part.rows : []));
  return (
    rows.length >= fewestPrices &&
    rows.every(({ value }) => value.length <= longestPrice) &&
    parts.every(({ type }) => type === 'prices' || type === 'points')
  );
}

/** Builds a page that is read: facts, then tables, lists and sentences in the order of the prompt. */
function buildRead(request: PageRequest, given: Sheet): BuiltPages {
  const { facts, ledger, written } = request;
  const { labels } = pageWordsOf(written);
  const title = headlineOf(facts, ledger, written);
  const subjects = ledger.use(ledger.left(facts.subjects));
  const told = rowsOf(request, given);
  // The house that a report is of stands below its title.
  const isOfHouse = isFigured(facts.kind) && told.length === 1 && told[0]?.label === labels.from;
  const rows = isOfHouse ? [] : told;
  const names = [
    ...(isOfHouse ? told.map(({ value }) => value) : []),
    ...ledger.use(ledger.rest()).map(asPoint),
    ...given.lead.map(said),
  ];
  const lead = [...subjects.map(asSentence), names.join(', ')].filter(Boolean).join(' ');
  const isOrdered = facts.kind === 'program' || facts.kind === 'agenda';
  const blocks: Block[] = [];
  const shown = rows.slice(0, mostFacts);
  const own: Block[] = shown.length > 0 ? [{ type: 'facts', items: shown }] : [];
  if (rows.length > mostFacts) own.push(pairTable(rows.slice(mostFacts)));
  // A menu ends with when and where.
  const isMenu = facts.kind === 'menu' || (!isFigured(facts.kind) && isPriceList(given));
  if (!isMenu) blocks.push(...own);
  const form = facts.kind === 'form' ? formFields(given) : null;
  const sheet = form ? { ...given, parts: form.rest } : given;
  const parts = isFigured(facts.kind) ? withFigures(sheet.parts, facts.language) : sheet.parts;
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    const isLoose =
      !isMenu &&
      part.type === 'points' &&
      before !== undefined &&
      before.type !== 'sentence' &&
      (!isOrdered || part.isRemark === true);
    if (isLoose) blocks.push({ type: 'heading', level: 2, text: labels.details });
    if (isMenu && part.type === 'points')
      blocks.push({ type: 'paragraph', text: part.items.map((text) => said(text)).join(' · ') });
    else blocks.push(...partBlocks(part, facts.kind, title));
  }
  if (form) blocks.push(...fieldBlocks(form, request));
  if (isMenu) blocks.push(...(lead === '' ? [] : [{ type: 'paragraph', text: lead } as const]), ...own);
  return {
    title,
    label: kindTitle(facts, written),
    pages: [
      {
        layout: 'article',
        title,
        ...(lead !== '' && !isMenu && { lead }),
        blocks,
      },
    ],
  };
}

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
        return {
          title: said(title),
          text: others.filter(Boolean).map(escaped).join(', '),
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
    case 'sentence':
      return [{ title: ended(said(part.text)), text: '' }];
    case 'prices':
    case 'figures':
    case 'runs':
      return [];
  }
}

/** Builds a page that is seen from afar; null if it has more than such a page holds. */
function buildSeen(request: PageRequest, sheet: Sheet): BuiltPages | null {
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
  const { facts: own } = sheet;
  if (points.length + own.length > mostPoints || prices.length > mostPrices) return null;
  const contacts = own.filter(({ slot, label }) => slot === 'contact' && label === null);
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

/** Builds the page of a prompt that tells all of its facts. */
export function buildSheet(request: PageRequest, given: Sheet, isSeen: boolean): BuiltPages {
  if (request.facts.kind === 'deck')
    return buildSlides(request, { ...given, parts: withFigures(given.parts, request.facts.language) });
  const sheet = withCurrency(given, request);
  return (isSeen ? buildSeen(request, sheet) : null) ?? buildRead(request, sheet);
}
