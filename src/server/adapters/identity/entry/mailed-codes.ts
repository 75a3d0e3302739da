import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, Row } from '../../../database/schema.ts';

export type CodePurpose = Row<'mailed_codes'>['purpose'];

const hourMs = 60 * 60_000;

/** Verification links last a day, for users who return the next day; the others are used at once. */
const codeLifeMs: Readonly<Record<CodePurpose, number>> = {
  verify_email: 24 * hourMs,
  sign_in: hourMs,
  reset_password: hourMs,
};

export const validMinutesOf = (purpose: CodePurpose): number => codeLifeMs[purpose] / 60_000;

/** Sign-up data that is applied once its address is verified. */
export interface PendingSignUp {
  readonly displayName: string | null;
  readonly passwordHash: string | null;
  /** Hash of the cookie of the browser in which the sign-up began. */
  readonly browserHash: string | null;
}

export interface MailedCode extends PendingSignUp {
  readonly email: string;
}

/** For secrets of 32 random bytes: a fast hash is enough, and a lookup by hash has no timing leak. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Stores a new code and returns its secret, for the email only. */
export async function issueCode(
  db: Kysely<Database>,
  code: {
    readonly purpose: CodePurpose;
    readonly email: string;
    readonly pending?: PendingSignUp;
    /** Revokes earlier codes sent at this requester's request; those of others stay valid. */
    readonly requester?: string;
  },
  now: Date,
): Promise<string> {
  const secret = newSecret();
  const requesterHash =
    code.requester === undefined ? null : hashOfSecret(`${code.email}\n${code.requester}`);
  await db.deleteFrom('mailed_codes').where('expires_at', '<=', now).execute();
  if (requesterHash !== null)
    await db
      .deleteFrom('mailed_codes')
      .where('email', '=', code.email)
      .where('purpose', '=', code.purpose)
      .where('requester_hash', '=', requesterHash)
      .execute();
  await db
    .insertInto('mailed_codes')
    .values({
      token_hash: hashOfSecret(secret),
      purpose: code.purpose,
      email: code.email,
      display_name: code.pending?.displayName ?? null,
      password_hash: code.pending?.passwordHash ?? null,
      browser_hash: code.pending?.browserHash ?? null,
      requester_hash: requesterHash,
      created_at: now,
      expires_at: new Date(now.getTime() + codeLifeMs[code.purpose]),
    })
    .execute();
  return secret;
}

function codeOf(row: Row<'mailed_codes'>): MailedCode {
  return {
    email: row.email,
    displayName: row.display_name,
    passwordHash: row.password_hash,
    browserHash: row.browser_hash,
  };
}

/** Returns a code without redeeming it. */
export async function findCode(
  db: Kysely<Database>,
  purpose: CodePurpose,
  secret: string,
  now: Date,
): Promise<MailedCode | null> {
  const row = await db
    .selectFrom('mailed_codes')
    .selectAll()
    .where('token_hash', '=', hashOfSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? codeOf(row) : null;
}

/**
 * Redeems a code. Only one caller gets it, even if called concurrently; null if it is used, expired or
 * unknown.
 */
export async function redeemCode(
  db: Kysely<Database>,
  purpose: CodePurpose,
  secret: string,
  now: Date,
): Promise<MailedCode | null> {
  const row = await db
    .deleteFrom('mailed_codes')
    .where('token_hash', '=', hashOfSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row ? codeOf(row) : null;
}

/** Revokes all codes with these purposes that were sent to an address. */
export async function revokeCodes(
  db: Kysely<Database>,
  email: string,
  purposes: readonly CodePurpose[],
): Promise<void> {
  await db.deleteFrom('mailed_codes').where('email', '=', email).where('purpose', 'in', purposes).execute();
}

/** Returns the latest sign-up that a browser began for an address. */
export async function findPendingSignUpOf(
  db: Kysely<Database>,
  email: string,
  browserHash: string,
): Promise<PendingSignUp | null> {
  const row = await db
    .selectFrom('mailed_codes')
    .selectAll()
    .where('email', '=', email)
    .where('purpose', '=', 'verify_email')
    .where('browser_hash', '=', browserHash)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row ? codeOf(row) : null;
}

/** Returns the sign-up that this browser began for an address, else the latest of any browser. */
export async function findPendingSignUp(
  db: Kysely<Database>,
  email: string,
  browserHash: string | null,
): Promise<PendingSignUp | null> {
  const rows = await db
    .selectFrom('mailed_codes')
    .selectAll()
    .where('email', '=', email)
    .where('purpose', '=', 'verify_email')
    .orderBy('created_at', 'desc')
    .execute();
  const row = rows.find((one) => one.browser_hash !== null && one.browser_hash === browserHash) ?? rows[0];
  return row ? codeOf(row) : null;
}
