import type { Label } from '../../reader/labels.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { rowClauses } from '../facts/row-clauses.ts';
import { saysSomething, withoutSmallEnds } from '../facts/small-words.ts';
import { overlaps, type Range } from '../facts/text-clauses.ts';
import { isFigured, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isSentence } from '../page/say-phrase.ts';
import { hasWordOf } from '../page/word-list.ts';
import { factOf, isAddress, personOf } from './clause-fact.ts';
import {
  barePriceOf,
  dayEnd,
  eventOf,
  isLifespan,
  isTime,
  monthEnd,
  openPriceOf,
  priceOf,
  timesIn,
  wordsOf,
} from './clause-values.ts';
import { daysOf, trimmed } from './days-of-clauses.ts';
import { isOrdered } from './program-items.ts';
import type { SheetPair } from './sheet.ts';
import type { SheetWriter } from './sheet-writer.ts';
import type { Statement } from './statements.ts';

const fewestRows = 2;
/** With fewer clauses, a day is a row of its own. */
const fewestClauses = 3;
/** From this many numbers at ends of clauses on, they are prices, whatever the page is called. */
const fewestBare = 4;
const mostly = 0.5;
const longestValue = 70;
const fewestMonths = 3;
const fewestDays = 3;
/** A price without words about it. */
const plainPrice = /^\P{L}{0,3}\d[\d.,]*\P{L}{0,3}$/u;

/** Labels of one thing in several clauses: 'Print Shed, 3 Foundry Yard, Sheffield'. */
const named: ReadonlySet<Label> = new Set<Label>(['place', 'from', 'to']);

/** What statements are read with. */
export interface StatementReader {
  readonly text: string;
  readonly reading: PromptReading;
  readonly kind: KindId | null;
  /** Whether the page is one of prices, so that a number at the end of a clause is one. */
  readonly isPriced: boolean;
}

const leastNamed = 0.5;
const joins = (span: ReadSpan, one: Range, other: Range): boolean =>
  named.has(span.label) && span.confidence >= leastNamed && span.start <= one.start && span.end >= other.end;

/** Cuts a time from the place behind it: '8 to 2 in the school yard' is when and where. */
function cutAtPlace({ text, reading }: StatementReader, clause: Range): readonly Range[] {
  const place = reading.spans.find(
    (span) =>
      span.label === 'place' &&
      span.confidence >= leastNamed &&
      span.start > clause.start &&
      span.end <= clause.end &&
      !saysSomething(text.slice(span.end, clause.end), reading.language) &&
      isTime(text, { start: clause.start, end: span.start }, reading),
  );
  if (!place) return [clause];
  const inner = withoutSmallEnds(text, clause.start, place.start, reading.language);
  // The 'am' of '7am' is no small word.
  const times = timesIn({ start: clause.start, end: place.start }, reading);
  const cut = Math.max(inner?.end ?? place.start, ...times.map(({ end }) => end));
  return [{ start: clause.start, end: cut }, trimmed(text, { start: cut, end: clause.end })];
}

/** Returns how many clauses of the prompt begin with a day. */
const beginningWithDays = ({ text, reading }: StatementReader): number =>
  rowClauses(text, reading).filter((clause) => dayEnd(text, clause, reading) > clause.start).length;

/** Joins clauses that are one place or one time. */
function joined(reader: StatementReader, given: readonly Range[]): readonly Range[] {
  const { text, reading } = reader;
  // Days with their places are rows: '3 May Leeds, 9 May Mill Lane, 16 May Hull'.
  const clauses =
    beginningWithDays(reader) >= fewestDays ? given : given.flatMap((clause) => cutAtPlace(reader, clause));
  const result: Range[] = [];
  let isPlace = false;
  for (const clause of clauses) {
    const before: Range | undefined = result.at(-1);
    const words = text.slice(clause.start, clause.end);
    const isStreet: boolean = isAddress(words, clause, reading);
    // A town follows its street.
    const isTown: boolean = isPlace && /^\p{Lu}[\p{L}’' -]{2,20}(?: [A-Z\d]{2,8}){0,2}$/u.test(words);
    // A row of a timetable isn't part of the place before it.
    const isRow = isTime(text, { start: clause.start, end: dayEnd(text, clause, reading) }, reading);
    const isPart: boolean =
      before !== undefined &&
      (!isRow || isTime(text, clause, reading)) &&
      (reading.spans.some((span) => joins(span, before, clause)) ||
        isTown ||
        (isStreet && (factOf(text, before, reading)?.slot === 'where' || isHouse(reader, before))) ||
        (isTime(text, before, reading) &&
          isTime(text, clause, reading) &&
          ![before, clause].some(({ start, end }) => isLifespan(text.slice(start, end)))));
    if (isPart && before) result[result.length - 1] = { start: before.start, end: clause.end };
    else result.push(clause);
    isPlace = isStreet || (isPart && (isPlace || isStreet));
  }
  return result;
}

/** Returns the clauses of a statement as rows with prices, in order; null for a clause without one. */
function pricesOf(
  { text, reading, isPriced }: StatementReader,
  clauses: readonly Range[],
): (SheetPair | null)[] {
  const typed = clauses.map((clause) => priceOf(text, clause, reading));
  const bare = clauses.map((clause) => barePriceOf(text, clause, reading.language));
  const either = typed.map((price, at) => (price?.label ? price : (bare[at] ?? null)));
  const found = either.filter((price) => price !== null).length;
  const isBare =
    isPriced || found >= fewestBare || typed.filter((price) => price?.label).length >= fewestRows;
  const read =
    isBare && found > clauses.length * mostly ? either : typed.map((price) => (price?.label ? price : null));
  // 'Chignon on request' stands among the prices.
  return read.map(
    (price, at) =>
      price ?? (isPriced || found >= fewestRows ? openPriceOf(text, clauses[at], reading.language) : null),
  );
}

/** Adds what a statement tells to a sheet. */
export function readStatement(reader: StatementReader, statement: Statement, writer: SheetWriter): void {
  const { text, reading } = reader;
  const { title } = statement;
  const clauses = joined(reader, statement.clauses);
  const name = title && wordsOf(text, title.start, title.end);
  const [first] = clauses;
  if (!first) {
    if (name) writer.point(name);
    return;
  }
  // A quarter or a year heads a slide like any other title.
  const isTimeTitle = reader.kind !== 'deck' && title !== null && isTime(text, title, reading);
  // 'Menu for Ana, 14 June: soup, fish' says when all of it is.
  const isWhole = isTimeTitle && statement.isOpening === true;
  const isDayTitle = isTimeTitle && !isWhole;
  const untimed = clauses.filter((clause) => !isTime(text, clause, reading));
  const dayed = untimed.filter((clause) => dayEnd(text, clause, reading) > clause.start);
  const events = clauses.filter((clause) => eventOf(text, clause, reading) !== null);
  // 'Thurs 6pm, £4 a lesson, music after' has one day, and says more than when.
  const isDayed =
    dayed.length > 0 &&
    dayed[0] === clauses[0] &&
    untimed.length === clauses.length &&
    (dayed.length > 1 || clauses.length < fewestClauses || events.length > clauses.length * mostly);
  const months = clauses.filter((clause) => monthEnd(text, clause, reading) > clause.start);
  const isMonthly = months.length >= fewestMonths && months[0] === clauses[0];
  const prices = pricesOf(reader, clauses);
  const priced = prices.filter((price) => price !== null);
  const isMore =
    title === null &&
    (reader.isPriced
      ? writer.parts.some(({ type }) => type === 'prices')
      : writer.parts.at(-1)?.type === 'prices' && priced.every(({ value }) => plainPrice.test(value)));
  if (!isDayTitle && priced.length >= (isMore ? 1 : fewestRows) && priced.length >= clauses.length * mostly) {
    writer.prices(name, priced);
    for (const [at, clause] of clauses.entries()) if (prices[at] === null) readClause(reader, clause, writer);
    return;
  }
  const facts = clauses.map((clause) => factOf(text, clause, reading));
  if (!isDayTitle && clauses.length > 1 && facts.every((fact) => fact?.slot === 'hours')) {
    for (const fact of facts) if (fact) writer.facts.push(fact);
    return;
  }
  // On slides, what is to be done by when is a point.
  const isTimetable =
    reader.kind !== 'deck' && events.length >= fewestRows && events.length >= clauses.length * mostly;
  if (
    isDayTitle ||
    (isDayed && reader.kind !== 'deck') ||
    isMonthly ||
    (isTimetable && priced.length === 0)
  ) {
    // A sentence behind the last day is about all of them.
    const isRemark = (clause: Range): boolean =>
      dayEnd(text, clause, reading) === clause.start &&
      eventOf(text, clause, reading) === null &&
      hasWordOf(text.slice(clause.start, clause.end), pageWordsOf(reading.language).saying);
    const own = clauses.findLastIndex((clause) => !isRemark(clause)) + 1;
    const days = daysOf(reader, clauses.slice(0, own), isDayTitle ? name : null, (clause) =>
      Math.max(dayEnd(text, clause, reading), isMonthly ? monthEnd(text, clause, reading) : 0),
    );
    const [day] = days;
    // The one day of an event is a fact, and what happens on it has its hours.
    const endOfDay = dayEnd(text, first, reading);
    const isOnlyDay =
      !isDayTitle && days.length === 1 && endOfDay > first.start && wordsOf(text, endOfDay, first.end) === '';
    if (day && day.day !== null && (day.events.length === 0 || isOnlyDay)) {
      writer.facts.push({ slot: 'when', label: null, value: day.day });
      days.splice(0, 1, ...(isOnlyDay && day.events.length > 0 ? [{ ...day, day: null }] : []));
    }
    const isOne =
      !isDayTitle &&
      days.length === 1 &&
      days[0]?.events.length === 1 &&
      beginningWithDays(reader) < fewestDays;
    if (!isOne || writer.parts.at(-1)?.type === 'days') {
      writer.days(isDayTitle ? null : name, days);
      for (const clause of clauses.slice(own)) readClause(reader, clause, writer);
      return;
    }
  }
  const isOfHouse =
    title !== null &&
    reading.spans.some(
      ({ label, start, end }) => label === 'from' && start <= title.start && end >= title.end,
    );
  if (name && statement.isOpening && isOfHouse) {
    writer.lead.push(name);
    for (const clause of clauses) readClause(reader, clause, writer);
    return;
  }
  const isPlace = title !== null && (placeIn(reader, title) || writer.lacksPlace());
  if (name && title && statement.isOpening && (isWhole || isPlace)) {
    writer.facts.push({ slot: isWhole ? 'when' : 'where', label: null, value: name });
    for (const clause of clauses) readClause(reader, clause, writer);
    return;
  }
  if (name) {
    const items = clauses.map(({ start, end }) => wordsOf(text, start, end));
    const said = text.slice(first.start, clauses.at(-1)?.end);
    if (items.length > 1) writer.parts.push({ type: 'list', title: name, items });
    else if (said.length <= longestValue) writer.pair({ label: name, value: wordsOf(said, 0, said.length) });
    else writer.point(`${name}: ${said}`);
    return;
  }
  // A sentence that tells no fact of its own in any clause stays whole.
  const all = wordsOf(text, first.start, clauses.at(-1)?.end ?? first.end);
  const isTold = clauses.length > 1 && !statement.isOpening && facts.every((fact) => fact === null);
  if (isTold && isSentence({ text: all }, reading.language)) {
    writer.point(all);
    return;
  }
  const persons = clauses.map(({ start, end }) => personOf(wordsOf(text, start, end), reading.language));
  const isCast =
    persons.filter((person) => person !== null).length >= fewestRows &&
    reading.spans.some((span) => span.label === 'name' && clauses.some((clause) => overlaps(span, clause)));
  for (const [at, clause] of clauses.entries()) {
    const person = isCast ? persons[at] : null;
    if (person) writer.facts.push(person);
    else if (statement.isOpening && isLifespan(text.slice(clause.start, clause.end)))
      writer.lead.push(wordsOf(text, clause.start, clause.end));
    else if (statement.isOpening && writer.lacksTime() && dayEnd(text, clause, reading) > clause.start)
      writer.facts.push({ slot: 'when', label: null, value: wordsOf(text, clause.start, clause.end) });
    else if (statement.isOpening && isName(reader, clause))
      writer.name(wordsOf(text, clause.start, clause.end), isParty(reader, clause));
    else readClause(reader, clause, writer);
  }
}

/** Returns whether words before a colon are a place. */
const placeIn = ({ reading }: StatementReader, title: Range): boolean =>
  reading.spans.some((span) => span.label === 'place' && span.start <= title.start && span.end >= title.end);

/** Returns whether a clause before a street is the name of a house or a business. */
function isHouse({ text, reading }: StatementReader, before: Range): boolean {
  const words = text.slice(before.start, before.end).split(' ');
  return (
    words.length <= 4 &&
    words.every(
      (word) => /^(?:\p{Lu}[\p{L}’'.-]*|&|\+)$/u.test(word) || !saysSomething(word, reading.language),
    ) &&
    factOf(text, before, reading) === null
  );
}

const parties: ReadonlySet<Label> = new Set<Label>(['from', 'to', 'name']);
const leastParty = 0.3;

/** Returns whether the reader takes a name for somebody rather than for a place; a town may follow a firm. */
const isParty = ({ reading }: StatementReader, clause: Range): boolean =>
  reading.spans.some(
    (span) =>
      parties.has(span.label) &&
      span.confidence >= leastParty &&
      span.start >= clause.start &&
      overlaps(span, clause),
  );

const longestName = 50;

/** Returns whether a clause of the opening sentence is a name, without a place of its own: 'Grange Hall'. */
function isName({ text, reading }: StatementReader, clause: Range): boolean {
  const said = wordsOf(text, clause.start, clause.end);
  const words = said.split(' ');
  const isCapital = words.every(
    (word) => /^[\p{Lu}\d]/u.test(word) || !saysSomething(word, reading.language),
  );
  return (
    /^\p{Lu}/u.test(said) && isCapital && said.length <= longestName && factOf(text, clause, reading) === null
  );
}

function readClause({ text, reading, kind }: StatementReader, clause: Range, writer: SheetWriter): void {
  const fact = factOf(text, clause, reading);
  // Who does something in a program belongs to it.
  const isItem = (fact?.slot === 'with' && isOrdered(kind)) || (fact?.slot === 'price' && isFigured(kind));
  if (fact && !isItem) writer.facts.push(fact);
  else writer.point(wordsOf(text, clause.start, clause.end));
}
