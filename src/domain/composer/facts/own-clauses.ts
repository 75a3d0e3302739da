import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { type WordKind, wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';
import { unprinted } from './leftover-phrases.ts';
import { statements } from './sections.ts';
import { saysSomething } from './small-words.ts';
import { longestRead, textClauses } from './text-clauses.ts';

const wishes: ReadonlySet<Label> = new Set<Label>(['look', 'tone', 'format', 'length', 'audience']);
/** A wish contains at least one of these word kinds. */
const ofWishes: readonly WordKind[] = [
  'look',
  'color',
  'format',
  'tone',
  'length',
  'audience',
  'command',
  'edit',
  'avoid',
];
/** Minimum probability that a wish without a lexicon word is an instruction. */
const likelyWish = 0.6;

const hasKind = (text: string, kinds: readonly WordKind[], language: ReaderLanguage): boolean => {
  const { own } = matchLexicon(tokenize(text), language);
  const bits = kinds.reduce((sum, kind) => sum | (1 << wordKinds.indexOf(kind)), 0);
  return Array.from(own).some((kind) => (kind & bits) !== 0);
};

/** Returns whether all content words are courtesies: 'Thanks to'. */
function isCourtesy(text: string, language: ReaderLanguage): boolean {
  const tokens = tokenize(text);
  const { own } = matchLexicon(tokens, language);
  const bit = 1 << wordKinds.indexOf('courtesy');
  return tokens.every(({ text: word }, at) => ((own[at] ?? 0) & bit) !== 0 || !saysSomething(word, language));
}

const detail = (text: string, start: number, end: number, confidence: number): ReadSpan => ({
  label: 'detail',
  text: text.slice(start, end),
  start,
  end,
  confidence,
  instruction: 0,
});

/** A sentence that continues after a courtesy addresses the readers: 'Thanks to our sponsors'. */
function withThanks(text: string, spans: readonly ReadSpan[], language: ReaderLanguage): readonly ReadSpan[] {
  let result = spans;
  for (const statement of statements(text.slice(0, longestRead), language)) {
    const start = statement.start + statement.text.length - statement.text.trimStart().length;
    const end = statement.start + trimEndOf(statement.text, ' \t\n.。!！').length;
    const inside = result.filter((span) => span.start < end && span.end > start);
    const [first, ...others] = inside;
    const isSaid =
      first?.label === 'cmd' &&
      first.start === start &&
      isCourtesy(first.text, language) &&
      others.length > 0 &&
      others.every(({ label }) => !unprinted.has(label));
    if (isSaid && inside.every((span) => span.start >= start && span.end <= end))
      result = [...result.filter((span) => !inside.includes(span)), detail(text, start, end, 1)];
  }
  return [...result].sort((a, b) => a.start - b.start);
}

/**
 * Turns wishes that address the readers back into content, and restores the pronoun and verb of a clause:
 * 'wear sports shoes' is not a style wish, and 'we need tenors' keeps all its words.
 */
export function withOwnClauses(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const given = withThanks(text, spans, language);
  const told = given.map((span) =>
    wishes.has(span.label) && span.instruction < likelyWish && !hasKind(span.text, ofWishes, language)
      ? { ...span, label: 'detail' as const }
      : span,
  );
  const { saying } = pageWordsOf(language);
  const clauses = textClauses(text, language);
  return told.map((span) => {
    if (span.label !== 'detail' && span.label !== 'item') return span;
    const clause = clauses.find(({ start, end }) => start <= span.start && end >= span.end);
    if (!clause || clause.start === span.start) return span;
    const isAlone = told.every(
      (other) => other === span || other.end <= clause.start || other.start >= clause.end,
    );
    const before = text.slice(clause.start, span.start);
    const isWhole =
      isAlone && hasWordOf(before, saying) && !saysSomething(text.slice(span.end, clause.end), language);
    return isWhole ? { ...span, start: clause.start, text: text.slice(clause.start, span.end) } : span;
  });
}
