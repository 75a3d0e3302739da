import type { Identity } from '../../adapters/identity/identity.ts';

/** Ends the session of this browser; without one there is nothing to do. Its tokens are refused at once. */
export async function signOut(
  input: { readonly cookieHeader: string | undefined },
  deps: { readonly identity: Identity },
): Promise<{ setCookie: string[] }> {
  return deps.identity.signOut(input.cookieHeader);
}
