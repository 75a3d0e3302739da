import type { Pool } from 'pg';
import type { ListenHub } from '../../database/listen.ts';
import { tokenLifeSeconds } from './auth-options.ts';

/** Notified by the trigger of migration 0022 whenever a session row is deleted. */
const channel = 'session_revoked';

/** Token lifetime plus the clock skew between two machines. */
const keepSeconds = tokenLifeSeconds + 60;

/** Maximum delay if a notification is lost without the connection noticing. */
const pollEveryMs = 5000;

/**
 * Sessions revoked so recently that one of their tokens may still be valid. Checked in memory on every
 * request.
 */
export interface SessionRevocations {
  has(sessionId: string): boolean;
  /**
   * Reads the latest revocations. Call after ending a session, so this process rejects its tokens
   * immediately.
   */
  refresh(): Promise<void>;
  /** Loads earlier revocations, then follows those of every process. Returns the function that stops. */
  follow(hub: Pick<ListenHub, 'listen'>): Promise<() => Promise<void>>;
}

export function createSessionRevocations(pool: Pool, onFailed: (error: unknown) => void): SessionRevocations {
  const forgetAt = new Map<string, number>();

  function add(sessionId: string): void {
    forgetAt.set(sessionId, Date.now() + keepSeconds * 1000);
  }

  async function refresh(): Promise<void> {
    const { rows } = await pool.query<{ session_id: string }>(
      'select session_id from revoked_sessions where revoked_at > now() - make_interval(secs => $1)',
      [keepSeconds],
    );
    for (const row of rows) add(row.session_id);
    const now = Date.now();
    for (const [sessionId, at] of forgetAt) if (at <= now) forgetAt.delete(sessionId);
  }

  return {
    has: (sessionId) => forgetAt.has(sessionId),
    refresh,
    async follow(hub) {
      const stop = await hub.listen(channel, (sessionId) => {
        if (sessionId === '') refresh().catch(onFailed);
        else add(sessionId);
      });
      // Runs after listening starts, so a revocation in between is seen twice rather than missed.
      await refresh();
      const timer = setInterval(() => refresh().catch(onFailed), pollEveryMs).unref();
      return async () => {
        clearInterval(timer);
        await stop();
      };
    },
  };
}

/**
 * Installs the trigger that records every deleted session row as revoked. Call after better-auth's own
 * migrations.
 */
export async function installRevocationTrigger(pool: Pool): Promise<void> {
  // Creating a trigger locks the table, so skip it if it exists.
  const { rowCount } = await pool.query(
    `select 1 from pg_trigger where tgname = 'note_revoked_session' and tgrelid = 'identity_sessions'::regclass`,
  );
  if (rowCount === 0)
    await pool.query(
      `create trigger note_revoked_session after delete on identity_sessions
       for each row execute function note_revoked_session()`,
    );
}
