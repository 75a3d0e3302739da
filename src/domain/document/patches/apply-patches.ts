import type { Patch } from '../patch.ts';
import { changedBlockIds } from '../read-article.ts';
import {
  insertPatch,
  movePatch,
  type Patched,
  removePatch,
  replacePatch,
  setTextPatch,
} from './block-patches.ts';
import { setDocumentPatch, setTokenPatch } from './document-patches.ts';
import { addPagePatch, removePagePatch, setAttributePatch } from './page-patches.ts';
import { PatchError, PatchFault } from './patch-error.ts';
import { lockedParts, type PatchBase, readBase } from './patch-target.ts';

export { PatchError } from './patch-error.ts';

export interface PatchOptions {
  /** Ignores locks; for the user's own edits and for undo. */
  readonly mayChangeLocked?: boolean;
}

export interface PatchResult {
  readonly html: string;
  /** Blocks that were added, changed, moved or removed. Tokens and document settings change no block. */
  readonly changedIds: string[];
  /**
   * Applied to `html` (with mayChangeLocked if a lock was set), restores the previous document byte for byte.
   */
  readonly inverse: Patch[];
}

function applyOne(base: PatchBase, patch: Patch, mayChangeLocked: boolean): Patched {
  switch (patch.op) {
    case 'replace':
      return replacePatch(base, patch, mayChangeLocked);
    case 'insert':
      return insertPatch(base, patch, mayChangeLocked);
    case 'move':
      return movePatch(base, patch, mayChangeLocked);
    case 'remove':
      return removePatch(base, patch, mayChangeLocked);
    case 'set_text':
      return setTextPatch(base, patch, mayChangeLocked);
    case 'set_attribute':
      return setAttributePatch(base, patch, mayChangeLocked);
    case 'set_token':
      return setTokenPatch(base, patch);
    case 'set_document':
      return setDocumentPatch(base, patch);
    case 'add_page':
      return addPagePatch(base, patch);
    case 'remove_page':
      return removePagePatch(base, patch, mayChangeLocked);
  }
}

/** Throws if a locked part is missing or changed: patches to its ancestors can't remove it either. */
function refuseLostLocks(base: PatchBase, after: string): void {
  const lost = lockedParts(base).find((part) => !after.includes(part.html));
  if (lost) throw new PatchFault('locked', `This would change "${lost.id}", which is locked.`);
}

function step(html: string, patch: Patch, index: number, mayChangeLocked: boolean): Patched {
  try {
    const base = readBase(html);
    const patched = applyOne(base, patch, mayChangeLocked);
    if (!mayChangeLocked) refuseLostLocks(base, patched.html);
    return patched;
  } catch (error) {
    if (error instanceof PatchFault) throw new PatchError(index, error.code, error.message);
    throw error;
  }
}

/**
 * Applies patches to a sanitized document, all or none. Sanitizes new markup; everything else stays byte for
 * byte.
 * @throws PatchError
 */
export function applyPatches(
  html: string,
  patches: readonly Patch[],
  options: PatchOptions = {},
): PatchResult {
  let current = html;
  const inverse: Patch[] = [];
  for (const [index, patch] of patches.entries()) {
    const patched = step(current, patch, index, options.mayChangeLocked ?? false);
    current = patched.html;
    inverse.unshift(patched.inverse);
  }
  const moved = patches.flatMap((patch) => (patch.op === 'move' ? [patch.id] : []));
  return { html: current, changedIds: [...new Set([...changedBlockIds(html, current), ...moved])], inverse };
}
