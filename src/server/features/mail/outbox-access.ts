import { hkdfSync, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Deps } from '../../deps.ts';

const cookieName = 'octavo.outbox';
const tokenPattern = /^[\w-]{43}$/;

/**
 * Returns the secret in the outbox link printed at startup. It is the same on each start, so bookmarks keep
 * working.
 */
export function outboxToken(instanceSecret: Uint8Array): string {
  return Buffer.from(hkdfSync('sha256', instanceSecret, '', 'octavo outbox', 32)).toString('base64url');
}

function cookieIn(header: string | undefined): string | undefined {
  return header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
}

/**
 * Returns the cookie for a browser that opened the printed link. A session cookie, so it ends with the
 * browser.
 */
export function outboxCookie(token: string): string {
  return `${cookieName}=${token}; Path=/dev; HttpOnly; SameSite=Strict`;
}

/**
 * Returns whether a request may read the outbox: with the printed token, or in the owner's session. The
 * source address proves nothing, because a local proxy looks like this machine.
 */
export async function mayReadOutbox(
  request: { readonly headers: IncomingHttpHeaders; readonly token?: unknown },
  { identity, instanceSecret }: Pick<Deps, 'identity' | 'instanceSecret'>,
): Promise<boolean> {
  const { authorization, cookie } = request.headers;
  const bearer = authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : undefined;
  const expected = Buffer.from(outboxToken(instanceSecret));
  const isToken = [request.token, bearer, cookieIn(cookie)].some(
    (given) =>
      typeof given === 'string' && tokenPattern.test(given) && timingSafeEqual(Buffer.from(given), expected),
  );
  return isToken || (await identity.isOwnerSession(cookie));
}
