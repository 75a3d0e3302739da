import type { DraftBlock, DraftPage } from '../draft.ts';
import { sheetId } from './frame.ts';

/**
 * Returns a page for each non-empty part, all with the same masthead; the first has the field. `mastheadFor`
 * returns the head of the n-th page, with its own id.
 */
export function asPages(
  parts: readonly (readonly (DraftBlock | null)[])[],
  className: string,
  pageId: string,
  mastheadFor: (page: number) => DraftBlock,
): readonly DraftPage[] {
  return parts
    .map((part) => part.filter((block) => block !== null))
    .filter((part) => part.length > 0)
    .map((part, index) => ({
      id: sheetId(pageId, index + 1),
      className: `${className} ${index === 0 ? 'page-field' : 'page-part'}`,
      blocks: [mastheadFor(index + 1), ...part],
    }));
}
