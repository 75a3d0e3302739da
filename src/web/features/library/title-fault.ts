import { maxTitleLength } from '../../../contract/library.ts';

/** Returns the specified error message for an invalid title; null if valid. */
export function titleFault(title: string, of: 'Document' | 'Session'): string | null {
  const { length } = title.trim();
  if (length === 0) return `${of} title cannot be empty`;
  return length > maxTitleLength
    ? `${of} title is too long: ${length} characters, ${maxTitleLength} at most`
    : null;
}
