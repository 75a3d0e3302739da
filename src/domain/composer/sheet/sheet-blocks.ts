import type { Block } from '../../content/blocks/blocks.ts';
import { fold } from '../../reader/tokenize.ts';
import { runBlock } from '../page/entry-figures.ts';
import { isFigured, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { PageRequest } from '../page/page-request.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import { cellTable } from './cell-table.ts';
import type { Sheet, SheetDay, SheetEntry, SheetPair, SheetPart } from './sheet.ts';
import { withFigures } from './with-figures.ts';

const mostFigures = 6;
/** More remarks below a menu have a line each. */
const mostInLine = 2;
/** Longer lists of remarks have a heading. */
const mostRemarks = 8;

const said = (words: string): string => upperFirst(escaped(words));

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

export const pairTable = (rows: readonly SheetPair[]): Block => ({
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

function entryBlocks({ title, when, text }: SheetEntry): Block[] {
  // A heading with nothing below it is none.
  if (when === '' && text === '') return [{ type: 'paragraph', text: `**${said(title)}**` }];
  return [
    { type: 'heading', level: 3, text: said(title) },
    ...[escaped(when), said(text)].flatMap((words): Block[] =>
      words === '' ? [] : [{ type: 'paragraph', text: words }],
    ),
  ];
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
    case 'entries':
      return [...titled(part.title), ...part.items.flatMap(entryBlocks)];
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

export const ended = (text: string): string => (/[.!?…。！？؟]$/u.test(text) ? text : `${text}.`);

const isTitledList = (part: SheetPart | undefined): boolean => part?.type === 'list' && part.title !== null;

const fewestGroups = 2;

/** Returns whether the items of a checklist are in groups with names, so that what stands beside them is a remark. */
function areGroups(parts: readonly SheetPart[]): boolean {
  const groups = parts.filter(isTitledList);
  const itemsOf = (part: SheetPart): readonly string[] =>
    part.type === 'list' || part.type === 'points' ? part.items : [];
  const points = parts.filter(({ type }) => type === 'points').flatMap(itemsOf);
  return groups.length >= fewestGroups && points.length < groups.flatMap(itemsOf).length;
}

/** Returns the tables, lists and sentences of a sheet in the order of the prompt. */
export function sheetBlocks(
  { facts, written }: PageRequest,
  sheet: Sheet,
  title: string,
  isMenu: boolean,
): Block[] {
  const { labels } = pageWordsOf(written);
  const isOrdered = facts.kind === 'program' || facts.kind === 'agenda';
  // Beside rows, what else is told is a remark, with numbers or without.
  const asRemarks = (): SheetPart[] =>
    sheet.parts.map((part) => (part.type === 'points' ? { ...part, isRemark: true } : part));
  const remarks = sheet.parts.some(({ type }) => type === 'table' || type === 'prices')
    ? asRemarks()
    : sheet.parts;
  const isGrouped = facts.kind === 'checklist' && areGroups(sheet.parts);
  const parts = isFigured(facts.kind)
    ? withFigures(remarks, facts.language)
    : isGrouped
      ? asRemarks()
      : sheet.parts;
  const rows: Block[] = [];
  let isTitled = false;
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    const own = partBlocks(part, facts.kind, title);
    const isLoose =
      part.type === 'points' &&
      before !== undefined &&
      before.type !== 'sentence' &&
      (!isOrdered || part.isRemark === true);
    // Below a titled group, a sentence would be read as one of its rows.
    const isApart = isLoose || (part.type === 'sentence' && isTitled);
    // Below courses without prices, those of set meals and drinks belong to none of them.
    const isOfAll = isMenu && part.type === 'prices' && part.title === null && isTitledList(before);
    if (isOfAll) rows.push({ type: 'heading', level: 2, text: labels.price });
    if (isMenu && part.type === 'points')
      rows.push({
        type: 'paragraph',
        text: part.items.map((text) => said(text)).join(part.items.length > mostInLine ? '\n' : ' · '),
      });
    else if (isMenu || !isApart) rows.push(...own);
    else if (part.type === 'points' && part.items.length > mostRemarks)
      rows.push({ type: 'heading', level: 2, text: labels.details }, ...own);
    else rows.push({ type: 'callout', tone: 'note', blocks: own });
    isTitled ||= 'title' in part && part.title !== null;
  }
  return rows;
}
