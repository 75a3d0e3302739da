import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';

const cookieName = 'octavo_own_shares';
const yearSeconds = 365 * 24 * 60 * 60;

function markOf(uid: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`share-owner:${uid}`).digest('base64url');
}

/**
 * Marks this browser as one of the owner's, so that own visits do not count as views. The mark is sent to public pages
 * alone, lets nobody in anywhere, and says who owns a link to no one but this server.
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

/** Whether a visit comes from a browser of the owner's. */
export function isOwnVisit(cookieHeader: string | undefined, uid: string, secret: Uint8Array): boolean {
  const given = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(cookieHeader ?? '')?.[1];
  if (!given) return false;
  const [mark, expected] = [Buffer.from(given), Buffer.from(markOf(uid, secret))];
  return mark.length === expected.length && timingSafeEqual(mark, expected);
}
