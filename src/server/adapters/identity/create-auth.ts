import { betterAuth } from 'better-auth';
import { authOptions, clientAddressHeader } from './auth-options.ts';
import type { Client, IdentityDeps } from './identity.ts';

/** Better-auth as Octavo sets it up. For the files of this folder alone: the rest of the server sees `Identity`. */
export function createAuth(deps: IdentityDeps) {
  return betterAuth(authOptions(deps));
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * What better-auth sees of a visitor when Octavo calls it from inside: `auth.api.listSessions({ headers })`.
 * @param cookieHeader the visitor's own, for calls that act on a session
 */
export function headersOf(client: Client | undefined, cookieHeader?: string): Headers {
  const headers = new Headers();
  if (client) headers.set(clientAddressHeader, client.address);
  if (client?.userAgent) headers.set('user-agent', client.userAgent);
  if (cookieHeader) headers.set('cookie', cookieHeader);
  return headers;
}
