import type { BillLine } from '../../content/blocks/bill.ts';
import { billTotals, minorDigits } from '../../content/derive/bill-totals.ts';
import type { PageOf } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { phraseEnd } from './word-list.ts';

/** More lines than this with a number in their name are not tried. */
const mostTried = 10;

/** A name, a number and a unit: 'Ploughing 18 acres'. */
const counted = /^(?<words>.*\S) (?<quantity>\d{1,6}) (?<unit>\p{L}{1,12})$/u;

const isGap = ({ description }: BillLine): boolean => /^\[\[[^\]]*\]\]$/.test(description);

/** Returns whether a line says only that it is a sum: 'Net', 'VAT', 'Total', or nothing. */
function isSum(line: BillLine, language: ReaderLanguage): boolean {
  if (isGap(line)) return true;
  const { tax, total } = pageWordsOf(language).bill;
  const tokens = tokenize(line.description);
  let hasWord = false;
  for (let at = 0; at < tokens.length; ) {
    const end = [tax, total].map((list) => phraseEnd(tokens, at, list)).find((next) => next > at);
    const text = tokens[at]?.text ?? '';
    if (end === undefined && /\p{L}/u.test(text) && saysSomething(text, language)) return false;
    hasWord ||= end !== undefined;
    at = end ?? at + 1;
  }
  return hasWord;
}

/** Returns the ways to read a line: as it is, or with the quantity in its name. */
function readingsOf(line: BillLine): readonly BillLine[] {
  const { words, quantity, unit } = counted.exec(line.description)?.groups ?? {};
  if (line.quantity !== 1 || !words || !quantity || !unit) return [line];
  return [line, { ...line, description: words, quantity: Number(quantity), unit }];
}

/** Returns all combinations of readings. */
function combinations(lines: readonly BillLine[]): readonly (readonly BillLine[])[] {
  const ways = lines.map(readingsOf);
  if (ways.filter(({ length }) => length > 1).length > mostTried) return [lines];
  return ways.reduce<readonly (readonly BillLine[])[]>(
    (all, own) => all.flatMap((before) => own.map((line) => [...before, line])),
    [[]],
  );
}

/** Returns what lines cost in minor units; not a number without a price. */
const minorIn = (currency: string): ((line: BillLine) => number) => {
  const scale = 10 ** minorDigits(currency);
  return ({ quantity, rate }) => Math.round(quantity * (rate ?? Number.NaN) * scale);
};

/** Fewer lines behind a price may equal it by chance. */
const fewestParts = 2;

/**
 * Returns a receipt whose first line is what the others add up to without that line: 'received £185 for the repair of a
 * pump: motor £120, labor £65' was not paid twice. What it names is what the receipt is about.
 */
export function withoutWhole(page: PageOf<'invoice'>): PageOf<'invoice'> {
  const [whole, ...parts] = page.lines;
  const minor = minorIn(page.currency);
  const sum = parts.reduce((all, line) => all + minor(line), 0);
  if (!whole || parts.length < fewestParts || minor(whole) !== sum) return page;
  const { subject = '' } = page;
  return { ...page, lines: parts, subject: [subject, whole.description].filter(Boolean).join(', ') };
}

interface Settling {
  readonly language: ReaderLanguage;
  /** Totals that the prompt states elsewhere, in its currency. */
  readonly stated: readonly number[];
  readonly taxName: string;
  /** The lines as typed, without prices of their own. */
  readonly asTyped: readonly BillLine[];
}

/**
 * Settles a bill with sums among its lines by arithmetic. Where the other lines add up to a sum, and tax to a total,
 * these are the subtotal, the tax and the total, and no lines. Where nothing adds up, nothing is computed: the lines
 * are printed as typed.
 */
export function settledSums(
  page: PageOf<'invoice'>,
  { language, stated, taxName, asTyped }: Settling,
): PageOf<'invoice'> {
  const minor = minorIn(page.currency);
  // '2 at 40, 80' says the price of a line twice.
  const lines = page.lines.filter((line, at) => {
    const before = page.lines[at - 1];
    const isAgain = before !== undefined && before.quantity !== 1 && minor(line) === minor(before);
    return !(isAgain && isGap(line));
  });
  const items = lines.filter((line) => !isSum(line, language));
  const priced = lines.filter((line) => line.rate !== null && isSum(line, language));
  if (items.length === 0 || priced.length === 0) return { ...page, lines };
  const sums = priced.map(minor);
  const totals = [...sums, ...stated.map((rate) => minor({ description: '', quantity: 1, rate }))];
  for (const read of combinations(items)) {
    const base: PageOf<'invoice'> = { ...page, lines: [...read] };
    const { subtotalMinor, totalMinor, dueMinor, isPriced } = billTotals(base);
    if (!isPriced) break;
    const tax = page.taxes ? undefined : sums.find((sum) => totals.includes(subtotalMinor + sum));
    const percent = Math.round(((tax ?? 0) / subtotalMinor) * 1_000) / 10;
    const taxed = tax && percent > 0 ? { ...base, taxes: [{ label: taxName, percent }] } : base;
    const made = billTotals(taxed);
    const reached = new Set([subtotalMinor, totalMinor, dueMinor, made.totalMinor, made.dueMinor]);
    for (const { amountMinor } of made.taxes) reached.add(amountMinor);
    if (sums.every((sum) => reached.has(sum))) return taxed;
  }
  return { ...page, lines: [...asTyped] };
}
