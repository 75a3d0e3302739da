import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import type { AccountAccess } from './account-access.ts';
import { ownSession } from './account-sessions.ts';
import { countConfirmationCode } from './entry/account-attempts.ts';
import type { EntryContext } from './entry/entry-context.ts';

type Context = Pick<EntryContext, 'auth' | 'deps' | 'now'>;
type ConfirmationAccess = Pick<AccountAccess, 'confirmedUntil' | 'issueConfirmationCode' | 'confirmWithCode'>;

/** How long a re-authentication stays valid. Short, so an unattended session can't be abused. */
const confirmedForMs = 10 * 60_000;
const codeLifeMinutes = 10;
/** Five guesses at a six-digit code: a success rate of 1 in 200,000 per email. */
const triesAtMost = 5;

/** Hashes the session ID too, so the code works in no other session. */
function hashOf(sessionId: string, code: string): string {
  return createHash('sha256').update(`${sessionId}:${code}`).digest('hex');
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

async function requireSession({ auth }: Context, uid: string, cookieHeader: string | undefined) {
  const session = await ownSession(auth, uid, cookieHeader);
  if (!session) throw new AppError('unauthenticated', told('signInAgainHere'));
  return session;
}

/** Marks this session as just re-authenticated. */
export async function confirmSession(
  { deps, now }: Pick<Context, 'deps' | 'now'>,
  session: { readonly id: string; readonly userId: string },
): Promise<void> {
  const row = {
    user_id: session.userId,
    confirmed_until: later(now(), confirmedForMs),
    code_hash: null,
    code_expires_at: null,
    touched_at: now(),
  };
  await deps.db
    .insertInto('session_confirmations')
    .values({ session_id: session.id, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute();
}

/**
 * Re-authentication for accounts without a password: by a recent sign-in, a code sent to the account's email
 * address, or Google.
 */
export function createConfirmationAccess(context: Context): ConfirmationAccess {
  const { auth, deps, now } = context;
  return {
    async confirmedUntil(uid, cookieHeader) {
      const session = await ownSession(auth, uid, cookieHeader);
      if (!session) return null;
      const row = await deps.db
        .selectFrom('session_confirmations')
        .select('confirmed_until')
        .where('session_id', '=', session.id)
        .executeTakeFirst();
      const bySignIn = later(session.createdAt, confirmedForMs);
      const until = row?.confirmed_until && row.confirmed_until > bySignIn ? row.confirmed_until : bySignIn;
      return until > now() ? until : null;
    },

    async issueConfirmationCode(uid, cookieHeader) {
      const session = await requireSession(context, uid, cookieHeader);
      await countConfirmationCode(deps.db, session.id, now());
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const row = {
        user_id: uid,
        code_hash: hashOf(session.id, code),
        code_expires_at: later(now(), codeLifeMinutes * 60_000),
        code_tries: 0,
        touched_at: now(),
      };
      await deps.db
        .deleteFrom('session_confirmations')
        .where('touched_at', '<', later(now(), -24 * 60 * 60_000))
        .execute();
      await deps.db
        .insertInto('session_confirmations')
        .values({ session_id: session.id, confirmed_until: null, ...row })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
        .execute();
      return { code, validMinutes: codeLifeMinutes };
    },

    async confirmWithCode(uid, code, cookieHeader) {
      const session = await requireSession(context, uid, cookieHeader);
      // Increments the counter before comparing, in one statement, so concurrent guesses all count.
      const row = await deps.db
        .updateTable('session_confirmations')
        .set({ code_tries: sql`code_tries + 1` })
        .where('session_id', '=', session.id)
        .where('code_expires_at', '>', now())
        .where('code_tries', '<', triesAtMost)
        .returning('code_hash')
        .executeTakeFirst();
      if (!row?.code_hash) throw new AppError('gone', told('codeExpired'));
      if (row.code_hash !== hashOf(session.id, code.replace(/\s/g, '')))
        throw new AppError('invalid_credentials', told('wrongEmailCode'));
      await confirmSession(context, session);
    },
  };
}
