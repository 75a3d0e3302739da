import type { LibraryDocument } from '../../../contract/library.ts';

/** Returns the changed document; null removes it. */
type Change = (document: LibraryDocument) => LibraryDocument | null;

function isDocument(value: object): value is LibraryDocument {
  return 'display_title' in value && 'library' in value;
}

/**
 * Applies a change to one document wherever a query's cached data lists it, such as in pages of lists or maps
 * by session. Objects without it keep their identity.
 */
export function changeHeld<T>(held: T, documentId: string, change: Change): T {
  if (Array.isArray(held)) {
    const next = held.flatMap((item: unknown) => {
      if (typeof item !== 'object' || item === null) return [item];
      if (!isDocument(item)) return [changeHeld(item, documentId, change)];
      const after = item.id === documentId ? change(item) : item;
      return after === null ? [] : [after];
    });
    const isSame = next.length === held.length && next.every((item, index) => item === held[index]);
    return isSame ? held : (next as T);
  }
  if (typeof held !== 'object' || held === null || isDocument(held)) return held;
  const entries = Object.entries(held).map(([key, value]): [string, unknown] => [
    key,
    changeHeld(value as unknown, documentId, change),
  ]);
  const isSame = entries.every(([key, value]) => value === held[key as keyof T]);
  return isSame ? held : (Object.fromEntries(entries) as T);
}
