import { generate } from 'selfsigned';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, type ModelServerOptions, startModelServer } from '../../testing/model-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const canary = 'sk-canary-6f1c1c526f0e4a4e9a52';

let test: TestApp;
let servers: ModelServer[] = [];
const logged: string[] = [];

beforeAll(async () => {
  test = await createTestApp({ OCTAVO_STAFF_DOMAINS: 'example.com' });
});
afterAll(() => test.close());
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

const serve = async (options: ModelServerOptions = {}): Promise<ModelServer> => {
  const server = await startModelServer(options);
  servers.push(server);
  return server;
};

const base = '/api/settings/models';

async function send(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  user = 'owner',
) {
  const answer = await test.app.inject({
    method,
    url: `${base}${path}`,
    headers: test.as(user),
    ...(payload ? { payload } : {}),
  });
  logged.push(answer.body);
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

const connect = (address: string, more: object = {}, user?: string) =>
  send('POST', '/providers', { kind: 'compatible', address, ...more }, user);

const noPrices = { input_price: null, output_price: null, picture_price: null };

async function offer(url: string, alias: string, more: object = {}, kind = 'compatible') {
  const { body } = await connect(url, { api_key: canary, kind });
  const offered = { alias, provider_id: body.provider.id, model: 'small', purpose: 'text', ...noPrices };
  const { status } = await send('POST', '/offered', { ...offered, ...more });
  expect(status).toBe(200);
  return body.provider as { id: string; revision: number };
}

const aliases = async (): Promise<string[]> => {
  const answer = await test.app.inject({ url: '/chat/models', headers: test.as('bea') });
  return (answer.json().models as { alias: string }[]).map(({ alias }) => alias);
};

async function run(alias: string, user = 'bea') {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/chat/stream',
    headers: test.as(user),
    payload: { model_alias: alias, messages: [{ role: 'user', content: 'What is Octavo?' }] },
  });
  logged.push(answer.body);
  return answer;
}

describe('a provider', () => {
  it('lists its models, is stored without exposing its key, and answers prompts immediately', async () => {
    const server = await serve({ key: canary, says: 'From the new model.' });
    const { status, body } = await connect(server.url, { api_key: canary, name: 'Workshop' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        state: 'connected',
        provider: { name: 'Workshop', has_key: true, is_private: true, revision: 1 },
        models: [{ id: 'large' }, { id: 'small' }],
      },
    });
    expect(JSON.stringify(body)).not.toContain(canary);
    await send('POST', '/offered', {
      alias: 'workshop',
      provider_id: body.provider.id,
      model: 'small',
      purpose: 'text',
      ...noPrices,
    });
    expect(await aliases()).toContain('workshop');
    const answer = await run('workshop');
    expect(answer.body).toContain('From the new model.');
    const { status: removed } = await send('DELETE', `/providers/${body.provider.id}`);
    expect(removed).toBe(204);
    expect(await aliases()).not.toContain('workshop');
  });

  it('is shown without its answer: of five, two that have fallen silent hold up neither page nor menu', async () => {
    let isSilent = false;
    const unanswered = { instead: () => isSilent };
    const five = await Promise.all([{}, unanswered, {}, unanswered, {}].map(serve));
    const ids: string[] = [];
    for (const [at, { url }] of five.entries()) {
      // From another address, because connections are limited per minute.
      const answer = await test.app.inject({
        method: 'POST',
        url: `${base}/providers`,
        headers: test.as('owner'),
        payload: { kind: 'compatible', address: url },
        remoteAddress: '198.51.100.7',
      });
      const id: string = answer.json().provider.id;
      const offered = { alias: `house-${at}`, provider_id: id, model: 'small', purpose: 'text', ...noPrices };
      expect(await send('POST', '/offered', offered)).toMatchObject({ status: 200 });
      ids.push(id);
    }
    isSilent = true;
    const asked = five.map((server) => server.asked.length);
    const { body } = await send('GET', '');
    const shown = (body.models as { alias: string }[]).map(({ alias }) => alias);
    const all = five.map((_, at) => `house-${at}`);
    expect(shown).toEqual(expect.arrayContaining(all));
    expect(await aliases()).toEqual(expect.arrayContaining(all));
    expect(five.map((server) => server.asked.length)).toEqual(asked);
    for (const id of ids) expect(await send('DELETE', `/providers/${id}`)).toMatchObject({ status: 204 });
  });

  it.each([
    ['a wrong key', 422, { key: 'other' }, /rejected the key/],
    ['no credit', 422, { instead: refuse(402) }, /no credit left/],
    ['a used-up quota', 422, { instead: refuse(429) }, /no quota left/],
    ['a web page', 422, { instead: page }, /didn't answer with a model list/],
    ['a path that is not there', 422, { instead: refuse(404) }, /doesn't list models at this address/],
    [
      'a redirect',
      422,
      { instead: refuse(307, 'https://elsewhere.example/v1') },
      /redirects to elsewhere\.example/,
    ],
    ['a connection that breaks off', 422, { instead: breakOff }, /closed the connection/],
    ['a server that hangs', 504, { instead: () => true }, /didn't answer within 8 seconds/],
  ] as const)(
    'with %s is rejected with a message, and nothing is stored',
    async (_, expected, options, words) => {
      const server = await serve(options);
      const before = (await send('GET', '')).body.providers.length;
      const { status, body } = await connect(server.url, { api_key: canary });
      expect(status).toBe(expected);
      expect(body.detail).toMatch(words);
      expect(body.detail).not.toContain(canary);
      expect((await send('GET', '')).body.providers).toHaveLength(before);
    },
  );

  it('with a false model list shows only valid names, each once', async () => {
    const models = [null, 7, { id: 'a' }, { id: 'a' }, { id: 'x'.repeat(900) }, { id: {} }, { id: '' }];
    const server = await serve({ models });
    const { body } = await connect(server.url);
    expect(body.models.map(({ id }: { id: string }) => id)).toEqual(['a']);
  });

  it("gets no key that looks like another provider's", async () => {
    const { status, body } = await send('POST', '/providers', { kind: 'groq', api_key: 'sk-ant-api03-x' });
    expect(status).toBe(400);
    expect(body.detail).toMatch(/key of Anthropic.*didn't send it/);
  });

  it('on a private address is for the owner only', async () => {
    const server = await serve();
    const { status, body } = await connect(server.url, {}, 'staffer');
    expect(status).toBe(400);
    expect(body.detail).toMatch(/Only the owner/);
    expect(server.asked).toEqual([]);
    expect((await connect('http://169.254.169.254/v1')).status).toBe(400);
  });

  it('with an unknown certificate gets no request until that certificate is trusted', async () => {
    const pair = await generate([{ name: 'commonName', value: 'models.home' }]);
    const server = await serve({ tls: { key: pair.private, cert: pair.cert }, key: canary });
    const first = await connect(server.url, { api_key: canary });
    expect(first.body).toMatchObject({ state: 'unknown_certificate' });
    expect(server.asked).toEqual([]);
    const wrong = await connect(server.url, { api_key: canary, trust_fingerprint: 'AA:BB' });
    expect(wrong.body.state).toBe('unknown_certificate');
    const trusted = { api_key: canary, trust_fingerprint: first.body.fingerprint };
    const { body } = await connect(server.url, trusted);
    expect(body).toMatchObject({
      state: 'connected',
      provider: { trusted_fingerprint: first.body.fingerprint },
    });
  });

  it('never sends its key to a new address', async () => {
    const server = await serve({ key: canary });
    const other = await serve();
    const { body } = await connect(server.url, { api_key: canary });
    const { id, revision } = body.provider;
    const moved = await send('PATCH', `/providers/${id}`, { revision, address: other.url });
    expect(moved.status).toBe(400);
    expect(other.asked).toEqual([]);
  });

  it('changed by two users concurrently keeps the first change and reports a conflict', async () => {
    const server = await serve();
    const { body } = await connect(server.url);
    const { id, revision } = body.provider;
    const change = (name: string) => send('PATCH', `/providers/${id}`, { revision, name });
    const statuses = [(await change('One')).status, (await change('Two')).status];
    expect(statuses).toEqual([200, 409]);
    expect((await send('GET', '')).body.providers).toContainEqual(
      expect.objectContaining({ id, name: 'One', revision: 2 }),
    );
  });

  it('returns 404 to other users', async () => {
    const plain = await createTestApp({}, { database: test.database });
    const answer = await plain.app.inject({ url: base, headers: plain.as('bea') });
    await plain.close();
    expect(answer.statusCode).toBe(404);
  });
});

describe('an offered model', () => {
  it('becomes the default once chosen, and rejects a stale revision', async () => {
    const server = await serve({ key: canary });
    await offer(server.url, 'house');
    const { revision } = (await send('GET', '')).body;
    expect((await send('PATCH', '', { revision, default_alias: 'house' })).status).toBe(204);
    expect((await send('GET', '')).body.default_alias).toBe('house');
    expect((await send('PATCH', '', { revision, default_alias: 'composer' })).status).toBe(409);
    expect((await send('PATCH', '', { revision: revision + 1, default_alias: 'nothing' })).status).toBe(400);
  });

  it('that disappears during a run ends the run with a message', async () => {
    let isThere = true;
    const instead = (_: unknown, response: import('node:http').ServerResponse) => {
      if (!isThere) response.writeHead(404).end('{}');
      return !isThere;
    };
    const server = await serve({ instead });
    await offer(server.url, 'fleeting');
    isThere = false;
    const answer = await run('fleeting');
    expect(answer.body).toContain("isn't at its provider");
  });

  it('that disappears between the steps of a run ends it with a message, and keeps the page', async () => {
    let calls = 0;
    const server = await serve({
      instead: (request, response) => {
        if (!request.url?.endsWith('/completions')) return false;
        calls += 1;
        if (calls > 1) response.writeHead(404).end('{}');
        else answerWithPage(response);
        return true;
      },
    });
    await offer(server.url, 'halfway');
    const { body } = await run('halfway');
    expect(calls).toBeGreaterThan(1);
    expect(body).toContain('"type":"document_saved"');
    expect(body).toContain("isn't at its provider");
  });

  it('gets its reasoning effort and no more than its context', async () => {
    const server = await serve();
    await offer(server.url, 'thinker', { reasoning: 'low', context_tokens: 16_000 });
    await run('thinker');
    const asked = server.asked.find(({ path }) => path.endsWith('completions'));
    expect(JSON.parse(asked?.body ?? '{}')).toMatchObject({ reasoning_effort: 'low', max_tokens: 6_400 });
    const { models } = (await send('GET', '')).body;
    expect(models.find(({ alias }: { alias: string }) => alias === 'thinker')).toMatchObject({
      reasoning: 'low',
      context_tokens: 16_000,
    });
  });

  it('of Anthropic is asked to cache the instructions, with the key in its own header', async () => {
    let keyHeader: unknown;
    const server = await serve({
      instead: (request, response) => {
        keyHeader = request.headers['x-api-key'];
        if (request.url !== '/v1/messages') return false;
        response.setHeader('content-type', 'text/event-stream');
        for (const event of anthropicAnswer('From Anthropic.'))
          response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
        response.end();
        return true;
      },
    });
    await offer(server.url, 'careful', {}, 'anthropic');
    expect((await run('careful')).body).toContain('From Anthropic.');
    expect(keyHeader).toBe(canary);
    const asked = server.asked.find(({ path }) => path === '/v1/messages');
    expect(JSON.parse(asked?.body ?? '{}').system[0].cache_control).toEqual({ type: 'ephemeral' });
  });

  it('of a maker that OpenRouter caches up to a mark gets its instructions marked', async () => {
    const server = await serve();
    for (const model of ['anthropic/claude', 'openai/gpt']) {
      const alias = model.replace('/', '-');
      await offer(server.url, alias, { model }, 'openrouter');
      await run(alias);
    }
    const [marked, plain] = server.asked
      .filter(({ path }) => path.endsWith('completions'))
      .map(({ body }) => JSON.parse(body).messages[0].content);
    expect(marked).toEqual([{ type: 'text', text: plain, cache_control: { type: 'ephemeral' } }]);
  });

  it('is rejected with a message once the budget is used up, while free ones still work', async () => {
    const server = await serve();
    await offer(server.url, 'costly', { input_price: 1_000, output_price: 1_000 });
    const { revision } = (await send('GET', '')).body;
    await send('PATCH', '', { revision, account_cents: 1 });
    // Within budget when it starts, so it is allowed to finish.
    expect((await run('costly', 'cat')).body).toContain('Hello.');
    const refused = await run('costly', 'cat');
    expect(refused.json()).toMatchObject({
      code: 'quota_exceeded',
      detail: expect.stringContaining('Your model budget for this month is used up'),
    });
    expect((await run('costly', 'dan')).body).toContain('Hello.');
    expect((await run('composer', 'cat')).statusCode).toBe(200);
    const now = (await send('GET', '')).body;
    expect(now.spent_usd).toBeGreaterThan(0.01);
    await send('PATCH', '', { revision: now.revision, account_cents: null });
  });
});

describe('a key', () => {
  it('repeated by a provider in its stream is removed', async () => {
    const server = await serve({ says: `Your key is ${canary}.` });
    await offer(server.url, 'parrot');
    expect((await run('parrot')).body).toContain('Your key is [secret].');
  });

  it('is in no response and not in a dump of the database', async () => {
    const server = await serve({ key: canary });
    await offer(server.url, 'swept');
    await run('swept');
    const tables = await test.database.pool.query(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    let dump = '';
    for (const { name } of tables.rows as { name: string }[]) {
      const rows = await test.database.pool.query(`select row_to_json(t)::text as row from "${name}" t`);
      dump += JSON.stringify(rows.rows);
    }
    expect(dump).toContain('sealed_key');
    expect(dump).not.toContain(canary);
    expect(dump).not.toContain(Buffer.from(canary).toString('hex'));
    expect(logged.length).toBeGreaterThan(10);
    expect(logged.filter((text) => text.includes(canary))).toEqual([]);
  });
});

type Instead = NonNullable<ModelServerOptions['instead']>;

function refuse(status: number, location?: string): Instead {
  return (_, response) => {
    response.writeHead(status, location === undefined ? {} : { location }).end(`{"error":"${canary}"}`);
    return true;
  };
}

function page(...[, response]: Parameters<Instead>): boolean {
  response.setHeader('content-type', 'text/html');
  response.end('<!doctype html><h1>Welcome</h1>');
  return true;
}

function breakOff(...[, response]: Parameters<Instead>): boolean {
  response.destroy();
  return true;
}

/** Streams a call of write_document with a small page. */
function answerWithPage(response: import('node:http').ServerResponse): void {
  const page = { title: 'Bees', format: 'a4', blocks: [{ type: 'text', text: 'On roofs.' }] };
  const call = { name: 'write_document', arguments: JSON.stringify(page) };
  const toolCalls = [{ index: 0, id: 'call-1', type: 'function', function: call }];
  const piece = (delta: object, reason: string | null) =>
    `data: ${JSON.stringify({ id: 'a', created: 1, model: 'small', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;
  response.setHeader('content-type', 'text/event-stream');
  response.write(piece({ role: 'assistant', tool_calls: toolCalls }, null));
  response.end(`${piece({}, 'tool_calls')}data: [DONE]\n\n`);
}

function anthropicAnswer(text: string) {
  const message = { id: 'm', type: 'message', role: 'assistant', model: 'small', content: [] };
  return [
    { type: 'message_start', message: { ...message, usage: { input_tokens: 10, output_tokens: 1 } } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: 5 },
    },
    { type: 'message_stop' },
  ];
}
