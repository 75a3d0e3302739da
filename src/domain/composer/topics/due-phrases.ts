import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Token } from '../../reader/tokenize.ts';
import { isWeekday } from '../facts/weekdays.ts';
import { phraseEnd } from '../page/word-list.ts';
import type { TopicWords } from './lexicon/topic-words.ts';

/** Returns where a deadline ends: 'by Friday', 'until next Monday', 'this week'. */
function dueEnd(tokens: readonly Token[], at: number, { due }: TopicWords, language: ReaderLanguage): number {
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
function durationEnd(tokens: readonly Token[], at: number, { due }: TopicWords): number {
  const isNumber = /^\d{1,3}$/.test(tokens[at]?.text ?? '');
  const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  const end = isNumber ? phraseEnd(tokens, next, due.units) : next;
  return end > next ? end : at;
}

/** Returns where words end that say when or how long a talk is, which no page of a topic says. */
export const passingEnd = (
  tokens: readonly Token[],
  at: number,
  words: TopicWords,
  language: ReaderLanguage,
): number => Math.max(dueEnd(tokens, at, words, language), durationEnd(tokens, at, words));
