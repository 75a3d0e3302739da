import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { PromptReading } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, phraseEnd } from '../page/word-list.ts';
import type { Piece } from './leftover-phrases.ts';
import { saysSomething } from './small-words.ts';
import { type Clause, overlaps, type Range, textClauses } from './text-clauses.ts';
import { isWeekday } from './weekdays.ts';

const named: ReadonlySet<Label> = new Set<Label>(['title', 'subject']);
const dayWord = 1 << wordKinds.indexOf('day');

/** Returns whether a clause has only days and times, and a word such as 'open' or 'closed' here or in the text before it. */
function isOpeningHours(
  text: string,
  clause: Clause,
  spans: readonly Piece[],
  { values, language }: Pick<PromptReading, 'values' | 'language'>,
): boolean {
  const { opening } = pageWordsOf(language);
  const words = text.slice(clause.start, clause.end);
  const isNamed = hasWordOf(words, opening);
  // The 'open' of an open mic night says nothing about hours.
  const before = spans
    .filter(({ label, start }) => named.has(label) && start < clause.start)
    .reduce(
      (told, { start, end }) => told.slice(0, start) + ' '.repeat(end - start) + told.slice(end),
      text.slice(0, clause.start),
    );
  const isToldBefore = hasWordOf(before, opening) && /\d/.test(words);
  if (!isNamed && !isToldBefore) return false;
  const tokens = tokenize(words);
  const { own } = matchLexicon(tokens, language);
  const timed = values.filter(({ kind }) => kind === 'date' || kind === 'time');
  let hasTime = false;
  let hasDay = isNamed;
  for (let at = 0; at < tokens.length; ) {
    const end = phraseEnd(tokens, at, opening);
    if (end > at) {
      at = end;
      continue;
    }
    const token = tokens[at];
    if (!token) break;
    const place = clause.start + token.start;
    const isTimed =
      /^\p{N}+$/u.test(token.text) ||
      ((own[at] ?? 0) & dayWord) !== 0 ||
      timed.some(({ start, end: last }) => place >= start && place < last);
    if (!isTimed && saysSomething(token.text, language)) return false;
    hasTime ||= isTimed;
    hasDay ||= isWeekday(token.folded, language);
    at += 1;
  }
  return hasTime && hasDay;
}

const saysNothing = (between: string): boolean => /^[\s,;、，；،]*$/u.test(between);

/**
 * Joins opening hours to one labeled fact, so that 'open 7 to 3' on a menu isn't read as a dish for 3.
 * Consecutive clauses are one fact.
 */
export function withOpeningHours(
  text: string,
  spans: readonly Piece[],
  reading: Pick<PromptReading, 'values' | 'language'>,
): readonly Piece[] {
  const language: ReaderLanguage = reading.language;
  const lead = pageWordsOf(language).labels.hours;
  let result = spans;
  let before = Number.NaN;
  const clauses = textClauses(text, language);
  const hoursAt = clauses.filter((clause) => isOpeningHours(text, clause, spans, reading));
  for (const clause of hoursAt) {
    const { start, end } = clause;
    const touching = result.filter((span) => span.start < end && span.end > start);
    // Hours stay within a longer phrase, unless the whole phrase is hours.
    const isMore = (range: Range): boolean =>
      clauses.some((other) => overlaps(other, range) && !hoursAt.includes(other));
    if (touching.some((span) => (span.start < start || span.end > end) && isMore(span))) continue;
    const hours: Piece = {
      label: 'time',
      text: text.slice(start, end),
      start,
      end,
      confidence: 1,
      instruction: 0,
      // Consecutive hours are joined.
      ...(saysNothing(text.slice(before, start)) && before <= start ? {} : { lead }),
    };
    before = end;
    result = [...result.filter((span) => !touching.includes(span)), hours];
  }
  return result === spans ? spans : [...result].sort((a, b) => a.start - b.start);
}
