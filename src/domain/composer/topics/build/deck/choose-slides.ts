import type { PartSlides } from './part-slides.ts';

/** A part that may get slides, with the fewest that hold it. */
export interface Candidate {
  readonly part: PartSlides;
  readonly fewest: number;
  /** Whether each of its items gets a slide before other parts get any. */
  readonly isAsked: boolean;
}

/**
 * Returns how many slides each part gets, so that they sum up to a number, if there is enough to say. Parts are
 * given in order of importance: first each gets as few slides as hold it, then those with the most items get more.
 */
export function chooseSlides(
  candidates: readonly Candidate[],
  wanted: number,
): ReadonlyMap<PartSlides, number> {
  const chosen = new Map<PartSlides, number>();
  let left = wanted;
  const give = (part: PartSlides, count: number): void => {
    chosen.set(part, (chosen.get(part) ?? 0) + count);
    left -= count;
  };
  const asked = candidates.filter(({ isAsked }) => isAsked);
  for (const { part, fewest } of asked) if (fewest <= left) give(part, fewest);
  // An overview on one slide, unless there is room to show each item large.
  for (const { part, fewest } of asked)
    if (chosen.has(part) && part.most - fewest <= left) give(part, Math.max(0, part.most - fewest));
  for (const { part, fewest, isAsked } of candidates) if (!isAsked && fewest <= left) give(part, fewest);
  while (left > 0) {
    const open = [...chosen].filter(([part, count]) => count < part.most);
    const [first] = open.sort(([one, a], [other, b]) => other.most / b - one.most / a);
    if (!first) break;
    give(first[0], 1);
  }
  return chosen;
}
