import { overlaps, type Range } from '../facts/text-clauses.ts';
import { dayEnd, wordsOf } from '../sheet/clause-values.ts';
import type { StatementReader } from '../sheet/read-statement.ts';
import type { SheetPair } from '../sheet/sheet.ts';
import { isLone, type OutlineUnit } from './outline-units.ts';

const fewestTitled = 3;
/** Longer parts have headings of their own. */
const longestPart = 110;
const titleDash = /^(\P{Pd}{2,44}) [-–—] (?=\S)/u;

/** The numbers of a program, and the units before and behind them. */
interface ProgramRows {
  readonly before: readonly OutlineUnit[];
  readonly rows: readonly SheetPair[];
  readonly remarks: readonly OutlineUnit[];
}

/** Returns who performs and what, or the words of a break between them. */
function rowOf(text: string, { title, body }: OutlineUnit): SheetPair {
  const said = wordsOf(text, body.start, body.end);
  if (title) return { label: wordsOf(text, title.start, title.end), value: said };
  const [mark, name] = titleDash.exec(said) ?? [];
  return mark && name ? { label: name, value: said.slice(mark.length) } : { label: said, value: '' };
}

/**
 * Returns the numbers of a program that most lines tell with who performs them, breaks among them. What stands behind the
 * last one is about all of them. Null for another one, and for one with times.
 */
export function programRows(
  { text, reading, kind }: StatementReader,
  units: readonly OutlineUnit[],
): ProgramRows | null {
  if (kind !== 'program') return null;
  const titled = units.filter(({ title }) => title !== null);
  const first = units.findIndex(({ title, opensLine }) => title !== null && opensLine);
  const last = units.findLastIndex(({ title }) => title !== null);
  const numbers = units.slice(first, last + 1);
  const isWhen = (range: Range): boolean =>
    dayEnd(text, range, reading) > range.start ||
    reading.values.some((value) => value.kind === 'time' && overlaps(value, range));
  const areNumbers =
    first >= 0 &&
    titled.length >= fewestTitled &&
    titled.length * 2 > numbers.length &&
    numbers.every(({ body, opensLine }) => opensLine && body.end - body.start <= longestPart) &&
    !numbers.some((unit) => isLone(unit) || isWhen(unit.title ?? unit.body));
  if (!areNumbers) return null;
  return {
    before: units.slice(0, first),
    rows: numbers.map((unit) => rowOf(text, unit)),
    remarks: units.slice(last + 1),
  };
}
