import type { PromptReading } from '../../reader/read-prompt.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import { type NumberedStart, numberedStarts } from '../facts/numbered-items.ts';
import { type Clause, type Range, textClauses } from '../facts/text-clauses.ts';

/** A line, a sentence, or a titled part of a sentence. */
export interface OutlineUnit {
  /** The words that name it, before a colon or a dash, or as a line of their own. */
  readonly title: Range | null;
  /** The words behind the title; empty for a title that stands alone. */
  readonly body: Range;
  /** What tells that words are a title. */
  readonly by: 'colon' | 'dash' | 'capitals' | null;
  /** The number of its line, from 0. */
  readonly line: number;
  readonly opensLine: boolean;
  /** Whether its line has a bullet or a number. */
  readonly isMarked: boolean;
  readonly isNumbered: boolean;
  readonly isAfterBlankLine: boolean;
}

const longestTitle = 44;
const mostTitleWords = 5;
const bullet = /^(?:[-*•–]|\d{1,2}[.)])[ \t]+/u;
const numbered = /^(\d{1,2})[ \t]+(?=\p{L})/u;
const titleDash = /^([^,;:.!?]{2,44}?) [-–—] (?=\S)/u;
/** Words in capitals that head a line: 'LUNCH soup of the day'. */
const inCapitals = /^(\p{Lu}[\p{Lu}\d&/'’ -]{2,30})(?:[ \t]|$)/u;
const fewestSiblings = 2;
/** Of a title with a description, in characters. */
const longestDescribed = 60;
/** 'Kev D. Group B: Ife', 'from 60. extras: nails': titles behind a stop that may belong to the word before it. */
const titleBehindStop = /(?<=[\p{L}\d]\. )[\p{L}\d][\p{L}\d’'-]*(?: [\p{L}\d’'-]+){0,3}[:：] /gu;
/** 'A. Okoro: cream': a surname behind its initial. */
const surname = /^\p{Lu}\p{Ll}[\p{L}’'-]*[:：] $/u;
/** 'Dev buys steel wool Rent: up $15': titles without a stop before them. */
const titleWithin =
  /(?<=(?:^|[\s(])[\p{Ll}\d][\p{L}\d-]{0,20}\)? )\p{Lu}[\p{L}’'-]{2,30}(?: [\p{Ll}\d’'-]+){0,3}[:：] /gu;
const fewestWithin = 2;
/** A short line is one sentence, if no capital begins another. */
const longestLine = 60;
/** What stands behind words in capitals, if it only adds to the title: 'BREAKFAST till 11.30'. */
const mostAddedWords = 4;

/** Returns whether words may name what stands behind them. */
export const isTitle = (words: string): boolean =>
  words.length <= longestTitle && /\p{L}/u.test(words) && words.trim().split(/\s+/).length <= mostTitleWords;

/** Returns a range without spaces at its ends and without marks that lead to it. */
const trimmed = (text: string, { start, end }: Range): Range => {
  const words = text.slice(start, end);
  const from = start + (/^[\s,;:]*/u.exec(words)?.[0].length ?? 0);
  return { start: from, end: Math.max(from, start + words.trimEnd().length) };
};

/** Returns a range without the period at its end, unless that belongs to its last word. */
function withoutPeriod(text: string, { start, end }: Range): Range {
  const isOwn = /(?:(?<!\p{L})\p{Lu}|\.\p{L})\.$/u.test(text.slice(start, end));
  return /[.。]/u.test(text.charAt(end - 1)) && !isOwn
    ? trimmed(text, { start, end: end - 1 })
    : { start, end };
}

interface Line extends Range {
  readonly isMarked: boolean;
  readonly isNumbered: boolean;
  readonly isAfterBlankLine: boolean;
}

/** Returns the lines from a position on, without their bullets and numbers. */
function typedLines(text: string, from: number, values: readonly TypedValue[]): readonly Line[] {
  const lines: Line[] = [];
  let isAfterBlankLine = false;
  let counted = 0;
  let start = from;
  while (start <= text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const range = trimmed(text, { start, end });
    const words = text.slice(range.start, range.end);
    const [, number = ''] = numbered.exec(words) ?? [];
    const isValue = values.some(
      (value) => value.start === range.start && value.end > range.start + number.length,
    );
    const isNext = number !== '' && Number(number) === counted + 1 && !isValue;
    const mark = bullet.exec(words)?.[0] ?? (isNext ? (numbered.exec(words)?.[0] ?? '') : '');
    if (isNext || /^\d/.test(mark)) counted = Number.parseInt(mark, 10);
    if (words !== '')
      lines.push({
        start: range.start + mark.length,
        end: range.end,
        isMarked: mark !== '',
        isNumbered: /^\d/.test(mark),
        isAfterBlankLine,
      });
    isAfterBlankLine = words === '' && lines.length > 0;
    if (found < 0) break;
    start = found + 1;
  }
  return lines;
}

/** Returns the lines from a position on; the entries of '1. rats 2. plot 8' are some, too, and the last ends with its sentence. */
function linesOf(
  text: string,
  from: number,
  clauses: readonly Clause[],
  { spans, values }: Pick<PromptReading, 'spans' | 'values'>,
): readonly Line[] {
  // The number of '5 March' counts nothing.
  const isValue = ({ mark, from: end }: NumberedStart): boolean =>
    values.some((value) => value.start <= mark && value.end > end);
  const numbers = numberedStarts(text, spans).filter((each) => each.mark >= from && !isValue(each));
  const last = numbers.at(-1);
  const behind = clauses.find(({ start, after }) => last && start > last.from && after === 'sentence')?.start;
  return typedLines(text, from, values).flatMap((line) => {
    const within = numbers.filter(({ mark }) => mark > line.start && mark < line.end);
    if (within.length === 0) return [line];
    const cuts = [
      ...within.map((each) => ({ end: each.mark, start: each.from, isNumbered: true })),
      ...(behind !== undefined && behind < line.end
        ? [{ end: behind, start: behind, isNumbered: false }]
        : []),
    ];
    const starts = [{ ...line, isNumbered: line.isNumbered }, ...cuts];
    return starts
      .map(({ start, isNumbered }, at): Line => {
        const range = trimmed(text, { start, end: cuts[at]?.end ?? line.end });
        return { ...line, ...range, isNumbered, isMarked: isNumbered || (at === 0 && line.isMarked) };
      })
      .filter((each) => each.end > each.start);
  });
}

/** Returns the sentences of a line; titled parts between semicolons are some, too: 'Starters: soup; mains: pie'. */
function sentencesOf(
  text: string,
  line: Line,
  clauses: readonly Clause[],
  values: readonly TypedValue[],
): readonly Range[] {
  const starts = clauses
    .filter(
      ({ start, after }, at) =>
        start > line.start &&
        start < line.end &&
        (after === 'sentence' ||
          (text.slice(clauses[at - 1]?.end ?? start, start).includes(';') &&
            clauses[at + 1]?.after === 'colon')),
    )
    .map(({ start }) => start);
  const said = text.slice(line.start, line.end);
  // The month of '6 June: bar Kim' is no title.
  const isOfValue = (at: number): boolean => values.some(({ start, end }) => start < at && end > at);
  const within = [...said.matchAll(titleWithin)].filter(({ index }) => !isOfValue(line.start + index));
  const behind = [...said.matchAll(titleBehindStop)].filter(
    ({ 0: title, index }) => !surname.test(title) || !/\p{Lu}\. $/u.test(said.slice(0, index)),
  );
  const titles = [...behind, ...(within.length < fewestWithin ? [] : within)].map(
    ({ index }) => line.start + index,
  );
  const opens = (at: number): boolean => said.length > longestLine || /[\p{Lu}\p{Lo}]/u.test(text.charAt(at));
  const inner = [...new Set([...starts.filter(opens), ...titles])].sort((a, b) => a - b);
  const bounds = [line.start, ...inner, line.end];
  return bounds
    .slice(0, -1)
    .map((start, at) => trimmed(text, { start, end: bounds[at + 1] ?? line.end }))
    .filter(({ start, end }) => end > start);
}

/** Returns the words in capitals that a line begins with; null in a prompt that has only capitals. */
function capitalsOf(words: string): string | null {
  const said = inCapitals.exec(words)?.[1]?.trim() ?? '';
  return /\p{Lu}{3}/u.test(said) && isTitle(said) ? said : null;
}

function hasSmallLetters(text: string): boolean {
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  const capital = text.match(/\p{Lu}/gu)?.length ?? 0;
  return small > capital;
}

/** Returns the units of a prompt from a position on, in order. Together they have all of its words. */
export function outlineUnits(
  text: string,
  from: number,
  reading: Pick<PromptReading, 'language' | 'spans' | 'values'>,
): readonly OutlineUnit[] {
  const clauses = textClauses(text, reading.language);
  const lines = linesOf(text, from, clauses, reading);
  const isLineStart = from === 0 || text.slice(from - 1, lines[0]?.start).includes('\n');
  const wordsOf = ({ start, end }: Range): string => text.slice(start, end);
  const isSmall = hasSmallLetters(text.slice(from));
  const capitals = lines.filter((line) => capitalsOf(wordsOf(line)) !== null).length;
  const hasCapitals = isSmall && capitals >= fewestSiblings;
  const dashed = lines.filter((line) => titleDash.test(wordsOf(line))).length;
  // 'Orme, joiner in Leeds: oak' among other titles
  const titles = text.slice(from).match(/(?:^|[.!?\n] ?)[^:,.!?\n]{2,40}: /gu) ?? [];
  const hasTitles = titles.length >= fewestSiblings;
  return lines.flatMap((line, at) => {
    const { isMarked, isNumbered, isAfterBlankLine } = line;
    return sentencesOf(text, line, clauses, reading.values).map((range, index): OutlineUnit => {
      const opensLine = index === 0 && (at > 0 || isLineStart);
      const own = {
        line: at,
        opensLine,
        isMarked,
        isNumbered,
        isAfterBlankLine: opensLine && isAfterBlankLine,
      };
      const words = wordsOf(range);
      const titled = (by: OutlineUnit['by'], length: number, mark: number): OutlineUnit => ({
        ...own,
        by,
        title: trimmed(text, { start: range.start, end: range.start + length }),
        body: withoutPeriod(text, trimmed(text, { start: range.start + length + mark, end: range.end })),
      });
      const before = clauses.some(
        ({ start, after }) => after === 'colon' && start > range.start && start < range.end,
      )
        ? (/^[^:：]{1,80}(?=[:：](?:\s|$))/u.exec(words)?.[0] ?? '')
        : '';
      const isLong =
        hasTitles && before !== '' && before.length <= longestDescribed && !/[;.!?]/.test(before);
      if (isLong || (!/[,;]/.test(before) && isTitle(before))) return titled('colon', before.length, 1);
      if (/[:：]$/u.test(words) && isTitle(words)) return titled('colon', words.length - 1, 1);
      const capital = opensLine && hasCapitals ? capitalsOf(words) : null;
      if (capital) {
        const added = words.slice(capital.length);
        const isName = added.trim().split(/\s+/).length <= mostAddedWords && !/[,/;]/.test(added);
        return titled('capitals', isName ? words.length : capital.length, 0);
      }
      const dash = opensLine ? titleDash.exec(words)?.[1] : undefined;
      if (dash && (isMarked || dashed >= fewestSiblings) && isTitle(dash))
        return titled('dash', dash.length, 3);
      return { ...own, by: null, title: null, body: withoutPeriod(text, range) };
    });
  });
}

/** Returns whether a unit has only a title. */
export const isLone = ({ title, body }: OutlineUnit): boolean => title !== null && body.end <= body.start;

/** From this number of lines on, what stands on one line belongs together. */
const fewestLines = 4;
const fewestMarked = 3;

/** Returns whether lines say what belongs together. */
export function areLines(units: readonly OutlineUnit[]): boolean {
  const marked = units.filter(({ isMarked, opensLine }) => isMarked && opensLine).length;
  return (units.at(-1)?.line ?? 0) + 1 >= fewestLines || marked >= fewestMarked;
}
