import type { PageOf } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { Phrase } from '../facts/facts.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { asPoint, escaped } from './say-phrase.ts';
import { hasWordOf } from './word-list.ts';

/** Services that people are paid by, with their usual spelling. */
const services: ReadonlyMap<string, string> = new Map([
  ['paypal', 'PayPal'],
  ['venmo', 'Venmo'],
  ['zelle', 'Zelle'],
  ['cashapp', 'Cash App'],
  ['revolut', 'Revolut'],
  ['wise', 'Wise'],
  ['stripe', 'Stripe'],
  ['twint', 'TWINT'],
  ['bizum', 'Bizum'],
  ['pix', 'Pix'],
  ['blik', 'BLIK'],
  ['tikkie', 'Tikkie'],
  ['swish', 'Swish'],
  ['mobilepay', 'MobilePay'],
  ['satispay', 'Satispay'],
  ['lydia', 'Lydia'],
  ['wero', 'Wero'],
  ['paypay', 'PayPay'],
  ['alipay', 'Alipay'],
]);

/** Longest phrase, in words, that only says where to pay. */
const mostWords = 8;

/** Returns the way to pay that a phrase names: 'paypal ana@example.org'. Null if it tells more. */
export function paymentOf(
  phrase: Phrase,
  language: ReaderLanguage,
): PageOf<'invoice'>['payment'][number] | null {
  const tokens = tokenize(phrase.text);
  const words = phrase.text.split(/\s+/);
  const at = tokens.findIndex(({ folded }) => services.has(folded));
  const name = tokens[at];
  if (!name || words.length > mostWords) return null;
  // 'Lydia will collect it' names no service.
  const { due, paid } = pageWordsOf(language).bill;
  const tellsWhere = phrase.label === 'contact' || /[@\d]/.test(phrase.text);
  if (!tellsWhere && !hasWordOf(phrase.text, `${due}, ${paid}`)) return null;
  const behind = phrase.text.slice(name.end).replace(/^[\s:]+/, '');
  const isFirst = at === 0 && behind !== '';
  return {
    label: services.get(name.folded) ?? name.text,
    value: isFirst ? escaped(behind) : asPoint(phrase),
  };
}
