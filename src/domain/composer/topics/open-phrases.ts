import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold, type Token } from '../../reader/tokenize.ts';
import { isWeekday } from '../facts/weekdays.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import type { TopicWords } from './lexicon/topic-words.ts';

/** Shorter words with such an ending are rarely people: 'beers', 'floors'. */
const shortestAgent = 6;

const endings = new Map<string, readonly string[]>();

function endingsOf(list: string): readonly string[] {
  const known = endings.get(list);
  if (known) return known;
  const split = list
    .split(',')
    .map((ending) => fold(ending.trim()))
    .filter(Boolean);
  endings.set(list, split);
  return split;
}

/** Returns whether a word after 'for' names people: one of the list, or one with an ending such as '-ers'. */
export function isPeople(tokens: readonly Token[], at: number, { people }: TopicWords): boolean {
  const word = tokens[at]?.folded ?? '';
  if (phraseEnd(tokens, at, people.words) > at) return true;
  return (
    word.length >= shortestAgent &&
    endingsOf(people.endings).some((ending) => word.endsWith(ending)) &&
    !isWordOf(word, people.things)
  );
}

/** Shorter words with such an ending are rarely adjectives. */
const shortestAdjective = 5;

/** Returns whether a word narrows a subject without making it another: 'arctic' of 'the arctic tundra'. */
export const isModifier = (word: string, { modifiers }: TopicWords): boolean =>
  isWordOf(word, modifiers.words) ||
  (word.length >= shortestAdjective && endingsOf(modifiers.endings).some((ending) => word.endsWith(ending)));

/** Longest description between 'in' and its noun: 'in a very small flat'. */
const mostBetween = 4;

const isCapital = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);

/**
 * Returns where a general place or time ends that starts at a token: 'in small flats', 'on weekends', 'outdoors'.
 * A named one isn't general.
 */
export function asideEnd(
  tokens: readonly Token[],
  at: number,
  { aside, nounsAreCapital }: TopicWords,
  stops: (at: number) => boolean,
): number {
  const whole = phraseEnd(tokens, at, aside.phrases);
  if (whole > at) return whole;
  const start = phraseEnd(tokens, at, aside.before);
  if (start === at) return at;
  for (let end = start; end < tokens.length && end - start < mostBetween && !stops(end); end++) {
    const last = phraseEnd(tokens, end, aside.nouns);
    if (last > end) return last;
    const token = tokens[end];
    if (!token || !/\p{L}/u.test(token.text) || (isCapital(token) && !nounsAreCapital)) return at;
  }
  return at;
}

/** Returns where a deadline ends: 'by Friday', 'until next Monday', 'this week'. */
export function dueEnd(
  tokens: readonly Token[],
  at: number,
  { due }: TopicWords,
  language: ReaderLanguage,
): number {
  const whole = phraseEnd(tokens, at, due.phrases);
  if (whole > at) return whole;
  const start = phraseEnd(tokens, at, due.before);
  if (start === at) return at;
  for (let end = start; end - start < 2; end++) {
    const day = phraseEnd(tokens, end, due.phrases);
    if (day > end) return day;
    if (isWeekday(tokens[end]?.folded ?? '', language)) return end + 1;
  }
  return at;
}

/** Returns where a duration ends: '10 minutes'. */
export function durationEnd(tokens: readonly Token[], at: number, { due }: TopicWords): number {
  const isNumber = /^\d{1,3}$/.test(tokens[at]?.text ?? '');
  const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  const end = isNumber ? phraseEnd(tokens, next, due.units) : next;
  return end > next ? end : at;
}
