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
  /** Phrases without a label of a day that tell one by their words: 'Date 4 May 2026', 'valid 30 days'. */
  readonly read: readonly BillPhrase[];
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
  const { dated, valid } = pageWordsOf(language).bill;
  const unread = phrases.filter(({ label, text }) => (label === null || label === 'term') && /\d/.test(text));
  const byWord = unread.find(
    (phrase) => hasWordOf(phrase.text, dated) && issueDay(phrase, language, today) !== null,
  );
  const dates = phrases.filter((phrase) => phrase.label === 'date' || phrase === byWord);
  const own = dates.find((phrase) => issueDay(phrase, language, today) !== null);
  const issued = own ? issueDay(own, language, today) : null;
  const served = dates
    .filter((phrase) => phrase !== own)
    .map(({ text, name }) => (name ? `${name}: ${text}` : text));
  const isValid = (phrase: BillPhrase): boolean =>
    hasWordOf(phrase.text, valid) && !saysMore(asPhrase(phrase, language), language);
  const validity = phrases.some(({ label }) => label === 'due') ? undefined : unread.find(isValid);
  const terms: string[] = [];
  let due: BillDays['due'] = null;
  let isValidity = false;
  for (const phrase of phrases.filter((each) => each.label === 'due' || each === validity)) {
    const typed = asPhrase(phrase, language);
    const day: string | number | null =
      due === null && isPayable ? dueOf(typed, language, issued ?? today) : null;
    if (day !== null) {
      due = day;
      isValidity = hasWordOf(phrase.text, valid);
    }
    if (day === null || saysMore(typed, language)) terms.push(phrase.text);
  }
  const read = [byWord, validity].filter((phrase) => phrase !== undefined);
  return { issued, due, isValidity, served: served.length > 0 ? served.join(', ') : null, terms, read };
}
