import type { FastifyInstance } from 'fastify';

/** Most requests take milliseconds, a PDF seconds; the whole shutdown has 15 s. */
const drainMs = 4_000;
const lookEveryMs = 25;

/**
 * Lets active requests finish when the server closes: closes connections as soon as they are idle, and the
 * rest after four seconds.
 */
export function drainOnClose(app: FastifyInstance, withinMs = drainMs): void {
  app.addHook('preClose', async () => {
    // Keep-alive connections would keep the server open after their last response.
    const look = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
    const cut = setTimeout(() => app.server.closeAllConnections(), withinMs);
    app.server.once('close', () => {
      clearInterval(look);
      clearTimeout(cut);
    });
    look.unref();
    cut.unref();
  });
}
