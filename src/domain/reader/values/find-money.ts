import { characterClass } from '../character-class.ts';
import type { Token } from '../tokenize.ts';
import { readNumber } from './read-number.ts';
import { type Found, isWordOf, placeOf, type Scan } from './scan.ts';
import type { MoneyValue } from './typed-value.ts';

/** Symbols and words of currencies. Symbols shared by several currencies ("kr", "¥") have no code. */
const currencies: Readonly<Record<string, string | undefined>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': undefined,
  '￥': undefined,
  '₹': 'INR',
  '₺': 'TRY',
  '₽': 'RUB',
  '₩': 'KRW',
  '₪': 'ILS',
  zł: 'PLN',
  zl: 'PLN',
  złoty: 'PLN',
  złotych: 'PLN',
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
  reais: 'BRL',
  円: 'JPY',
  元: 'CNY',
};
const codes = new Set(
  'EUR USD GBP CHF PLN JPY CNY BRL MXN CAD AUD NZD SEK NOK DKK CZK HUF AED SAR EGP QAR KWD INR TRY'.split(
    ' ',
  ),
);
const threeDecimals: ReadonlySet<string> = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
/** Returns the currency that a symbol, a code or a word names unambiguously. */
function currencyOfWord(word: string): string | undefined {
  if (codes.has(word)) return word;
  return Object.hasOwn(currencies, word) ? currencies[word] : undefined;
}

const notMoneyWords = /^(?:per|per\s|pro|je|por|par|za|po|for|free|each|a|à|cada|każdy|gratis)$/u;

function currencyAt(scan: Scan, at: number): { code: string | undefined } | undefined {
  const token = scan.tokens[at];
  if (!token) return undefined;
  if (/^\p{Sc}$/u.test(token.text)) return { code: currencies[token.text] };
  const upper = token.text.toUpperCase();
  if (codes.has(upper)) return { code: upper };
  if (Object.hasOwn(currencies, token.folded)) return { code: currencies[token.folded] };
  if (!isWordOf(scan, at, 'currency') || notMoneyWords.test(token.folded) || token.folded.length < 2)
    return undefined;
  return isMoneyNoun(token.folded) ? { code: undefined } : undefined;
}

const moneyNouns = new Set(
  'franken francs franchi pesos peso soles pounds pound quid bucks cent cents cêntimos centimes centavos ريال درهم دينار جنيه ليرة دولار يورو'
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(' '),
);
const isMoneyNoun = (word: string): boolean => moneyNouns.has(word);

/** Prefixes of the dollar sign. Only some of them identify the currency. */
const dollars: Readonly<Record<string, string | undefined>> = {
  R: 'BRL',
  US: 'USD',
  C: undefined,
  A: undefined,
  AU: undefined,
  CA: undefined,
  NZ: undefined,
  MX: undefined,
};

function dollarPrefixAt(tokens: readonly Token[], at: number): string | undefined {
  const prefix = tokens[at]?.text.toUpperCase() ?? '';
  const sign = tokens[at + 1];
  return sign?.text === '$' && !sign.hasSpaceBefore && Object.hasOwn(dollars, prefix) ? prefix : undefined;
}

/** Returns the first currency that words name: the sign of 'R$' isn't one by itself. */
export function currencyNamedIn(tokens: readonly Token[]): string | undefined {
  for (const [at, { text, folded }] of tokens.entries()) {
    const prefix = dollarPrefixAt(tokens, at);
    const isPrefixed = dollarPrefixAt(tokens, at - 1) !== undefined;
    const named = prefix
      ? dollars[prefix]
      : isPrefixed
        ? undefined
        : (currencyOfWord(folded) ?? currencyOfWord(text));
    if (named) return named;
  }
  return undefined;
}

/** Finds an amount with its currency before or after it. */
export function findMoney(scan: Scan, at: number): Found<MoneyValue> | undefined {
  const { tokens, text, language } = scan;
  // "R$" and "US$" are two tokens.
  const prefix = dollarPrefixAt(tokens, at);
  const signAt = prefix ? at + 1 : at;
  const before = tokens[at]?.type === characterClass.digit ? undefined : currencyAt(scan, signAt);
  const first = at;
  const start = before ? signAt + 1 : at;
  if (before && tokens[start]?.startsLine) return undefined;
  const number = readNumber(text, tokens, start, language);
  if (!number) return undefined;
  const scale = scaleAt(scan, number.next);
  const next = number.next + scale.length;
  // In "3 £28" the sign belongs to the number after it.
  const isNext =
    tokens[next + 1]?.type === characterClass.digit && tokens[next + 1]?.hasSpaceBefore === false;
  const after = before || isNext ? undefined : currencyAt(scan, next);
  const sign = before ?? after;
  if (!sign) return undefined;
  const code = prefix ? dollars[prefix] : sign.code;
  const end = after ? next + 1 : next;
  // Few currencies have three decimals, so the point in 1.234 € groups thousands in every language.
  const isGrouped = number.grouped !== undefined && scale.factor === 1 && !threeDecimals.has(code ?? '');
  const value = isGrouped ? (number.grouped ?? number.value) : number.value;
  const amount = Number((value * scale.factor).toPrecision(15));
  return {
    value: {
      kind: 'money',
      ...placeOf(scan, first, end),
      amount,
      ...(code ? { currency: code } : {}),
      isCertain: number.isCertain || isGrouped,
    },
    first,
    next: end,
  };
}

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  万: 1e4,
  千: 1e3,
  million: 1e6,
  thousand: 1e3,
};

function scaleAt({ tokens }: Scan, at: number): { factor: number; length: number } {
  const word = tokens[at]?.folded ?? '';
  return Object.hasOwn(scales, word) ? { factor: scales[word] ?? 1, length: 1 } : { factor: 1, length: 0 };
}
