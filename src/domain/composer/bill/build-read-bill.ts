import { billTotals } from '../../content/derive/bill-totals.ts';
import type { PageOf } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { billCodes } from '../facts/bill-codes.ts';
import type { Facts } from '../facts/facts.ts';
import { isArticle, saysSomething } from '../facts/small-words.ts';
import { overlaps } from '../facts/text-clauses.ts';
import { billPage, withRemarks } from '../page/bill-page.ts';
import { withDelivery } from '../page/delivery-page.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { BuiltPages, PageRequest } from '../page/page-request.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import { hasWordOf, phraseEnd } from '../page/word-list.ts';
import { billDays } from './bill-days.ts';
import type { BillPhrase, ReadBill } from './bill-of-rows.ts';
import { cleanWords } from './row-words.ts';
import { runOnApart } from './run-on-phrases.ts';
import { ofParties } from './with-parties.ts';

type Labels = ReadonlySet<BillPhrase['label']>;

const ofSubject: Labels = new Set<BillPhrase['label']>(['subject', 'title']);
const placed: Labels = new Set<BillPhrase['label']>([
  ...ofParties,
  ...ofSubject,
  'date',
  'due',
  'account',
  'no',
]);

const asTyped = (words: string): string => upperFirst(escaped(cleanWords(words)));

/** Returns the name of a party without the word for its part in the bill, and without its article: 'client the Pells'. */
function nameOf(words: string, role: 'from' | 'to', language: ReaderLanguage): string {
  const { bill } = pageWordsOf(language);
  const tokens = tokenize(words);
  let at = phraseEnd(tokens, 0, role === 'to' ? bill.client : bill.seller);
  const isSmall = (token: Token | undefined): boolean =>
    token !== undefined &&
    ((/^\p{Ll}/u.test(token.text) && isArticle(token, language)) || /^['’:]$/.test(token.text));
  while (isSmall(tokens[at]) && tokens[at + 1]) at += 1;
  const start = tokens[at]?.start;
  return asTyped(start === undefined ? words : words.slice(start));
}

/** Returns a name and what stands below it. Contacts belong to the party before them. */
function partyOf(
  phrases: readonly BillPhrase[],
  role: 'from' | 'to',
  language: ReaderLanguage,
): { name: string | null; lines: string[] } {
  const parties = phrases.filter(({ label }) => ofParties.has(label)).sort((a, b) => a.start - b.start);
  const sideOf = (phrase: BillPhrase, at: number): 'from' | 'to' => {
    if (phrase.label !== 'contact') return phrase.label?.startsWith('to') ? 'to' : 'from';
    const before = parties.slice(0, at).findLast(({ label }) => label !== 'contact');
    return before?.label?.startsWith('to') ? 'to' : 'from';
  };
  const own = parties.filter((phrase, at) => sideOf(phrase, at) === role);
  const name = own.find(({ label }) => label === role);
  return {
    name: name ? nameOf(name.words, role, language) : null,
    lines: own.flatMap((phrase) => {
      if (phrase === name) return [];
      const words = phrase.label === 'contact' ? escaped(cleanWords(phrase.words)) : asTyped(phrase.words);
      return [words];
    }),
  };
}

/** Returns the number of the bill: one that no other words lead to, as in 'reg AB12'. */
function numberOf(phrases: readonly BillPhrase[], language: ReaderLanguage): BillPhrase | undefined {
  const { labels, bill, kinds } = pageWordsOf(language);
  const known = [bill.number, kinds.invoice, kinds.quote, kinds.receipt, kinds.order].join(', ');
  return phrases.find(({ label, text, words }) => {
    if (label !== 'no') return false;
    const cue = text.replace(`${labels.number}: `, '').replace(words, '');
    return !saysSomething(cue, language) || hasWordOf(cue, known);
  });
}

function paymentOf(phrases: readonly BillPhrase[], written: ReaderLanguage): PageOf<'invoice'>['payment'] {
  const { labels } = pageWordsOf(written);
  return phrases
    .filter(({ label }) => label === 'account')
    .map(({ name, words }) => ({
      label: name ? asTyped(name) : labels.bank,
      value: escaped(cleanWords(words)),
    }));
}

/** Returns a receipt whose only line has no price of its own with the one that was received for it. */
function withReceived(read: ReadBill, kind: Facts['kind']): ReadBill {
  const { bill, unexplained } = read;
  const [line, ...lines] = bill.lines;
  const [sum, ...sums] = unexplained;
  const isOpen = line?.rate === null && line.quantity === 1 && lines.length + sums.length === 0;
  const rate = sum?.role === 'total' && sum.values.length === 1 ? sum.values[0] : undefined;
  if (kind !== 'receipt' || !isOpen || rate === undefined) return read;
  return { ...read, bill: { ...bill, lines: [{ ...line, rate }] }, unexplained: [] };
}

/** Builds the bill whose rows and sums were read. */
export function buildReadBill(request: PageRequest, given: ReadBill): BuiltPages {
  const { text, facts, written, today } = request;
  const { language, kind } = facts;
  const { labels } = pageWordsOf(written);
  const read = withReceived(given, kind);
  const { bill } = read;
  const codes = billCodes(text, language);
  const phrases = runOnApart(text, read.phrases, codes, language);
  const isPayable = kind === null || kind === 'invoice' || kind === 'quote';
  const days = billDays(phrases, { language, today, isPayable });
  const number = numberOf(phrases, language);
  // 'No 2026-031' is the number with its word.
  const isCode = codes.number !== null && (!number || overlaps(codes.number, number));
  const typedNumber = isCode ? codes.number?.value : number && numberWords(text, number);
  const to = partyOf(phrases, 'to', language);
  const subject = phrases
    .filter(({ label }) => ofSubject.has(label))
    .map(({ words }) => asTyped(words))
    .join(', ');
  const isPaid = kind === 'receipt' && bill.paid !== undefined && billTotals(bill).dueMinor === 0;
  const { paid, ...unpaid } = bill;
  const isLate = typeof days.due === 'string' && days.due < today;
  const page = billPage(facts, written, {
    ...(isPaid ? unpaid : bill),
    number: typedNumber ? escaped(typedNumber) : undefined,
    issued: days.issued ?? (isLate && typeof days.due === 'string' ? days.due : today),
    ...(days.due !== null && { due: days.due }),
    isValidity: days.isValidity,
    from: partyOf(phrases, 'from', language),
    to,
    subject,
    ...(days.served !== null && { reference: { label: labels.date, value: asTyped(days.served) } }),
    payment: paymentOf(phrases, written),
  });
  const others = phrases.filter(
    (phrase) =>
      (!placed.has(phrase.label) && !days.read.includes(phrase)) ||
      (phrase.label === 'no' && phrase !== number),
  );
  const built = withRemarks(page, {
    terms: [...days.terms.map(asTyped), ...(isPaid ? (paid ?? []).map(({ label }) => label) : [])],
    notes: [
      ...new Set([
        ...read.notes.map(asTyped),
        ...read.unexplained.map(({ text: words }) => asTyped(words)),
        ...others.map(({ name, text: words }) =>
          asTyped(name && !words.startsWith(name) ? `${name}: ${words}` : words),
        ),
      ]),
    ],
    name: to.name ?? subject,
  });
  return withDelivery(built, request);
}

const numberWords = (text: string, { start, end }: BillPhrase): string => cleanWords(text.slice(start, end));
