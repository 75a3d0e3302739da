import type { Patch } from '../../../domain/document/patch.ts';
import { readArticle } from '../../../domain/document/read-article.ts';

/**
 * If the user selected blocks, rejects changes to anything else. An ID is inside a target if it is the target
 * or occurs in its markup.
 * @throws Error in words for the model
 */
export function refuseOutsideTargets(
  document: string,
  patches: readonly Patch[],
  targetIds: readonly string[],
): void {
  if (targetIds.length === 0) return;
  const blocks = readArticle(document).pages.flatMap((page) => page.blocks);
  const targets = blocks.filter((block) => targetIds.includes(block.id));
  for (const patch of patches) {
    const isInside =
      'id' in patch &&
      targets.some((target) => target.id === patch.id || target.html.includes(`data-id="${patch.id}"`));
    if (!isInside) throw new Error(`Only these blocks may change now: ${targetIds.join(', ')}.`);
  }
}
