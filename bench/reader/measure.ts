import { labels } from '../../src/domain/reader/labels.ts';

/** Counts of one label: correct spans (label and both ends), spans found, spans expected. */
export interface Tally {
  right: number;
  found: number;
  there: number;
}

export interface SpanLike {
  readonly label: number;
  readonly start: number;
  readonly end: number;
}

export interface SpanScores {
  readonly byLabel: Map<string, Tally>;
  readonly all: Tally;
  /** Characters of gold spans with the correct label. */
  characters: { right: number; there: number };
  sentences: { right: number; all: number };
}

export const createScores = (): SpanScores => ({
  byLabel: new Map(),
  all: { right: 0, found: 0, there: 0 },
  characters: { right: 0, there: 0 },
  sentences: { right: 0, all: 0 },
});

export function addToScores(scores: SpanScores, gold: readonly SpanLike[], found: readonly SpanLike[]): void {
  const key = ({ label, start, end }: SpanLike): string => `${label}:${start}:${end}`;
  const goldKeys = new Set(gold.map(key));
  const tally = (label: number): Tally => {
    const name = labels[label] ?? '?';
    const known = scores.byLabel.get(name) ?? { right: 0, found: 0, there: 0 };
    scores.byLabel.set(name, known);
    return known;
  };
  let right = 0;
  for (const span of gold) {
    tally(span.label).there++;
    scores.all.there++;
    scores.characters.there += span.end - span.start;
    for (const other of found) {
      if (other.label !== span.label) continue;
      scores.characters.right += Math.max(
        0,
        Math.min(other.end, span.end) - Math.max(other.start, span.start),
      );
    }
  }
  for (const span of found) {
    tally(span.label).found++;
    scores.all.found++;
    if (!goldKeys.has(key(span))) continue;
    right++;
    tally(span.label).right++;
    scores.all.right++;
  }
  scores.sentences.all++;
  if (right === gold.length && right === found.length) scores.sentences.right++;
}

export function ratios({ right, found, there }: Tally): { precision: number; recall: number; f1: number } {
  const precision = found === 0 ? 0 : right / found;
  const recall = there === 0 ? 0 : right / there;
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}
