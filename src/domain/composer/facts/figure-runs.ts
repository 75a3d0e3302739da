import { characterClass } from '../../reader/character-class.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { readNumber } from '../../reader/values/read-number.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { withoutSmallEnds } from './small-words.ts';
import { type Clause, type Range, textClauses } from './text-clauses.ts';

/** A name with its number, such as 'January 18,200'. */
export interface NamedFigure {
  readonly label: string;
  /** As typed, including the sign. */
  readonly written: string;
  readonly amount: number;
}

/** Consecutive clauses that each give one number for one name, all in the same unit. */
export interface FigureRun extends Range {
  readonly figures: readonly NamedFigure[];
  /** '%', '€' or 'm3'; empty if the prompt gives no unit. */
  readonly unit: string;
  /** False if each number counts something different, as in '34 staff, 210 roofs'. */
  readonly isSeries: boolean;
  /** What the names have in common: 'By region'. */
  readonly group?: string;
}

const groupMark = / [-–—] /u;

/** Minimum for a chart; fewer numbers are easy to compare as text. */
const fewest = 3;
const mostFigures = 12;
const mostLabelWords = 4;
const longestUnit = 12;

/** Thousands and millions behind an amount: '$171k'. */
const isScale = /^(?:[kKmM]|bn)$/;

interface FigureAt extends NamedFigure {
  readonly unit: string;
  readonly scale: string;
  readonly isSeries: boolean;
}

/** A year is a date, not an amount. */
const isYear = (written: string): boolean => /^(?:19|20)\d\d$/.test(written);

/** Returns whether a number starts at one of the tokens. The digit of 'm3' belongs to its unit. */
const hasNumber = (tokens: readonly Token[], from: number): boolean =>
  tokens.some(
    ({ type, hasSpaceBefore }, at) =>
      at >= from && type === characterClass.digit && (hasSpaceBefore || at === from),
  );

function figureAt(text: string, { start, end }: Clause, language: ReaderLanguage): FigureAt | null {
  const tokens = tokenize(text, start, end);
  const at = tokens.findIndex(({ type }) => type === characterClass.digit);
  const first = tokens[at];
  const number = first && readNumber(text, tokens, at, language);
  if (!first || !number || hasNumber(tokens, number.next)) return null;
  const numberEnd = tokens[number.next - 1]?.end ?? first.end;
  const sign = /\p{Sc}\s?$/u.exec(text.slice(start, first.start))?.[0] ?? '';
  if (at === 0) return countAt(text, { start, end }, first, numberEnd, number.value);
  const label = trimEndOf(text.slice(start, first.start - sign.length), ' :=–-');
  const inner = withoutSmallEnds(label, 0, label.length, language);
  const isName = inner !== null && inner.end === label.length && label.split(/\s+/).length <= mostLabelWords;
  const typed = text.slice(numberEnd, end).trim();
  const behind = typed.replace(/^\(([^()]*)\)$/, '$1');
  const digits = text.slice(first.start - sign.length, numberEnd);
  if (!isName || behind.length > longestUnit || /\s/.test(behind) || isYear(digits)) return null;
  if (sign !== '' && behind !== '' && !isScale.test(behind)) return null;
  // A unit in brackets is given once for all numbers.
  const written = behind === typed ? text.slice(first.start - sign.length, end) : digits;
  return {
    label,
    written,
    amount: number.value,
    unit: sign.trim() || behind,
    scale: sign === '' ? '' : behind,
    isSeries: true,
  };
}

/** '34 staff': a number and the noun it counts. */
function countAt(
  text: string,
  { start, end }: Range,
  first: Token,
  numberEnd: number,
  amount: number,
): FigureAt | null {
  const label = text.slice(numberEnd, end).trim();
  const written = text.slice(start, numberEnd);
  const isName = /^\p{L}/u.test(label) && label.split(/\s+/).length <= mostLabelWords;
  if (!isName || isYear(written) || first.start !== start) return null;
  return { label, written, amount, unit: '', scale: '', isSeries: false };
}

/**
 * Returns the number series of a prompt, for charts. Matches by form only, because the labels take a month
 * before a number for a date.
 */
export function figureRuns(text: string, language: ReaderLanguage): readonly FigureRun[] {
  const runs: FigureRun[] = [];
  let open: { figures: FigureAt[]; start: number; end: number } | null = null;
  const close = (): void => {
    const units = new Set(open?.figures.map(({ unit }) => unit).filter(Boolean));
    const scales = new Set(open?.figures.map(({ scale }) => scale));
    if (
      open &&
      open.figures.length >= fewest &&
      open.figures.length <= mostFigures &&
      units.size <= 1 &&
      scales.size <= 1
    ) {
      const { figures, start, end } = open;
      const isSeries = figures.every((figure) => figure.isSeries);
      const [first, ...others] = figures;
      // 'By region - West' names all of them and the first one.
      const [group = '', label] = first?.label.split(groupMark) ?? [];
      const isGrouped = first && label && others.every((figure) => !groupMark.test(figure.label));
      runs.push({
        figures: isGrouped ? [{ ...first, label }, ...others] : figures,
        unit: [...units][0] ?? '',
        ...(isGrouped && { group }),
        isSeries,
        start,
        end,
      });
    }
    open = null;
  };
  for (const clause of textClauses(text, language)) {
    const figure = figureAt(text, clause, language);
    if (clause.after !== 'comma' || figure?.isSeries !== open?.figures[0]?.isSeries) close();
    if (!figure) continue;
    open ??= { figures: [], start: clause.start, end: clause.end };
    open.figures.push(figure);
    open.end = clause.end;
  }
  close();
  return runs;
}
