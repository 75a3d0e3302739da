import type { Fact, InvoiceContent, InvoiceLine, Party } from '../brief.ts';
import { type Amount, findAmounts, toMinor } from '../reading/amounts.ts';
import { assumedCurrency, takeStatedCurrency } from '../reading/currency.ts';
import { readLines } from '../reading/invoice-lines.ts';
import { type InvoiceTerms, takeInvoiceTerms } from '../reading/invoice-terms.ts';
import type { KindName } from '../reading/kinds.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import { type PartyMention, takeRecipient, takeSender } from '../reading/parties.ts';
import type { Remainder } from '../reading/remainder.ts';
import { sumUp } from './invoice-sums.ts';
import { invoiceWords } from './invoice-words.ts';
import { takeCommand } from './take-command.ts';

export interface WrittenInvoice {
  readonly content: InvoiceContent;
  /** No currency was named, so one was assumed by language. */
  readonly isCurrencyAssumed: boolean;
}

const gap = (placeholder: string): Fact => ({ placeholder });

function sender(mention: PartyMention | null, language: ReadingLanguage): Party {
  const words = invoiceWords[language];
  if (!mention) return { name: gap(words.yourName), lines: [gap(words.yourAddress)] };
  return { name: mention.name, lines: mention.lines.length > 0 ? mention.lines : [gap(words.yourAddress)] };
}

function recipient(mention: PartyMention | null, language: ReadingLanguage): Party {
  return mention
    ? { name: mention.name, lines: mention.lines }
    : { name: gap(invoiceWords[language].clientName), lines: [] };
}

const share = (amount: Amount, currency: string): { percent: number } | { amountMinor: number } =>
  amount.isPercent ? { percent: Number(amount.decimal) } : { amountMinor: toMinor(amount.decimal, currency) };

function percentLabel(label: string, amount: Amount): string {
  return amount.isPercent ? `${label} ${Number(amount.decimal)}%` : label;
}

function payment(terms: InvoiceTerms, language: ReadingLanguage, isOwed: boolean): InvoiceContent['payment'] {
  const words = invoiceWords[language];
  const hasAccount = terms.payment.some(({ label }) =>
    ['IBAN', 'PayPal', words.accountLabel].includes(label),
  );
  if (hasAccount || !isOwed) return terms.payment;
  return [{ label: words.accountLabel, value: gap(words.account) }, ...terms.payment];
}

/** 'I worked 20 hours', 'j’ai travaillé 20 heures': the invoice says what was done, and not that somebody says so. */
const told =
  /(?<=^|[.!;\n] ?)[ \t]{0,3}(?:(?:i|we)(?:['’]ve| have)? (?:worked|did|spent|put in)|j['’]ai (?:travaillé|passé|fait)|nous avons (?:travaillé|passé|fait)|(?:he|hemos) (?:trabajado|hecho)|trabaj(?:é|amos)) +(?=\S{1,12} )/giu;
const toldLast =
  /(?<=^|[.!;\n] ?)[ \t]{0,3}(?:ich habe|wir haben) ([^.;\n]{3,160}?) (?:gearbeitet|geleistet|gemacht)(?=[\s,.;!]|$)/giu;

/**
 * An invoice or quote from what a prompt says. Missing facts become gaps; nothing is made up. In a foreign language,
 * one that has no words here, units stay as they were typed.
 */
export function writeInvoice(
  rest: Remainder,
  kind: KindName,
  language: ReadingLanguage,
  today: string,
  isForeign: boolean,
): WrittenInvoice {
  const words = invoiceWords[language];
  rest.text = rest.text.replace(told, '').replace(toldLast, '$1');
  const stated = takeStatedCurrency(rest);
  const named = findAmounts(rest.text).find((amount) => amount.currency)?.currency ?? stated;
  const currency = named ?? assumedCurrency(language);
  const terms = takeInvoiceTerms(rest, language, today);
  // The recipient first: 'pour la Mairie de Lyon' is no letter from Lyon.
  const to = takeRecipient(rest, language);
  const from = takeSender(rest, language);
  const topic = takeCommand(rest, kind.id);
  const fallback = topic || words.services;
  const { lines, leftovers } = readLines(rest.text, { language, currency, fallback, keepsUnits: isForeign });
  const kept: readonly InvoiceLine[] =
    lines.length > 0
      ? lines
      : [{ description: topic || words.item, quantity: 1, rateMinor: 0, amountMinor: 0, isOpen: true }];
  const [subject, ...extra] = [...(topic && topic !== kept[0]?.description ? [topic] : []), ...leftovers];
  const isQuote = kind.id === 'quote';
  // A receipt is paid already.
  const isOwed = !isQuote && kind.id !== 'receipt';
  const content: InvoiceContent = {
    kind: 'invoice',
    heading: kind.heading[language],
    number: terms.number ?? gap(isQuote ? words.quoteNumber : words.number),
    issuedOn: terms.issuedOn ?? today,
    dueOn: terms.dueOn,
    ...(isQuote && terms.dueOn ? { dueLabel: words.validUntil } : {}),
    ...(terms.dueInDays !== null && !isQuote && !isForeign
      ? { terms: terms.dueInDays === 0 ? words.atOnce : words.within(terms.dueInDays) }
      : {}),
    from: sender(from, language),
    to: recipient(to, language),
    ...(subject ? { subject } : {}),
    currency,
    lines: kept,
    ...sumUp({
      lines: kept,
      discount: terms.discount && {
        label: percentLabel(words.discount, terms.discount),
        ...share(terms.discount, currency),
      },
      tax: terms.tax && {
        ...terms.tax,
        label: terms.tax.isIncluded ? words.included(terms.tax.label) : terms.tax.label,
      },
      paid: terms.paid && { label: words.paid, ...share(terms.paid, currency) },
    }),
    payment: payment(terms, language, isOwed),
    ...(isOwed ? {} : { amountLabel: words.total }),
    ...(extra.length > 0 ? { note: extra.map(asSentence).join(' ') } : {}),
  };
  return { content, isCurrencyAssumed: named === null && lines.length > 0 };
}

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
