import type { DocumentView } from '../../../contract/documents.ts';
import type { Deps } from '../../deps.ts';
import { undoOf } from './document-view.ts';
import { moveVersion } from './move-version.ts';
import { findVersion } from './page-store.ts';
import type { DocumentVersion } from './save-checked-edit.ts';

/**
 * Undoes the change that made the current version, for other features. Returns its label and the document as
 * it is now; null if there is nothing to undo.
 * @throws AppError `not_found`, `conflict` if another version is current
 */
export async function undoLastChange(
  input: DocumentVersion,
  deps: Pick<Deps, 'db'>,
): Promise<{ readonly label: string; readonly document: DocumentView } | null> {
  const { uid, documentId, version } = input;
  const current = await findVersion(deps.db, uid, documentId, version);
  if (!current || undoOf(current) === null) return null;
  return { label: current.label, document: await moveVersion({ ...input, move: 'undo' }, deps) };
}
