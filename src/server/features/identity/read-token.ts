import type { Identity, SessionToken } from '../../adapters/identity/identity.ts';
import { AppError } from '../../app-error.ts';

/** A fresh identity token for the session of this browser. Throws `unauthenticated` when it has none. */
export async function readToken(
  input: { readonly cookieHeader: string | undefined },
  deps: { readonly identity: Identity },
): Promise<SessionToken> {
  const token = await deps.identity.tokenForSession(input.cookieHeader);
  if (!token) throw new AppError('unauthenticated', 'User not authenticated');
  return token;
}
