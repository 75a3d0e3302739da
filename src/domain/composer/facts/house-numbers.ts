import type { Label } from '../../reader/labels.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';

const timed: ReadonlySet<Label> = new Set<Label>(['date', 'time']);
/** What a street is read as. */
const placed: ReadonlySet<Label> = new Set<Label>(['place', 'name', 'from', 'title']);
/** 'to 5pm 212' before 'Pine Rd' */
const numberAtEnd = /\s(\d{1,5}\p{L}?)$/u;
const year = /^(?:19|20)\d\d$/;

type Read = Pick<PromptReading, 'values' | 'language'>;

/** Returns where the house number at the end of a time begins, before a street; null if there is none. */
function numberStart(
  text: string,
  { label, start, end, text: words }: ReadSpan,
  next: ReadSpan,
  { values, language }: Read,
): number | null {
  const [, number] = numberAtEnd.exec(words) ?? [];
  const isNext = placed.has(next.label) && text.slice(end, next.start) === ' ';
  if (!timed.has(label) || number === undefined || !isNext) return null;
  const [word] = tokenize(next.text);
  const isStreet = word !== undefined && isWordOf(word.folded, pageWordsOf(language).bill.street);
  const at = end - number.length;
  // The time itself ends before it, and only dates have years. '17h 12' before a street is no time to the minute.
  const isBehindTime = values.some(
    (value) =>
      (value.kind === 'time' || value.kind === 'date') &&
      value.start >= start &&
      (value.end === at - 1 || (isStreet && value.end === end && value.kind === 'time')),
  );
  const isNamed = isStreet || /^\p{Lu}/u.test(next.text);
  return isNamed && isBehindTime && !(label === 'date' && year.test(number)) ? at : null;
}

/** Returns spans in which a house number belongs to its street rather than to the time before it: '2pm 8 Larch Close'. */
export function withHouseNumbers(text: string, spans: readonly ReadSpan[], read: Read): readonly ReadSpan[] {
  const starts = spans.map((span, at) => {
    const next = spans[at + 1];
    return next ? numberStart(text, span, next, read) : null;
  });
  return spans.map((span, at): ReadSpan => {
    const [own, before] = [starts[at] ?? null, starts[at - 1] ?? null];
    if (before !== null)
      return { ...span, label: 'place', start: before, text: text.slice(before, span.end) };
    if (own === null) return span;
    const words = text.slice(span.start, own).trimEnd();
    return { ...span, end: span.start + words.length, text: words };
  });
}
