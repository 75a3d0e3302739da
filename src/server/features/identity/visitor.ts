import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../../adapters/identity/entry/entry-context.ts';

/** Who calls, as far as the connection and the browser tell. */
export function visitorOf(request: FastifyRequest): Visitor {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'],
    cookieHeader: request.headers.cookie,
  };
}
