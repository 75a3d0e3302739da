import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const secretBytes = 32;
const name = 'instance';

/** The secret of this installation on its own disk, made on the first start. */
export function localInstanceSecret(secretsFolder: string): Uint8Array {
  const file = join(secretsFolder, 'instance-secret');
  try {
    writeFileSync(file, randomBytes(secretBytes), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file);
}

/** The secret that all servers on one database share: a link signed by one is good on every other. */
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
