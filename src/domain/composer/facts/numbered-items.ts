import type { ReadSpan } from '../../reader/read-prompt.ts';

/** Fewer numbers aren't a list: '1. May' is a date. */
const fewestItems = 3;
const mostItems = 60;

export interface NumberedStart {
  /** Where its number starts. */
  readonly mark: number;
  /** Where the words of the entry start. */
  readonly from: number;
}

/** Returns the marks that count 1, 2, 3. */
function risingFrom(marks: readonly RegExpExecArray[]): readonly NumberedStart[] {
  const starts: NumberedStart[] = [];
  for (const mark of marks)
    if (Number(mark[1]) === starts.length + 1 && starts.length < mostItems)
      starts.push({ mark: mark.index, from: mark.index + mark[0].length });
  return starts;
}

/**
 * Returns the starts of '1 opening 2 treasurer 3 hall roof': numbers without marks that separate the entries by
 * themselves. Between commas, or before a unit, a number is an amount.
 */
function bareNumbers(text: string, spans: readonly ReadSpan[]): readonly NumberedStart[] {
  const starts = risingFrom([...text.matchAll(/(?<=^|[\s:])(\d{1,2}) (?=\p{L})/gu)]);
  const isAmount = ({ mark, from }: NumberedStart): boolean =>
    /[,;]\s*$/.test(text.slice(Math.max(0, mark - 2), mark)) ||
    spans.some(({ label, start }) => label === 'unit' && start === from);
  // 'stage 1 … stage 2' counts stages.
  const nouns = starts.map(
    ({ mark }) => /\p{L}{1,30}$/u.exec(text.slice(Math.max(0, mark - 30), mark).trimEnd())?.[0],
  );
  const isCounter = nouns.some((noun, at) => noun !== undefined && nouns.indexOf(noun) !== at);
  return isCounter || starts.some(isAmount) ? [] : starts;
}

/** Returns the numbers before the entries of a numbered list, in order; none if it has too few. */
export function numberedStarts(text: string, spans: readonly ReadSpan[]): readonly NumberedStart[] {
  const read = text.slice(0, 20_000);
  const dotted = risingFrom([...read.matchAll(/(?<=^|\s)(\d{1,2})[.)] (?=\S)/g)]);
  const starts = dotted.length < fewestItems ? bareNumbers(read, spans) : dotted;
  return starts.length < fewestItems ? [] : starts;
}

/** Returns the spans with each entry of a numbered list ('1. Overture 2. Waltz 3. Finale') as one item. */
export function withNumberedItems(
  text: string,
  spans: readonly ReadSpan[],
): { readonly spans: readonly ReadSpan[]; readonly numbers: readonly { start: number; end: number }[] } {
  const items: ReadSpan[] = [];
  const starts = numberedStarts(text, spans);
  if (starts.length === 0) return { spans, numbers: [] };
  for (const [at, { from }] of starts.entries()) {
    const next = starts[at + 1]?.mark ?? text.length;
    const stretch = text.slice(from, next);
    const line = stretch.indexOf('\n');
    // The last entry ends with its sentence.
    const sentence = at === starts.length - 1 ? stretch.search(/[.!?](?=\s+\p{Lu})/u) : -1;
    const length = Math.min(...[line, sentence, stretch.length].filter((end) => end >= 0));
    const words = stretch
      .slice(0, length)
      .trimEnd()
      .replace(/[.,;]$/, '');
    if (words !== '')
      items.push({
        label: 'item',
        text: words,
        start: from,
        end: from + words.length,
        confidence: 1,
        instruction: 0,
      });
  }
  const numbers = starts.map(({ mark, from }) => ({ start: mark, end: from }));
  const isFree = ({ start, end }: ReadSpan): boolean =>
    [...items, ...numbers].every((taken) => end <= taken.start || start >= taken.end);
  return { spans: [...spans.filter(isFree), ...items].sort((a, b) => a.start - b.start), numbers };
}
