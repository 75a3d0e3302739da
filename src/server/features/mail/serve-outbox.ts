import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { isLoopbackName, mailMode } from './mail-mode.ts';
import { outboxPage } from './outbox-page.ts';
import { outboxMails } from './outbox-store.ts';
import { outboxView } from './outbox-view.ts';

/** Left by proxies: the visitor may be anywhere. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Asked by a program on this machine under this machine's own name. A page of a foreign name that resolves to loopback
 * would read the outbox otherwise.
 */
function isLocal(request: FastifyRequest): boolean {
  return (
    isLoopbackName(request.hostname) && proxyHeaders.every((name) => request.headers[name] === undefined)
  );
}

/**
 * /dev/outbox and /dev/outbox.json: the mails that were not sent because no SMTP is set up, newest first. Not there at
 * all with SMTP, or where others than this machine could reach it.
 */
export function serveOutbox(app: FastifyInstance, deps: Deps): void {
  const isOpen = mailMode(deps.config) === 'outbox';
  const mails = async (request: FastifyRequest) => {
    if (!isOpen || !isLocal(request)) throw notFound('The page');
    return (await outboxMails(deps.db)).map(outboxView);
  };
  app.get('/dev/outbox.json', { schema: { hide: true } }, async (request, reply) => {
    const all = await mails(request);
    return reply.header('cache-control', 'no-store').send(all);
  });
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    const all = await mails(request);
    const { mail: wanted } = request.query as { mail?: unknown };
    const shown = all.find((mail) => mail.id === wanted) ?? all[0];
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(outboxPage(all, shown));
  });
}
