import { words } from '../../lib/words.ts';
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

export function kindChoices() {
  const t = words('library');
  return [
    { value: 'any', label: t.kindAny },
    { value: 'page', label: t.kindPages },
    { value: 'slides', label: t.kindSlides },
  ];
}

export function ageChoices() {
  const t = words('library');
  return [
    { value: 'any', label: t.ageAny },
    { value: '1', label: t.ageToday },
    { value: '7', label: t.ageWeek },
    { value: '30', label: t.ageMonth },
    { value: '365', label: t.ageYear },
  ];
}

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
