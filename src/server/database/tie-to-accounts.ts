import pg from 'pg';

/** Tables with a user_id that must outlive the account. */
const exempt = new Set([
  // The record of a promised deletion, which the job needs after a crash.
  'account_deletions',
]);

const foreignKeyViolation = '23503';
const constraintEnd = '_account_fkey';

export interface OwnedTable {
  readonly table: string;
  readonly column: 'user_id' | 'uid';
}

/** Returns every table whose rows belong to an account. Read from the catalog, so no new table is missed. */
export async function listOwnedTables(pool: pg.Pool): Promise<OwnedTable[]> {
  const { rows } = await pool.query<OwnedTable>(
    `select c.relname as table, a.attname as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and (a.attname = 'user_id' or (c.relname = 'users' and a.attname = 'uid'))
     order by 1`,
  );
  return rows.filter(({ table }) => !exempt.has(table));
}

/**
 * Adds a foreign key to the accounts on every owned table: a write locks the account's row, fails if the
 * account is deleted, and rows are deleted with it. Call after the identity migrations, under the migration
 * lock. Older rows without an account are left to the sweeper.
 */
export async function tieRowsToAccounts(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select conname as name from pg_constraint where contype = 'f' and conname like '%\\_account\\_fkey'`,
  );
  const present = new Set(rows.map(({ name }) => name));
  for (const { table, column } of await listOwnedTables(pool)) {
    const constraint = `${table}${constraintEnd}`;
    if (present.has(constraint)) continue;
    const name = pg.escapeIdentifier(table);
    // `not valid` applies to new rows only, which avoids a long lock for checking old ones.
    await pool.query(
      `alter table ${name} add constraint ${pg.escapeIdentifier(constraint)}
       foreign key (${column}) references identity_users (id) on delete cascade not valid`,
    );
    await pool
      .query(`alter table ${name} validate constraint ${pg.escapeIdentifier(constraint)}`)
      .catch((error: unknown) => {
        if (!isForeignKeyFault(error)) throw error;
      });
  }
}

function isForeignKeyFault(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code === foreignKeyViolation;
}

/** Returns whether a write failed because its account was deleted. */
export function isAccountGone(error: unknown): boolean {
  return isForeignKeyFault(error) && error.constraint?.endsWith(constraintEnd) === true;
}

const orphanOf = ({ column }: OwnedTable) =>
  `${column} is not null and not exists (select 1 from identity_users where identity_users.id = owned.${column})`;

/** Counts the deleted accounts that a table's rows refer to. */
export async function countOrphans(pool: pg.Pool, owned: OwnedTable): Promise<number> {
  const { rows } = await pool.query<{ accounts: number }>(
    `select count(distinct ${owned.column}) as accounts from ${pg.escapeIdentifier(owned.table)} as owned
     where ${orphanOf(owned)}`,
  );
  return Number(rows[0]?.accounts ?? 0);
}

/** Deletes the rows of a table whose account was deleted. Returns how many. */
export async function removeOrphans(pool: pg.Pool, owned: OwnedTable): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from ${pg.escapeIdentifier(owned.table)} as owned where ${orphanOf(owned)}`,
  );
  return rowCount ?? 0;
}
