import type pg from 'pg';

/** Creates accounts with these IDs, for rows written without a sign-up. */
export async function makeAccounts(pool: pg.Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    `insert into identity_users (id, name, email, "emailVerified", "createdAt", "updatedAt")
     select id, id, id || '@seeded.example', true, now(), now() from unnest($1::text[]) as id`,
    [ids],
  );
}
