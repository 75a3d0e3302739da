import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { saysSomething } from '../facts/small-words.ts';
import { overlaps, type Range } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf, phraseEnd } from '../page/word-list.ts';
import { dayEnd, eventOf, isEveryWeek, isLifespan, isTime, priceOf, wordsOf } from './clause-values.ts';
import type { SheetFact } from './sheet.ts';

const leastPlace = 0.5;
const surePlace = 0.75;
const leastContact = 0.6;
/** '17b Canal Walk', '88 Tanner St': a house number before a name. */
const houseNumber = /^\d{1,5}\p{L}?,?$/u;
const mostStreetWords = 4;
function isStreet(words: string, language: ReaderLanguage): boolean {
  const { street } = pageWordsOf(language).bill;
  const all = words.trim().split(' ');
  const [number = '', ...names] = all;
  const isNamed = (name: string): boolean =>
    /^\p{Lu}[\p{L}'’.-]/u.test(name) || isWordOf(fold(name), street) || !saysSomething(name, language);
  // 'Calle Larga 14' has its number behind.
  const isLast = isWordOf(fold(number), street) && houseNumber.test(all.at(-1) ?? '');
  const said = isLast ? all.slice(0, -1) : houseNumber.test(number) ? names : [];
  return (
    said.length > 0 && said.length <= mostStreetWords && said.every(isNamed) && /\p{Lu}/u.test(said.join(' '))
  );
}

const nameBehind =
  /^(\p{L}[\p{L}'’ -]{1,24}?) ((?:(?:\p{Lu}\p{Ll}{1,4}\. )?\p{Lu}[\p{L}'’.-]+)(?: \p{Lu}[\p{L}'’.-]+){1,3})$/u;
const longestPlace = 70;
/** At least seven digits at the end. */
const leastDigits = 7;

const yearSpan = /^(?:19|20)\d\d ?[-–/] ?(?:19|20)\d\d$/;

/** Returns the telephone number, or else the address, at the end of a text; empty if there is none. */
function contactAtEnd(said: string): string {
  const words = said.split(' ');
  const digits = words.length - 1 - words.findLastIndex((word) => !/^[+\d()./-]+$/.test(word));
  const number = words.slice(words.length - digits).join(' ');
  const isNumber = digits > 0 && number.replaceAll(/\D/g, '').length >= leastDigits;
  if (isNumber && !isLifespan(number) && !yearSpan.test(number)) return number;
  const last = words.at(-1) ?? '';
  return last.includes('@') || /\p{L}\.\p{L}{2}/u.test(last) ? last : '';
}

/** Returns the label that covers all words of a clause that say something, if one does. */
export function coverOf(
  text: string,
  clause: Range,
  { spans, language }: PromptReading,
): ReadSpan | undefined {
  return spans.find(
    (span) =>
      overlaps(span, clause) &&
      !saysSomething(text.slice(clause.start, Math.max(clause.start, span.start)), language) &&
      !saysSomething(text.slice(Math.min(span.end, clause.end), clause.end), language),
  );
}

const mostLabelWords = 3;
const fewWords = (words: string, most: number): boolean => words !== '' && words.split(/\s+/).length <= most;

/** Returns the words that name a time, without those that belong to it: 'Rain date', but 'Forms' of 'forms by'. */
function labelIn(before: string, language: ReaderLanguage): string {
  const { labels, deadline } = pageWordsOf(language);
  const named = Object.values(labels).join(', ');
  const tokens = tokenize(trimEndOf(before, ' ='));
  const last = tokens.findLastIndex(
    ({ text, folded }) =>
      isWordOf(folded, named) || (saysSomething(text, language) && !isWordOf(folded, deadline)),
  );
  return before.slice(0, tokens[last]?.end ?? 0);
}

/** Returns the label before a time: 'Check in' of 'check in 4pm', because nothing is in 4 pm. */
function labelBefore(before: string, when: string, language: ReaderLanguage): string {
  const label = labelIn(before, language);
  const { deadline, bill, cv } = pageWordsOf(language);
  const rest = before.slice(label.length);
  const leads = [deadline, bill.at, bill.from, bill.to, cv.since, cv.until].join(', ');
  const isOfLabel =
    /\p{L}/u.test(rest) && /^\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm|h|uhr)$/iu.test(when) && !hasWordOf(rest, leads);
  return isOfLabel ? trimEndOf(before, ' =') : label;
}

/** Returns what happens when, in few words: 'Go live 30 June', 'forms by 25 April'. */
function datedOf(text: string, clause: Range, reading: PromptReading): SheetFact | null {
  const event = eventOf(text, clause, reading);
  const said = wordsOf(text, clause.start, clause.end);
  if (!event || !said.endsWith(event.when)) return null;
  const before = said.slice(0, -event.when.length).trim();
  const label = labelBefore(before, event.when, reading.language);
  const value = said.slice(label.length).trim().replace(/^= ?/, '');
  // A day is no label: 'Weds 10-11am' tells one time.
  const start = text.indexOf(label, clause.start);
  if (label !== '' && isTime(text, { start, end: start + label.length }, reading))
    return { slot: 'when', label: null, value: said };
  return fewWords(label, mostLabelWords) && !/\d/.test(label) ? { slot: 'when', label, value } : null;
}

/** Returns a telephone number or an address with the few words that say what it is for: 'call Jen 555-0134'. */
function contactOf(said: string, language: ReaderLanguage): SheetFact {
  const value = contactAtEnd(said);
  const before = said.slice(0, said.length - value.length).trim();
  const label = saysSomething(before, language) ? trimEndOf(before, ' :.=–-') : '';
  return value !== '' && fewWords(label, mostLabelWords)
    ? { slot: 'contact', label, value, typed: said }
    : { slot: 'contact', label: null, value: said };
}

/** Returns a role and a name: 'Conductor Miriam Archer'. */
export function personOf(said: string, language: ReaderLanguage): SheetFact | null {
  const [, role, name] = nameBehind.exec(said) ?? [];
  return role && name && saysSomething(role, language) && !/ \p{Lu}/u.test(role)
    ? { slot: 'with', label: role, value: name }
    : null;
}

const placed: ReadonlySet<Label> = new Set<Label>(['place', 'from', 'to']);

/** Returns whether words are a street with its number; a label or a word for streets tells it from '9B Geography'. */
export const isAddress = (words: string, range: Range, { language, spans }: PromptReading): boolean =>
  words.split(', ').some((part) => isStreet(part, language)) &&
  (hasWordOf(words, pageWordsOf(language).bill.street) ||
    spans.some((span) => placed.has(span.label) && overlaps(span, range)));

/** Returns the fact that a clause states by itself, or null: then it is a point in the prompt's own words. */
export function factOf(text: string, clause: Range, reading: PromptReading): SheetFact | null {
  const { language, values, spans } = reading;
  const words = pageWordsOf(language);
  const said = wordsOf(text, clause.start, clause.end);
  const tokens = tokenize(said);
  const reply = phraseEnd(tokens, 0, words.reply);
  const replyEnd = tokens[reply - 1]?.end ?? 0;
  if (reply > 0 && replyEnd < said.length)
    return { slot: 'contact', label: said.slice(0, replyEnd), value: said.slice(replyEnd).trim() };
  const inside = values.filter(({ start, end }) => start >= clause.start && end <= clause.end);
  const isContact = spans.some(
    (span) =>
      span.label === 'contact' &&
      span.confidence >= leastContact &&
      /\d{3}/.test(span.text) &&
      span.start >= clause.start &&
      span.end <= clause.end,
  );
  if (isContact || /\d$/.test(contactAtEnd(said)) || inside.some(({ kind }) => kind === 'contact'))
    return contactOf(said, language);
  const isOpening = hasWordOf(said, words.opening);
  // 'Tue May 5 and Wed May 6' come once.
  const isDated = inside.some(({ kind, text: date }) => kind === 'date' && /\d/.test(date));
  if (isLifespan(said)) return null;
  if (isTime(text, clause, reading))
    return {
      slot: isOpening || (isEveryWeek(said, language) && !isDated) ? 'hours' : 'when',
      label: null,
      value: said,
    };
  const price = priceOf(text, clause, reading);
  // '2nd £100 voucher' is a prize, not the price of the second.
  if (price && (price.label === '' || (fewWords(price.label, 2) && !/\d/.test(price.label))))
    return { slot: 'price', label: price.label || null, value: price.value, typed: said };
  const cover = coverOf(text, clause, reading);
  const isPlace = cover?.label === 'place' && cover.confidence >= leastPlace && said.length <= longestPlace;
  const isSurePlace = isPlace && cover.confidence >= surePlace;
  // A place is named; what happens there is told in small letters.
  if (
    isAddress(said, clause, reading) ||
    isSurePlace ||
    (isPlace && /^(?:\p{Lu}|\d+\p{L}? \p{Lu})/u.test(said))
  )
    // 'Fri Aug 8 7pm Moose Lodge' tells when, too.
    return {
      slot: dayEnd(text, clause, reading) > clause.start ? 'when' : 'where',
      label: null,
      value: said,
    };
  const isParty = cover?.label === 'from' || cover?.label === 'to';
  if (cover && isParty && cover.confidence >= leastContact && cover.start > clause.start)
    return {
      slot: cover.label === 'from' ? 'from' : 'to',
      label: null,
      value: wordsOf(text, cover.start, clause.end),
    };
  const lead = words.leads ? phraseEnd(tokens, 0, words.leads) : 0;
  const leadEnd = tokens[lead - 1]?.end ?? 0;
  const rest = said.slice(leadEnd).trim();
  if (lead > 0 && rest !== '' && !/^[,+&]/.test(rest))
    return { slot: 'with', label: said.slice(0, leadEnd), value: rest };
  const dated = datedOf(text, clause, reading);
  if (dated) return dated;
  const isNamed = spans.some((span) => span.label === 'name' && overlaps(span, clause));
  return isNamed ? personOf(said, language) : null;
}
