import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export const secretBytes = 32;
const name = 'instance';
/** Fingerprint of the secret that the database was last re-encrypted with. */
const rotatedName = 'instance-rotated-to';

const fileOf = (secretsFolder: string): string => join(secretsFolder, 'instance-secret');
const nextOf = (secretsFolder: string): string => `${fileOf(secretsFolder)}.next`;
const fingerprintOf = (secret: Uint8Array): Buffer => createHash('sha256').update(secret).digest();

/** Returns the secret of this installation from its disk; created on the first start. */
export function localInstanceSecret(secretsFolder: string): Uint8Array {
  const file = fileOf(secretsFolder);
  try {
    writeFileSync(file, randomBytes(secretBytes), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file);
}

const secretsOf = (db: Kysely<Database>, wanted: string) =>
  db.selectFrom('shared_secrets').select('value').where('name', '=', wanted);

/** Returns the secret shared by all servers on one database, so a link signed by one is valid on all. */
export async function sharedInstanceSecret(db: Kysely<Database>): Promise<Uint8Array> {
  await db
    .insertInto('shared_secrets')
    .values({ name, value: randomBytes(secretBytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await secretsOf(db, name).executeTakeFirstOrThrow()).value;
}

export async function replaceSharedSecret(db: Kysely<Database>, secret: Uint8Array): Promise<void> {
  await db
    .updateTable('shared_secrets')
    .set({ value: Buffer.from(secret) })
    .where('name', '=', name)
    .execute();
}

/** Writes the next secret to disk before the database is re-encrypted with it. */
export function stageRotation(secretsFolder: string, secret: Uint8Array): void {
  const file = openSync(nextOf(secretsFolder), 'wx', 0o600);
  try {
    writeFileSync(file, secret);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Records, in the transaction that re-encrypts the database, which secret is needed from now on. */
export async function tellRotation(db: Kysely<Database>, secret: Uint8Array): Promise<void> {
  const value = fingerprintOf(secret);
  await db
    .insertInto('shared_secrets')
    .values({ name: rotatedName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Completes a rotation that was interrupted after its transaction, or discards one interrupted before. */
export async function settleRotation(secretsFolder: string, db: Kysely<Database>): Promise<void> {
  const next = nextOf(secretsFolder);
  if (!existsSync(next)) return;
  const told = await secretsOf(db, rotatedName).executeTakeFirst();
  if (told && fingerprintOf(readFileSync(next)).equals(told.value)) renameSync(next, fileOf(secretsFolder));
  else rmSync(next);
}
