import type { PromptReading } from '../../reader/read-prompt.ts';
import type { Range } from '../facts/text-clauses.ts';
import { isSentence } from '../page/say-phrase.ts';
import { dayEnd, eventOf, isTime, wordsOf } from '../sheet/clause-values.ts';
import { daysOf } from '../sheet/days-of-clauses.ts';
import type { StatementReader } from '../sheet/read-statement.ts';
import type { SheetDay, SheetEvent, SheetPair, SheetPart } from '../sheet/sheet.ts';
import type { SheetWriter } from '../sheet/sheet-writer.ts';
import type { OutlineSection } from './outline-sections.ts';
import { areAllPriced, entryPrice, piecesOf, timeEnd } from './pieces.ts';
import { roleTable, rowsWithRoles } from './role-columns.ts';

/** From this share of its entries on, a section is one of prices, times or pairs. */
const mostly = 0.6;
const fewestRows = 2;
const longestValue = 70;
/** Of sentences below one title that are a row, in characters. */
const longestNotes = 180;
/** On a slide, in characters. */
const longestPair = 40;
const dash = /\s[–—-]\s/u;

interface Entry extends Range {
  /** The words before a colon that several entries share: 'Jacket potato' of 'cheese' and 'beans'. */
  readonly shared: string;
}

/** Returns the words of a range without the marks at its ends. */
const saidOf = (text: string, { start, end }: Range): string => wordsOf(text, start, end);

/** From this number of entries on, most of which are short, words are a list, whatever they say. */
const fewestListed = 3;
const mostEntryWords = 5;

/** Returns whether the pieces of a sentence are the entries of a list. */
function areListed(
  text: string,
  pieces: readonly Range[],
  whole: string,
  { language }: PromptReading,
): boolean {
  const short = pieces.filter(
    ({ start, end }) => text.slice(start, end).split(/\s+/).length <= mostEntryWords,
  );
  const isShort = pieces.length >= fewestListed && short.length >= pieces.length * mostly;
  return isShort || !isSentence({ text: whole }, language);
}

/** Returns the entries of a section: those of its lists, or its lines and sentences. */
function entriesOf(
  { text, reading }: StatementReader,
  { bodies, isOfLines }: OutlineSection,
): readonly Entry[] {
  const lists = bodies.map((unit) => piecesOf(text, unit.body, reading));
  const all = lists.flat();
  const priced = all.filter((piece) => entryPrice(text, piece, reading, true) !== null).length;
  const areLists = !isOfLines && priced >= fewestRows && priced >= all.length * mostly;
  return bodies.flatMap((unit, at): readonly Entry[] => {
    const shared = unit.title ? saidOf(text, unit.title) : '';
    const pieces = lists[at] ?? [];
    const isOnly = !isOfLines && bodies.length === 1;
    const areTimes = pieces.length > 1 && pieces.every((piece) => timeEnd(text, piece, reading) !== null);
    return areLists ||
      areTimes ||
      areAllPriced(text, pieces, reading) ||
      (isOnly && areListed(text, pieces, saidOf(text, unit.body), reading))
      ? pieces.map((piece) => ({ ...piece, shared }))
      : [{ start: unit.title?.start ?? unit.body.start, end: unit.body.end, shared: '' }];
  });
}

const named = (shared: string, label: string): string => (shared === '' ? label : `${shared}: ${label}`);

/** Returns the entries as names and prices, in order; null if they are none. */
function pricesOf(
  { text, reading, isPriced }: StatementReader,
  entries: readonly Entry[],
): SheetPair[] | null {
  const typed = entries.filter((entry) => entryPrice(text, entry, reading, false) !== null).length;
  const areBare = isPriced || typed * 2 >= entries.length;
  const rows = entries.map((entry): SheetPair & { isPriced: boolean } => {
    const price = entryPrice(text, entry, reading, areBare);
    return price
      ? { label: named(entry.shared, price.label), value: price.value, isPriced: true }
      : { label: named(entry.shared, saidOf(text, entry)), value: '', isPriced: false };
  });
  const priced = rows.filter((row) => row.isPriced).length;
  return priced >= fewestRows && priced >= rows.length * mostly
    ? rows.map(({ label, value }) => ({ label, value }))
    : null;
}

/** Returns the entries as names and what stands behind their dashes; null if most have none. */
function pairsOf(text: string, entries: readonly Entry[]): SheetPair[] | null {
  const rows = entries.map((entry): SheetPair => {
    const said = saidOf(text, entry);
    const at = dash.exec(said);
    return at
      ? { label: said.slice(0, at.index), value: said.slice(at.index + at[0].length) }
      : { label: said, value: '' };
  });
  const paired = rows.filter(({ value }) => value !== '').length;
  return paired >= fewestRows && paired >= rows.length * mostly ? rows : null;
}

const rowsOf = (title: string | null, rows: readonly (readonly string[])[]): SheetPart => ({
  type: 'table',
  title,
  columns: ['left', 'left'],
  rows,
  keys: 0,
});

/** Returns the days of entries: a time at the start of an entry is when it takes place. */
function outlineDays(reader: StatementReader, entries: readonly Entry[]): readonly SheetDay[] {
  const { text, reading } = reader;
  const ends = entries.map((entry) => timeEnd(text, entry, reading));
  if (ends.some((end) => end === null))
    return daysOf(reader, entries, null, (entry) => dayEnd(text, entry, reading));
  const days: { day: string | null; events: SheetEvent[] }[] = [];
  for (const [at, entry] of entries.entries()) {
    const behind = dayEnd(text, entry, reading);
    const end = ends[at] ?? behind;
    const isDay = behind > entry.start;
    if (isDay || days.length === 0)
      days.push({ day: isDay ? wordsOf(text, entry.start, behind) : null, events: [] });
    days.at(-1)?.events.push({ when: wordsOf(text, behind, end), text: wordsOf(text, end, entry.end) });
  }
  return days;
}

/**
 * Returns days as a table with a column for each role that their rows name. Rows behind the last one that names them stay
 * as they are; where most rows are such, all do.
 */
function scheduleOf(
  title: string | null,
  days: readonly SheetDay[],
  { language }: PromptReading,
): readonly SheetPart[] {
  const all = days.flatMap(({ day, events }) =>
    events.map((event, at) => ({ day, event, isFirst: at === 0 })),
  );
  const count = rowsWithRoles(all.map(({ event }) => event.text));
  const rows = all.slice(0, count).map(({ day, event: { when, text }, isFirst }) => ({
    label: [isFirst && day, when].filter(Boolean).join(', '),
    value: text,
  }));
  const table = count >= all.length * mostly ? roleTable(rows, title, language) : null;
  if (!table) return [{ type: 'days', title, days }];
  const rest = all.slice(count).map(({ day, event }, at): SheetDay => {
    const isGoingOn = at > 0 && all[count + at - 1]?.day === day;
    return { day: isGoingOn ? null : day, events: [event] };
  });
  return rest.length === 0 ? [table] : [table, { type: 'days', title: null, days: rest }];
}

/** Adds a titled part of a prompt to a sheet, whole and in order. */
export function readSection(reader: StatementReader, section: OutlineSection, writer: SheetWriter): void {
  const { text, reading, kind } = reader;
  const title = section.title === null ? null : saidOf(text, section.title);
  const entries = entriesOf(reader, section);
  const [first] = entries;
  if (!first) {
    if (title) writer.point(title);
    return;
  }
  const prices = pricesOf(reader, entries);
  if (prices) {
    writer.parts.push({ type: 'prices', title, rows: prices });
    return;
  }
  const isHours = entries.every((entry) => isTime(text, entry, reading));
  if (title !== null && isHours) {
    writer.pair({ label: title, value: wordsOf(text, first.start, entries.at(-1)?.end ?? first.end) });
    return;
  }
  const timed = entries.filter((entry) => {
    const event = eventOf(text, entry, reading);
    // A line that ends with its deadline is no appointment.
    const isWhen = event !== null && (!section.isOfLines || text.startsWith(event.when, entry.start));
    return dayEnd(text, entry, reading) > entry.start || isWhen;
  }).length;
  const isTimed = timed >= fewestRows && timed >= entries.length * mostly;
  if (isTimed && kind === 'deck') {
    const events = entries.map(
      (entry) => eventOf(text, entry, reading) ?? { when: '', text: saidOf(text, entry) },
    );
    writer.parts.push(
      rowsOf(
        title,
        events.map((event) => [event.when, event.text]),
      ),
    );
    return;
  }
  if (isTimed) {
    writer.parts.push(...scheduleOf(title, outlineDays(reader, entries), reading));
    return;
  }
  const pairs = pairsOf(text, entries);
  if (pairs) {
    const rows = pairs.map(({ label, value }) => [label, value]);
    writer.parts.push(roleTable(pairs, title, reading.language) ?? rowsOf(title, rows));
    return;
  }
  const [opening, ...others] = section.bodies;
  const last = others.at(-1);
  const all = opening && last && !section.isOfLines ? wordsOf(text, opening.body.start, last.body.end) : '';
  if (title !== null && kind !== 'deck' && kind !== 'cv' && all !== '' && all.length <= longestNotes) {
    writer.pair({ label: title, value: all });
    return;
  }
  const items = entries.map((entry) => named(entry.shared, saidOf(text, entry)));
  const [only = ''] = items;
  const areSteps =
    section.bodies.length > 1 && section.bodies.every(({ isNumbered, opensLine }) => isNumbered && opensLine);
  if (areSteps) writer.parts.push({ type: 'steps', title, items });
  else if (title === null) for (const item of items) writer.point(item);
  else if (items.length > 1 || (kind === 'deck' && only.length > longestPair))
    writer.parts.push({ type: 'list', title, items });
  else if (only.length <= longestValue) writer.pair({ label: title, value: only });
  else writer.parts.push({ type: 'entries', title: null, items: [{ title, when: '', text: only }] });
}
