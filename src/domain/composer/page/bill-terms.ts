import type { PageOf } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { valuesIn } from '../../reader/values/values-in.ts';
import { billCodes } from '../facts/bill-codes.ts';
import { type BillText, billText, type Numeral, numeralsIn, unitEnd } from '../facts/bill-numerals.ts';
import { isTotal } from '../facts/bill-parts.ts';
import type { Phrase } from '../facts/facts.ts';
import { saysSomething, withoutSmallEnds } from '../facts/small-words.ts';
import { isoOf } from './iso-of.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { PageRequest } from './page-request.ts';
import { asPoint, escaped, isSentence, upperFirst } from './say-phrase.ts';
import { termScope } from './term-line.ts';
import { hasWordOf, isWordOf, phraseEnd } from './word-list.ts';

type Invoice = PageOf<'invoice'>;

export interface LineRates {
  readonly discount?: number;
  readonly tax?: number;
}

export interface BillTerms {
  readonly number: string | undefined;
  readonly due: Invoice['due'];
  /** Whether that date is the end of an offer's validity. */
  readonly isValidity: boolean;
  readonly taxes: NonNullable<Invoice['taxes']>;
  readonly isInclusive: boolean;
  readonly discounts: NonNullable<Invoice['discounts']>;
  readonly withheld: NonNullable<Invoice['withheld']>;
  readonly paid: NonNullable<Invoice['paid']>;
  /** Payments that are told as a share of the total. */
  readonly paidShares: readonly { readonly phrase: Phrase; readonly percent: number }[];
  /** Discounts and taxes of single lines, with the index of the line. */
  readonly ofLines: readonly { readonly line: number; readonly phrase: Phrase; readonly rates: LineRates }[];
  /** Terms that change the total but can't be read with certainty: with them, the total stays open. */
  readonly open: readonly Phrase[];
  readonly payment: Invoice['payment'];
  /** Totals stated in the prompt. */
  readonly stated: readonly { readonly phrase: Phrase; readonly amount: number }[];
  /** Terms that take no part in the arithmetic, as typed. */
  readonly noted: readonly Phrase[];
}

/** Maximum length (in characters) of a term's label; longer texts are notes. */
const longestLabel = 90;

/** Returns the only number of a term if it is certain. */
function countOf(text: string, language: ReaderLanguage): number | null {
  const bill = billText(text, language, []);
  const [only, ...others] = numeralsIn(bill, 0, bill.tokens.length);
  return others.length === 0 && only?.kind === 'count' && only.isCertain ? only.value : null;
}

/** Returns the term's text with its parsed amount. */
function termText({ text, value }: Phrase, language: ReaderLanguage): BillText {
  const start = value ? text.indexOf(value.text) : -1;
  return billText(
    text,
    language,
    value && start >= 0 ? [{ ...value, start, end: start + value.text.length }] : [],
  );
}

/** Returns the percentage of a term. The only other number allowed is an amount of money. */
function percentOf(bill: BillText): number | null {
  const numerals = numeralsIn(bill, 0, bill.tokens.length);
  const [only, ...others] = numerals.filter(({ kind }) => kind !== 'money');
  const isAlone = others.length === 0 && numerals.length <= 2;
  return only?.kind === 'percent' && only.isCertain && isAlone ? only.value : null;
}

/** Returns whether a number names something rather than counts it: 'check no. 2291'. */
function isName({ tokens, language }: BillText, first: number): boolean {
  const { bill } = pageWordsOf(language);
  for (let at = first - 1; at >= Math.max(0, first - 3); at--) {
    const end = phraseEnd(tokens, at, bill.number);
    if (end > at)
      return tokens.slice(end, first).every(({ text }) => text === 'º' || !/[\p{L}\p{N}]/u.test(text));
  }
  return false;
}

const countsIn = (bill: BillText): readonly Numeral[] =>
  numeralsIn(bill, 0, bill.tokens.length).filter(({ first }) => !isName(bill, first));

/** Returns the amount of a term: one with a currency, or its only number. */
function amountOf(
  bill: BillText,
  { value }: Phrase,
): { readonly amount: number; readonly text: string } | null {
  if (value?.kind === 'money') return value.isCertain ? { amount: value.amount, text: value.text } : null;
  const [only, ...others] = countsIn(bill);
  if (!only || others.length > 0 || only.kind !== 'count' || !only.isCertain) return null;
  if (unitEnd(bill, only.next) > only.next || isCounting(bill, only.next)) return null;
  return {
    amount: only.value,
    text: bill.text.slice(bill.tokens[only.first]?.start, bill.tokens[only.next - 1]?.end),
  };
}

/** Returns whether a word behind a number is what it counts, rather than one for a payment: 'paid for 8 walks'. */
function isCounting({ tokens, language }: BillText, next: number): boolean {
  const { bill } = pageWordsOf(language);
  const { text, folded } = tokens[next] ?? { text: '', folded: '' };
  const lists = [bill.paid, bill.discount, bill.deposit, bill.tax, bill.total, bill.unsure ?? ''];
  return (
    /^\p{L}/u.test(text) &&
    saysSomething(text, language) &&
    lists.every((list) => phraseEnd(tokens, next, list) === next && !isWordOf(folded, list))
  );
}

/** Returns whether a term has a number that could change the total. */
const isCounted = (bill: BillText): boolean =>
  countsIn(bill).some(({ kind, next }) => kind !== 'count' || unitEnd(bill, next) === next);

const hasPercent = (bill: BillText): boolean =>
  numeralsIn(bill, 0, bill.tokens.length).some(({ kind }) => kind === 'percent');

/** Returns whether a term has percentages of a tax, of which it isn't clear what they are taken from. */
const isTaxed = (bill: BillText): boolean =>
  hasWordOf(bill.text, pageWordsOf(bill.language).bill.tax) && hasPercent(bill);

/** Returns whether a detail has a percentage, but says nothing of what it does: '20% on drinks'. */
function isLoose(bill: BillText): boolean {
  const words = pageWordsOf(bill.language).bill;
  const lists = [words.condition, words.deposit, words.due, words.valid, words.unpaid, words.including];
  return hasPercent(bill) && lists.every((list) => !hasWordOf(bill.text, list));
}

/** Returns whether a term adds a tax without its percentage: 'plus VAT'. */
function isAddedTax(bill: BillText): boolean {
  const { tax, excluding } = pageWordsOf(bill.language).bill;
  const adds = excluding !== undefined && phraseEnd(bill.tokens, 0, excluding) > 0;
  return adds && hasWordOf(bill.text, tax) && numeralsIn(bill, 0, bill.tokens.length).length === 0;
}

/** Returns a term without its amount and the sign of it: 'less £50 deposit paid' becomes 'Deposit paid'. */
function labelOf(given: string, amount: string, usual: string, language: ReaderLanguage): string {
  const { discount } = pageWordsOf(language).bill;
  const [first] = tokenize(given);
  const text = first && isWordOf(first.folded, discount) ? given.slice(first.end).trimStart() : given;
  const at = text.indexOf(amount);
  const words = [text.slice(0, at), text.slice(at + amount.length)].flatMap((side) => {
    const inner = withoutSmallEnds(side, 0, side.length, language);
    return inner ? [side.slice(inner.start, inner.end)] : [];
  });
  const label = words.join(' ');
  return label.length > 1 && label.length < longestLabel ? upperFirst(escaped(label)) : usual;
}

/** Returns the name of a tax as typed. */
export function taxName(text: string, list: string): string {
  const tokens = tokenize(text);
  const at = tokens.findIndex((_, index) => phraseEnd(tokens, index, list) > index);
  const end = phraseEnd(tokens, at, list);
  const name = at < 0 ? (list.split(', ')[0] ?? '') : text.slice(tokens[at]?.start, tokens[end - 1]?.end);
  return name === name.toLowerCase() && name.length < 4 ? name.toUpperCase() : upperFirst(escaped(name));
}

function monthsAfter(isoDate: string, months: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.toISOString().slice(0, 10);
}

/** Returns the date that a term counts its days from, and the term without it: 'due within 14 days of 3 March 2025'. */
export function baseDate(
  text: string,
  language: ReaderLanguage,
): { readonly issued: string; readonly rest: string } | null {
  const { bill } = pageWordsOf(language);
  const isTerm = [`${bill.due}, ${bill.valid}`, `${bill.days}, ${bill.weeks}, ${bill.months}`].every((list) =>
    hasWordOf(text, list),
  );
  const [date, ...others] = valuesIn(text, language).filter(({ kind }) => kind === 'date');
  if (!isTerm || date?.kind !== 'date' || !date.year || others.length > 0) return null;
  const issued = isoOf({ value: date }, '');
  const rest = text.replace(date.text, '').trim();
  return issued !== null && /\d/.test(rest) ? { issued, rest } : null;
}

/**
 * Returns the due date or the number of days in a term, or null if they count from anything but the date of
 * issue.
 */
export function dueOf(detail: Phrase, language: ReaderLanguage, issued: string): string | number | null {
  const { bill, kinds } = pageWordsOf(language);
  const text = baseDate(detail.text, language)?.rest ?? detail.text;
  const iso = isoOf(detail, issued, 'next');
  if (iso !== null) return iso;
  const count = countOf(text, language);
  if (count === null || !Number.isInteger(count) || count < 1 || count > 999) return null;
  const tokens = tokenize(text);
  const known = [
    bill.due,
    bill.valid,
    bill.days,
    bill.weeks,
    bill.months,
    bill.to,
    bill.from,
    bill.dated,
    kinds.invoice,
  ].join(', ');
  for (let at = 0; at < tokens.length; ) {
    const end = phraseEnd(tokens, at, known);
    const word = tokens[at]?.text ?? '';
    if (end === at && !/^\p{N}+$/u.test(word) && saysSomething(word, language)) return null;
    at = Math.max(end, at + 1);
  }
  if (hasWordOf(text, bill.weeks)) return count * 7;
  if (hasWordOf(text, bill.months)) return monthsAfter(issued, count);
  return hasWordOf(text, bill.days) || /\bnet\b/i.test(text) ? count : null;
}

/**
 * Reads number, taxes, discounts, payments, bank and due date from the details of a bill. Conditional
 * amounts, such as a deposit or an early-payment discount, are printed as typed and never computed with.
 */
export function billTerms(
  { text: prompt, facts, ledger, written }: PageRequest,
  issued: string,
  descriptions: readonly string[],
): BillTerms {
  const { language } = facts;
  const { bill } = pageWordsOf(language);
  const words = pageWordsOf(written);
  const codes = billCodes(prompt, language);
  const taxes: { label: string; percent: number }[] = [];
  const discounts: { label: string; percent?: number; amount?: number }[] = [];
  const usualPaid = upperFirst(words.bill.paid.split(',')[0] ?? '');
  const paid: { label: string; amount: number }[] = [];
  const paidShares: { phrase: Phrase; percent: number }[] = [];
  const stated: { phrase: Phrase; amount: number }[] = [];
  const withheld: { label: string; percent: number }[] = [];
  const ofLines: { line: number; phrase: Phrase; rates: LineRates }[] = [];
  const open: Phrase[] = [];
  const noted: Phrase[] = [];
  let due: Invoice['due'];
  let isValidity = false;
  let isInclusive = false;
  const known = [...codes.bank, ...(codes.number ? [codes.number] : [])];
  ledger.use(
    facts.details.filter((each) => known.some(({ start, end }) => each.start < end && each.end > start)),
  );
  for (const detail of ledger.left(facts.details)) {
    const { text } = detail;
    const has = (list: string): boolean => hasWordOf(text, list);
    const term = termText(detail, language);
    const percent = percentOf(term);
    const counted = amountOf(term, detail);
    const amount = counted?.amount ?? null;
    const amountText = counted?.text ?? '';
    const isExcluded = bill.excluding !== undefined && has(bill.excluding);
    const isOff = has(bill.discount) && !has(bill.condition);
    const scope = percent === null ? 'all' : termScope(text, descriptions, language);
    const isDeposit = has(bill.deposit);
    // '2% discount if paid within 10 days' tells of no payment.
    const isOffer = has(bill.discount) && has(bill.condition) && hasPercent(term);
    const isPaid = (has(bill.paid) || (isDeposit && has(bill.discount))) && !has(bill.unpaid) && !isOffer;
    // What changes the total must be certain.
    const isChange = isPaid || isTaxed(term) || (!isExcluded && !isDeposit && isOff);
    if (amount !== null && isTotal(term, { first: 0, next: term.tokens.length }))
      stated.push({ phrase: detail, amount });
    else if (bill.withheld && has(bill.withheld) && percent !== null)
      withheld.push({ label: taxName(text, bill.withheld), percent });
    else if ((has(bill.tax) || isOff) && scope === 'unknown') open.push(detail);
    else if ((has(bill.tax) || isOff) && percent !== null && typeof scope === 'number')
      ofLines.push({
        line: scope,
        phrase: detail,
        rates: has(bill.tax) ? { tax: percent } : { discount: percent },
      });
    else if (has(bill.tax) && percent !== null) {
      // '19 % VAT: 38 €' also states the resulting amount.
      if (amount !== null) stated.push({ phrase: detail, amount });
      taxes.push({ label: taxName(text, (written === language ? bill : words.bill).tax), percent });
      isInclusive ||= has(bill.including) && !isExcluded;
    } else if (isPaid && amount !== null)
      paid.push({
        label: isSentence(detail, language) ? usualPaid : labelOf(text, amountText, usualPaid, language),
        amount,
      });
    else if (isPaid && percent !== null && amount === null && !has(bill.condition))
      paidShares.push({ phrase: detail, percent });
    else if (isOff && !isDeposit && (percent === null) !== (amount === null))
      discounts.push({
        label:
          percent !== null
            ? asPoint(detail)
            : labelOf(text, amountText, upperFirst(words.bill.discount.split(',')[0] ?? ''), language),
        ...(percent !== null ? { percent } : { amount: amount ?? 0 }),
      });
    else if (isAddedTax(term) || (isChange && isCounted(term)) || isLoose(term)) open.push(detail);
    else {
      const isTerm = [bill.due, bill.valid, bill.discount, bill.deposit, bill.tax, bill.paid].some(has);
      if (!isTerm || text.length > longestLabel) continue;
      const day =
        isDeposit || due !== undefined || !(has(bill.due) || has(bill.valid))
          ? null
          : dueOf(detail, language, issued);
      if (day === null) noted.push(detail);
      else {
        due = day;
        isValidity = has(bill.valid);
      }
    }
    ledger.use(detail);
  }
  return {
    number: facts.number ? escaped(facts.number) : undefined,
    due,
    isValidity,
    taxes,
    isInclusive,
    discounts,
    withheld,
    paid,
    paidShares,
    ofLines,
    open,
    stated,
    payment: codes.bank.map(({ label, value }) => ({
      label: upperFirst(escaped(label)),
      value: escaped(value),
    })),
    noted,
  };
}
