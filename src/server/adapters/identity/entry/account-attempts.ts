import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../database/schema.ts';
import { networkOf } from '../../../visitor-network.ts';
import type { Visitor } from './entry-context.ts';
import { type DeviceDeps, findKnownDevice, forgetDevice } from './known-devices.ts';

/*
 * What may be tried for one account within a quarter of an hour. Counted by account and visitor together, so that a
 * stranger uses up only their own attempts: the owner still gets in, and still gets email.
 */

const windowMs = 15 * 60_000;

/** Wrong or right, from one network to one account. */
const passwordsByNetwork = 20;
/** From all unknown devices together, against guessing from many networks. Known devices are exempt. */
const passwordsByStrangers = 100;
/** Wrong ones from a known device, before it counts as a stranger's. */
const wrongByDevice = 20;
/** Repeated proof by the password, within a session. */
const proofs = 20;
const emailsByVisitor = 6;
/** Sent at once, whoever asks; beyond them requests of one minute are bundled into one email. */
const emailsAtOnce = 6;
const bundleMs = 60_000;

type Db = Kysely<Database>;

/** Hashed: attempts are counted without keeping the address. */
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
    throw new AppError('rate_limited', 'Too many attempts for this account. Wait a while and try again.', {
      retryAfterSeconds: Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000)),
    });
}

/**
 * Counts a password attempt, alike whether or not the address has an account. A device that signed in before is never
 * refused: only its wrong passwords count, and make it unknown in the end.
 * @returns what to call when the password is wrong
 * @throws AppError `rate_limited` with the time to wait
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

/** Counts an attempt to prove again who is at a session. @throws AppError `rate_limited` */
export async function countProof(db: Db, uid: string, now: Date): Promise<void> {
  await countAtMost(db, ['proof', uid], proofs, now);
}

/** Counts a code mailed to the account's own address, by session. @throws AppError `rate_limited` */
export async function countConfirmationCode(db: Db, sessionId: string, now: Date): Promise<void> {
  await countAtMost(db, ['confirmation', sessionId], emailsByVisitor, now);
}

/**
 * Counts a request for an email. Only the visitor's own requests can be refused. When many strangers ask for the same
 * address, requests of the same kind within a minute are bundled: the email of the first has a link for all of them.
 * @returns whether to send the email, or one that is on its way does
 * @throws AppError `rate_limited` with the time to wait
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

/** Whether the holder of an address may be told that somebody signed up with it: once in a quarter of an hour. */
export function isFirstNotice(db: Db, email: string, now: Date): Promise<boolean> {
  return isFirstUse(db, `notice:${email}`, windowMs, now);
}

/**
 * Whether something is used for the first time within `forMs`. True for one caller only, however many ask at once.
 * @param secret what may be used once, together with whom it belongs to
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
