import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { SecretCookie } from './browser-cookie.ts';
import { hashOfSecret, newSecret } from './mailed-codes.ts';

export type DeviceDeps = { readonly db: Kysely<Database>; readonly publicUrl: string };

const deviceCookie = (publicUrl: string) => new SecretCookie('octavo.device', publicUrl);
const daySeconds = 24 * 60 * 60;
/** Maximum cookie lifetime in browsers. */
const maxAgeSeconds = 400 * daySeconds;

/** Returns the hash of a device that signed in to this account before; null for any other. */
export async function findKnownDevice(
  { db, publicUrl }: DeviceDeps,
  email: string,
  cookieHeader: string | undefined,
): Promise<string | null> {
  const secret = deviceCookie(publicUrl).read(cookieHeader);
  // Queried without a cookie too, so timing reveals nothing.
  const hash = secret ? hashOfSecret(secret) : '';
  const { rows } = await sql`
    select 1 from known_devices join identity_users on identity_users.id = known_devices.user_id
    where identity_users.email = ${email} and device_hash = ${hash}
  `.execute(db);
  return rows.length > 0 ? hash : null;
}

/** Records that a browser signed in to an account. Returns the cookie that identifies it. */
export async function rememberDevice(
  { db, publicUrl }: DeviceDeps,
  account: { readonly uid: string; readonly cookieHeader: string | undefined; readonly now: Date },
): Promise<string> {
  const cookie = deviceCookie(publicUrl);
  const secret = cookie.read(account.cookieHeader) ?? newSecret();
  const { uid, now } = account;
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', uid)
    .where('seen_at', '<', new Date(now.getTime() - maxAgeSeconds * 1000))
    .execute();
  await db
    .insertInto('known_devices')
    .values({ user_id: uid, device_hash: hashOfSecret(secret), seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: now }))
    .execute();
  return cookie.write(secret, maxAgeSeconds);
}

/** Forgets a device that guesses passwords, so it counts as unknown. */
export async function forgetDevice(db: Kysely<Database>, deviceHash: string): Promise<void> {
  await db.deleteFrom('known_devices').where('device_hash', '=', deviceHash).execute();
}
