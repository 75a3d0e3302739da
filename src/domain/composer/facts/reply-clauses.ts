import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { phraseEnd } from '../page/word-list.ts';
import type { Piece } from './leftover-phrases.ts';
import { saysSomething } from './small-words.ts';
import { textClauses } from './text-clauses.ts';

/** The part of a span before a position, without the separator; nothing if it has no letters or digits. */
function before(span: Piece, end: number): readonly Piece[] {
  const text = trimEndOf(span.text.slice(0, Math.max(0, end - span.start)), ' \t\n\r\u00a0,;:–-');
  return /[\p{L}\p{N}]/u.test(text) ? [{ ...span, text, end: span.start + text.length }] : [];
}

/**
 * Keeps a clause that asks for an answer as one fact, with the words that ask as its label: 'RSVP to Kate 555-0131 by
 * April 10' has a name, a number and a day, but they mean something only together.
 */
export function withReplies(
  text: string,
  spans: readonly Piece[],
  language: ReaderLanguage,
): readonly Piece[] {
  const { reply } = pageWordsOf(language);
  let result = spans;
  for (const { start, end } of textClauses(text, language)) {
    const tokens = tokenize(text, start, end);
    const last = tokens[phraseEnd(tokens, 0, reply) - 1];
    if (!last) continue;
    const rest = text.slice(last.end, end);
    const from = end - rest.replace(/^[\s:–-]+/u, '').length;
    if (!saysSomething(rest, language)) continue;
    const isCrossed = result.some((span) => span.start < end && span.end > end);
    if (isCrossed) continue;
    const answer: Piece = {
      label: 'contact',
      text: text.slice(from, end),
      start: from,
      end,
      confidence: 1,
      instruction: 0,
      lead: text.slice(start, last.end),
    };
    result = [
      ...result.flatMap((span) => (span.end <= start || span.start >= end ? [span] : before(span, start))),
      answer,
    ].sort((a, b) => a.start - b.start);
  }
  return result;
}
