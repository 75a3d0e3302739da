import type { Label } from '../../reader/labels.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import type { ListedEntry } from './listed-entries.ts';
import { saysSomething } from './small-words.ts';
import { type Clause, overlaps, type Range, textClauses } from './text-clauses.ts';

/** Fewer clauses with a date or time may be a sentence with two facts. */
const fewestRows = 3;
/** Minimum share of the clauses of a sentence that have the value. */
const mostly = 0.6;
/** Longer clauses say more than what happens then. */
const longestRow = 80;

type RowKind = 'date' | 'time';

/** Returns the clauses of each sentence. What stands before a colon titles them. */
function sentencesOf(clauses: readonly Clause[]): readonly (readonly Clause[])[] {
  const sentences: Clause[][] = [];
  for (const clause of clauses) {
    const current = sentences.at(-1);
    if (current === undefined || clause.after !== 'comma') sentences.push([clause]);
    else current.push(clause);
  }
  return sentences;
}

const inside = ({ start, end }: Range, range: Range): boolean => start >= range.start && end <= range.end;

/** Returns a row if its clause begins or ends with the value: '3 May Leeds away', 'tiling Sept 17-19'. */
function rowOf(
  text: string,
  clause: Clause,
  values: readonly Range[],
  kind: RowKind,
  { language }: PromptReading,
): ListedEntry | null {
  const own = values.filter((value) => inside(value, clause));
  const [first] = own;
  if (!first || clause.end - clause.start > longestRow) return null;
  const behind = Math.max(...own.map(({ end }) => end));
  // The second day of 'Sept 17-19'.
  const span = /^ ?[-–] ?\d{1,2}(?![\p{L}\d])/u.exec(text.slice(behind, clause.end))?.[0] ?? '';
  const last = { end: behind + span.length };
  // '(7 to 9)' belongs to its value, as does 'from' of 'from 7'.
  const before = text.slice(clause.start, first.start);
  const isFirst = !saysSomething(before, language);
  const isLast = !saysSomething(text.slice(last.end, clause.end), language);
  if (isFirst === isLast) return null;
  const part = (label: Label, from: number, to: number): ReadSpan => {
    const words = text.slice(from, to);
    const start = from + (words.length - words.replace(/^[\s:–-]+/u, '').length);
    const end = start + trimEndOf(text.slice(start, to), ' \t\n:–-').length;
    return { label, start, end, text: text.slice(start, end), confidence: 1, instruction: 0 };
  };
  const cut = isFirst ? last.end : first.start;
  const [when, what] = isFirst
    ? [part(kind, first.start, cut), part('item', cut, clause.end)]
    : [part(kind, cut, clause.end), part('item', clause.start, cut)];
  if (what.text === '' || when.text === '') return null;
  return { start: clause.start, end: clause.end, item: what, parts: [when] };
}

const bareDecimal = /^\d{1,2}[.]\d{2}$/;
const hoursOfDay = 24;
const minutesOfHour = 60;
/** Minutes that are usual as the cents of a price. */
const isPriceLike = (minutes: number): boolean => minutes % 25 === 0 || minutes === 95 || minutes === 99;

/**
 * Returns times typed with a point, '9.05, 9.14, 9.21': numbers that rise from clause to clause and whose minutes
 * aren't those of prices.
 */
function risingTimes(text: string): readonly Range[] {
  const found = [...text.matchAll(/(?<![\d.,£$€])(\d{1,2})\.(\d{2})(?![\d.]|,\d)/g)].flatMap((match) => {
    const [hours, minutes] = [Number(match[1]), Number(match[2])];
    const isTime = hours < hoursOfDay && minutes < minutesOfHour;
    const start = match.index;
    return isTime
      ? [{ start, end: start + match[0].length, minutes, at: hours * minutesOfHour + minutes }]
      : [];
  });
  const rises = found.slice(1).filter(({ at }, index) => at > (found[index]?.at ?? at)).length;
  const isSeries = found.length >= fewestRows && rises >= (found.length - 1) * mostly;
  const usual = found.filter(({ minutes }) => isPriceLike(minutes)).length;
  return isSeries && usual * 2 < found.length ? found : [];
}

/**
 * Returns the rows of a sentence whose clauses each say when something happens: the stops of a bus, the matches of a
 * season, the stages of a building site. Most of the clauses have a date, or a time, at one end; the others are rows
 * without one.
 */
export function valueRows(text: string, reading: PromptReading): readonly ListedEntry[] {
  const { values, language, spans } = reading;
  const kindEnd = spans.find(({ label }) => label === 'kind')?.end ?? 0;
  const rangesOf = (kind: RowKind): readonly Range[] => {
    const typed = values.filter((value: TypedValue) => value.kind === kind);
    // A label may cover what happens, too; a number with a point may be a price.
    const labeled = spans.filter(
      (span) =>
        span.label === kind &&
        /\p{N}/u.test(span.text) &&
        !bareDecimal.test(span.text) &&
        typed.every((value) => !overlaps(value, span)),
    );
    return [...typed, ...labeled].sort((one, other) => one.start - other.start);
  };
  const clock = [...rangesOf('time'), ...risingTimes(text)].sort((one, other) => one.start - other.start);
  const ranges = { date: rangesOf('date'), time: clock };
  return sentencesOf(textClauses(text, language)).flatMap((sentence) => {
    const clauses = sentence.filter(({ start }) => start >= kindEnd);
    for (const kind of ['date', 'time'] as const) {
      const rows = clauses.map((clause) => rowOf(text, clause, ranges[kind], kind, reading));
      const found = rows.filter((row) => row !== null);
      if (found.length < fewestRows || found.length < clauses.length * mostly) continue;
      return clauses.map(
        (clause, at): ListedEntry =>
          rows[at] ?? {
            ...clause,
            item: {
              label: 'item',
              ...clause,
              text: text.slice(clause.start, clause.end),
              confidence: 1,
              instruction: 0,
            },
            parts: [],
          },
      );
    }
    return [];
  });
}
