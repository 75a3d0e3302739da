import { isDeepStrictEqual } from 'node:util';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import type { TurnRequest } from '../turn/turn-request.ts';

export interface SavedPage {
  readonly html: string;
  readonly content: DocumentContent | null;
}

/**
 * Returns whether a turn left the page as it was, or restored it as it was before the last change. Compares
 * the result instead of the prompt, so that 'undo that and add a chart' isn't free.
 */
export function isFreeChange(
  { document, previous }: Pick<TurnRequest, 'document' | 'previous'>,
  saved: SavedPage | null,
): boolean {
  if (saved === null || saved.html === document) return true;
  if (!previous) return false;
  if (saved.html === previous.html) return true;
  // A restored page is fitted again, so its markup can differ where its content doesn't.
  return previous.content !== null && isDeepStrictEqual(saved.content, previous.content);
}
