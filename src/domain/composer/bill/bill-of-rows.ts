import type { ReaderLanguage } from '../../reader/languages.ts';
import type { RowReading } from '../../rows/read-rows.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { billCodes } from '../facts/bill-codes.ts';
import type { Range } from '../facts/text-clauses.ts';
import { currencyOf } from '../page/bill-currency.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';
import { type PagePart, pageParts } from '../rows/page-parts.ts';
import { figuresIn } from './bill-figures.ts';
import type { BillSlot, StatedSum } from './bill-option.ts';
import { rowSlot } from './row-slot.ts';
import { type SettledBill, settleBill } from './settle-bill.ts';
import { withSumsOutside } from './sum-rows.ts';
import { readSum } from './sum-slot.ts';

/** Words of a bill outside of its sums. */
export interface BillPhrase extends Range {
  readonly label: OuterLabel | null;
  /** The words before a colon: 'Driver'. */
  readonly name: string | null;
  /** With the words that lead to it. */
  readonly text: string;
  /** The marked words, and what stands behind them. */
  readonly words: string;
}

/** A bill as its rows are read. */
export interface ReadBill extends SettledBill {
  readonly phrases: readonly BillPhrase[];
  /** Whether sums are typed. */
  readonly hasSums: boolean;
}

const ofSums: ReadonlySet<OuterLabel> = new Set<OuterLabel>([
  'subtotal',
  'discount',
  'tax',
  'fee',
  'total',
  'deposit',
  'paid',
  'balance',
]);
/** Phrases with these labels may be a total that the reader missed. */
const mayBeTotal: ReadonlySet<OuterLabel | null> = new Set<OuterLabel | null>([null, 'term', 'due']);

export interface BillSource {
  readonly text: string;
  readonly language: ReaderLanguage;
  /** Language of the labels. */
  readonly written: ReaderLanguage;
  readonly isAsked?: (range: Range) => boolean;
}

/** Returns a part outside of rows with the words that follow its mark. */
function phraseOf(text: string, part: Exclude<PagePart, { type: 'row' | 'group' | 'asked' }>): BillPhrase {
  const mark = part.type === 'fact' ? part.mark : part.marked;
  const label = part.type === 'fact' ? part.label : (part.marked?.label ?? null);
  const name = part.type === 'fact' ? part.name : null;
  const own = part.type === 'sum' ? part.typed : part.text;
  const at = mark ? own.indexOf(text.slice(mark.start, mark.end)) : -1;
  const words = at < 0 ? own : own.slice(at);
  return { label, name, text: own, words, start: mark?.start ?? -1, end: mark?.end ?? -1 };
}

/** Returns the currencies of the prices of a bill. */
function currenciesOf(text: string, { rows, others }: RowReading, language: ReaderLanguage): Set<string> {
  const ranges: Range[] = [
    ...rows.flatMap(({ parts }) => parts.filter(({ label }) => label === 'rate' || label === 'amount')),
    ...others.filter(({ label }) => ofSums.has(label)),
  ];
  return new Set(
    ranges.flatMap((range) =>
      figuresIn(text, range, language, 'money').flatMap(({ currency }) => currency ?? []),
    ),
  );
}

/** Returns whether a phrase says in other words that it is the total. */
function isTotal({ label, text }: BillPhrase, language: ReaderLanguage): boolean {
  if (!mayBeTotal.has(label) || text.length > 60) return false;
  const { total, condition } = pageWordsOf(language).bill;
  return hasWordOf(text, total) && !hasWordOf(text, condition);
}

/** Reads a bill: of all readings of its rows and sums, the one in which the typed sums agree with the lines. */
export function billOfRows(source: BillSource, read: RowReading): ReadBill {
  const { text, language, written } = source;
  const rows = withSumsOutside(text, read, language);
  const parts = pageParts({
    text,
    language,
    rows,
    headline: [],
    ...(source.isAsked && { isAsked: source.isAsked }),
  });
  const { labels } = pageWordsOf(written);
  const slots: BillSlot[] = [];
  const stated: StatedSum[] = [];
  const phrases: BillPhrase[] = [];
  let group: string | null = null;
  const currencies = currenciesOf(text, rows, language);
  const usual = `[[${labels.servedItem}]]`;
  const count = parts.filter(({ type }) => type === 'row').length;
  const sums: BillPhrase[] = [];
  for (const part of parts) {
    if (part.type === 'group') group = part.text;
    else if (part.type === 'row')
      slots.push(rowSlot(text, part.row, { language, group, usual, isMixed: currencies.size > 1 }));
    else if (part.type !== 'asked') {
      const phrase = phraseOf(text, part);
      const isSum = phrase.label !== null && ofSums.has(phrase.label);
      (isSum || (phrase.start >= 0 && isTotal(phrase, language)) ? sums : phrases).push(phrase);
    }
  }
  for (const phrase of sums) {
    const label = phrase.label !== null && ofSums.has(phrase.label) ? phrase.label : 'total';
    const read = readSum(
      text,
      { label, mark: phrase, text: phrase.text },
      { language, written, count, hasSigns: currencies.size > 0 },
    );
    if (read.slot.length > 0) slots.push(read.slot);
    stated.push(...read.stated);
    if (read.slot.length + read.stated.length === 0) phrases.push(phrase);
  }
  const [only] = currencies;
  const currency = only ?? currencyOf({ text, language, bank: billCodes(text, language).bank, taxes: [] });
  const settled = settleBill(slots, stated, currency);
  return {
    ...settled,
    isSure: settled.isSure && !rows.hasGuess,
    phrases,
    hasSums: stated.length > 0 || rows.hasGuess,
  };
}
