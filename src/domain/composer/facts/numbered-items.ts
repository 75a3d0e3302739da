import type { ReadSpan } from '../../reader/read-prompt.ts';

/** Fewer numbers aren't a list: '1. May' is a date. */
const fewestItems = 3;
const mostItems = 60;

/** Returns the spans with each entry of a numbered list ('1. Overture 2. Waltz 3. Finale') as one item. */
export function withNumberedItems(
  text: string,
  spans: readonly ReadSpan[],
): { readonly spans: readonly ReadSpan[]; readonly numbers: readonly { start: number; end: number }[] } {
  const items: ReadSpan[] = [];
  const marks = [...text.slice(0, 20_000).matchAll(/(?<=^|\s)(\d{1,2})[.)] (?=\S)/g)];
  let expected = 1;
  const starts: { mark: number; from: number }[] = [];
  for (const mark of marks) {
    if (Number(mark[1]) !== expected || starts.length >= mostItems) continue;
    starts.push({ mark: mark.index, from: mark.index + mark[0].length });
    expected += 1;
  }
  if (starts.length < fewestItems) return { spans, numbers: [] };
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
