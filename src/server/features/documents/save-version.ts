import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { copyVersion, insertVersion, lockDocument, type NewVersion } from './document-store.ts';

/** Maximum length of a version's label; longer prompts are cut. */
const labelLength = 140;

function labelled(version: NewVersion): NewVersion {
  const { label } = version;
  return {
    ...version,
    label: label.length > labelLength ? `${label.slice(0, labelLength - 1)}…` : label,
  };
}

/**
 * Saves a page as a document's newest version and returns its number. Versions are immutable.
 * @throws AppError `not_found` if the document is gone or not the user's
 */
export async function saveVersion(version: NewVersion, deps: Pick<Deps, 'db'>): Promise<number> {
  const number = await deps.db.transaction().execute((tx) => insertVersion(tx, labelled(version)));
  if (number === null) throw notFound('documentMissing');
  return number;
}

/**
 * Saves a page as the newest version if `newest` is still current, and returns its number; otherwise null.
 */
export function saveVersionAfter(
  newest: number,
  version: NewVersion,
  deps: Pick<Deps, 'db'>,
): Promise<number | null> {
  return deps.db.transaction().execute((tx) => insertVersion(tx, labelled(version), newest));
}

/**
 * Saves a page as a version, then copies the newest page on top of it, so no change is lost and the current
 * page stays the same. Returns the number of the saved version; null if `newest` is no longer current.
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
