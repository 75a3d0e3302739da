import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forCallers } from '../../told.ts';
import { mailMode } from './mail-mode.ts';
import { mayReadOutbox, outboxCookie, outboxToken } from './outbox-access.ts';
import { lockedOutboxPage, outboxPage } from './outbox-page.ts';
import { outboxMails } from './outbox-store.ts';
import { outboxView } from './outbox-view.ts';

/**
 * Serves /dev/outbox and /dev/outbox.json: emails that weren't sent because SMTP isn't configured, newest
 * first. Returns 404 with SMTP, or if the server isn't on a loopback address. Requires the token of the
 * printed link (?token= or bearer), or the owner's session.
 */
export function serveOutbox(app: FastifyInstance, deps: Deps): void {
  const isOpen = mailMode(deps.config) === 'outbox';
  const mayRead = async (request: FastifyRequest) => {
    if (!isOpen) throw notFound('pageMissing');
    const { token } = request.query as { token?: unknown };
    return mayReadOutbox({ headers: request.headers, token }, deps);
  };
  const mails = async () => (await outboxMails(deps.db)).map(outboxView);
  app.get('/dev/outbox.json', { schema: { hide: true } }, async (request, reply) => {
    if (!(await mayRead(request)))
      throw new AppError(
        'unauthenticated',
        forCallers(
          'Open the outbox link that Octavo printed when it started, or send its token as a bearer.',
        ),
      );
    return reply.header('cache-control', 'no-store').send(await mails());
  });
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    const isAllowed = await mayRead(request);
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8');
    if (!isAllowed) return reply.code(401).send(lockedOutboxPage());
    const { token, mail: wanted } = request.query as { token?: unknown; mail?: unknown };
    // Redirects to remove the token from the URL, where it would be visible and stored.
    if (token !== undefined)
      return reply
        .header('set-cookie', outboxCookie(outboxToken(deps.instanceSecret)))
        .redirect('/dev/outbox', 303);
    const all = await mails();
    return reply.send(outboxPage(all, all.find((mail) => mail.id === wanted) ?? all[0]));
  });
}
