import type { ReaderLanguage } from '../../reader/languages.ts';
import { calendarNames } from '../../reader/lexicon/phrase-index.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { saysSomething } from '../facts/small-words.ts';
import { overlaps, type Range } from '../facts/text-clauses.ts';
import { isWeekday } from '../facts/weekdays.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf, phraseEnd } from '../page/word-list.ts';
import type { SheetEvent, SheetPair } from './sheet.ts';

const within = (inner: Range, outer: Range): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** Returns the trimmed words of a range, without the marks that join them to others. */
export const wordsOf = (text: string, start: number, end: number): string =>
  trimEndOf(
    text
      .slice(start, end)
      .trim()
      .replace(/^[\s,;:–—-]+/u, ''),
    ' ,;:–—-',
  );

const bareAmount = /^\+?\d{1,5}(?:[.,]\d{1,2})?(?:\/\d{1,5}(?:[.,]\d{1,2})?)?(?:c|p|¢)?$/u;
/** '50c or 3 for' before '$1.25': an earlier price in the same words. */
const priceBefore = /\s\d[\d.,]*\p{L}{0,2} \p{L}{1,3}(?: [\d.,]+ \p{L}{1,4})?\s*$/u;
/** The first of two prices: '12/18 zł'. */
const firstPrice = /(?<![\d.,])[\d.,]{1,12}\s?[/–]\s?$/u;

/** Returns the last word of a text if it is in a list: 'from' of 'balayage from'. */
function wordAtEnd(text: string, list: string): string {
  const last = /\s(\p{L}+)\s*$/u.exec(text);
  return last && isWordOf(fold(last[1] ?? ''), list) ? last[0] : '';
}

/** Returns the word that belongs to the amount behind it. */
function amountLead(text: string, language: ReaderLanguage): string {
  const { at, from, about } = pageWordsOf(language).bill;
  return wordAtEnd(text, `${at}, ${from}, ${about}`);
}

/** Returns the name and the price in a clause; the name is empty in '£875 pcm'. Null if there is no amount. */
export function priceOf(text: string, clause: Range, { values, language }: PromptReading): SheetPair | null {
  const money = values.find((value) => value.kind === 'money' && within(value, clause) && value.isCertain);
  const amount = money ?? values.find((value) => value.kind === 'money' && within(value, clause));
  if (!amount) return null;
  const before = text.slice(clause.start, amount.start);
  const behind = text.slice(amount.end, clause.end);
  const earlier = (priceBefore.exec(before) ?? firstPrice.exec(before))?.[0] ?? amountLead(before, language);
  const name = wordsOf(before, 0, before.length - earlier.length);
  // 'two days of notice or a $40 charge' is no row.
  const isOpen = wordAtEnd(` ${name}`, pageWordsOf(language).or ?? '') !== '';
  if (isOpen) return null;
  if (saysSomething(name, language) || /\p{L}{3}/u.test(name))
    return { label: name, value: wordsOf(text, amount.start - earlier.length, clause.end) };
  // 'per team' and 'pcm' belong to the amount; 'all materials' says what it buys.
  const isUnit = !/^\s\p{L}{4}/u.test(behind) || !saysSomething(/^\s*\S+/.exec(behind)?.[0] ?? '', language);
  return isUnit
    ? { label: '', value: wordsOf(text, clause.start, clause.end) }
    : { label: wordsOf(behind, 0, behind.length), value: wordsOf(text, clause.start, amount.end) };
}

/** Returns the name and the number at the end of a clause: 'kids under 10 16'. */
export function barePriceOf(text: string, { start, end }: Range, language: ReaderLanguage): SheetPair | null {
  const said = text.slice(start, end);
  if (hasWordOf(said, pageWordsOf(language).opening) || /(?:\d[ ./-]?){7}$/.test(said)) return null;
  // '(v)' behind the price of a dish belongs to the dish.
  const mark = /\s\(\p{L}{1,4}\)$/u.exec(said)?.[0] ?? '';
  const parts = said.slice(0, said.length - mark.length).split(' ');
  const [number = '', unit = ''] = parts.slice(-3);
  // 'house wine 5 a glass'
  if (parts.length > 3 && bareAmount.test(number) && isWordOf(fold(unit), pageWordsOf(language).bill.each))
    return { label: parts.slice(0, -3).join(' '), value: parts.slice(-3).join(' ') };
  // '2-4 panes 9 each'
  if (
    parts.length > 2 &&
    bareAmount.test(parts.at(-2) ?? '') &&
    isWordOf(fold(parts.at(-1) ?? ''), pageWordsOf(language).bill.each)
  )
    return { label: parts.slice(0, -2).join(' '), value: parts.slice(-2).join(' ') };
  const last = parts.at(-1) ?? '';
  const amount = bareAmount.test(last) ? last : '';
  const words = parts.slice(0, -1).join(' ');
  if (!/\p{L}/u.test(words)) return null;
  if (amount === '' || /^(?:19|20)\d\d$/.test(amount)) return null;
  const small = amountLead(words, language);
  const label = wordsOf(words, 0, words.length - small.length);
  return label === '' ? null : { label: `${label}${mark}`, value: `${small.trim()} ${amount}`.trim() };
}

/** Returns the name and the words for a price that isn't a number: 'chignon on request'. */
export function openPriceOf(
  text: string,
  clause: Range | undefined,
  language: ReaderLanguage,
): SheetPair | null {
  if (!clause) return null;
  const { openPrices = '', bill } = pageWordsOf(language);
  const tokens = tokenize(text, clause.start, clause.end);
  const at = tokens.findIndex(
    (_, index) => index > 0 && phraseEnd(tokens, index, `${openPrices}, ${bill.free}`) === tokens.length,
  );
  const start = tokens[at]?.start;
  return start === undefined
    ? null
    : { label: wordsOf(text, clause.start, start), value: wordsOf(text, start, clause.end) };
}

/** Years at least this far apart are those of a life. */
const fewestYears = 10;

/** Returns whether words tell from when to when somebody lived: '8 June 1941 – 2 March 2024'. */
export function isLifespan(words: string): boolean {
  const [first, last, ...others] = [...words.matchAll(/\b(?:1[5-9]|20)\d\d\b/g)].map(([year]) =>
    Number(year),
  );
  return first !== undefined && last !== undefined && others.length === 0 && last - first >= fewestYears;
}

/** Returns the ranges of dates and times in a clause, from values and from labels. */
export function timesIn(clause: Range, { values, spans, language }: PromptReading): readonly Range[] {
  const typed = values.filter(({ kind }) => kind === 'date' || kind === 'time');
  const isClock = ({ text }: ReadSpan): boolean =>
    /\d/.test(text) && tokenize(text).every(({ text: word }) => !/^\p{L}{5,}$/u.test(word));
  // The label of '4 May lunch' has more than its date.
  const hasMore = ({ text, start }: ReadSpan): boolean =>
    typed.some((value) => value.start >= start && value.end < start + text.length) &&
    tokenize(text).some(
      ({ text: word, folded, start: at }) =>
        !typed.some((value) => value.start <= start + at && value.end > start + at) &&
        /^\p{L}{4,}$/u.test(word) &&
        !isWeekday(folded, language) &&
        saysSomething(word, language),
    );
  const labeled = spans.filter(
    (span) =>
      !hasMore(span) &&
      ((span.label === 'date' && !/\s\p{L}{4,}\s\p{L}/u.test(span.text)) ||
        (span.label === 'time' && isClock(span))) &&
      !typed.some((value) => value.start <= span.start && value.end >= span.end),
  );
  // A comma may divide a date: 'Saturday, 9 May'.
  return [...typed, ...labeled]
    .filter((range) => overlaps(range, clause))
    .map(({ start, end }) => ({ start: Math.max(start, clause.start), end: Math.min(end, clause.end) }))
    .sort((a, b) => a.start - b.start);
}

const hour = /^(?:\d{1,2}(?:[.:]\d{2})?(?: ?[–-] ?\d{1,2}(?:[.:]\d{2})?)?)$/;
const decimalHour = / (\d{1,2}[.:]\d{2}) /;

/** Returns whether words name only days and times, or when something is open. */
export function isTime(text: string, range: Range, reading: PromptReading): boolean {
  const { language } = reading;
  const times = timesIn(range, reading);
  const { opening } = pageWordsOf(language);
  const tokens = tokenize(text, range.start, range.end);
  const rest = tokens.filter(
    ({ start, end, folded, text: word }) =>
      !times.some((time) => time.start <= start && time.end >= end) &&
      !isWeekday(folded, language) &&
      !isWordOf(folded, opening) &&
      !/^[\d.:–-]+$/.test(word) &&
      saysSomething(word, language),
  );
  const hasDay = times.length > 0 || tokens.some(({ folded }) => isWeekday(folded, language));
  const isOpen =
    tokens.some(({ folded }) => isWordOf(folded, opening)) && /\d/.test(text.slice(range.start, range.end));
  return (hasDay || isOpen) && rest.length === 0;
}

/** Returns whether words have a day that comes every week, without a date: 'mon-sat 8-6'. */
export const isEveryWeek = (words: string, language: ReaderLanguage): boolean =>
  tokenize(words).filter(({ folded }) => isWeekday(folded, language)).length > 1;

/** Returns the end of the month that a clause begins with, or its start. */
export function monthEnd(text: string, { start, end }: Range, { language, spans }: PromptReading): number {
  const dated = spans.find((span) => span.label === 'date' && span.start === start && span.end < end);
  const [first] = tokenize(text, start, Math.min(start + 24, end));
  const isMonth =
    first !== undefined &&
    /^\p{Lu}/u.test(first.text) &&
    calendarNames(first.folded).some(({ kind, languages }) => kind === 'month' && languages.has(language));
  return isMonth ? first.end : (dated?.end ?? start);
}

/** Returns where the day at the start of a clause ends; its start if there is none. */
export function dayEnd(text: string, clause: Range, reading: PromptReading): number {
  const { language, values } = reading;
  let end = clause.start;
  for (;;) {
    const between = /^[\s,.]*(?:[–-]\s?)?/u.exec(text.slice(end, clause.end))?.[0] ?? '';
    const at = end === clause.start ? end : end + between.length;
    const date = values.find(
      (value) => value.kind === 'date' && value.start === at && value.end <= clause.end,
    );
    const [token] = tokenize(text, at, Math.min(at + 24, clause.end));
    const isDay = token && token.start === at && isWeekday(token.folded, language);
    const next = date?.end ?? (isDay ? token.end : null);
    if (next === null) return end;
    end = next;
  }
}

/** Joins the ends of a span of time, and the first of two hours that share a word: '8:00–9:30', '9/10 am'. */
function wholeTimes(text: string, clause: Range, times: readonly Range[]): readonly Range[] {
  const result: Range[] = [];
  for (const time of times) {
    const before = result.at(-1);
    const lead = /\d[\d.:]{0,4}\s?[/–-]\s?$/u.exec(text.slice(clause.start, time.start))?.[0] ?? '';
    const start = time.start - lead.length;
    const isNext =
      before && (start < before.end || /^\s?[-–—/～〜]\s?$/u.test(text.slice(before.end, time.start)));
    if (isNext) result[result.length - 1] = { start: before.start, end: time.end };
    else result.push({ start, end: time.end });
  }
  return result;
}

const mostLeading = 2;

/** Returns where the small words directly before a time begin: 'from' of 'open from 2pm'. */
function leadStart(text: string, start: number, time: number, language: ReaderLanguage): number {
  let at = time;
  for (let count = 0; count < mostLeading; count += 1) {
    const [last] = /[\p{L}@]{1,20}\.? {1,3}$/u.exec(text.slice(start, at)) ?? [];
    if (last === undefined || last.length === at - start || saysSomething(last, language)) break;
    at -= last.length;
  }
  return at;
}

/**
 * Returns an event: its time at the start, at the end or within its words. Among times, a bare number at an end is one,
 * too: 'brunch 11'.
 */
export function eventOf(
  text: string,
  clause: Range,
  reading: PromptReading,
  isAmongTimes = false,
): SheetEvent | null {
  const { start, end } = clause;
  const { language } = reading;
  const times = wholeTimes(
    text,
    clause,
    timesIn(clause, reading).filter((time) => /\d/.test(text.slice(time.start, time.end))),
  );
  const [first] = times;
  const last = times.at(-1);
  if (first && last) {
    const before = text.slice(start, first.start);
    const isFirst = !saysSomething(before, language);
    const isLast = !saysSomething(text.slice(last.end, end), language);
    if (isFirst && isLast) return null;
    if (isFirst) return { when: wordsOf(text, start, first.end), text: wordsOf(text, first.end, end) };
    const lead = leadStart(text, start, first.start, language);
    const isPlain = isWordOf(fold(text.slice(lead, first.start).trim()), pageWordsOf(language).atTime);
    if (isLast) {
      const small = isPlain ? first.start - lead : wordAtEnd(before, pageWordsOf(language).bill.at).length;
      return { when: wordsOf(text, first.start, end), text: wordsOf(text, start, first.start - small) };
    }
    const from = isPlain ? first.start : lead;
    return {
      when: text.slice(from, last.end),
      text: `${wordsOf(text, start, lead)} ${wordsOf(text, last.end, end)}`,
    };
  }
  if (!isAmongTimes) return null;
  const [, middle] = decimalHour.exec(text.slice(start, end)) ?? [];
  if (middle) return { when: middle, text: text.slice(start, end).replace(` ${middle}`, '') };
  const words = text.slice(start, end).split(' ');
  const [head = '', tail = ''] = [words[0], words.at(-1)];
  if (words.length > 1 && hour.test(tail)) return { when: tail, text: words.slice(0, -1).join(' ') };
  if (words.length > 1 && /[.:]/.test(head) && hour.test(head))
    return { when: head, text: words.slice(1).join(' ') };
  return null;
}
