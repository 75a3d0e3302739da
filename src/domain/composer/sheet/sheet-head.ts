import type { PromptReading } from '../../reader/read-prompt.ts';
import { saysSomething } from '../facts/small-words.ts';
import { type Clause, textClauses } from '../facts/text-clauses.ts';
import { familyOf, type KindId } from '../page/kinds.ts';
import { barePriceOf, dayEnd, eventOf, isTime, priceOf, timesIn } from './clause-values.ts';

/** A spaced dash or an exclamation mark that ends the name of a page: 'gym prices - off peak $19'. */
const dash = /\s[-–—]\s/u;
const longestName = 60;
/** '1938–2024' belongs to a name. */
const isLifespan = /^\d{4}\s?[-–]\s?\d{4}$/;

/** Returns whether a clause is a row of a list rather than a name. */
const isRow = (text: string, clause: Clause, reading: PromptReading): boolean =>
  priceOf(text, clause, reading) !== null ||
  dayEnd(text, clause, reading) > clause.start ||
  eventOf(text, clause, reading) !== null;

/** Returns whether a number at the end of a clause is a price: then the next clause has one, too. */
const isBareRow = (
  text: string,
  clause: Clause,
  next: Clause | undefined,
  { language }: PromptReading,
): boolean =>
  barePriceOf(text, clause, language) !== null &&
  next !== undefined &&
  barePriceOf(text, next, language) !== null;

/** A time at the end of the opening words is a fact: 'flea market on Saturday', before ', 9 May'. */
function beforeTime(text: string, clause: Clause, from: number, reading: PromptReading): number {
  const start = clause.start + from;
  const times = timesIn({ start, end: clause.end }, reading);
  const at = times.find(
    (time) =>
      !isLifespan.test(text.slice(time.start, clause.end).trim()) &&
      isTime(text, { start: time.start, end: clause.end }, reading),
  );
  return at && saysSomething(text.slice(start, at.start), reading.language) ? at.start : clause.end;
}

/**
 * Returns where the opening words of a prompt end: those that ask for the page and name it. 'Car wash board: Shiny's
 * Hand Car Wash.' names it after the colon; 'Price list: cut 42, color 60' lists there.
 */
export function headEnd(text: string, reading: PromptReading, kindId: KindId | null): number {
  const { language, spans } = reading;
  const clauses = textClauses(text, language);
  const kind = spans.find(({ label }) => label === 'kind');
  const own = Math.max(
    0,
    clauses.findIndex(({ start, end }) => kind !== undefined && start <= kind.start && end >= kind.end),
  );
  const first = clauses[own];
  if (!first) return 0;
  const cut = dash.exec(text.slice(first.start, first.end));
  const from = kind && kind.end <= first.end ? kind.end - first.start : 0;
  if (cut && cut.index >= from) {
    const behind = { ...first, start: first.start + cut.index + cut[0].length };
    return isRow(text, behind, reading) || isBareRow(text, behind, clauses[own + 1], reading)
      ? behind.start
      : first.end;
  }
  const next = clauses[own + 1];
  const isNamed = kind !== undefined && saysSomething(text.slice(kind.end, first.end), language);
  if (isNamed || !next || next.after === 'comma') return beforeTime(text, first, from, reading);
  // 'Agenda: board meeting March 12' is named before its day.
  const named = beforeTime(text, next, 0, reading);
  const isDay = reading.values.some(
    ({ kind, start }) => kind === 'date' && start >= named && start < next.end,
  );
  if (isDay && named < next.end && priceOf(text, next, reading) === null) return named;
  const following = clauses[own + 2];
  const isAlone = !following || following.after === 'sentence' || next.after === 'sentence';
  const isShown = kindId !== null && familyOf(kindId) === 'flyer';
  const isName =
    next.end - next.start <= longestName &&
    !isRow(text, next, reading) &&
    !isBareRow(text, next, following, reading) &&
    following?.after !== 'colon';
  return isName && (isAlone || isShown || /\p{Lu}/u.test(text.slice(next.start, next.end)))
    ? next.end
    : first.end;
}
