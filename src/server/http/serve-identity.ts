import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/**
 * Serves the only /identity route outside the contract. A provider redirects browsers to it, so it always
 * responds with a page of the web app.
 */
export function serveIdentity(app: FastifyInstance, deps: Deps): void {
  app.get('/identity/callback/google', {
    schema: { hide: true },
    config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
    // A browser window waits here, so every failure, even a rate limit, ends on a page that can explain it.
    errorHandler: (error, request, reply) => {
      const isKnown = error instanceof AppError || error.statusCode === 429;
      if (!isKnown) request.log.error({ err: error }, 'a return from a provider failed');
      const page = new URL('/auth/complete?mode=page&error=failed', deps.config.publicUrl);
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(page.href, 303);
    },
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
      // The URL contains a code, so it must not be cached or sent as a referrer.
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      if (setCookie.length > 0) reply.header('set-cookie', [...setCookie]);
      return reply.redirect(location, 303);
    },
  });
}
