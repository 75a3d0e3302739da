import type { Label } from '../reader/labels.ts';

/** Labels that are shown to the user for correction. Lines of lists and bills have a grid of their own. */
export const shownLabels = [
  'title',
  'subject',
  'date',
  'time',
  'place',
  'from',
  'to',
  'name',
  'contact',
] as const satisfies readonly Label[];

export interface ReadingFact {
  readonly label: (typeof shownLabels)[number];
  /** As printed on the page. */
  readonly text: string;
}
