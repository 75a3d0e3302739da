import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { copyVersion, insertVersion, lockDocument, type NewVersion } from './document-store.ts';

/** Long prompts become short labels of their versions. */
const labelLength = 140;

function labelled(version: NewVersion): NewVersion {
  const { label } = version;
  return {
    ...version,
    label: label.length > labelLength ? `${label.slice(0, labelLength - 1)}…` : label,
  };
}

/**
 * Keeps a page as the newest version of a document and answers its number. Versions are never changed afterwards.
 * @throws AppError `not_found` when the document is gone or not the user's
 */
export async function saveVersion(version: NewVersion, deps: Pick<Deps, 'db'>): Promise<number> {
  const number = await deps.db.transaction().execute((tx) => insertVersion(tx, labelled(version)));
  if (number === null) throw notFound('The document');
  return number;
}

/** Keeps a page as the newest version while `newest` still is that, and answers its number; null when it is not. */
export function saveVersionAfter(
  newest: number,
  version: NewVersion,
  deps: Pick<Deps, 'db'>,
): Promise<number | null> {
  return deps.db.transaction().execute(async (tx) => {
    if ((await lockDocument(tx, version.uid, version.documentId)) !== newest) return null;
    return insertVersion(tx, labelled(version));
  });
}

/**
 * Keeps a page as a version, with the newest page on top of it once more: nothing is lost, and nobody's page changes
 * under their hands. Answers the number of the kept one; null when `newest` is the newest no longer.
 */
export function keepBeside(
  newest: number,
  version: NewVersion,
  deps: Pick<Deps, 'db'>,
): Promise<number | null> {
  const { uid, documentId } = version;
  return deps.db.transaction().execute(async (tx) => {
    if ((await lockDocument(tx, uid, documentId)) !== newest) return null;
    const kept = await insertVersion(tx, labelled(version));
    await copyVersion(tx, { uid, documentId, from: newest, label: `Kept version ${newest} as the newest` });
    return kept;
  });
}
