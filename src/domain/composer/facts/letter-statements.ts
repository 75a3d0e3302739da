import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf, phraseEnd } from '../page/word-list.ts';
import { unprinted } from './leftover-phrases.ts';
import { overlaps, textClauses } from './text-clauses.ts';

/** 'The fair is on Saturday, we need volunteers' are two sentences that only a comma joins. */
export function cutAtStatements(text: string, span: ReadSpan, language: ReaderLanguage): readonly ReadSpan[] {
  if (span.label !== 'detail') return [span];
  const { saying } = pageWordsOf(language);
  const starts = textClauses(text, language)
    .filter(({ start, end, after }) => after === 'comma' && start > span.start && end <= span.end)
    .filter(({ start, end }) => {
      const [first] = tokenize(text, start, end);
      return first !== undefined && isWordOf(first.folded, saying);
    })
    .map(({ start }) => start);
  const cuts = [span.start, ...starts];
  const parts = cuts.map((start, at) => {
    const words = trimEndOf(text.slice(start, cuts[at + 1] ?? span.end), ' ,;');
    return { ...span, start, end: start + words.length, text: words };
  });
  const areWhole = parts.every(
    ({ text: words }) => tokenize(words).length >= fewestWords && hasWordOf(words, saying),
  );
  return areWhole ? parts : [span];
}

const fewestWords = 4;

/**
 * In a letter, 'I want a refund of £36' is a sentence of the writer and not a request to Octavo, unless its clause also
 * names the letter or has a wish.
 */
export function withLetterStatements(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const { me, unsaid } = pageWordsOf(language);
  const kindEnd = spans.find(({ label }) => label === 'kind')?.end ?? 0;
  let result = spans;
  for (const clause of textClauses(text, language)) {
    const { start, end } = clause;
    if (start < kindEnd) continue;
    const inside = result.filter((span) => overlaps(span, clause));
    const tokens = tokenize(text, start, end);
    const [first] = tokens;
    const isMine =
      first !== undefined && (isWordOf(first.folded, me) || phraseEnd(tokens, 0, unsaid.verbs) > 0);
    const hidden = inside.filter(({ label }) => unprinted.has(label));
    const isStatement = hidden.every(({ label, start: from }) => label === 'cmd' && from === start);
    const isWithin = inside.every((span) => span.start >= start && span.end <= end);
    const isIntroduction = inside.every((span) => hidden.includes(span) || span.label === 'from');
    if (!isMine || !isStatement || !isWithin || isIntroduction) continue;
    const said: ReadSpan = {
      label: 'detail',
      start,
      end,
      text: text.slice(start, end),
      confidence: 1,
      instruction: 0,
    };
    result = [...result.filter((span) => !inside.includes(span)), said].sort((a, b) => a.start - b.start);
  }
  return result;
}

/** 'And that I want it fixed' keeps its subject, which the small words before a phrase hide. */
export function withOwnSubjects(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const { me, unsaid } = pageWordsOf(language);
  return spans.map((span, at) => {
    if (span.label !== 'detail' && span.label !== 'subject') return span;
    const tokens = tokenize(text, spans[at - 1]?.end ?? 0, span.start);
    const own = tokens.findLast(
      ({ folded }) => isWordOf(folded, me) && isWordOf(folded, unsaid.subjects ?? ''),
    );
    return own ? { ...span, start: own.start, text: text.slice(own.start, span.end) } : span;
  });
}
