import type { FastifyReply } from 'fastify';

/** Hands the caller another session cookie; nothing between may keep the answer. */
export function answerWithCookies(reply: FastifyReply, setCookie: readonly string[]): void {
  reply.header('cache-control', 'no-store');
  if (setCookie.length > 0) reply.header('set-cookie', [...setCookie]);
}
