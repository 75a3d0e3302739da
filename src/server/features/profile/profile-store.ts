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

/** Records a sign-in: creates the profile on the first one; later ones update lastLoginAt and the email. */
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

/** Updates the name if given; creates the profile if there is none. */
export async function saveProfileName(
  db: Kysely<Database>,
  owner: ProfileOwner,
  displayName: string | undefined,
  at: Date,
): Promise<Row<'users'>> {
  const name = displayName === undefined ? {} : { display_name: displayName };
  return db
    .insertInto('users')
    .values({
      uid: owner.uid,
      email: owner.email,
      display_name: owner.displayName || null,
      created_at: at,
      last_login_at: at,
      ...name,
    })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ email: owner.email, ...name }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeProfile(db: Kysely<Database>, uid: string): Promise<void> {
  await db.deleteFrom('users').where('uid', '=', uid).execute();
}

/** Returns whether the account is being or was recently deleted. Its tokens stay valid up to 300 s longer. */
export async function isAccountGoing(db: Kysely<Database>, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_deletions')
    .select('user_id')
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveEmail(db: Kysely<Database>, uid: string, email: string): Promise<void> {
  await db.updateTable('users').set({ email }).where('uid', '=', uid).execute();
}
