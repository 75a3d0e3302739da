import type { LibraryDocument } from '../../../contract/library.ts';
import type { Deps } from '../../deps.ts';
import { findListed } from './document-listing-store.ts';
import { type ViewDeps, viewDocuments } from './library-view.ts';

/** Returns a document as listed in the library; null if the user has none with this id. */
export async function viewOwnDocument(
  uid: string,
  id: string,
  deps: Pick<Deps, 'db'> & ViewDeps,
): Promise<LibraryDocument | null> {
  const row = await findListed(deps.db, uid, id);
  const [view] = row ? await viewDocuments([row], true, deps) : [];
  return view ?? null;
}
