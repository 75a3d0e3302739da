import type { Kysely } from 'kysely';
import type { Language } from '../../../words/languages.ts';
import type { Database, Row } from '../../database/schema.ts';

export interface ProfileOwner {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

export async function findProfile(db: Kysely<Database>, uid: string): Promise<Row<'users'> | undefined> {
  return db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst();
}

/**
 * Records a sign-in: creates the profile on the first one; later ones update lastLoginAt and the email. The language
 * is that of the first sign-in with a known one.
 */
export async function saveLogin(
  db: Kysely<Database>,
  owner: ProfileOwner,
  language: Language | null,
  at: Date,
): Promise<Row<'users'>> {
  return db
    .insertInto('users')
    .values({
      uid: owner.uid,
      email: owner.email,
      display_name: owner.displayName || null,
      created_at: at,
      last_login_at: at,
      language,
    })
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet((update) => ({
        email: owner.email,
        last_login_at: at,
        language: update.fn.coalesce('users.language', 'excluded.language'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Updates the given fields; creates the profile if there is none. */
export async function saveProfile(
  db: Kysely<Database>,
  owner: ProfileOwner,
  given: { readonly displayName?: string | undefined; readonly language?: Language | undefined },
  at: Date,
): Promise<Row<'users'>> {
  const fields = {
    ...(given.displayName === undefined ? {} : { display_name: given.displayName }),
    ...(given.language === undefined ? {} : { language: given.language }),
  };
  return db
    .insertInto('users')
    .values({
      uid: owner.uid,
      email: owner.email,
      display_name: owner.displayName || null,
      created_at: at,
      last_login_at: at,
      ...fields,
    })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ email: owner.email, ...fields }))
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

/** Returns the stored language of an account, or null. */
export async function findLanguage(db: Kysely<Database>, uid: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('language').where('uid', '=', uid).executeTakeFirst();
  return row?.language ?? null;
}
