import type { ReaderLanguage } from '../../reader/languages.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { saysSomething, withoutSmallEnds } from '../facts/small-words.ts';
import type { Range } from '../facts/text-clauses.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import { hasWordOf } from '../page/word-list.ts';
import { type BillFigure, figuresIn } from './bill-figures.ts';
import { cleanWords } from './row-words.ts';

/** A phrase that states a sum or changes it. */
export interface SumPhrase {
  readonly label: OuterLabel;
  /** The marked words. */
  readonly mark: Range;
  /** With the words that lead to them. */
  readonly text: string;
}

export interface SumContext {
  readonly language: ReaderLanguage;
  /** Language of the labels. */
  readonly written: ReaderLanguage;
  /** Number of rows. */
  readonly count: number;
  /** Whether the prices have currencies: then a number without one is no price. */
  readonly hasSigns: boolean;
}

const longestLabel = 48;

/** Returns the words of a phrase without its numbers: 'deposit paid' of '£250 deposit paid'. */
function wordsOf(
  text: string,
  mark: Range,
  figures: readonly BillFigure[],
  language: ReaderLanguage,
): string {
  let rest = '';
  let at = mark.start;
  for (const { start, end } of figures) {
    rest += ` ${text.slice(at, start)} `;
    at = end;
  }
  rest += text.slice(at, mark.end);
  const bare = rest.replaceAll(/[\p{Sc}%％@=()]/gu, ' ').replaceAll(/\s+/g, ' ');
  const inner = withoutSmallEnds(bare, 0, bare.length, language);
  return inner ? cleanWords(bare.slice(inner.start, inner.end)) : '';
}

/** The numbers and words of a phrase. */
export interface SumReading {
  readonly text: string;
  readonly phrase: SumPhrase;
  readonly language: ReaderLanguage;
  readonly written: ReaderLanguage;
  readonly figures: readonly BillFigure[];
  readonly percent: BillFigure | null;
  readonly amount: BillFigure | null;
  readonly has: (list: string | undefined) => boolean;
  readonly note: string;
  /** Whether the amount is one of money beyond doubt. */
  readonly isPriced: boolean;
}

/** Returns whether a figure is one of money beyond doubt: it has a currency or cents. */
export const isPrice = (text: string, figure: BillFigure | null): boolean =>
  figure !== null &&
  (figure.kind === 'money' || /[.,]\p{Nd}{2}$/u.test(text.slice(figure.start, figure.end)));

/** Returns the first figure that tests say yes to, if it is the only one; in doubt none. */
function onlyOf(figures: readonly BillFigure[], isMoney: boolean): BillFigure | null {
  const own = figures.filter(({ kind }) => (kind !== 'percent') === isMoney);
  const money = own.filter(({ kind }) => kind === 'money');
  const [only, ...others] = money.length > 0 ? money : own;
  return only && others.length === 0 ? only : null;
}

/** Returns the size of a figure, whatever its sign. */
export const worthOf = (figure: BillFigure | null): number => Math.abs(figure?.values[0] ?? 0);

/** Returns what a phrase calls its sum. */
export function labelFor(reading: SumReading, usual: string): string {
  const words = wordsOf(reading.text, reading.phrase.mark, reading.figures, reading.language);
  const isLabel = words.length > 1 && words.length <= longestLabel && saysSomething(words, reading.language);
  return isLabel ? upperFirst(escaped(words)) : usual;
}

/** Returns the usual word of a list. */
export const firstOf = (list: string): string => upperFirst(list.split(',')[0]?.trim() ?? '');

/** Reads the numbers and words of a phrase. */
export function sumReading(
  text: string,
  phrase: SumPhrase,
  { language, written, hasSigns }: SumContext,
): SumReading {
  const figures = figuresIn(text, phrase.mark, language, 'money');
  const amount = onlyOf(figures, true);
  return {
    isPriced: isPrice(text, amount) || !hasSigns,
    text,
    phrase,
    language,
    written,
    figures,
    percent: onlyOf(figures, false),
    amount,
    has: (list) => list !== undefined && list !== '' && hasWordOf(phrase.text, list),
    note: cleanWords(phrase.text),
  };
}
