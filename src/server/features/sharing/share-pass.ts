import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { OpenedShare } from './public-share-store.ts';

const cookieName = 'octavo_share_pass';
/**
 * How long an entered password stays valid: longer than a meeting, but limited in case a device is stolen.
 */
const passHours = 12;

type Share = Pick<OpenedShare, 'id' | 'password_hash'>;

// Includes the password hash, so changing the password invalidates all passes.
function macOf({ id, password_hash }: Share, expiresAt: number, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`share-pass:${id}:${password_hash}:${expiresAt}`).digest();
}

/** Returns the cookie set after the correct password. Valid for this link only, and hidden from scripts. */
export function passCookie(
  share: Share,
  path: string,
  deps: Pick<Deps, 'instanceSecret' | 'clock' | 'config'>,
): string {
  const seconds = passHours * 60 * 60;
  const expiresAt = deps.clock().getTime() + seconds * 1000;
  const value = `${expiresAt}.${macOf(share, expiresAt, deps.instanceSecret).toString('base64url')}`;
  const secure = deps.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

export function hasPass(
  cookieHeader: string | undefined,
  share: Share,
  deps: Pick<Deps, 'instanceSecret' | 'clock'>,
): boolean {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,15})\\.([\\w-]+)(?:;|$)`).exec(
    cookieHeader ?? '',
  );
  const expiresAt = Number(value?.[1]);
  if (!value?.[2] || expiresAt <= deps.clock().getTime()) return false;
  const [given, expected] = [
    Buffer.from(value[2]),
    // Compared as text, because decoders ignore the spare bits in the last base64url character.
    Buffer.from(macOf(share, expiresAt, deps.instanceSecret).toString('base64url')),
  ];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
