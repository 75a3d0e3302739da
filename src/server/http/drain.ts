import type { FastifyInstance } from 'fastify';

/** Most requests take milliseconds, a PDF seconds; a stop as a whole has 15 s. */
const drainMs = 4_000;
const lookEveryMs = 25;

/**
 * Lets requests under way end when the server is closed: connections go as soon as they are idle, and all that is left
 * after four seconds is cut.
 */
export function drainOnClose(app: FastifyInstance, withinMs = drainMs): void {
  app.addHook('preClose', async () => {
    // Connections that are kept alive would hold the server open after their last answer.
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
