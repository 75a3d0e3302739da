import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiKeyMark } from '../../domain/membership/api-scopes.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { authenticateApiKey } from '../features/api-keys/authenticate-api-key.ts';

/** Who calls, as the identity token or the API key says. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  /** A program with an API key, not somebody who is signed in. */
  readonly isByApiKey?: true;
}

const scheme = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i;

/** Addresses are written to logs and histories: a key in one is as good as published. */
const keyInAddress = new RegExp(`[?&][^?=&]*=(?:Bearer%20)?${apiKeyMark}[\\w-]{20}`, 'i');

/**
 * Reads and verifies the bearer: an identity token, without the database, or an API key, which is good for the calls of
 * its scopes alone. Throws `unauthenticated` or `token_expired`; for keys also `forbidden`, `plan_required`, `rate_limited`.
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
      'Send the API key in the Authorization header, never in the address. Rotate this one: addresses are logged.',
    );
  if (!token) throw new AppError('unauthenticated', 'User not authenticated');
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
  if (!caller.emailVerified) throw new AppError('unauthenticated', 'User not authenticated');
  return caller;
}
