import type { Block } from '../../content/blocks/blocks.ts';
import type { PageOf } from '../../content/document-content.ts';
import { type FactRow, factRows } from '../page/fact-rows.ts';
import { headlineOf, kindTitle } from '../page/headline.ts';
import type { KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { BuiltPages, PageRequest } from '../page/page-request.ts';
import { asPoint, asSentence, escaped, upperFirst } from '../page/say-phrase.ts';
import { hasWordOf } from '../page/word-list.ts';
import { fieldBlocks, formFields } from './build-form.ts';
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
    if (phrases.length > 0) rows.push({ label, value: ledger.use(phrases).map(asPoint).join(', ') });
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

function dayBlocks({ title, days }: Extract<SheetPart, { type: 'days' }>): Block[] {
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

function partBlocks(part: SheetPart, kind: KindId | null): Block[] {
  const isOrdered = kind === 'program' || kind === 'agenda';
  const itemOf = (text: string) =>
    kind === 'checklist' ? { text: said(text), checked: false } : { text: said(text) };
  const titled = (title: string | null): Block[] =>
    title === null ? [] : [{ type: 'heading', level: 2, text: said(title) }];
  switch (part.type) {
    case 'days':
      return dayBlocks(part);
    case 'prices':
      return [...titled(part.title), priceTable(part.rows)];
    case 'list':
      return [...titled(part.title), { type: 'list', items: part.items.map(itemOf) }];
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
  const rows = rowsOf(request, given);
  const names = [...ledger.use(ledger.rest()).map(asPoint), ...given.lead.map(said)];
  const lead = [...subjects.map(asSentence), names.join(', ')].filter(Boolean).join(' ');
  const isOrdered = facts.kind === 'program' || facts.kind === 'agenda';
  const blocks: Block[] = [];
  const shown = rows.slice(0, mostFacts);
  const own: Block[] = shown.length > 0 ? [{ type: 'facts', items: shown }] : [];
  if (rows.length > mostFacts) own.push(pairTable(rows.slice(mostFacts)));
  // A menu ends with when and where.
  const isMenu = facts.kind === 'menu' || isPriceList(given);
  if (!isMenu) blocks.push(...own);
  const form = facts.kind === 'form' ? formFields(given) : null;
  const sheet = form ? { ...given, parts: form.rest } : given;
  for (const [at, part] of sheet.parts.entries()) {
    const before = sheet.parts[at - 1];
    const isLoose =
      !isMenu &&
      part.type === 'points' &&
      before !== undefined &&
      before.type !== 'sentence' &&
      (!isOrdered || part.isRemark === true);
    if (isLoose) blocks.push({ type: 'heading', level: 2, text: labels.details });
    if (isMenu && part.type === 'points')
      blocks.push({ type: 'paragraph', text: part.items.map((text) => said(text)).join(' · ') });
    else blocks.push(...partBlocks(part, facts.kind));
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
    case 'list':
      return [{ title: said(part.title), text: part.items.map(escaped).join(', ') }];
    case 'pairs':
      return part.rows.map(({ label, value }) => ({ title: said(label), text: escaped(value) }));
    case 'points':
      return part.items.map((text) => ({ title: said(text), text: '' }));
    case 'sentence':
      return [{ title: ended(said(part.text)), text: '' }];
    case 'prices':
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
    (part.type === 'prices' || part.type === 'days') && part.title !== null ? [part] : [],
  );
  const [titled] = titles;
  const lists = sheet.parts.filter(({ type }) => type === 'prices').length;
  if (titled && (titled.type === 'days' || lists > 1)) return null;
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
  const sheet = withCurrency(given, request);
  return (isSeen ? buildSeen(request, sheet) : null) ?? buildRead(request, sheet);
}
