import type { BillLine } from '../../content/blocks/bill.ts';
import { billTotals, minorDigits } from '../../content/derive/bill-totals.ts';
import type { PageOf } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { billCodes } from '../facts/bill-codes.ts';
import type { TypedLine } from '../facts/bill-lines.ts';
import type { Entry, Facts, Phrase } from '../facts/facts.ts';
import { currencyOf } from './bill-currency.ts';
import { type BillDraft, billHeading, billPage, withRemarks } from './bill-page.ts';
import { type BillTerms, baseDate, billTerms, taxName } from './bill-terms.ts';
import { withDelivery } from './delivery-page.ts';
import { isKindName } from './find-kind.ts';
import { isoOf } from './iso-of.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { BuiltPages, PageRequest } from './page-request.ts';
import { asHeadline, asPoint, escaped } from './say-phrase.ts';
import { settledSums, withoutWhole } from './settle-sums.ts';
import { hasWordOf } from './word-list.ts';

/** Returns a line without a price, as typed. */
const plainLine = ({ item, parts }: Entry): BillLine => ({
  description: [item, ...parts]
    .sort((a, b) => a.start - b.start)
    .map((phrase, at) => (at === 0 ? asPoint(phrase) : escaped(phrase.text)))
    .join(' '),
  quantity: 1,
  rate: null,
});

const typedLine = (
  { words, quantity, unit, rate, tax }: TypedLine,
  language: ReaderLanguage,
  usual: string,
): BillLine => ({
  ...(tax !== undefined && { tax }),
  description: words === '' ? usual : asHeadline(words, language),
  quantity,
  ...(unit && { unit: escaped(unit) }),
  rate,
});

/** Returns whether an address belongs to the sender or the recipient. */
function partyOf(phrase: Phrase, from: readonly Phrase[], to: readonly Phrase[]): 'from' | 'to' {
  const before = [...from, ...to].filter(({ end }) => end <= phrase.start).sort((a, b) => b.end - a.end)[0];
  return before && to.includes(before) ? 'to' : 'from';
}

const partyLine = (phrase: Phrase): string =>
  phrase.label === 'contact' ? escaped(phrase.text) : asPoint(phrase);

/** Returns stated totals that differ from the computed ones; they are printed as typed next to them. */
function otherTotals(page: PageOf<'invoice'>, stated: BillTerms['stated']): Phrase[] {
  const totals = billTotals(page);
  const scale = 10 ** minorDigits(page.currency);
  const computed = [
    totals.subtotalMinor,
    totals.totalMinor,
    totals.dueMinor,
    ...totals.taxes.map(({ amountMinor }) => amountMinor),
  ];
  const isPrinted = (amount: number): boolean =>
    totals.isPriced && computed.includes(Math.round(amount * scale));
  return stated.filter(({ amount }) => !isPrinted(amount)).map(({ phrase }) => phrase);
}

/** Returns the lines with the rates that terms give to one of them, and the terms whose effect is open. */
function withRates(lines: readonly BillLine[], { ofLines, open, taxes }: BillTerms): BillLine[] {
  const isTaxed = [...lines, ...ofLines.map(({ rates }) => rates)].some(({ tax }) => tax !== undefined);
  return [
    ...lines.map((line, at): BillLine => {
      const own = ofLines.filter((term) => term.line === at);
      const rated: BillLine = Object.assign({}, line, ...own.map(({ rates }) => rates));
      const detail = own.map(({ phrase }) => asPoint(phrase)).join(', ');
      // Where only some lines are taxed, the others aren't.
      const isFree = isTaxed && taxes.length === 0 && rated.tax === undefined;
      // 'Postage without VAT' is taxed otherwise than the other lines.
      const isOther =
        rated.tax === undefined &&
        taxes.some(({ label }) => label !== '' && hasWordOf(line.description, label));
      return {
        ...rated,
        ...(detail && { detail }),
        ...(isFree && { tax: 0 }),
        ...(isOther && { quantity: 1, rate: null }),
      };
    }),
    ...open.map((phrase) => ({ description: asPoint(phrase), quantity: 1, rate: null })),
  ];
}

/** Rounds an amount to the smallest unit of its currency. */
const rounded = (amount: number, currency: string): number => {
  const scale = 10 ** minorDigits(currency);
  return Math.round(amount * scale) / scale;
};

/** Returns the lines with the amounts of surcharges, if everything before them has a price. */
function withSurcharges(
  lines: readonly BillLine[],
  { lines: typed, entries }: Facts,
  currency: string,
): BillLine[] {
  const shares = entries.map(
    ({ item }) => typed.find(({ start, end }) => start >= item.start && end <= item.end)?.percent,
  );
  return lines.map((line, at) => {
    const percent = shares[at];
    const before = lines.slice(0, at).filter((_, index) => shares[index] === undefined);
    if (percent === undefined || before.some(({ rate, discount }) => rate === null || discount)) return line;
    const base = before.reduce((sum, { quantity, rate }) => sum + quantity * (rate ?? 0), 0);
    return { ...line, rate: rounded((base * percent) / 100, currency) };
  });
}

/** Returns payments that are told as shares of the total, which must be known. */
function sharesOf(
  page: PageOf<'invoice'>,
  shares: BillTerms['paidShares'],
): NonNullable<PageOf<'invoice'>['paid']> {
  const { isPriced, totalMinor } = billTotals(page);
  if (!isPriced) return [];
  const scale = 10 ** minorDigits(page.currency);
  return shares.map(({ phrase, percent }) => ({
    label: asPoint(phrase),
    amount: Math.round((totalMinor * percent) / 100) / scale,
  }));
}

/** Returns the taxes of the bill. Where only lines have one, the bill has its name and first percentage. */
function taxesOf(
  lines: readonly BillLine[],
  { taxes, ofLines }: BillTerms,
  names: string,
): Pick<PageOf<'invoice'>, 'taxes'> {
  if (taxes.length > 0) return { taxes };
  const percent = [...lines, ...ofLines.map(({ rates }) => rates)].find(({ tax }) => tax)?.tax;
  return percent === undefined ? {} : { taxes: [{ label: taxName(names, names), percent }] };
}

/** Returns the last day that a receipt names, which isn't later than today. */
function paymentDay(phrases: readonly Phrase[], today: string): string | null {
  const years = new Set(
    phrases.flatMap(({ value }) => (value?.kind === 'date' && value.year ? [value.year] : [])),
  );
  const [only] = years;
  const year = years.size === 1 && only ? only : Number(today.slice(0, 4));
  const days = phrases.flatMap(({ value }) => {
    const day =
      value?.kind === 'date' ? isoOf({ value: { ...value, year: value.year ?? year } }, today) : null;
    return day !== null && day <= today ? [day] : [];
  });
  return days.sort().at(-1) ?? null;
}

/** Returns whether a leftover says nothing: the name of the kind, or the verb of a sentence that became a line. */
const isOfRequest = (words: string, language: ReaderLanguage): boolean =>
  isKindName(words, language) || (/^\p{L}+$/u.test(words) && hasWordOf(words, pageWordsOf(language).saying));

/** Builds an invoice, quote or receipt: lines with computed amounts. */
export function buildBill(request: PageRequest): BuiltPages {
  const { text, facts, ledger, written, today } = request;
  const { language, kind, from, to, places, contacts, dates } = facts;
  const { labels } = pageWordsOf(written);
  const heading = billHeading(facts, written);
  const isSaid = facts.kindText !== null && facts.kindText.length > heading.length;
  const usual = isSaid ? asHeadline(facts.kindText, language) : `[[${labels.servedItem}]]`;
  const lines = facts.entries.map((entry) => {
    const typed = facts.lines.find(({ start, end }) => start >= entry.item.start && end <= entry.item.end);
    ledger.use(typed ? entry.item : [entry.item, ...entry.parts]);
    return typed ? typedLine(typed, language, usual) : plainLine(entry);
  });
  if (lines.length === 0) {
    const about = facts.subjects[0] ?? facts.title;
    const description = about ? asHeadline(ledger.use(about).text, language) : `[[${labels.servedItem}]]`;
    lines.push({ description, quantity: 1, rate: null });
  }
  // What is billed was done before.
  const when = kind === 'quote' ? 'nearest' : 'past';
  const dated = dates
    .map((date) => ({ date, iso: isoOf(date, today, when) }))
    .find(({ iso }) => iso !== null);
  if (dated) ledger.use(dated.date);
  const counted = facts.details
    .map(({ text: term }) => baseDate(term, language))
    .find((base) => base !== null);
  const issued = dated?.iso ?? counted?.issued;
  // A receipt without a date of its own is of the day of the payment.
  const paidOn = kind === 'receipt' ? paymentDay([...dates, ...facts.details], today) : null;
  const terms = billTerms(
    request,
    issued ?? today,
    lines.map(({ description }) => description),
  );
  // An implicit date of issue must not be later than the due date.
  const isLate = typeof terms.due === 'string' && terms.due < today;
  const day = issued ?? paidOn ?? (isLate ? terms.due : today);
  const named = ledger.left([...(facts.title ? [facts.title] : []), ...facts.subjects]);
  const subject = ledger
    .use(named)
    .map(({ text: words }) => asHeadline(words, language))
    .join(', ');
  const partyFor = (role: 'from' | 'to'): BillDraft['from'] => {
    const [name, ...others] = ledger.use(role === 'from' ? from : to);
    const below = ledger.use([...places, ...contacts].filter((phrase) => partyOf(phrase, from, to) === role));
    return {
      name: name ? asPoint(name) : null,
      lines: [...others, ...below].sort((a, b) => a.start - b.start).map(partyLine),
    };
  };
  const currency = currencyOf({
    text,
    language,
    bank: billCodes(text, language).bank,
    taxes: terms.taxes.map(({ percent }) => percent),
  });
  const drafted = billPage(facts, written, {
    number: terms.number,
    issued: day,
    due: terms.due,
    isValidity: terms.isValidity,
    from: partyFor('from'),
    to: partyFor('to'),
    subject,
    currency,
    lines: withSurcharges(withRates(lines, terms), facts, currency),
    withheld: terms.withheld,
    discounts: terms.discounts,
    ...taxesOf(lines, terms, pageWordsOf(language).bill.tax),
    inclusive: terms.isInclusive,
    payment: terms.payment,
  });
  const page = settledSums(facts.kind === 'receipt' ? withoutWhole(drafted) : drafted, {
    language,
    stated: terms.stated.map(({ amount }) => amount),
    taxName: taxName(text, pageWordsOf(language).bill.tax),
    asTyped: facts.entries.map(plainLine),
  });
  const shares = sharesOf(page, terms.paidShares);
  const paid = [...terms.paid, ...shares];
  const notes = [
    ...(shares.length === 0 ? terms.paidShares.map(({ phrase }) => phrase) : []),
    ...otherTotals(page, terms.stated),
    ...ledger.use(ledger.rest()).filter(({ text: words }) => !isOfRequest(words, language)),
  ];
  const built = withRemarks(
    { ...page, ...(paid.length > 0 && { paid }) },
    { terms: terms.noted.map(asPoint), notes: notes.map(asPoint), name: to[0] ? asPoint(to[0]) : subject },
  );
  return withDelivery(built, request);
}
