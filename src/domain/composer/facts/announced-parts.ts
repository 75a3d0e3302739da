import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { announcement } from '../passages/read-aspects.ts';
import { saysSomething } from './small-words.ts';
import { overlaps } from './text-clauses.ts';

/** Ends phrases before the words that announce sections: 'the choir' of 'the choir, with sections on …'. */
export function withAnnouncedParts(text: string, reading: PromptReading): readonly ReadSpan[] {
  const between = announcement(text, reading);
  if (!between) return reading.spans;
  return reading.spans.flatMap((span) => {
    const isAcross = overlaps(span, between) && span.start < between.start;
    if (!isAcross) return [span];
    const part = (start: number, end: number): ReadSpan[] => {
      const words = trimEndOf(text.slice(start, end), ' ,;:.，；：、');
      return saysSomething(words, reading.language)
        ? [{ ...span, start, end: start + words.length, text: words }]
        : [];
    };
    return [...part(span.start, between.start), ...part(between.start, span.end)];
  });
}
