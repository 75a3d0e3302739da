import type { FastifyReply } from 'fastify';

/** Returns a signal that aborts when the client disconnects or the response ends. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
