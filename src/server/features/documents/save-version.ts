import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { insertVersion, type NewVersion } from './document-store.ts';

/** Long prompts become short labels of their versions. */
const labelLength = 140;

/**
 * Keeps a page as the newest version of a document and answers its number. Versions are never changed afterwards.
 * @throws AppError `not_found` when the document is gone or not the user's
 */
export async function saveVersion(version: NewVersion, deps: Pick<Deps, 'db'>): Promise<number> {
  const label =
    version.label.length > labelLength ? `${version.label.slice(0, labelLength - 1)}…` : version.label;
  const number = await deps.db.transaction().execute((tx) => insertVersion(tx, { ...version, label }));
  if (number === null) throw notFound('The document');
  return number;
}
