import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/**
 * The one address under /identity that is not in the contract, because a provider sends browsers to it: its answer is
 * a page of the web app, never a value.
 */
export function serveIdentity(app: FastifyInstance, deps: Deps): void {
  app.get('/identity/callback/google', {
    schema: { hide: true },
    config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const start = request.url.indexOf('?');
      const { location, setCookie } = await deps.identity.entry.google.complete(
        start === -1 ? '' : request.url.slice(start),
        {
          address: request.ip,
          userAgent: request.headers['user-agent'],
          cookieHeader: request.headers.cookie,
        },
      );
      // The address holds a code: it must not be told to the page that follows, nor kept between.
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      if (setCookie.length > 0) reply.header('set-cookie', [...setCookie]);
      return reply.redirect(location, 303);
    },
  });
}
