import type { Labeled, ReadRow, RowReading } from '../../rows/read-rows.ts';
import type { OuterLabel, RowRole } from '../../rows/row-labels.ts';
import { lineOf, type TypedLine, typedAsIs } from './bill-lines.ts';
import { type BillText, type Numeral, numeralsIn, type Piece } from './bill-numerals.ts';
import type { Range } from './text-clauses.ts';

/** Returns the tokens of a range. */
export const pieceOf = ({ tokens }: BillText, { start, end }: Range): Piece => {
  const first = tokens.findIndex((token) => token.end > start);
  const next = tokens.findIndex((token) => token.start >= end);
  return { first: first < 0 ? tokens.length : first, next: next < 0 ? tokens.length : next };
};

/** Rounding of results that people compute by hand. */
const smallestAmount = 0.011;
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < smallestAmount;

/** Returns the only number of a part if it is certain. */
function numberOf(bill: BillText, part: Range | undefined): Numeral | null {
  if (!part) return null;
  const { first, next } = pieceOf(bill, part);
  const [only, ...others] = numeralsIn(bill, first, next);
  return only && others.length === 0 && only.kind !== 'percent' ? only : null;
}

/** A row with the ways to compute it. */
interface LineChoice {
  /** What is computed if no total says otherwise; nothing if the row can be read in several ways. */
  readonly line: TypedLine;
  /** What the row may come to, which a total can confirm; the likeliest first. */
  readonly options: readonly TypedLine[];
}

const worthOf = ({ quantity, rate }: TypedLine): number => quantity * (rate ?? Number.NaN);

/** Returns the readings of a row. */
function choiceOf(bill: BillText, row: ReadRow): LineChoice {
  const piece = pieceOf(bill, row);
  const asIs = typedAsIs(bill, piece);
  const of = (role: RowRole): readonly Labeled<RowRole>[] => row.parts.filter(({ label }) => label === role);
  const [rates, amounts, counts] = [of('rate'), of('amount'), of('qty')];
  const [rate, amount, count] = [rates[0], amounts[0], counts[0]].map((part) => numberOf(bill, part));
  const price = rate ?? amount;
  if (!price || rates.length > 1 || amounts.length > 1) return { line: asIs, options: [] };
  const numerals = numeralsIn(bill, piece.first, piece.next).map(
    (each): Numeral => (each.first === price.first ? { ...each, kind: 'money' } : each),
  );
  const money: Numeral = { ...price, kind: 'money' };
  const told = lineOf(bill, piece, numerals, money);
  const line = (quantity: number, each: number): TypedLine => ({
    ...asIs,
    ...(told.rate !== null && { words: told.words, unit: told.unit }),
    quantity,
    rate: each,
  });
  const { value } = price;
  const number = count?.value ?? 1;
  const isProduct = rate && amount ? isSame(number * rate.value, amount.value) : null;
  if (isProduct) return { line: line(number, value), options: [] };
  if (isProduct === false) return { line: asIs, options: amount ? [line(1, amount.value)] : [] };
  const [each, whole] = [line(number, value), line(1, value)];
  const options = rate && number !== 1 ? [each, whole] : [whole, each];
  return {
    line: told,
    options: told.rate === null ? options : [told, ...options],
  };
}

/** What is added to or taken off the lines. */
interface Changes {
  readonly off: number;
  readonly offPercent: number;
  readonly taxPercent: number;
}

function changesOf(bill: BillText, { others }: RowReading): Changes {
  const sum = (label: OuterLabel, kind: Numeral['kind']): number =>
    others
      .filter((other) => other.label === label)
      .flatMap((other) => {
        const { first, next } = pieceOf(bill, other);
        const [found] = numeralsIn(bill, first, next).filter((each) => each.kind === kind);
        return found ? [found.value] : [];
      })
      .reduce((total, value) => total + value, 0);
  const offPercent = sum('discount', 'percent');
  return {
    off: offPercent > 0 ? 0 : sum('discount', 'money'),
    offPercent,
    taxPercent: sum('tax', 'percent'),
  };
}

/** Returns whether lines come to a stated amount, with or without what changes it. */
function comesTo(lines: readonly TypedLine[], stated: readonly number[], changes: Changes): boolean {
  const sum = lines.reduce((total, line) => total + worthOf(line), 0);
  const net = (sum - changes.off) * (1 - changes.offPercent / 100);
  const tax = 1 + changes.taxPercent / 100;
  return stated.some((amount) => [sum, net, net * tax, sum * tax].some((each) => isSame(each, amount)));
}

/** Returns the lines that add up to a stated amount, or null: all in the same way, or one of them in another. */
function confirmed(
  choices: readonly LineChoice[],
  stated: readonly number[],
  changes: Changes,
): readonly TypedLine[] | null {
  const most = Math.max(0, ...choices.map(({ options }) => options.length));
  const pick = ({ line, options }: LineChoice, at: number): TypedLine => options[at] ?? options[0] ?? line;
  const ways = Array.from({ length: most }, (_, way) => choices.map((choice) => pick(choice, way)));
  const [first = choices.map(({ line }) => line)] = ways;
  const changed = choices.flatMap(({ options }, at) =>
    options.slice(1).map((option) => first.map((line, index) => (index === at ? option : line))),
  );
  return [first, ...ways, ...changed].find((lines) => comesTo(lines, stated, changes)) ?? null;
}

/** Returns the amounts that a reading takes for totals. */
const statedIn = (bill: BillText, { others }: RowReading): number[] =>
  others
    .filter(({ label }) => label === 'total' || label === 'subtotal')
    .flatMap((other) => numberOf(bill, other)?.value ?? []);

/** The lines of a bill. */
export interface SettledLines {
  readonly reading: RowReading;
  readonly lines: readonly TypedLine[];
}

/** Returns the likeliest reading whose lines add up to a total that it states; null if there is none. */
export function settleLines(bill: BillText, readings: readonly RowReading[]): SettledLines | null {
  for (const reading of readings) {
    const stated = statedIn(bill, reading);
    if (stated.length === 0 || reading.rows.length === 0) continue;
    const choices = reading.rows.map((row) => choiceOf(bill, row));
    const lines = confirmed(choices, stated, changesOf(bill, reading));
    if (lines) return { reading, lines };
  }
  return null;
}

/** Returns whether lines with prices come to another total than the prompt states. */
export function isRefuted(bill: BillText, reading: RowReading, lines: readonly TypedLine[]): boolean {
  const stated = statedIn(bill, reading);
  return (
    stated.length > 0 &&
    lines.length > 0 &&
    lines.every(({ rate }) => rate !== null) &&
    !comesTo(lines, stated, changesOf(bill, reading))
  );
}

export const isPriced = (lines: readonly TypedLine[]): boolean =>
  lines.length > 0 && lines.every(({ rate, percent }) => rate !== null || percent !== undefined);

/** Labels of words that have no price. */
const unpriced: ReadonlySet<OuterLabel> = new Set<OuterLabel>([
  'from',
  'fromaddr',
  'to',
  'toaddr',
  'contact',
  'no',
  'date',
  'account',
]);

/**
 * Returns the rows of the likeliest reading if each has a price, and every number of the lines that rules find is in one of them or
 * is no price; null otherwise.
 */
export function pricedLines(
  bill: BillText,
  [reading]: readonly RowReading[],
  ruled: readonly TypedLine[],
): SettledLines | null {
  if (!reading) return null;
  const lines = reading.rows.map((row) => choiceOf(bill, row).line);
  const known: Range[] = [...reading.rows, ...reading.others.filter(({ label }) => unpriced.has(label))];
  const isKnown = (line: TypedLine): boolean => {
    const { first, next } = pieceOf(bill, line);
    return numeralsIn(bill, first, next).every((numeral) => {
      const start = bill.tokens[numeral.first]?.start ?? 0;
      return known.some((range) => range.start <= start && range.end > start);
    });
  };
  return isPriced(lines) && ruled.every(isKnown) && !isRefuted(bill, reading, lines)
    ? { reading, lines }
    : null;
}
