import type { Patch } from '../patch.ts';
import { changedBlockIds, readArticle } from '../read-article.ts';
import { applyPatches, PatchError, type PatchOptions } from './apply-patches.ts';

export type MergedEdit =
  /** `html` is the newest page with the edit in it. */
  | { readonly outcome: 'merged'; readonly html: string }
  /** What the edit changes was changed in the newest page as well; `html` is the page of the edit without that. */
  | { readonly outcome: 'conflict'; readonly html: string };

const articleTag = (html: string): string => /^\s*<article[^>]*>/.exec(html)?.[0] ?? '';
const pageIds = (html: string): string =>
  readArticle(html)
    .pages.map(({ id }) => id)
    .join();

/**
 * Brings an edit that was made on `base` into `newest`, which somebody else has made of the same base meanwhile. Edits
 * of different blocks are joined; two of the same block, or of the settings of the document, are not.
 * @throws PatchError when the edit does not apply to its own base
 */
export function mergeEdit(
  base: string,
  newest: string,
  patches: readonly Patch[],
  options: PatchOptions = {},
): MergedEdit {
  const mine = applyPatches(base, patches, options);
  if (base === newest) return { outcome: 'merged', html: mine.html };
  const conflict: MergedEdit = { outcome: 'conflict', html: mine.html };
  const theirs = new Set(changedBlockIds(base, newest));
  const bothChanged = (part: (html: string) => string): boolean =>
    part(mine.html) !== part(base) && part(newest) !== part(base);
  if (mine.changedIds.some((id) => theirs.has(id)) || bothChanged(articleTag) || bothChanged(pageIds))
    return conflict;
  try {
    return { outcome: 'merged', html: applyPatches(newest, patches, options).html };
  } catch (error) {
    if (error instanceof PatchError) return conflict;
    throw error;
  }
}
