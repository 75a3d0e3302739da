import { hkdfSync, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Deps } from '../../deps.ts';

const cookieName = 'octavo.outbox';
const tokenPattern = /^[\w-]{43}$/;

/** The secret in the link that a start prints. The same at each start, so that a bookmark keeps working. */
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

/** Keeps a browser in that came by the printed link. Without an end of its own: it lasts as long as the browser runs. */
export function outboxCookie(token: string): string {
  return `${cookieName}=${token}; Path=/dev; HttpOnly; SameSite=Strict`;
}

/**
 * Whether a request may read the outbox: with the token of the terminal, or in the owner's session. Where it comes
 * from shows nothing, since a proxy on this machine looks like this machine.
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
