import type { FastifyReply, FastifyRequest } from 'fastify';
import type { identityEndpoints } from '../../../contract/identity.ts';
import type { Client } from '../../adapters/identity/identity.ts';
import type { Handlers } from '../../http/mount.ts';
import { readToken } from './read-token.ts';
import { requireSameOrigin } from './same-origin.ts';
import { signInOwner } from './sign-in-owner.ts';
import { signOut } from './sign-out.ts';

type OwnEndpoints = Pick<typeof identityEndpoints, 'ownerSignIn' | 'readToken' | 'signOut'>;

function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, userAgent: request.headers['user-agent'] };
}

/** Sets cookies on the response, and forbids caching it. */
function answerWith(reply: FastifyReply, setCookie: readonly string[]): void {
  reply.header('cache-control', 'no-store');
  if (setCookie.length > 0) reply.header('set-cookie', [...setCookie]);
}

export const identityHandlers = {
  ownerSignIn: async ({ body, request, reply }, deps) => {
    requireSameOrigin(request.headers, deps.identity.isTrustedOrigin);
    const { setCookie } = await signInOwner({ token: body.token, client: clientOf(request) }, deps);
    answerWith(reply, setCookie);
    return undefined;
  },
  readToken: async ({ request, reply }, deps) => {
    requireSameOrigin(request.headers, deps.identity.isTrustedOrigin);
    const session = await readToken({ cookieHeader: request.headers.cookie }, deps);
    answerWith(reply, session.setCookie);
    return { token: session.token, expires_at: session.expiresAt.toISOString() };
  },
  signOut: async ({ request, reply }, deps) => {
    requireSameOrigin(request.headers, deps.identity.isTrustedOrigin);
    const { setCookie } = await signOut({ cookieHeader: request.headers.cookie }, deps);
    answerWith(reply, setCookie);
    return undefined;
  },
} satisfies Handlers<OwnEndpoints>;
