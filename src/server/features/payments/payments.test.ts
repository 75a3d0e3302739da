import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StripeDouble, startStripeDouble } from '../../testing/stripe-double.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { handlePaymentEvent, tendPayments } from './handle-payment-event.ts';

let stripe: StripeDouble;
let real: TestApp;
let sandbox: TestApp;
beforeAll(async () => {
  stripe = await startStripeDouble();
  real = await createTestApp({ OCTAVO_BASE_TIER: 'basic', ...stripe.settings });
  sandbox = await createTestApp({ OCTAVO_BASE_TIER: 'basic' });
});
afterAll(async () => {
  await real.close();
  await sandbox.close();
  await stripe.close();
});

let uid: string;
beforeEach(async () => {
  uid = `u${Math.random().toString(36).slice(2)}`;
  for (const { database } of [real, sandbox])
    await database.db
      .insertInto('users')
      .values({ uid, email: `${uid}@example.com` })
      .execute();
});

const ask = async (house: TestApp, method: 'GET' | 'POST', url: string, payload?: object, as = uid) => {
  const answer = await house.app.inject({
    method,
    url,
    headers: house.as(as),
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};
const open = (house: TestApp, price_id: string, more: object = {}) =>
  ask(house, 'POST', '/payments/create-checkout-session', { price_id, ...more });
const confirm = (house: TestApp, session_id: string, as = uid) =>
  ask(house, 'POST', '/payments/confirm-payment', { session_id }, as);
const status = (house: TestApp) => ask(house, 'GET', '/payments/subscription-status');
const tierIn = async (house: TestApp) => (await ask(house, 'GET', '/api/user/activity-summary')).body.tier;

/** Each provider, with the id of its cheapest price and how to pay there. */
const providers = [
  {
    name: 'the sandbox',
    house: () => sandbox,
    pro: 'sandbox_pro_month',
    premium: 'sandbox_premium_month',
    pay: (id: string) => ask(sandbox, 'POST', `/payments/sandbox/checkouts/${id}/pay`, { card: 'good' }),
  },
  {
    name: 'Stripe',
    house: () => real,
    pro: 'price_octavo_pro_month',
    premium: 'price_octavo_premium_month',
    pay: async (id: string) => stripe.pay(id),
  },
] as const;

describe.each(providers)('by $name', ({ house, pro, premium, pay }) => {
  test('[C08] [M03] plans with prices are public, with the publishable key', async () => {
    const answer = await house().app.inject('/payments/pricing');
    expect(answer.statusCode).toBe(200);
    const { plans, publishable_key } = answer.json();
    expect(
      plans.map(({ name, generations }: { name: string; generations: number }) => [name, generations]),
    ).toEqual([
      ['Basic', 25],
      ['Pro', 100],
      ['Premium', null],
    ]);
    expect(plans[1].prices).toContainEqual({
      price_id: pro,
      interval: 'month',
      amount_cents: 1200,
      currency: 'eur',
    });
    expect(publishable_key).toMatch(/^pk_/);
  });

  test('[M04] [C09] [C10] [C12] [C13] [C14] a plan is bought, cancelled, resumed and changed', async () => {
    expect(await status(house())).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await tierIn(house())).toBe('basic');
    const opened = await open(house(), pro);
    expect(opened.body).toEqual({
      session_id: expect.any(String),
      checkout_url: expect.stringMatching(/^http/),
    });
    const { session_id } = opened.body;
    expect(await confirm(house(), session_id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await pay(session_id);
    // Repeated confirmations (two tabs, a reload, the back button) return the same result.
    const confirmed = await Promise.all([1, 2, 3].map(() => confirm(house(), session_id)));
    for (const { body } of confirmed)
      expect(body).toMatchObject({ tier: 'pro', plan: 'Pro', status: 'active' });
    expect((await ask(house(), 'GET', '/api/user/activity-summary')).body).toMatchObject({
      tier: 'pro',
      fast_documents: { used: 0, limit: 80 },
      quality_documents: { used: 0, limit: 20 },
    });
    expect(await open(house(), pro)).toMatchObject({ status: 409 });
    const cancelled = await ask(house(), 'POST', '/payments/cancel-subscription');
    expect(cancelled.body).toMatchObject({ cancel_at_period_end: true, tier: 'pro' });
    expect(await tierIn(house())).toBe('pro');
    const again = await ask(house(), 'POST', '/payments/reactivate-subscription');
    expect(again.body).toMatchObject({ cancel_at_period_end: false });
    const larger = await ask(house(), 'POST', '/payments/change-plan', { price_id: premium });
    expect(larger.body).toMatchObject({ tier: 'enterprise', plan: 'Premium' });
    expect((await status(house())).body).toEqual(larger.body);
    const { invoices } = (await ask(house(), 'GET', '/payments/invoices')).body;
    expect(invoices.length).toBe(2);
  });

  test('[C11] the portal is available to every customer', async () => {
    const portal = () =>
      ask(house(), 'POST', '/payments/create-portal-session', { return_url: '/membership' });
    expect(await portal()).toMatchObject({ status: 404 });
    await open(house(), pro);
    expect((await portal()).body.portal_url).toMatch(/^http.*return/);
    const away = await ask(house(), 'POST', '/payments/create-portal-session', {
      return_url: 'https://evil.example',
    });
    expect(away).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  test.each([
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://a@localhost:3000/',
  ])('rejects an address of another site: %s', async (address) => {
    for (const field of ['success_url', 'cancel_url'])
      expect(await open(house(), pro, { [field]: address })).toMatchObject({
        status: 400,
        body: { fields: [{ path: field }] },
      });
  });

  test("rejects an unknown price by field, and returns 404 for another user's checkout", async () => {
    expect(await open(house(), 'price_of_nothing')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'price_id' }] },
    });
    const { session_id } = (await open(house(), pro)).body;
    await pay(session_id);
    expect(await confirm(house(), session_id, 'mallory')).toMatchObject({ status: 404 });
    expect(await confirm(house(), 'cs_of_nobody')).toMatchObject({ status: 404 });
    const other = await house().app.inject({
      url: '/api/user/activity-summary',
      headers: house().as('mallory'),
    });
    expect(other.json().tier).toBe('basic');
  });

  test('paying in two tabs keeps only the later plan', async () => {
    const first = (await open(house(), pro)).body.session_id;
    const second = (await open(house(), premium)).body.session_id;
    await pay(first);
    await confirm(house(), first);
    await pay(second);
    expect((await confirm(house(), second)).body).toMatchObject({ plan: 'Premium' });
    // A late confirmation of the first checkout changes nothing.
    expect((await confirm(house(), first)).body).toMatchObject({ plan: 'Premium' });
  });
});

describe('in the sandbox', () => {
  test('a declined card pays nothing; a failed payment has a grace period; canceled plans end', async () => {
    const { session_id } = (await open(sandbox, 'sandbox_pro_year')).body;
    const url = `/payments/sandbox/checkouts/${session_id}/pay`;
    expect(await ask(sandbox, 'POST', url, { card: 'declined' })).toMatchObject({ status: 422 });
    expect(await confirm(sandbox, session_id)).toMatchObject({ status: 409 });
    const paid = await Promise.all([1, 2].map(() => ask(sandbox, 'POST', url, { card: 'good' })));
    for (const { body } of paid) expect(body.redirect_url).toContain(`session_id=${session_id}`);
    await confirm(sandbox, session_id);
    expect((await ask(sandbox, 'GET', '/payments/invoices')).body.invoices.length).toBe(1);
    const happen = (what: string) => ask(sandbox, 'POST', '/payments/sandbox/events', { what });
    await happen('payment_fails');
    expect((await status(sandbox)).body).toMatchObject({
      status: 'past_due',
      grace_until: expect.any(String),
    });
    expect(await tierIn(sandbox)).toBe('pro');
    await happen('payment_succeeds');
    expect((await status(sandbox)).body).toMatchObject({ status: 'active', grace_until: null });
    await ask(sandbox, 'POST', '/payments/cancel-subscription');
    await happen('period_ends');
    expect(await status(sandbox)).toMatchObject({ status: 404 });
    expect(await tierIn(sandbox)).toBe('basic');
    const profile = await ask(sandbox, 'GET', '/api/user/profile');
    expect(profile.body.membership).toMatchObject({ tier: 'basic', upgradedAt: expect.any(String) });
  });

  test('accepts no webhook', async () => {
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: '/payments/webhook',
      payload: { id: 'evt' },
    });
    expect(answer.statusCode).toBe(404);
  });
});

const post = ({ body, signature }: { body: string; signature: string }) =>
  real.app.inject({
    method: 'POST',
    url: '/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });

async function subscribe() {
  const { session_id } = (await open(real, 'price_octavo_pro_month')).body;
  return stripe.pay(session_id);
}

const eventsLike = async (id: string) =>
  real.database.db.selectFrom('payment_events').selectAll().where('id', '=', id).execute();
const jobsFor = async (id: string) => {
  const { rows } = await real.database.pool.query('select 1 from graphile_worker.jobs where key = $1', [
    `payment ${id}`,
  ]);
  return rows.length;
};

describe('a Stripe message', () => {
  test('sent ten times concurrently acts once', async () => {
    const { subscriptionId } = await subscribe();
    const id = `evt_${uid}`;
    const message = stripe.message('customer.subscription.created', subscriptionId, { id });
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(message)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await jobsFor(id)).toBe(1);
    await Promise.all(Array.from({ length: 3 }, () => handlePaymentEvent(id, real.deps)));
    expect(await tierIn(real)).toBe('pro');
    expect(await eventsLike(id)).toMatchObject([{ status: 'done', attempts: 1 }]);
    expect((await post(message)).statusCode).toBe(200);
    await handlePaymentEvent(id, real.deps);
    expect(await eventsLike(id)).toMatchObject([{ status: 'done', attempts: 1 }]);
  });

  test("only triggers a fetch: late or out of order, the state is Stripe's current one", async () => {
    const { subscriptionId } = await subscribe();
    const created = stripe.message('customer.subscription.created', subscriptionId, { id: `evt_a${uid}` });
    stripe.change(subscriptionId, { status: 'canceled' });
    const deleted = stripe.message('customer.subscription.deleted', subscriptionId, { id: `evt_b${uid}` });
    for (const message of [deleted, created]) await post(message);
    for (const id of [`evt_b${uid}`, `evt_a${uid}`]) await handlePaymentEvent(id, real.deps);
    expect(await tierIn(real)).toBe('basic');
  });

  test('of an unknown customer is parked', async () => {
    const { subscriptionId, customerId } = await subscribe();
    await real.database.db
      .updateTable('memberships')
      .set({ customer_id: null })
      .where('user_id', '=', uid)
      .execute();
    const id = `evt_${uid}`;
    await post(stripe.message('customer.subscription.created', subscriptionId, { id }));
    await handlePaymentEvent(id, real.deps);
    expect(await eventsLike(id)).toMatchObject([{ status: 'parked' }]);
    await real.database.db
      .updateTable('memberships')
      .set({ customer_id: customerId })
      .where('user_id', '=', uid)
      .execute();
    await tendPayments(real.deps);
    expect(await eventsLike(id)).toMatchObject([{ status: 'done' }]);
    expect(await tierIn(real)).toBe('pro');
  });

  test('is rejected if it is unsigned, signed with another key, old, or from the future', async () => {
    const { subscriptionId } = await subscribe();
    const hours = (n: number) => new Date(Date.now() + n * 3_600_000);
    const good = stripe.message('customer.subscription.created', subscriptionId, { id: `evt_${uid}` });
    for (const bad of [
      stripe.message('x', subscriptionId, { id: `evt_${uid}`, secret: 'whsec_other' }),
      stripe.message('x', subscriptionId, { id: `evt_${uid}`, at: hours(-3) }),
      stripe.message('x', subscriptionId, { id: `evt_${uid}`, at: hours(3) }),
      { ...good, body: good.body.replace('active', 'broken') },
      { ...good, signature: '' },
      { ...good, signature: 't=now,v1=00' },
    ])
      expect((await post(bad)).statusCode).toBe(400);
    expect(await eventsLike(`evt_${uid}`)).toEqual([]);
  });
});

describe('when Stripe', () => {
  test('fails or loses its response, the library retries and nothing happens twice', async () => {
    const before = stripe.effects.length;
    stripe.failNext(500, 'lost');
    const { status: code, body } = await open(real, 'price_octavo_pro_month');
    expect(code, JSON.stringify(body)).toBe(200);
    expect(stripe.effects.slice(before)).toEqual(['POST /v1/customers', 'POST /v1/checkout/sessions']);
  });

  test('is called twice, there is one checkout', async () => {
    await open(real, 'price_octavo_pro_month');
    const [one, two] = await Promise.all([1, 2].map(() => open(real, 'price_octavo_premium_month')));
    expect(one?.body.session_id).toBe(two?.body.session_id);
  });

  test('declines a card during a plan change, the plan stays and the card is named', async () => {
    const { session_id } = (await open(real, 'price_octavo_pro_month')).body;
    stripe.pay(session_id);
    await confirm(real, session_id);
    // Reading the subscription succeeds; the bank declines the change itself.
    stripe.failNext(500, 'declined');
    const change = { price_id: 'price_octavo_premium_month' };
    const refused = await ask(real, 'POST', '/payments/change-plan', change);
    expect(refused).toMatchObject({ status: 422, body: { code: 'unprocessable' } });
    expect(refused.body.detail).toContain('The card was declined');
    expect((await status(real)).body).toMatchObject({ plan: 'Pro', status: 'active' });
  });

  test.each([[429], [500, 500, 500]])('answers %s, we report it with the time to wait', async (...how) => {
    stripe.failNext(...how);
    const answer = await real.app.inject({
      method: 'POST',
      url: '/payments/create-checkout-session',
      headers: real.as(uid),
      payload: { price_id: 'price_octavo_pro_month' },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining('Nothing changed'),
    });
  });
});
