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
  /** For the user's own hand, and for undoing: locks hold nothing back. */
  readonly mayChangeLocked?: boolean;
}

export interface PatchResult {
  readonly html: string;
  /** Blocks that are new, changed, moved or gone. Tokens and settings of the document change no block. */
  readonly changedIds: string[];
  /** Applied to `html` (with mayChangeLocked where a lock was set), gives the former document byte for byte. */
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

/** What was locked before must be there after, byte for byte: a patch around it may not carry it away either. */
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
 * Applies patches to a sanitised document, all or none. New markup is sanitised; what a patch does not touch stays
 * byte for byte.
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
