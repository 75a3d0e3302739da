import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/* A fake Stripe with the part of its API that Octavo uses, called over HTTP by Stripe's own library. */

type Json = Record<string, unknown>;
type Fields = Record<string, string>;

export interface StripeDouble {
  readonly url: string;
  /** Settings for the server under test. */
  readonly settings: Readonly<Record<string, string>>;
  /** Paths of all calls that had an effect. */
  readonly effects: string[];
  /**
   * Makes the next calls fail: a number responds with that status and has no effect, 'lost' acts without
   * responding, 'declined' is a declined card.
   */
  failNext(...how: (number | 'lost' | 'declined')[]): void;
  /** Holds all calls from now on; the returned `release` lets them continue. */
  hold(): { readonly waiting: () => number; readonly release: () => void };
  /** Sets the URL for webhook messages. */
  sendTo(address: string): void;
  /** Pays a checkout as its page would. */
  pay(sessionId: string): { subscriptionId: string; customerId: string };
  change(subscriptionId: string, part: Json): void;
  /** Returns a message about a subscription, signed with the library's own generator. */
  message(type: string, subscriptionId: string, options?: MessageOptions): SignedMessage;
  close(): Promise<void>;
}

interface MessageOptions {
  readonly id?: string;
  readonly at?: Date;
  readonly secret?: string;
}

interface SignedMessage {
  readonly body: string;
  readonly signature: string;
}

const secret = 'whsec_test';
const prices = [
  ['octavo_pro_month', 1200, 'month'],
  ['octavo_pro_year', 12000, 'year'],
  ['octavo_premium_month', 2900, 'month'],
  ['octavo_premium_year', 29000, 'year'],
].map(([key, amount, interval]) => ({
  id: `price_${key}`,
  object: 'price',
  lookup_key: key,
  unit_amount: amount,
  currency: 'eur',
  recurring: { interval },
  metadata: {},
}));

const seconds = (at = new Date()) => Math.floor(at.getTime() / 1000);

async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
}

export async function startStripeDouble(): Promise<StripeDouble> {
  const objects = new Map<string, Json>();
  const kept = new Map<string, Json>();
  const effects: string[] = [];
  const failures: (number | 'lost' | 'declined')[] = [];
  let held: PromiseWithResolvers<void> | null = null;
  let waiting = 0;
  let target: string | null = null;
  let numbers = 0;
  const newId = (prefix: string) => `${prefix}_${++numbers}`;
  const keep = (object: Json): Json => {
    objects.set(String(object.id), object);
    return object;
  };
  const priceOf = (id: string | undefined) => prices.find((price) => price.id === id);
  const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' });

  function message(type: string, subscriptionId: string, options: MessageOptions = {}): SignedMessage {
    const object = objects.get(subscriptionId) ?? {
      id: subscriptionId,
      object: 'subscription',
      customer: null,
    };
    const event = { id: options.id ?? newId('evt'), object: 'event', type, data: { object } };
    const body = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: options.secret ?? secret,
      timestamp: seconds(options.at),
    });
    return { body, signature };
  }

  async function tell(type: string, subscriptionId: string): Promise<void> {
    if (!target) return;
    const { body, signature } = message(type, subscriptionId);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    await fetch(target, { method: 'POST', headers, body }).catch(() => undefined);
  }

  function addInvoice(customer: unknown, amount: number): string {
    const id = newId('in');
    keep({
      id,
      object: 'invoice',
      customer,
      number: id,
      total: amount,
      currency: 'eur',
      status: 'paid',
      created: seconds(),
      hosted_invoice_url: null,
    });
    return id;
  }

  function pay(sessionId: string) {
    const session = objects.get(sessionId);
    if (!session) throw new Error(`no session ${sessionId}`);
    const price = priceOf(String(session.price));
    if (!session.subscription) {
      const end = new Date();
      end.setUTCMonth(end.getUTCMonth() + (price?.recurring.interval === 'year' ? 12 : 1));
      const item = { id: newId('si'), object: 'subscription_item', price, current_period_end: seconds(end) };
      const made = keep({
        id: newId('sub'),
        object: 'subscription',
        customer: session.customer,
        status: 'active',
        latest_invoice: addInvoice(session.customer, price?.unit_amount as number),
        billing_cycle_anchor: seconds(),
        cancel_at_period_end: false,
        items: list([item]),
      });
      Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: made.id });
    }
    return { subscriptionId: String(session.subscription), customerId: String(session.customer) };
  }

  function act(method: string, path: string, query: URLSearchParams, fields: Fields): Json | null {
    const [, , noun = '', id = ''] = path.split('/');
    if (method === 'GET' && noun === 'prices') return list(prices);
    if (method === 'GET' && noun === 'invoices')
      return list(
        [...objects.values()].filter(
          (one) => one.object === 'invoice' && one.customer === query.get('customer'),
        ),
      );
    if (method === 'POST' && path === '/v1/customers') return keep({ id: newId('cus'), object: 'customer' });
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const sessionId = newId('cs_test');
      const { customer, success_url, cancel_url } = fields;
      const price = fields['line_items[0][price]'];
      return keep({
        id: sessionId,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        customer,
        price,
        success_url,
        cancel_url,
        subscription: null,
        url: `${url()}/pay/${sessionId}`,
      });
    }
    if (method === 'POST' && path === '/v1/billing_portal/sessions')
      return {
        id: newId('bps'),
        object: 'billing_portal.session',
        url: `${url()}/portal?return=${fields.return_url}`,
      };
    const found = objects.get(noun === 'checkout' ? (path.split('/')[4] ?? '') : id);
    if (!found) return null;
    if (method === 'DELETE') Object.assign(found, { status: 'canceled' });
    if (method === 'POST' && noun === 'subscriptions') {
      if (fields.cancel_at_period_end) found.cancel_at_period_end = fields.cancel_at_period_end === 'true';
      const price = priceOf(fields['items[0][price]']);
      const items = found.items as { data: { price: unknown }[] };
      if (price && items.data[0]) {
        items.data[0].price = price;
        addInvoice(found.customer, price.unit_amount as number);
      }
    }
    return found;
  }

  /** Serves the checkout page, with a single button. */
  async function showPage(
    request: IncomingMessage,
    response: ServerResponse,
    sessionId: string,
  ): Promise<void> {
    const session = objects.get(sessionId);
    if (request.method === 'POST') {
      const { subscriptionId } = pay(sessionId);
      await tell('customer.subscription.created', subscriptionId);
      const location = String(session?.success_url).replace('{CHECKOUT_SESSION_ID}', sessionId);
      response.writeHead(303, { location }).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><html lang="en"><title>Pay</title><h1>Stripe double</h1><form method="post"><button>Subscribe</button></form><a href="${session?.cancel_url}">Back</a></html>`,
      );
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double.invalid');
    if (pathname.startsWith('/pay/')) return showPage(request, response, pathname.slice(5));
    const answer = (status: number, body: Json) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const fields = await fieldsOf(request);
    waiting += 1;
    await held?.promise;
    waiting -= 1;
    const failure = failures.shift();
    if (failure === 'declined')
      return answer(402, { error: { type: 'card_error', message: 'Your card was declined.' } });
    if (typeof failure === 'number')
      return answer(failure, { error: { type: 'api_error', message: 'Failed on purpose' } });
    const method = request.method ?? 'GET';
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' ? kept.get(key) : undefined;
    const done = before ?? act(method, pathname, searchParams, fields);
    if (!done)
      return answer(404, {
        error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' },
      });
    if (method !== 'GET' && !before) effects.push(`${method} ${pathname}`);
    if (typeof key === 'string') kept.set(key, done);
    if (failure === 'lost') return response.destroy();
    return answer(200, done);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: url(),
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: url(),
    },
    effects,
    failNext: (...how) => void failures.push(...how),
    hold() {
      held = Promise.withResolvers();
      const release = () => {
        held?.resolve();
        held = null;
      };
      return { waiting: () => waiting, release };
    },
    sendTo(address) {
      target = address;
    },
    pay,
    change: (id, part) => void Object.assign(objects.get(id) ?? {}, part),
    message,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
