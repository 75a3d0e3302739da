import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { findKind, isKindName } from '../page/find-kind.ts';
import { familyOf } from '../page/kinds.ts';
import { saysSomething, withoutSmallEnds } from './small-words.ts';
import { textClauses } from './text-clauses.ts';

/** Maximum number of words in the name of a kind. */
const mostWords = 3;

/**
 * Labels a kind that starts a clause if the prompt names no other kind: 'invitation with the plan' after the
 * subject. Skips bills, whose names are often facts: 'order for Mary'.
 * @returns the spans with the kind added; the same spans if a kind is already labeled or no clause starts
 * with one
 */
export function withKindClause(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  if (spans.some(({ label }) => label === 'kind')) return spans;
  for (const clause of textClauses(text, language)) {
    const inner = withoutSmallEnds(text, clause.start, clause.end, language);
    const tokens = inner ? tokenize(text, inner.start, inner.end).slice(0, mostWords + 1) : [];
    for (let count = Math.min(mostWords, tokens.length); count > 0; count -= 1) {
      const [first, last, next] = [tokens[0], tokens[count - 1], tokens[count]];
      if (!first || !last || (next && saysSomething(next.text, language))) continue;
      const name = text.slice(first.start, last.end);
      const kind = isKindName(name, language) ? findKind([name], language) : null;
      if (kind === null || familyOf(kind) === 'bill') continue;
      return cutAround(text, spans, { start: first.start, end: last.end });
    }
  }
  return spans;
}

/** Inserts the kind and removes its words from overlapping spans. */
function cutAround(
  text: string,
  spans: readonly ReadSpan[],
  { start, end }: { readonly start: number; readonly end: number },
): readonly ReadSpan[] {
  const piece = (span: ReadSpan, from: number, to: number): ReadSpan[] =>
    text.slice(from, to).trim() === '' ? [] : [{ ...span, start: from, end: to, text: text.slice(from, to) }];
  const others = spans.flatMap((span) =>
    span.end <= start || span.start >= end
      ? [span]
      : [
          ...piece(span, span.start, Math.max(span.start, start)),
          ...piece(span, Math.min(end, span.end), span.end),
        ],
  );
  const kind: ReadSpan = {
    label: 'kind',
    text: text.slice(start, end),
    start,
    end,
    confidence: 1,
    instruction: 1,
  };
  return [...others, kind].sort((a, b) => a.start - b.start);
}
