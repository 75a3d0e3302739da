import type { Look } from '../brief.ts';
import type { DraftBlock, DraftPage } from '../draft.ts';
import { scaleOf } from './page-capacity.ts';

/**
 * Puts the parts of a page on one page of paper, or each on a slide of its own under the same masthead: a slide
 * holds one idea. Empty parts leave no slide. `mastheadFor` makes the head of the n-th slide, with its own id.
 */
export function asPages(
  parts: readonly (readonly (DraftBlock | null)[])[],
  className: string,
  look: Look,
  mastheadFor: (page: number) => DraftBlock,
): readonly DraftPage[] {
  const filled = parts
    .map((part) => part.filter((block) => block !== null))
    .filter((part) => part.length > 0);
  if (!scaleOf(look).isSlides || filled.length === 0) {
    const blocks = [mastheadFor(1), ...filled.flat()];
    return [{ id: 'p1', className: `${className} page-field`, blocks }];
  }
  return filled.map((part, index) => ({
    id: `p${index + 1}`,
    className: `${className} ${index === 0 ? 'page-field' : 'page-part'}`,
    blocks: [mastheadFor(index + 1), ...part],
  }));
}
