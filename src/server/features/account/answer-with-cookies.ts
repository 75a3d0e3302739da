import type { FastifyReply } from 'fastify';

/** Sets session cookies on the response, and forbids caching it. */
export function answerWithCookies(reply: FastifyReply, setCookie: readonly string[]): void {
  reply.header('cache-control', 'no-store');
  if (setCookie.length > 0) reply.header('set-cookie', [...setCookie]);
}
