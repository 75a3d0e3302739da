import type { Patch } from '../patch.ts';
import { changedBlockIds, readArticle } from '../read-article.ts';
import { applyPatches, PatchError, type PatchOptions } from './apply-patches.ts';

export type MergedEdit =
  /** `html` is the newest page including the edit. */
  | { readonly outcome: 'merged'; readonly html: string }
  /** The edit overlaps with a change in the newest page; `html` is the edited page without that change. */
  | { readonly outcome: 'conflict'; readonly html: string };

const articleTag = (html: string): string => /^\s*<article[^>]*>/.exec(html)?.[0] ?? '';
const pageIds = (html: string): string =>
  readArticle(html)
    .pages.map(({ id }) => id)
    .join();

/**
 * Merges an edit made on `base` into `newest`, a concurrent version of the same base. Merges edits to
 * different blocks; two edits to the same block or to the document settings conflict.
 * @throws PatchError if the edit does not apply to its own base
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
