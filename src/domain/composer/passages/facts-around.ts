import type { ReadSpan } from '../../reader/read-prompt.ts';
import { blankRanges } from '../../text/blank-ranges.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import type { Facts } from '../facts/facts.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { ReadAspects } from './read-aspects.ts';

/** Returns the facts of a prompt without the words for its sections. */
export function factsAround(
  text: string,
  spans: readonly ReadSpan[],
  { language, kindText }: Facts,
  { head, end }: ReadAspects,
): Facts {
  const around = blankRanges(text, [{ start: head, end }]);
  const left = spans
    .filter(({ start }) => start < head || start >= end)
    .map((span) => {
      const last = span.start < head ? Math.min(span.end, head) : span.end;
      const words = trimEndOf(text.slice(span.start, last), ' \t,;:–—-');
      return { ...span, text: words, end: span.start + words.length };
    })
    .filter((span) => span.text !== '');
  return { ...readFacts(around, { language, spans: left, values: [], unread: undefined }), kindText };
}
