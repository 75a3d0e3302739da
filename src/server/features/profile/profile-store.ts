import type { Kysely } from 'kysely';
import type { Database, Row } from '../../database/schema.ts';

export interface ProfileOwner {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

export async function findProfile(db: Kysely<Database>, uid: string): Promise<Row<'users'> | undefined> {
  return db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst();
}

/** Notes a login: makes the profile on the first one; later ones move lastLoginAt and follow the account's e-mail. */
export async function saveLogin(db: Kysely<Database>, owner: ProfileOwner, at: Date): Promise<Row<'users'>> {
  return db
    .insertInto('users')
    .values({
      uid: owner.uid,
      email: owner.email,
      display_name: owner.displayName || null,
      created_at: at,
      last_login_at: at,
    })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ email: owner.email, last_login_at: at }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
