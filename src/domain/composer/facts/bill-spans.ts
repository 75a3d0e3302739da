import type { Label } from '../../reader/labels.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { readBillLines, type TypedLine } from './bill-lines.ts';

/** What stands around the lines of a bill. */
const heads: ReadonlySet<Label> = new Set<Label>([
  'cmd',
  'kind',
  'from',
  'to',
  'contact',
  'place',
  'date',
  'look',
  'format',
  'lang',
  'tone',
]);

/** Labels that a rule which reads whole lines knows better. */
const leastConfidence = 0.5;

/** The spans of a bill: lines and terms as rules read them, everything else as it was labeled. */
export function billSpans(
  text: string,
  { spans, values, language }: PromptReading,
): { readonly spans: readonly ReadSpan[]; readonly lines: readonly TypedLine[] } {
  const around = spans.filter(({ label, confidence }) => heads.has(label) && confidence >= leastConfidence);
  const { lines, terms } = readBillLines(text, language, values, around);
  const own = [
    ...lines.map(({ start, end }) => spanOf('item', text, start, end)),
    ...terms.map(({ start, end }) => spanOf('detail', text, start, end)),
  ];
  const others = spans.filter((span) =>
    own.every(({ start, end }) => span.end <= start || span.start >= end),
  );
  return { spans: [...others, ...own].sort((a, b) => a.start - b.start), lines };
}

const spanOf = (label: Label, text: string, start: number, end: number): ReadSpan => ({
  label,
  text: text.slice(start, end),
  start,
  end,
  confidence: 1,
  instruction: 0,
});
