import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiKeyMark } from '../../domain/membership/api-scopes.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { authenticateApiKey } from '../features/api-keys/authenticate-api-key.ts';
import { forCallers, told } from '../told.ts';

/** The authenticated caller, from the identity token or API key. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  /** True for a program with an API key instead of a signed-in user. */
  readonly isByApiKey?: true;
}

const scheme = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i;

/** URLs end up in logs and browser histories, so a key in a URL is compromised. */
const keyInAddress = new RegExp(`[?&][^?=&]*=(?:Bearer%20)?${apiKeyMark}[\\w-]{20}`, 'i');

/**
 * Verifies the bearer token: an identity token (without the database) or an API key, which is limited to the
 * calls of its scopes. Throws `unauthenticated` or `token_expired`; for API keys also `forbidden`,
 * `plan_required`, `rate_limited`.
 */
export async function authenticate(
  request: FastifyRequest,
  deps: Deps,
  { call, reply }: { readonly call: string; readonly reply: FastifyReply },
): Promise<Caller> {
  const token = scheme.exec(request.headers.authorization ?? '')?.[1];
  if (!token && keyInAddress.test(request.url))
    throw new AppError(
      'unauthenticated',
      forCallers(
        'Send the API key in the Authorization header, never in the address. Rotate this one: addresses are logged.',
      ),
    );
  if (!token) throw new AppError('unauthenticated', told('accountGone'));
  if (token.startsWith(apiKeyMark)) {
    const { limit, remaining, resetSeconds, ...owner } = await authenticateApiKey(
      { secret: token, call },
      deps,
    );
    reply.headers({
      'ratelimit-limit': limit,
      'ratelimit-remaining': remaining,
      'ratelimit-reset': resetSeconds,
    });
    return { ...owner, emailVerified: true, isByApiKey: true };
  }
  const caller = await deps.identity.verifyToken(token);
  if (!caller.emailVerified) throw new AppError('unauthenticated', told('accountGone'));
  return caller;
}
