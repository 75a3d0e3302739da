import type { Label } from '../../reader/labels.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import type { Range } from './text-clauses.ts';

/** Labels a range and removes its words from overlapping spans. */
export function relabel(
  text: string,
  spans: readonly ReadSpan[],
  { start, end }: Range,
  label: Label,
): readonly ReadSpan[] {
  const piece = (span: ReadSpan, from: number, to: number): ReadSpan[] => {
    const words = text.slice(from, to);
    const at = from + words.length - words.trimStart().length;
    return words.trim() === ''
      ? []
      : [{ ...span, start: at, end: at + words.trim().length, text: words.trim() }];
  };
  const others = spans.flatMap((span) =>
    span.end <= start || span.start >= end
      ? [span]
      : [
          ...piece(span, span.start, Math.max(span.start, start)),
          ...piece(span, Math.min(end, span.end), span.end),
        ],
  );
  const whole: ReadSpan = { label, text: text.slice(start, end), start, end, confidence: 1, instruction: 1 };
  return [...others, whole].sort((a, b) => a.start - b.start);
}
