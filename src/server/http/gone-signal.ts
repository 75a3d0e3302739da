import type { FastifyReply } from 'fastify';

/** Fires once nobody waits for the answer any more. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
