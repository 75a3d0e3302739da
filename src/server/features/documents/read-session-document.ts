import type { DocumentView } from '../../../contract/documents.ts';
import type { Deps } from '../../deps.ts';
import { findSessionDocumentId } from './document-store.ts';
import { readDocument } from './read-document.ts';

/** Returns the most recently changed document of a session; null if none has a version yet. */
export async function readSessionDocument(
  input: { readonly uid: string; readonly sessionId: string },
  deps: Pick<Deps, 'db'>,
): Promise<DocumentView | null> {
  const current = await findSessionDocumentId(deps.db, input.uid, input.sessionId);
  return current ? readDocument({ uid: input.uid, documentId: current.id }, deps) : null;
}
