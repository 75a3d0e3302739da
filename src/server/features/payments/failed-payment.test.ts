import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestMailServer, type TestMailServer } from '../../adapters/mail/test-mail-server.ts';
import { handlePaymentEventJob } from '../../jobs/definitions/handle-payment-event.ts';
import { sendMailJob } from '../../jobs/definitions/send-mail.ts';
import { type JobWorker, startWorker } from '../../jobs/queue.ts';
import { type StripeDouble, startStripeDouble } from '../../testing/stripe-double.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tendPayments } from './handle-payment-event.ts';

/*
 * Covers the path from a Stripe webhook through the queue to an email at an SMTP server. Each part is real or
 * used over its real protocol.
 */

let stripe: StripeDouble;
let server: TestMailServer;
let house: TestApp;
let worker: JobWorker;
let now = new Date();
beforeAll(async () => {
  stripe = await startStripeDouble();
  server = await startTestMailServer();
  const settings = {
    OCTAVO_BASE_TIER: 'basic',
    SMTP_URL: server.url,
    MAIL_FROM: 'Octavo <hello@example.org>',
    ...stripe.settings,
  };
  house = await createTestApp(settings, { replace: async () => ({ clock: () => now }) });
  const jobs = [handlePaymentEventJob, sendMailJob];
  worker = await startWorker({ pool: house.database.pool, jobs, deps: house.deps });
});
afterAll(async () => {
  await worker.stop();
  await house.close();
  await server.close();
  await stripe.close();
});

let uid: string;
beforeEach(async () => {
  now = new Date();
  uid = `u${Math.random().toString(36).slice(2)}`;
  await house.database.db
    .insertInto('users')
    .values({ uid, email: `${uid}@example.com`, display_name: 'Ada' })
    .execute();
});

async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = house.as(uid);
  return house.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}

async function bought(): Promise<string> {
  const price_id = 'price_octavo_pro_month';
  const opened = await ask('POST', '/payments/create-checkout-session', { price_id });
  const { session_id } = opened.json();
  const { subscriptionId } = stripe.pay(session_id);
  await ask('POST', '/payments/confirm-payment', { session_id });
  return subscriptionId;
}

let messages = 0;
async function told(type: string, subscriptionId: string): Promise<string> {
  const id = `evt_${uid}_${++messages}`;
  const { body, signature } = stripe.message(type, subscriptionId, { id, at: now });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await house.app.inject({
    method: 'POST',
    url: '/payments/webhook',
    headers,
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
  return id;
}

const statusOf = async (id: string) =>
  (
    await house.database.db
      .selectFrom('payment_events')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.status;
const done = (id: string) => expect.poll(() => statusOf(id), { timeout: 60_000 }).toBe('done');
const plain = (text: string | undefined) => text?.replace(/\s+/g, ' ');
const own = () => server.mails.filter(({ envelope }) => envelope.to.includes(`${uid}@example.com`));

test('a failed payment is announced by email once per invoice: the grace period, what to do, and where', async () => {
  const subscriptionId = await bought();
  stripe.change(subscriptionId, { status: 'past_due', latest_invoice: 'in_june' });
  // Stripe sends several messages about the same failure, and retries the card for days.
  for (const type of ['invoice.payment_failed', 'customer.subscription.updated', 'invoice.payment_failed'])
    await done(await told(type, subscriptionId));
  await tendPayments(house.deps);
  await expect.poll(() => own().length, { timeout: 60_000 }).toBe(1);
  const status = (await ask('GET', '/payments/subscription-status')).json();
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  const [mail] = own();
  expect(mail?.subject).toBe('The payment for your Octavo Pro plan failed');
  expect(plain(mail?.text)).toContain('Hello Ada,');
  expect(plain(mail?.text)).toContain(`stays active until ${day.format(new Date(status.grace_until))}`);
  expect(plain(mail?.text)).toContain('check that the card is valid');
  expect(plain(mail?.text)).toContain(`${house.deps.config.publicUrl.replace(/\/$/, '')}/membership`);
  expect((await ask('GET', '/api/user/activity-summary')).json().tier).toBe('pro');

  // After the grace period the plan is paused. The next invoice triggers a new email that says so.
  now = new Date(now.getTime() + 8 * 86_400_000);
  stripe.change(subscriptionId, { latest_invoice: 'in_july' });
  await done(await told('invoice.payment_failed', subscriptionId));
  await expect.poll(() => own().length, { timeout: 60_000 }).toBe(2);
  expect(plain(own()[1]?.text)).toContain('is paused until the payment goes through');
  expect((await ask('GET', '/api/user/activity-summary')).json().tier).toBe('basic');
  stripe.change(subscriptionId, { status: 'active' });
  await done(await told('invoice.paid', subscriptionId));
  expect((await ask('GET', '/api/user/activity-summary')).json().tier).toBe('pro');
  const queued = await house.database.db
    .selectFrom('mails')
    .select('id')
    .where('user_id', '=', uid)
    .execute();
  expect(queued.length).toBe(2);
});

test('a webhook is answered once it is stored, even while Stripe is slow', async () => {
  const price_id = 'price_octavo_pro_month';
  const { session_id } = (await ask('POST', '/payments/create-checkout-session', { price_id })).json();
  const { subscriptionId } = stripe.pay(session_id);
  const held = stripe.hold();
  // The webhook responds before any call to Stripe has completed, and the message is stored.
  const id = await told('customer.subscription.created', subscriptionId);
  await expect.poll(held.waiting, { timeout: 60_000 }).toBe(1);
  expect(await statusOf(id)).toBe('received');
  held.release();
  await done(id);
  expect((await ask('GET', '/api/user/activity-summary')).json().tier).toBe('pro');
});
