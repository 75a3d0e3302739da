import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { type Kysely, sql } from 'kysely';
import { identityKeyOf } from '../adapters/identity/identity-key.ts';
import { Secret } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { shareToken, tokenHash } from '../features/sharing/share-token.ts';
import { openKey, sealKey } from './seal-key.ts';

/** Columns of `sealKey`, with what each value is bound to. */
const sealedColumns = [
  { table: 'model_providers', column: 'sealed_key', place: sql`id::text` },
  { table: 'own_model_keys', column: 'sealed_key', place: sql`id::text` },
  { table: 'search_engine', column: 'sealed_key', place: sql`'search-engine'` },
  { table: 'share_links', column: 'sealed_token', place: sql`id::text` },
] as const;

/** Columns that better-auth encrypts; signing keys are stored as JSON text. */
const identityColumns = [
  { table: 'identity_signing_keys', column: 'privateKey', isJson: true },
  { table: 'identity_two_factors', column: 'secret', isJson: false },
  { table: 'identity_two_factors', column: 'backupCodes', isJson: false },
] as const;

interface Secrets {
  readonly from: Uint8Array;
  readonly to: Uint8Array;
}

export interface ReEncrypted {
  readonly changed: number;
  /** Values that the old secret doesn't open; left as they are. */
  readonly unreadable: number;
}

/** Seals the tokens of links that are derived from the old secret, so that their owners can still copy them. */
async function keepShareTokens(db: Kysely<Database>, { from, to }: Secrets): Promise<number> {
  const rows = await db
    .selectFrom('share_links')
    .select(['id', 'token_hash'])
    .where('sealed_token', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
  let kept = 0;
  for (const { id, token_hash } of rows) {
    const token = shareToken(id, from);
    if (tokenHash(token) !== token_hash) continue;
    await db
      .updateTable('share_links')
      .set({ sealed_token: sealKey(new Secret(token), id, to) })
      .where('id', '=', id)
      .execute();
    kept += 1;
  }
  return kept;
}

async function reseal(db: Kysely<Database>, { from, to }: Secrets): Promise<ReEncrypted> {
  let [changed, unreadable] = [0, 0];
  for (const { table, column, place } of sealedColumns) {
    const name = sql.ref(column);
    const { rows } = await sql<{ place: string; sealed: Buffer }>`
      select ${place} as place, ${name} as sealed from ${sql.table(table)} where ${name} is not null`.execute(
      db,
    );
    for (const row of rows) {
      const key = openKey(row.sealed, row.place, from);
      if (key === null) {
        unreadable += 1;
        continue;
      }
      await sql`
        update ${sql.table(table)} set ${name} = ${sealKey(key, row.place, to)} where ${place} = ${row.place}`.execute(
        db,
      );
      changed += 1;
    }
  }
  return { changed, unreadable };
}

async function reEncryptIdentity(db: Kysely<Database>, { from, to }: Secrets): Promise<ReEncrypted> {
  let [changed, unreadable] = [0, 0];
  for (const { table, column, isJson } of identityColumns) {
    const name = sql.ref(column);
    const { rows } = await sql<{ id: string; value: string }>`
      select id, ${name} as value from ${sql.table(table)} where ${name} is not null`.execute(db);
    for (const { id, value } of rows) {
      const data = isJson ? (JSON.parse(value) as string) : value;
      const opened = await symmetricDecrypt({ key: identityKeyOf(from), data }).catch(() => null);
      if (opened === null) {
        unreadable += 1;
        continue;
      }
      const next = await symmetricEncrypt({ key: identityKeyOf(to), data: opened });
      await sql`
        update ${sql.table(table)} set ${name} = ${isJson ? JSON.stringify(next) : next} where id = ${id}`.execute(
        db,
      );
      changed += 1;
    }
  }
  return { changed, unreadable };
}

/** Re-encrypts everything that is encrypted with the installation's secret. Call in a transaction. */
export async function reEncrypt(db: Kysely<Database>, secrets: Secrets): Promise<ReEncrypted> {
  const sealed = await reseal(db, secrets);
  const links = await keepShareTokens(db, secrets);
  const identity = await reEncryptIdentity(db, secrets);
  return {
    changed: sealed.changed + links + identity.changed,
    unreadable: sealed.unreadable + identity.unreadable,
  };
}
