import { createOTP } from '@better-auth/utils/otp';
import type { Browser } from './test-browser.ts';
import type { IdentityApp } from './test-identity-app.ts';

/** Decodes base32 (RFC 4648), as authenticator apps do. */
function decodeBase32(text: string): string {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return Buffer.from(bytes).toString('latin1');
}

/** Returns the current code of an authenticator app set up with this URI. */
export function authenticatorCode(totpUri: string): Promise<string> {
  return createOTP(decodeBase32(new URL(totpUri).searchParams.get('secret') ?? '')).totp();
}

export interface Authenticator {
  /** Returns the current code. */
  code(): Promise<string>;
  readonly recoveryCodes: readonly string[];
}

/** Sets up an authenticator app for the account signed in in this browser. */
export async function setUpAuthenticator(
  { database, identity }: IdentityApp,
  browser: Browser,
  account: { readonly email: string; readonly password: string },
): Promise<Authenticator> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { rows } = await database.pool.query('select id from identity_users where email = $1', [
    account.email,
  ]);
  const uid: string = rows[0].id;
  const { totpUri, recoveryCodes } = await identity.account.beginSecondFactor(uid, account.password, cookie);
  const otp = createOTP(decodeBase32(new URL(totpUri).searchParams.get('secret') ?? ''));
  const { setCookie } = await identity.account.confirmSecondFactor(uid, await otp.totp(), cookie);
  for (const line of setCookie) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
    browser.cookies.set(name, value);
  }
  return { code: () => otp.totp(), recoveryCodes };
}
