import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';

/** A verb later in the text is part of a sentence. */
const mostBefore = 5;

/**
 * 'cancel my gym membership' implies a letter, so the verb is labeled as the kind.
 * @returns the spans with the verb as the kind; the same spans if a kind is labeled or no verb implies a
 * letter
 */
export function withLetterVerb(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  if (spans.some(({ label }) => label === 'kind')) return spans;
  const { letterVerbs } = pageWordsOf(language);
  const opening = tokenize(text.slice(0, 80)).slice(0, mostBefore);
  const end = opening.findIndex(({ text: word }) => /^[\n.:!?]$/.test(word));
  const verb = opening
    .slice(0, end < 0 ? opening.length : end)
    .find(({ folded }) => isWordOf(folded, letterVerbs));
  if (!verb) return spans;
  const kind: ReadSpan = {
    label: 'kind',
    text: verb.text,
    start: verb.start,
    end: verb.end,
    confidence: 1,
    instruction: 1,
  };
  const others = spans.flatMap((span): ReadSpan[] => {
    if (span.end <= verb.start || span.start >= verb.end) return [span];
    const rest = text.slice(verb.end, span.end);
    const start = span.end - rest.trimStart().length;
    return rest.trim() === '' ? [] : [{ ...span, start, text: text.slice(start, span.end) }];
  });
  return [...others, kind].sort((a, b) => a.start - b.start);
}
