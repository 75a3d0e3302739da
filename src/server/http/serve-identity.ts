import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/**
 * The one address under /identity that is not in the contract, because a provider sends browsers to it: its answer is
 * a page of the web app, never a value.
 */
export function serveIdentity(app: FastifyInstance, deps: Deps): void {
  app.get('/identity/callback/google', {
    schema: { hide: true },
    config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
    // A person's window is here, not a program: whatever fails, even a limit, ends on a page that can say so.
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
      // The address holds a code: it must not be told to the page that follows, nor kept between.
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      if (setCookie.length > 0) reply.header('set-cookie', [...setCookie]);
      return reply.redirect(location, 303);
    },
  });
}
