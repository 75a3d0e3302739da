import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addJobWithin } from '../../jobs/add-job-within.ts';
import { handlePaymentEventJob } from '../../jobs/definitions/handle-payment-event.ts';
import { addEvent } from './payment-store.ts';

const longestMessage = 512 * 1024;

/**
 * Serves the payment provider's webhook. Stores the event together with a job that processes it, and responds
 * immediately. Repeated events change nothing. Not part of the API contract, because only the provider calls
 * it.
 */
export function servePaymentWebhook(app: FastifyInstance, deps: Deps): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw bytes.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: longestMessage },
      (_request, body, done) => done(null, body),
    );
    scope.post('/payments/webhook', { schema: { hide: true } }, async (request) => {
      const header = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = deps.payments.readEvent(body, typeof header === 'string' ? header : '', deps.clock());
      await deps.db.transaction().execute(async (tx) => {
        if (!(await addEvent(tx, event))) return;
        await addJobWithin(tx, handlePaymentEventJob, { id: event.id }, { key: `payment ${event.id}` });
      });
      return { received: true };
    });
    done();
  });
}
