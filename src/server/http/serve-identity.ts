import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/** The request as the identity service reads it: under the configured address, never under the Host header's. */
function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length' && name !== 'host') {
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    }
  }
  const hasBody = request.body !== undefined && request.body !== null;
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
  });
}

/** Hands everything under /identity that is not in Octavo's own contract to the identity service. */
export function serveIdentity(app: FastifyInstance, deps: Deps): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/identity/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const answer = await deps.identity.handler(webRequest(request, deps.config.publicUrl), request.ip);
      reply.code(answer.status);
      for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value);
      const cookies = answer.headers.getSetCookie();
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      return reply.send(answer.body === null ? null : Buffer.from(await answer.arrayBuffer()));
    },
  });
}
