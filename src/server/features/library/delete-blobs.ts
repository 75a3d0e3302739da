import { checkedKey } from '../../adapters/storage/file-store.ts';
import { ownFolder } from '../../adapters/storage/own-folder.ts';
import type { Deps } from '../../deps.ts';

/** Whether a name is one of the user's own files. Anything else is not there. */
function isOwn(uid: string, name: string): boolean {
  try {
    return checkedKey(name).startsWith(`${ownFolder(uid)}/`);
  } catch {
    return false;
  }
}

/** Deletes own stored files by name. Answers the names that are not the user's; one that is gone is no failure. */
export async function deleteBlobs(
  input: { readonly uid: string; readonly names: readonly string[] },
  deps: Pick<Deps, 'files'>,
): Promise<string[]> {
  for (const name of input.names.filter((each) => isOwn(input.uid, each))) await deps.files.remove(name);
  return input.names.filter((each) => !isOwn(input.uid, each));
}
