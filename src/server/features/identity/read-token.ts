import type { Identity, SessionToken } from '../../adapters/identity/identity.ts';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';

/** Returns a new identity token for this browser's session. Throws `unauthenticated` without a session. */
export async function readToken(
  input: { readonly cookieHeader: string | undefined },
  deps: { readonly identity: Identity },
): Promise<SessionToken> {
  const token = await deps.identity.tokenForSession(input.cookieHeader);
  if (!token) throw new AppError('unauthenticated', told('accountGone'));
  return token;
}
