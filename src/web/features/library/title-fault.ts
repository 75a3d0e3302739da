import { maxTitleLength } from '../../../contract/library.ts';

/** What is wrong with a title, in the words of the specification; null when it can be kept. */
export function titleFault(title: string, of: 'Document' | 'Session'): string | null {
  const { length } = title.trim();
  if (length === 0) return `${of} title cannot be empty`;
  return length > maxTitleLength
    ? `${of} title is too long: ${length} characters, ${maxTitleLength} at most`
    : null;
}
