import type { Label } from '../../reader/labels.ts';
import type { HeadlineReader } from './headline-reader.ts';

/** Words of a prompt, by their indexes. */
export interface WordRange {
  readonly first: number;
  readonly next: number;
}

/**
 * How a headline is made of its parts: 'checklist: camping', 'camping: checklist', 'camping checklist', or of two
 * phrases, 'Spring fair: Oak Hill School'.
 */
export type Form = 'kind-first' | 'kind-last' | 'compound' | 'pair';

/** Words of the prompt that could head the page; without a clause, the usual name of its kind. */
export interface Candidate extends WordRange {
  readonly clause: number;
  /** How they are composed with the kind or a second phrase; undefined if they stand alone. */
  readonly form?: Form;
  readonly second?: WordRange;
}

export const textOf = ({ text, words }: HeadlineReader, { first, next }: WordRange): string =>
  text.slice(words[first]?.start, words[next - 1]?.end).replaceAll(/\s+/g, ' ');

/** Labels of the entries of a list. */
export const ofEntries: ReadonlySet<Label> = new Set<Label>(['item', 'qty', 'unit']);
