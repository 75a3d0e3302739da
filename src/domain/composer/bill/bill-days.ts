import type { PageOf } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { valuesIn } from '../../reader/values/values-in.ts';
import type { Phrase } from '../facts/facts.ts';
import { saysSomething } from '../facts/small-words.ts';
import { dueOf } from '../page/bill-terms.ts';
import { isoOf } from '../page/iso-of.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import type { BillPhrase } from './bill-of-rows.ts';

type Invoice = PageOf<'invoice'>;

/** When a bill was made and by when it is to be paid. */
export interface BillDays {
  /** YYYY-MM-DD; null if no day is read with certainty. */
  readonly issued: string | null;
  readonly due: Invoice['due'] | null;
  readonly isValidity: boolean;
  /** The day or days of the service, as typed. */
  readonly served: string | null;
  /** Terms of payment as typed. */
  readonly terms: readonly string[];
}

const asPhrase = ({ text, start, end }: BillPhrase, language: ReaderLanguage): Phrase => ({
  label: 'date',
  text,
  start,
  end,
  confidence: 1,
  value: valuesIn(text, language).find(({ kind }) => kind === 'date'),
});

/** Returns the day that a bill has as its own: one with a year, or one that isn't ahead. */
function issueDay(phrase: BillPhrase, language: ReaderLanguage, today: string): string | null {
  const dates = valuesIn(phrase.text, language).filter(({ kind }) => kind === 'date');
  const [value] = dates;
  if (dates.length !== 1 || value?.kind !== 'date') return null;
  const rest = phrase.text.replace(value.text, ' ');
  const { dated } = pageWordsOf(language).bill;
  const isBare = tokenize(rest).every(
    ({ folded, text }) =>
      !/[\p{L}\p{N}]/u.test(text) || isWordOf(folded, dated) || !saysSomething(text, language),
  );
  const day = isoOf({ value }, today);
  return isBare && day !== null && (value.year !== undefined || day <= today) ? day : null;
}

/** Returns whether a term says more than by when to pay: 'cash by 5 March'. */
function saysMore({ text, value }: Phrase, language: ReaderLanguage): boolean {
  const { bill } = pageWordsOf(language);
  const known = [
    bill.due,
    bill.valid,
    bill.days,
    bill.weeks,
    bill.months,
    bill.to,
    bill.from,
    bill.dated,
  ].join(', ');
  const rest = value ? text.replace(value.text, ' ') : text;
  return tokenize(rest).some(
    ({ folded, text: word }) =>
      /\p{L}/u.test(word) && !isWordOf(folded, known) && saysSomething(word, language),
  );
}

/** Reads the days of a bill. What isn't certain stays as typed. */
export function billDays(
  phrases: readonly BillPhrase[],
  { language, today, isPayable }: { language: ReaderLanguage; today: string; isPayable: boolean },
): BillDays {
  const dates = phrases.filter(({ label }) => label === 'date');
  const own = dates.find((phrase) => issueDay(phrase, language, today) !== null);
  const issued = own ? issueDay(own, language, today) : null;
  const served = dates
    .filter((phrase) => phrase !== own)
    .map(({ text, name }) => (name ? `${name}: ${text}` : text));
  const { valid } = pageWordsOf(language).bill;
  const terms: string[] = [];
  let due: BillDays['due'] = null;
  let isValidity = false;
  for (const phrase of phrases.filter(({ label }) => label === 'due')) {
    const typed = asPhrase(phrase, language);
    const day: string | number | null =
      due === null && isPayable ? dueOf(typed, language, issued ?? today) : null;
    if (day !== null) {
      due = day;
      isValidity = hasWordOf(phrase.text, valid);
    }
    if (day === null || saysMore(typed, language)) terms.push(phrase.text);
  }
  return { issued, due, isValidity, served: served.length > 0 ? served.join(', ') : null, terms };
}
