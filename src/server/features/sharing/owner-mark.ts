import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';

const cookieName = 'octavo_own_shares';
const yearSeconds = 365 * 24 * 60 * 60;

function markOf(uid: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`share-owner:${uid}`).digest('base64url');
}

/**
 * Sets a cookie that marks this browser as the owner's, so own visits don't count as views. It is sent to
 * public pages only, grants no access, and only this server can match it to an account.
 */
export function markOwner(
  reply: FastifyReply,
  uid: string,
  deps: Pick<Deps, 'instanceSecret' | 'config'>,
): void {
  const secure = deps.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName}=${markOf(uid, deps.instanceSecret)}; Path=/s/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** Returns whether a visit comes from one of the owner's browsers. */
export function isOwnVisit(cookieHeader: string | undefined, uid: string, secret: Uint8Array): boolean {
  const given = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(cookieHeader ?? '')?.[1];
  if (!given) return false;
  const [mark, expected] = [Buffer.from(given), Buffer.from(markOf(uid, secret))];
  return mark.length === expected.length && timingSafeEqual(mark, expected);
}
