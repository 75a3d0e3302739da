import type { Deps } from '../../deps.ts';
import { deleteAssetRow } from './asset-store.ts';
import { findKeysInUse, listRowsBefore, type SweptRow } from './sweep-store.ts';

/** Longer than any upload takes between storing its first file and inserting its row. */
const settledMs = 24 * 60 * 60 * 1000;
const batch = 200;
/**
 * Maximum number of rows with a missing file. More, or over half of all rows, points to a wrong file store.
 */
const mostLost = 50;

const keyOfAsset =
  /^users\/[0-9a-f]{32}\/assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-small)?\.[a-z0-9]+$/;

type SweepDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'log'>;

/** Removes files without a row, left by an upload or deletion that crashed halfway. */
async function removeNamelessFiles(deps: SweepDeps, oldest: Date, signal: AbortSignal): Promise<number> {
  let removed = 0;
  let waiting = new Map<string, string>();
  const sweep = async () => {
    if (waiting.size === 0) return;
    const used = await findKeysInUse(deps.db, [...new Set(waiting.values())]);
    for (const key of waiting.keys()) {
      signal.throwIfAborted();
      if (used.has(key)) continue;
      await deps.files.remove(key);
      removed += 1;
    }
    waiting = new Map();
  };
  for await (const { key, modifiedAt } of deps.files.list('users')) {
    const id = keyOfAsset.exec(key)?.[1];
    if (id === undefined || modifiedAt >= oldest) continue;
    waiting.set(key, id);
    if (waiting.size >= batch) await sweep();
  }
  await sweep();
  return removed;
}

/** Deletes rows whose file is gone, and releases their storage. */
async function removeLostRows(deps: SweepDeps, oldest: Date, signal: AbortSignal): Promise<number> {
  const lost: SweptRow[] = [];
  let seen = 0;
  let rows = await listRowsBefore(deps.db, oldest, null, batch);
  while (rows.length > 0) {
    for (const row of rows) {
      signal.throwIfAborted();
      seen += 1;
      if (!(await deps.files.has(row.blob_key))) lost.push(row);
    }
    rows = await listRowsBefore(deps.db, oldest, rows.at(-1) ?? null, batch);
  }
  if (lost.length > mostLost || lost.length * 2 > seen) {
    deps.log.error(
      { lost: lost.length, seen },
      'the files of many assets are missing: check STORAGE_URL; nothing was removed',
    );
    return 0;
  }
  for (const { user_id: uid, id } of lost) await deleteAssetRow(deps.db, uid, id);
  return lost.length;
}

/**
 * Removes asset files without a row, and rows without a file if they are few. Skips everything newer than a
 * day.
 * @throws the signal's reason when it fires
 */
export async function sweepAssets(
  deps: SweepDeps,
  signal: AbortSignal,
): Promise<{ readonly files: number; readonly rows: number }> {
  const oldest = new Date(deps.clock().getTime() - settledMs);
  return {
    files: await removeNamelessFiles(deps, oldest, signal),
    rows: await removeLostRows(deps, oldest, signal),
  };
}
