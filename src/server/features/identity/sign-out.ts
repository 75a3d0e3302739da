import type { Identity } from '../../adapters/identity/identity.ts';

/** Ends this browser's session, if any. Its tokens are refused immediately. */
export async function signOut(
  input: { readonly cookieHeader: string | undefined },
  deps: { readonly identity: Identity },
): Promise<{ setCookie: string[] }> {
  return deps.identity.signOut(input.cookieHeader);
}
