import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { OpenedShare } from './public-share-store.ts';

const cookieName = 'octavo_share_pass';
/** A working day: longer than a meeting, shorter than a stolen laptop is missed. */
const passHours = 12;

type Share = Pick<OpenedShare, 'id' | 'password_hash'>;

// The password is part of it, so changing it ends every pass.
function macOf({ id, password_hash }: Share, expiresAt: number, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`share-pass:${id}:${password_hash}:${expiresAt}`).digest();
}

/** The cookie of somebody who knew the password: for this one link, out of reach of scripts, and no other use. */
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
    // As text: the last character of base64url has spare bits, which a decoder ignores.
    Buffer.from(macOf(share, expiresAt, deps.instanceSecret).toString('base64url')),
  ];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
