import { fold } from '../lexicon/fold.ts';
import { tell } from '../speech/saying.ts';
import { leavesOf } from './leaves.ts';
import { quoted } from './name-part.ts';
import { partTerms } from './part-terms.ts';
import type { Request, Step } from './request.ts';
import { setLeaf, valuesOn } from './values-on-page.ts';

/** 'It starts at 3 pm instead of 2', on a page with one span of time: '2 pm to 8 pm'. */
export function timeOfSpan(request: Request, to: string): Step | undefined {
  const spans = leavesOf(request.content, request.targetIds).flatMap((leaf) => {
    if (typeof leaf.value !== 'string') return [];
    const times = valuesOn(request, leaf.value).flatMap((value) => (value.kind === 'time' ? [value] : []));
    return times.length === 2 ? [{ leaf, text: leaf.value, times }] : [];
  });
  const [only, ...others] = spans;
  if (!only || others.length > 0) return undefined;
  const rest = request.text.replace(to, ' ');
  const hours = new Set(
    (rest.match(/(?<![\d.,:])\d{1,2}(?![\d.,])/g) ?? []).map((hour) => Number(hour) % 12),
  );
  const named = only.times.filter(({ hour }) => hours.has(hour % 12));
  const starts = partTerms(fold(rest), request.languages).some(({ names }) => names.includes('part:time'));
  const old = named.length === 1 ? named[0] : starts && hours.size === 0 ? only.times[0] : undefined;
  if (!old) return undefined;
  const value = only.text.slice(0, old.start) + to + only.text.slice(old.end);
  return {
    operations: [setLeaf(request, only.leaf, value)],
    said: tell('replaced', { old: quoted(old.text), new: quoted(to) }),
  };
}
