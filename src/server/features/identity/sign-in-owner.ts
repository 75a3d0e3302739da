import type { Client, Identity } from '../../adapters/identity/identity.ts';

/** Starts a session for the local owner. Throws `gone` if the link is used, expired or unknown. */
export async function signInOwner(
  input: { readonly token: string; readonly client: Client },
  deps: { readonly identity: Identity },
): Promise<{ setCookie: string[] }> {
  return deps.identity.signInOwner(input.token, input.client);
}
