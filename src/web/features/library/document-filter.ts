import type { FindQuery } from './api/find-documents.ts';

export interface DocumentFilter {
  readonly words: string;
  readonly kind: 'any' | 'page' | 'slides';
  /** Number of days back from today, as text for the menu; 'any' for all. */
  readonly age: string;
  readonly isFavoriteOnly: boolean;
}

export const emptyFilter: DocumentFilter = { words: '', kind: 'any', age: 'any', isFavoriteOnly: false };

/** Order and page length of lists of cards. */
export const newestFirst = { sort: 'updated_at', order: 'desc', pageLength: 40 } as const;

export const kindChoices = [
  { value: 'any', label: 'All kinds' },
  { value: 'page', label: 'Pages' },
  { value: 'slides', label: 'Slides' },
];

export const ageChoices = [
  { value: 'any', label: 'Any time' },
  { value: '1', label: 'Today' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '365', label: 'Last year' },
];

/** Returns whether any filter is active. */
export function isNarrowed(filter: DocumentFilter): boolean {
  return filter.words.trim() !== '' || filter.kind !== 'any' || filter.age !== 'any' || filter.isFavoriteOnly;
}

/** Returns the start of the first day in local time, so that requests on the same day are identical. */
function createdAfter(age: string, now: Date): string | null {
  if (age === 'any') return null;
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1 - Number(age));
  return start.toISOString();
}

export function findQueryOf(
  filter: DocumentFilter,
  order: Pick<FindQuery, 'sort' | 'order' | 'pageLength'>,
  now: Date,
): FindQuery {
  return {
    words: filter.words.trim(),
    kind: filter.kind === 'any' ? null : filter.kind,
    isFavoriteOnly: filter.isFavoriteOnly,
    createdAfter: createdAfter(filter.age, now),
    ...order,
  };
}
