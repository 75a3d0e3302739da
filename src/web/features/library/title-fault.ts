import { maxTitleLength } from '../../../contract/library.ts';
import { words } from '../../lib/words.ts';

/** Returns the message for an invalid title; null if valid. */
export function titleFault(title: string, of: 'document' | 'session'): string | null {
  const t = words('library');
  const { length } = title.trim();
  const isDocument = of === 'document';
  if (length === 0) return isDocument ? t.documentTitleEmpty : t.sessionTitleEmpty;
  if (length <= maxTitleLength) return null;
  return (isDocument ? t.documentTitleTooLong : t.sessionTitleTooLong)(length, maxTitleLength);
}
