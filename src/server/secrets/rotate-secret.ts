import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { createClosers } from '../lifecycle/closers.ts';
import { openDataFolder } from '../lifecycle/data-folder.ts';
import {
  localInstanceSecret,
  replaceSharedSecret,
  secretBytes,
  settleRotation,
  sharedInstanceSecret,
  stageRotation,
  tellRotation,
} from '../lifecycle/instance-secret.ts';
import { openDatabase } from '../lifecycle/open-database.ts';
import { told } from '../told.ts';
import { type ReEncrypted, reEncrypt } from './re-encrypt.ts';

/** @throws AppError `conflict` while an Octavo runs on the database */
async function requireStopped(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'octavo-instance'`.execute(db);
  if (rows.length > 0) throw new AppError('conflict', told('secretRunning'));
}

/** @throws AppError `conflict` if the database is from another release */
async function requireMigrated(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ place: string | null }>`
    select to_regclass('identity_two_factors')::text as place
    from information_schema.columns where table_name = 'share_links' and column_name = 'sealed_token'`.execute(
    db,
  );
  if (!rows[0]?.place) throw new AppError('conflict', told('secretUnmigrated'));
}

/**
 * Replaces the secret in one transaction with all that is encrypted with it. With the embedded database, the
 * new secret is first written beside the old one; a rotation that was interrupted after the transaction is
 * completed, and one interrupted before is discarded, by the next start or rotation.
 */
async function rotate(db: Kysely<Database>, config: Config, folder: string): Promise<ReEncrypted> {
  const to = randomBytes(secretBytes);
  if (config.databaseUrl) {
    const from = await sharedInstanceSecret(db);
    return db.transaction().execute(async (tx) => {
      const done = await reEncrypt(tx, { from, to });
      await replaceSharedSecret(tx, to);
      return done;
    });
  }
  await settleRotation(folder, db);
  const from = localInstanceSecret(folder);
  stageRotation(folder, to);
  const done = await db.transaction().execute(async (tx) => {
    const changed = await reEncrypt(tx, { from, to });
    await tellRotation(tx, to);
    return changed;
  });
  await settleRotation(folder, db);
  return done;
}

/**
 * Replaces the installation's secret, and re-encrypts everything that is encrypted with it. Octavo must be
 * stopped.
 * @throws AppError, StartError
 */
export async function rotateSecret(env: NodeJS.ProcessEnv): Promise<ReEncrypted> {
  const config = readConfig(env);
  const closers = createClosers();
  try {
    const folder = openDataFolder(config.dataDir, config.publicUrl);
    closers.add('data folder', folder.lock.release, folder.lock.release);
    const { db } = await openDatabase({
      config,
      closers,
      signal: new AbortController().signal,
      note: () => undefined,
      onIdleError: () => undefined,
      onTrouble: () => undefined,
    });
    await requireStopped(db);
    await requireMigrated(db);
    return await rotate(db, config, folder.secrets);
  } finally {
    await closers.closeAll(() => undefined);
  }
}
