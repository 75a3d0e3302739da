import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const secretBytes = 32;
const name = 'instance';

/** Returns the secret of this installation from its disk; created on the first start. */
export function localInstanceSecret(secretsFolder: string): Uint8Array {
  const file = join(secretsFolder, 'instance-secret');
  try {
    writeFileSync(file, randomBytes(secretBytes), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file);
}

/** Returns the secret shared by all servers on one database, so a link signed by one is valid on all. */
export async function sharedInstanceSecret(db: Kysely<Database>): Promise<Uint8Array> {
  await db
    .insertInto('shared_secrets')
    .values({ name, value: randomBytes(secretBytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('shared_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
