import { ownFolder } from '../../adapters/storage/own-folder.ts';
import { countOrphans, listOwnedTables, removeOrphans } from '../../database/tie-to-accounts.ts';
import type { Deps } from '../../deps.ts';
import { listAccountIds } from './deletion-store.ts';

/** Longer than any request or job keeps writing for an account that was just deleted. */
const settledMs = 24 * 60 * 60_000;

/** Maximum number of orphaned accounts per sweep. More than this points to a wrong database or file store. */
const mostOrphans = 50;

/**
 * Removes rows and files whose account is gone: rows that predate the foreign keys, and files stored by a
 * request or job while the account was being deleted. Above `mostOrphans` it removes nothing and logs an
 * error.
 * @throws the signal's reason when it fires
 */
export async function sweepOrphans(
  deps: Pick<Deps, 'pool' | 'db' | 'files' | 'clock' | 'log'>,
  signal: AbortSignal,
): Promise<{ readonly rows: number; readonly files: number }> {
  return { rows: await sweepRows(deps, signal), files: await sweepFiles(deps, signal) };
}

async function sweepRows({ pool, log }: Pick<Deps, 'pool' | 'log'>, signal: AbortSignal): Promise<number> {
  let removed = 0;
  for (const owned of await listOwnedTables(pool)) {
    signal.throwIfAborted();
    const accounts = await countOrphans(pool, owned);
    if (accounts > mostOrphans)
      log.error(
        { table: owned.table, accounts },
        'rows of many unknown accounts: check DATABASE_URL; none was removed',
      );
    else if (accounts > 0) removed += await removeOrphans(pool, owned);
  }
  return removed;
}

async function sweepFiles(
  { db, files, clock, log }: Pick<Deps, 'db' | 'files' | 'clock' | 'log'>,
  signal: AbortSignal,
): Promise<number> {
  const oldest = new Date(clock().getTime() - settledMs);
  const orphans: string[] = [];
  const folders = new Set<string>();
  // Files are listed before accounts, so a new account's files never count as orphans.
  for await (const { key, modifiedAt } of files.list('users')) {
    signal.throwIfAborted();
    if (modifiedAt < oldest) orphans.push(key);
  }
  const known = new Set((await listAccountIds(db)).map(ownFolder));
  const folderOf = (key: string) => key.split('/', 2).join('/');
  const lost = orphans.filter((key) => !known.has(folderOf(key)));
  for (const key of lost) folders.add(folderOf(key));
  if (folders.size > mostOrphans) {
    log.error(
      { accounts: folders.size },
      'files of many unknown accounts: check STORAGE_URL; none was removed',
    );
    return 0;
  }
  for (const key of lost) {
    signal.throwIfAborted();
    await files.remove(key);
  }
  return lost.length;
}
