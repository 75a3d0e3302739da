import { checkedKey } from '../../adapters/storage/file-store.ts';
import { ownFolder } from '../../adapters/storage/own-folder.ts';
import type { Deps } from '../../deps.ts';

/** Returns whether a name is one of the user's own files. Invalid names count as not found. */
function isOwn(uid: string, name: string): boolean {
  try {
    return checkedKey(name).startsWith(`${ownFolder(uid)}/`);
  } catch {
    return false;
  }
}

/**
 * Deletes the user's stored files by name, and returns the names that aren't the user's. Files that are
 * already gone don't count as failures.
 */
export async function deleteBlobs(
  input: { readonly uid: string; readonly names: readonly string[] },
  deps: Pick<Deps, 'files'>,
): Promise<string[]> {
  for (const name of input.names.filter((each) => isOwn(input.uid, each))) await deps.files.remove(name);
  return input.names.filter((each) => !isOwn(input.uid, each));
}
