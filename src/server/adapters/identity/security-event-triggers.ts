import type { Pool } from 'pg';

const triggers = [
  ['note_session_event', 'identity_sessions', 'insert'],
  ['note_user_event', 'identity_users', 'update'],
  ['note_login_event', 'identity_accounts', 'insert or update or delete'],
  ['note_key_event', 'api_keys', 'insert or update or delete'],
] as const;

/**
 * Installs triggers that record account changes in `security_events`, using the functions of migration 0029.
 * Call after better-auth's own migrations.
 */
export async function installSecurityEventTriggers(pool: Pool): Promise<void> {
  for (const [name, table, when] of triggers) {
    // Creating a trigger locks the table, so skip it if it exists.
    const { rowCount } = await pool.query(
      'select 1 from pg_trigger where tgname = $1 and tgrelid = $2::regclass',
      [name, table],
    );
    if (rowCount === 0)
      await pool.query(
        `create trigger ${name} after ${when} on ${table} for each row execute function ${name}()`,
      );
  }
}
