import { betterAuth } from 'better-auth';
import { withLossesThrown } from '../../database/database-lost-error.ts';
import { authOptions, clientAddressHeader } from './auth-options.ts';
import type { Client, IdentityDeps } from './identity.ts';

/** Better-auth as Octavo sets it up. For the files of this folder alone: the rest of the server sees `Identity`. */
export function createAuth(deps: IdentityDeps) {
  const auth = betterAuth(authOptions(deps));
  return {
    ...auth,
    api: throwingLosses(auth.api),
    handler: (request: Request) => withLossesThrown(() => auth.handler(request)),
  };
}

type Calls = Record<string, unknown>;

/** The library answers 'no session' when it can't read one, which would sign everybody out with a lost database. */
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
