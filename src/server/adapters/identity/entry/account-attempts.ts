import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../database/schema.ts';

const quarterHourMs = 15 * 60_000;

/**
 * What may be tried for one account in a while, whoever tries: addresses of attackers are many. A person who is locked
 * out of the password by others can still come in by a mailed link.
 */
const limits = {
  password: { max: 20, windowMs: quarterHourMs },
  mail: { max: 6, windowMs: quarterHourMs },
} as const;

/** Hashed: what was tried for an address is counted without keeping the address. */
function keyOf(kind: keyof typeof limits, email: string): string {
  return createHash('sha256').update(`${kind}:${email}`).digest('hex');
}

/** Takes away what was counted for an address whose account is deleted. */
export async function forgetAttempts(db: Kysely<Database>, email: string): Promise<void> {
  const keys = (Object.keys(limits) as (keyof typeof limits)[]).map((kind) => keyOf(kind, email));
  await db.deleteFrom('account_attempts').where('key', 'in', keys).execute();
}

/**
 * Counts an attempt for an address, alike whether or not it has an account.
 * Throws AppError `rate_limited` with the time to wait.
 */
export async function countAttempt(
  db: Kysely<Database>,
  kind: keyof typeof limits,
  email: string,
  now: Date,
): Promise<void> {
  const { max, windowMs } = limits[kind];
  const key = keyOf(kind, email);
  await db.deleteFrom('account_attempts').where('resets_at', '<=', now).execute();
  const row = await db
    .insertInto('account_attempts')
    .values({ key, count: 1, resets_at: new Date(now.getTime() + windowMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ count: row('account_attempts.count', '+', 1) })),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  if (row.count > max)
    throw new AppError('rate_limited', 'Too many attempts for this account. Wait a while and try again.', {
      retryAfterSeconds: Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000)),
    });
}

/**
 * Whether something is used for the first time within `forMs`. True for one caller only, however many ask at once.
 * @param secret what may be used once, together with whom it belongs to
 */
export async function isFirstUse(
  db: Kysely<Database>,
  secret: string,
  forMs: number,
  now: Date,
): Promise<boolean> {
  const key = createHash('sha256').update(`once:${secret}`).digest('hex');
  await db.deleteFrom('account_attempts').where('resets_at', '<=', now).execute();
  const result = await db
    .insertInto('account_attempts')
    .values({ key, count: 1, resets_at: new Date(now.getTime() + forMs) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
