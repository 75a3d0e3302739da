import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../database/schema.ts';
import { told } from '../../../told.ts';
import { networkOf } from '../../../visitor-network.ts';
import type { Visitor } from './entry-context.ts';
import { type DeviceDeps, findKnownDevice, forgetDevice } from './known-devices.ts';

/*
 * Attempt limits per account within 15 minutes. Counted by account and visitor together, so a stranger uses
 * up only their own attempts and the owner can still sign in and receive emails.
 */

const windowMs = 15 * 60_000;

/** Password attempts, right or wrong, from one network for one account. */
const passwordsByNetwork = 20;
/**
 * Password attempts from all unknown devices together, against distributed guessing. Known devices are
 * exempt.
 */
const passwordsByStrangers = 100;
/** Wrong passwords from a known device before it counts as unknown. */
const wrongByDevice = 20;
/** Re-authentications by password within a session. */
const proofs = 20;
const emailsByVisitor = 6;
/**
 * Emails sent immediately, whoever requests them. Beyond this, requests within one minute share one email.
 */
const emailsAtOnce = 6;
const bundleMs = 60_000;

type Db = Kysely<Database>;

/** Hashed, so counters don't store the email address. */
function keyOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

async function count(db: Db, parts: readonly string[], now: Date) {
  await db.deleteFrom('account_attempts').where('resets_at', '<=', now).execute();
  return db
    .insertInto('account_attempts')
    .values({ key: keyOf(parts), count: 1, resets_at: new Date(now.getTime() + windowMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ count: row('account_attempts.count', '+', 1) })),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
}

async function countAtMost(db: Db, parts: readonly string[], max: number, now: Date): Promise<void> {
  const row = await count(db, parts, now);
  if (row.count > max)
    throw new AppError('rate_limited', told('tooManyAttempts'), {
      retryAfterSeconds: Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000)),
    });
}

/**
 * Counts a password attempt, whether or not the account exists. A device that signed in before is never
 * refused: only its wrong passwords count, and too many make it unknown.
 * @returns a function to call if the password is wrong
 * @throws AppError `rate_limited` with the retry delay
 */
export async function countPasswordAttempt(
  deps: DeviceDeps,
  email: string,
  visitor: Visitor,
  now: Date,
): Promise<() => Promise<void>> {
  const { db } = deps;
  const device = await findKnownDevice(deps, email, visitor.cookieHeader);
  if (device === null) {
    await countAtMost(db, ['password', email, networkOf(visitor.address)], passwordsByNetwork, now);
    await countAtMost(db, ['password', email], passwordsByStrangers, now);
    return async () => undefined;
  }
  return async () => {
    if ((await count(db, ['wrong password', email, device], now)).count >= wrongByDevice)
      await forgetDevice(db, device);
  };
}

/** Counts a re-authentication attempt. @throws AppError `rate_limited` */
export async function countProof(db: Db, uid: string, now: Date): Promise<void> {
  await countAtMost(db, ['proof', uid], proofs, now);
}

/**
 * Counts a confirmation code sent to the account's own address, per session. @throws AppError `rate_limited`
 */
export async function countConfirmationCode(db: Db, sessionId: string, now: Date): Promise<void> {
  await countAtMost(db, ['confirmation', sessionId], emailsByVisitor, now);
}

/**
 * Counts a request for an email. Only the visitor's own requests can be refused. When many strangers request
 * the same address, requests of the same kind within a minute share one email, whose link works for all of
 * them.
 * @returns whether to send the email; false if a pending one covers this request
 * @throws AppError `rate_limited` with the retry delay
 */
export async function countEmail(
  deps: DeviceDeps,
  request: { readonly kind: string; readonly email: string },
  visitor: Visitor,
  now: Date,
): Promise<boolean> {
  const { kind, email } = request;
  const { db } = deps;
  const device = await findKnownDevice(deps, email, visitor.cookieHeader);
  await countAtMost(db, ['email', email, device ?? networkOf(visitor.address)], emailsByVisitor, now);
  if (device !== null) return true;
  if ((await count(db, ['email', email], now)).count <= emailsAtOnce) return true;
  return isFirstUse(db, `${kind} email:${email}`, bundleMs, now);
}

/**
 * Returns whether to tell the owner of an email address that someone signed up with it: at most once in 15
 * minutes.
 */
export function isFirstNotice(db: Db, email: string, now: Date): Promise<boolean> {
  return isFirstUse(db, `notice:${email}`, windowMs, now);
}

/**
 * Returns whether this is the first use of a secret within `forMs`. True for one caller only, even if called
 * concurrently.
 * @param secret the secret, including its owner
 */
export async function isFirstUse(db: Db, secret: string, forMs: number, now: Date): Promise<boolean> {
  await db.deleteFrom('account_attempts').where('resets_at', '<=', now).execute();
  const result = await db
    .insertInto('account_attempts')
    .values({ key: keyOf(['once', secret]), count: 1, resets_at: new Date(now.getTime() + forMs) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
