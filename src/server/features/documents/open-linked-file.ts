import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { type LinkedFile, type LinkOrigin, openFileLink } from './file-link.ts';

/** Returns whether the account exists and none of the documents is deleted or in the trash. */
async function isAlive(
  { uid, documentIds = [] }: LinkOrigin,
  { db, identity }: Pick<Deps, 'db' | 'identity'>,
): Promise<boolean> {
  if (!(await identity.account.read(uid))) return false;
  if (documentIds.length === 0) return true;
  const found = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', uid)
    .where('id', 'in', documentIds)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(found?.count) === new Set(documentIds).size;
}

/**
 * Reads the file of a signed link. Rendered files are shared by content and can outlive their source, so the
 * account and the documents of the link are checked each time.
 * @throws AppError `not_found` for a forged link, or a deleted account, document or file; `gone` for an
 * expired link
 */
export async function openLinkedFile(
  token: string,
  deps: Pick<Deps, 'db' | 'files' | 'identity' | 'instanceSecret' | 'clock'>,
): Promise<{ readonly file: LinkedFile; readonly bytes: Uint8Array }> {
  const file = openFileLink(token, deps.instanceSecret, deps.clock().getTime());
  const bytes = !file.of || (await isAlive(file.of, deps)) ? await deps.files.get(file.key) : null;
  if (!bytes) throw notFound('fileMissing');
  return { file, bytes };
}
