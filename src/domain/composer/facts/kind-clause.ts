import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { findKind, isKindName } from '../page/find-kind.ts';
import { type Family, familyOf } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import { relabel } from './relabel.ts';
import { saysSomething, withoutSmallEnds } from './small-words.ts';
import { type Range, textClauses } from './text-clauses.ts';

/** Maximum number of words in the name of a kind. */
const mostWords = 3;

/** Families whose names are seldom anything else at the end of a clause. */
const named: ReadonlySet<Family> = new Set<Family>(['deck', 'flyer']);

/** 'why do leaves fall slideshow' ends with its kind; 'how to make a poster' is about one. */
function kindAtEnd(text: string, { start, end }: Range, language: ReaderLanguage): Range | null {
  const tokens = tokenize(text, start, end);
  for (let count = mostWords; count > 0; count -= 1) {
    const [before, first] = [tokens.at(-count - 1), tokens.at(-count)];
    if (!before || !first || !saysSomething(before.folded, language)) continue;
    const name = text.slice(first.start, end);
    const kind = isKindName(name, language) ? findKind([name], language) : null;
    const asksHow = isWordOf(tokens[1]?.folded ?? '', pageWordsOf(language).inviteTo);
    if (kind !== null && named.has(familyOf(kind)) && !asksHow) return { start: first.start, end };
  }
  return null;
}

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
  const [asking] = textClauses(text, language);
  const ending = asking && kindAtEnd(text, asking, language);
  if (ending) return relabel(text, spans, ending, 'kind');
  for (const clause of textClauses(text, language)) {
    const inner = withoutSmallEnds(text, clause.start, clause.end, language);
    const tokens = inner ? tokenize(text, inner.start, inner.end).slice(0, mostWords + 1) : [];
    for (let count = Math.min(mostWords, tokens.length); count > 0; count -= 1) {
      const [first, last, next] = [tokens[0], tokens[count - 1], tokens[count]];
      if (!first || !last || (next && saysSomething(next.text, language))) continue;
      const name = text.slice(first.start, last.end);
      const kind = isKindName(name, language) ? findKind([name], language) : null;
      if (kind === null || familyOf(kind) === 'bill') continue;
      return relabel(text, spans, { start: first.start, end: last.end }, 'kind');
    }
  }
  return spans;
}
