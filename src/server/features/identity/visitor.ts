import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../../adapters/identity/entry/entry-context.ts';

/** Returns what the connection and the browser reveal about the caller. */
export function visitorOf(request: FastifyRequest): Visitor {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'],
    cookieHeader: request.headers.cookie,
  };
}
