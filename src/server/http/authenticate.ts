import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Who calls, as the identity token says. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
}

const scheme = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i;

/** Reads and verifies the bearer token. Local: no database on the way. Throws `unauthenticated` or `token_expired`. */
export async function authenticate(request: FastifyRequest, deps: Deps): Promise<Caller> {
  const token = scheme.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated', 'User not authenticated');
  const caller = await deps.identity.verifyToken(token);
  if (!caller.emailVerified) throw new AppError('unauthenticated', 'User not authenticated');
  return caller;
}
