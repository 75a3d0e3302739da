import { betterAuth } from 'better-auth';
import { withLossesThrown } from '../../database/database-lost-error.ts';
import { authOptions, clientAddressHeader } from './auth-options.ts';
import type { Client, IdentityDeps } from './identity.ts';

/** Creates better-auth with Octavo's options. Only for this folder: other code uses `Identity`. */
export function createAuth(deps: IdentityDeps) {
  const auth = betterAuth(authOptions(deps));
  return {
    ...auth,
    api: throwingLosses(auth.api),
    handler: (request: Request) => withLossesThrown(() => auth.handler(request)),
  };
}

type Calls = Record<string, unknown>;

/**
 * Makes database errors throw. The library answers 'no session' instead, which would sign everyone out while
 * the database is down.
 */
function throwingLosses<Api extends object>(api: Api): Api {
  const wrapped = Object.entries(api as Calls).map(([name, call]) => {
    if (typeof call !== 'function') return [name, call];
    const throwing = (...args: unknown[]) => withLossesThrown(async () => call(...args));
    return [name, Object.assign(throwing, call)];
  });
  return Object.fromEntries(wrapped) as Api;
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Returns the request headers for calling better-auth from the server: `auth.api.listSessions({ headers })`.
 * @param cookieHeader the visitor's cookies, for calls that act on a session
 */
export function headersOf(client: Client | undefined, cookieHeader?: string): Headers {
  const headers = new Headers();
  if (client) headers.set(clientAddressHeader, client.address);
  if (client?.userAgent) headers.set('user-agent', client.userAgent);
  if (cookieHeader) headers.set('cookie', cookieHeader);
  return headers;
}
