import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading } from '../../reader/read-prompt.ts';
import { type RowReading, readRows } from '../../rows/read-rows.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { saysSomething } from './small-words.ts';
import { type Clause, overlaps, type Range, textClauses } from './text-clauses.ts';

/** From this probability on, a row or a condition is read with certainty. */
const sure = 0.5;
const fewestRows = 2;
const mostly = 0.5;

/** Labels of phrases that a comma doesn't cut. */
const whole: ReadonlySet<OuterLabel> = new Set<OuterLabel>(['term', 'place', 'fromaddr', 'toaddr']);

/** Where a clause is cut before a word. */
interface Cut {
  readonly at: number;
  readonly after: Clause['after'];
}

/** Joins clauses that a range holds together; a sentence ends in any case. */
function joined(
  clauses: readonly Clause[],
  ranges: readonly Range[],
  areApart: (before: Clause, clause: Clause) => boolean,
): Clause[] {
  const result: Clause[] = [];
  for (const clause of clauses) {
    const before = result.at(-1);
    const isInside =
      before !== undefined &&
      clause.after !== 'sentence' &&
      !areApart(before, clause) &&
      ranges.some(({ start, end }) => start < before.end && end > clause.start);
    if (isInside) result[result.length - 1] = { ...before, end: clause.end };
    else result.push(clause);
  }
  return result;
}

/** Returns whether a clause stands behind a colon of its sentence. */
function isListed(clauses: readonly Clause[], at: number): boolean {
  const own = clauses.slice(0, at + 1);
  return (
    own.findLastIndex(({ after }) => after === 'colon') >
    own.findLastIndex(({ after }) => after === 'sentence')
  );
}

/** Returns where rows begin and end inside a clause. Words between two rows belong to the one before. */
function cutsIn(
  text: string,
  clause: Clause,
  { rows, others }: RowReading,
  language: ReaderLanguage,
): readonly Cut[] {
  const marks = [
    ...rows.map(({ start, end, parts }) => ({
      start,
      end,
      label: null,
      isNamed: parts.some(({ label }) => label !== 'date' && label !== 'time'),
      isTimed: parts.some(({ label }) => label === 'date' || label === 'time'),
    })),
    ...others.map(({ start, end, label }) => ({ start, end, label, isNamed: true, isTimed: true })),
  ]
    .filter((mark) => overlaps(mark, clause))
    .sort((a, b) => a.start - b.start);
  // What stands in brackets stays with the words before them.
  const isInBrackets = (at: number): boolean => {
    const said = text.slice(clause.start, at);
    return said.lastIndexOf('(') > said.lastIndexOf(')') && text.slice(at, clause.end).includes(')');
  };
  return marks.flatMap((mark, index): Cut[] => {
    const before = marks[index - 1];
    if (isInBrackets(mark.start)) return [];
    // A row that ends in the midst of a clause of its own says nothing about where the next one begins.
    if (!before || before.start < clause.start) return [];
    // What happens and when are one row, even where the reader takes them for two.
    const isHalf =
      mark.isNamed !== before.isNamed && mark.isTimed !== before.isTimed && before.end + 1 >= mark.start;
    if (isHalf) return [];
    if (mark.label === null) return [{ at: mark.start, after: before.label === 'group' ? 'colon' : 'comma' }];
    if (before.label !== null) return [];
    const said = text.slice(before.end, mark.start);
    // A day alone is no row: what stands beside it is what happens.
    if (!before.isNamed && said.trim() === '') return [];
    const isCue = saysSomething(said, language);
    return [{ at: isCue ? before.end : mark.start, after: mark.label === 'group' ? 'sentence' : 'comma' }];
  });
}

const trimmed = (text: string, { start, end, after }: Clause): Clause => {
  const words = text.slice(start, end);
  const from = start + (words.length - words.trimStart().length);
  return { start: from, end: from + words.trim().length, after };
};

/** Returns the clauses of a text with its rows and conditions whole, and one row in each. */
function clausesOfRows(
  text: string,
  { values, language }: PromptReading,
  reading: RowReading,
): readonly Clause[] {
  const clauses = textClauses(text, language);
  const listed = clauses.filter((_, at) => isListed(clauses, at));
  // What has a number of its own, or is listed behind a colon, stands apart from other conditions.
  const hasNumber = ({ start, end }: Range): boolean => /\p{Nd}/u.test(text.slice(start, end));
  const isApart = (clause: Clause): boolean =>
    hasNumber(clause) || listed.some(({ start }) => start === clause.start);
  const areConditions = (before: Clause, clause: Clause): boolean => isApart(before) || isApart(clause);
  const terms = reading.others.filter(({ label }) => whole.has(label));
  const conditions = joined(clauses, terms, areConditions);
  // 'Soup 1' is a row, and so is 'tea 2' behind it.
  const isNumbered = (clause: Clause): boolean =>
    hasNumber(clause) &&
    saysSomething(
      values
        .filter((value) => overlaps(value, clause))
        .reduce((words, value) => words.replace(value.text, ' '), text.slice(clause.start, clause.end))
        .replace(/\p{Nd}/gu, ' '),
      language,
    );
  const areRows = (before: Clause, clause: Clause): boolean => isNumbered(before) && isNumbered(clause);
  return joined(conditions, reading.rows, areRows).flatMap((clause) => {
    const cuts = cutsIn(text, clause, reading, language);
    const starts: readonly Cut[] = [{ at: clause.start, after: clause.after }, ...cuts];
    return starts
      .map(({ at, after }, index) =>
        trimmed(text, { start: at, end: starts[index + 1]?.at ?? clause.end, after }),
      )
      .filter(({ start, end }) => end > start);
  });
}

/** Returns what a reading says with certainty. */
function surely({ rows, others }: RowReading): RowReading {
  const mean = rows.reduce((sum, { confidence }) => sum + confidence, 0) / rows.length;
  // Names alone are separated by punctuation.
  const valued = rows.filter(({ parts }) => parts.some(({ label }) => label !== 'name' && label !== 'note'));
  const isSure = rows.length >= fewestRows && mean >= sure && valued.length >= rows.length * mostly;
  return {
    rows: isSure ? rows : [],
    others: others.filter(({ confidence }) => confidence >= sure),
  };
}

/** Returns the likeliest rows of a prompt. */
export function likelyRows(text: string, { spans, language }: PromptReading): RowReading {
  const [reading = { rows: [], others: [] }] = readRows({ text, language, spans });
  return reading;
}

/** Returns the rows of a prompt that are certain. */
export const rowsOf = (text: string, reading: PromptReading): RowReading => surely(likelyRows(text, reading));

/** Returns the clauses of a prompt: those that its marks and rows separate. */
export const rowClauses = (text: string, reading: PromptReading): readonly Clause[] =>
  clausesOfRows(text, reading, rowsOf(text, reading));
