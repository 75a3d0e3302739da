import { characterClass } from '../../reader/character-class.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { phraseEnd } from '../page/word-list.ts';
import { longestRead, type Range } from './text-clauses.ts';

/** An identifying number and the words that describe it. */
export interface BillCode extends Range {
  readonly label: string;
  readonly value: string;
}

export interface BillCodes {
  /** The number of the bill itself. */
  readonly number: BillCode | null;
  /** Payment account (IBAN, account number, sort code, BIC). */
  readonly bank: readonly BillCode[];
}

const mostTokens = 2_000;
const isDigits = (token: Token | undefined): boolean => token?.type === characterClass.digit;

/** Returns the index after a run of tokens with no spaces between them, excluding trailing punctuation. */
function chunkEnd(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < tokens.length && (next === at || !tokens[next]?.hasSpaceBefore)) {
    const type = tokens[next]?.type;
    const isMark = type !== characterClass.letter && type !== characterClass.digit;
    if (isMark && !/^[-–/._]$/.test(tokens[next]?.text ?? '')) break;
    next++;
  }
  while (next > at && !/[\p{L}\p{N}]/u.test(tokens[next - 1]?.text ?? '')) next--;
  return next;
}

const textOf = (text: string, tokens: readonly Token[], first: number, next: number): string =>
  next > first ? text.slice(tokens[first]?.start, tokens[next - 1]?.end) : '';

/** Returns the index after an IBAN that starts at the given token, or the given index. */
function ibanEnd(text: string, tokens: readonly Token[], at: number): number {
  if (!/^[A-Z]{2}\d{2}/.test(textOf(text, tokens, at, at + 2))) return at;
  let next = chunkEnd(tokens, at);
  while (next < tokens.length) {
    const end = chunkEnd(tokens, next);
    const group = textOf(text, tokens, next, end);
    const isGroup = /^[A-Z\d]{1,4}$/.test(group) && (/\d/.test(group) || group.length === 4);
    if (!isGroup || tokens[next]?.startsLine) break;
    next = end;
  }
  const length = textOf(text, tokens, at, next).replaceAll(' ', '').length;
  return length >= 15 && length <= 34 ? next : at;
}

/** Returns the index after an account number, a sort code or a BIC, or the given index. */
function accountEnd(text: string, tokens: readonly Token[], at: number): number {
  const iban = ibanEnd(text, tokens, at);
  if (iban > at) return iban;
  let next = chunkEnd(tokens, at);
  const first = textOf(text, tokens, at, next);
  if (/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(first)) return next;
  if (!/\d/.test(first)) return at;
  // '1234 5678 90' continues as long as its groups are digits.
  while (/^\d+$/.test(first) && isDigits(tokens[next]) && !tokens[next]?.startsLine) next++;
  return next;
}

/** Skips the text between a word and its code: 'IBAN: ', 'no. ', '#'. */
function skipFillers(tokens: readonly Token[], at: number, words: string): number {
  let next = at;
  for (let step = 0; step < 4; step++) {
    const word = phraseEnd(tokens, next, words);
    if (word > next) next = word;
    else if (/^[.:：°º#-]$/.test(tokens[next]?.text ?? '')) next++;
    else break;
  }
  return next;
}

function bankCodes(text: string, tokens: readonly Token[], language: ReaderLanguage): BillCode[] {
  const { bill } = pageWordsOf(language);
  const english = pageWordsOf('en').bill;
  const found: BillCode[] = [];
  let at = 0;
  while (at < tokens.length) {
    const word = Math.max(phraseEnd(tokens, at, bill.bank), phraseEnd(tokens, at, english.bank));
    const from = word > at ? skipFillers(tokens, word, `${bill.number}, ${bill.bank}`) : at;
    const end = word > at ? accountEnd(text, tokens, from) : ibanEnd(text, tokens, at);
    if (end > from) {
      const label = trimEndOf(textOf(text, tokens, at, Math.max(word, from)), ' .:：#');
      const value = textOf(text, tokens, from, end);
      const start = tokens[at]?.start ?? 0;
      found.push({ start, end: start + textOf(text, tokens, at, end).length, label: label || 'IBAN', value });
      at = end;
    } else at++;
  }
  // A short code counts as an account code only next to an unambiguous one.
  const isLong = ({ value }: BillCode): boolean => value.replaceAll(/[^\p{L}\p{N}]/gu, '').length > 5;
  return found.some(isLong) ? found : [];
}

const billKinds = ['invoice', 'quote', 'receipt', 'order'] as const;

/** 'Rechnungsnummer' contains the kind. */
const isCompoundOf = (token: Token | undefined, names: string): boolean =>
  names.split(', ').some((name) => token?.folded.startsWith(name) && token.folded !== name);

/** The number after the kind or a synonym: 'Invoice #7', 'Rechnung Nr. 2026-031', 'invoice 2026/014'. */
function billNumber(
  text: string,
  tokens: readonly Token[],
  language: ReaderLanguage,
  bank: readonly BillCode[],
): BillCode | null {
  const { bill, kinds, small } = pageWordsOf(language);
  const own = billKinds.map((kind) => kinds[kind]);
  let names: string | undefined;
  for (let at = 0; at < tokens.length; at++) {
    const isFirst = names === undefined;
    names ??= own.find((list) => phraseEnd(tokens, at, list) > at || isCompoundOf(tokens[at], list));
    if (!names) continue;
    const kindEnd = phraseEnd(tokens, at, names);
    const word = phraseEnd(tokens, kindEnd, bill.number);
    const isCompound = word > at && kindEnd === at && isCompoundOf(tokens[at], names);
    if (kindEnd === at && !isCompound) continue;
    const first = word > kindEnd ? skipFillers(tokens, word, bill.number) : kindEnd;
    const next = chunkEnd(tokens, first);
    const value = textOf(text, tokens, first, next);
    // The first mention of the kind requests the page; later mentions are part of the number's name.
    const start = tokens[isFirst && !isCompound ? kindEnd : at]?.start ?? 0;
    const end = tokens[next - 1]?.end ?? start;
    if (!/\d/.test(value) || bank.some((code) => code.start < end && code.end > start)) continue;
    const after = tokens[next];
    const ends =
      !after ||
      after.startsLine ||
      !/^[\p{L}\p{N}\p{Sc}]/u.test(after.text) ||
      phraseEnd(tokens, next, `${small}, ${bill.client}, ${bill.dated}`) > next;
    const isCode = /^0|^\d{4,}$|\d[-/]\d|\p{L}/u.test(value) && !/^\d{4}-\d\d-\d\d$|[.,]/.test(value);
    if (word === kindEnd && !(isCode && ends)) continue;
    return { start, end, label: textOf(text, tokens, kindEnd, first), value };
  }
  return null;
}

/** Returns the numbers of a bill that take no part in its arithmetic. */
export function billCodes(given: string, language: ReaderLanguage): BillCodes {
  const text = given.slice(0, longestRead);
  const tokens = tokenize(text, 0, text.length, mostTokens);
  const bank = bankCodes(text, tokens, language);
  return { number: billNumber(text, tokens, language, bank), bank };
}
