import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addJobWithin } from '../../jobs/add-job-within.ts';
import { handlePaymentEventJob } from '../../jobs/definitions/handle-payment-event.ts';
import { addEvent } from './payment-store.ts';

const longestMessage = 512 * 1024;

/**
 * Where the payment provider tells that something happened. The message is kept with the job that acts on it, and
 * answered at once: it may come again, which changes nothing. Not a part of the contract: nobody else calls it.
 */
export function servePaymentWebhook(app: FastifyInstance, deps: Deps): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the bytes as they came.
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
