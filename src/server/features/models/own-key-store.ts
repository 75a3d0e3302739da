import type { Kysely } from 'kysely';
import type { Database, Row } from '../../database/schema.ts';

type Db = Kysely<Database>;

export type OwnKeyRow = Row<'own_model_keys'>;

export const listOwnKeys = (db: Db, uid: string): Promise<OwnKeyRow[]> =>
  db.selectFrom('own_model_keys').selectAll().where('user_id', '=', uid).orderBy('created_at').execute();

export const findOwnKey = (db: Db, uid: string, id: string): Promise<OwnKeyRow | undefined> =>
  db
    .selectFrom('own_model_keys')
    .selectAll()
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();

export type NewOwnKey = Pick<
  OwnKeyRow,
  'id' | 'user_id' | 'kind' | 'address' | 'sealed_key' | 'may_be_private'
>;

/** Inserts a key, replacing the account's earlier one of the same provider. Keeps its model only at the same address. */
export const putOwnKey = (db: Db, row: NewOwnKey): Promise<OwnKeyRow> =>
  db
    .insertInto('own_model_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet((eb) => ({
        id: row.id,
        address: row.address,
        sealed_key: row.sealed_key,
        may_be_private: row.may_be_private,
        model: eb
          .case()
          .when('own_model_keys.address', '=', row.address)
          .then(eb.ref('own_model_keys.model'))
          .end(),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export const setOwnKeyModel = (
  db: Db,
  { uid, id, model }: { readonly uid: string; readonly id: string; readonly model: string },
): Promise<OwnKeyRow | undefined> =>
  db
    .updateTable('own_model_keys')
    .set({ model })
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export async function deleteOwnKey(db: Db, uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('own_model_keys')
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
