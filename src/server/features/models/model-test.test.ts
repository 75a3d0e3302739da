import { LLMock } from '@copilotkit/aimock';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Abilities, ableWriter } from '../../testing/able-writer.ts';
import {
  type AskedChat,
  type ModelServer,
  type ModelServerOptions,
  startModelServer,
} from '../../testing/model-server.ts';
import { openTestStream, testEventsOf } from '../../testing/model-test-events.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let server: ModelServer;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(() => server.close());

const base = '/api/settings/models';
const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: test.as('owner'), ...(payload ? { payload } : {}) });

/** Offers a model of a provider as `alias`. */
async function offer(alias: string, provider: object, more: object = {}): Promise<void> {
  const connected = await send('POST', `${base}/providers`, provider);
  const prices = { input_price: 2, output_price: 8, picture_price: null };
  const { id } = connected.json().provider;
  const model = { alias, provider_id: id, model: 'small', purpose: 'text', ...prices, ...more };
  expect((await send('POST', `${base}/offered`, model)).statusCode).toBe(200);
}

/** Starts a server with the given abilities, and offers its model as `alias`. */
async function serve(alias: string, abilities: Abilities, more: ModelServerOptions = {}): Promise<void> {
  server = await startModelServer({ says: ableWriter(abilities), ...more });
  await offer(alias, { kind: 'compatible', address: server.url });
}

/** Tests an offered model, and returns the result that the stream ends with. */
const resultOf = async (alias: string) => {
  const events = testEventsOf((await send('POST', `${base}/offered/${alias}/test`)).body);
  const last = events.at(-1);
  return last?.type === 'tested' ? last.tested : null;
};

/** Offers a model with the given abilities, as `alias`, and tests it. */
async function tested(alias: string, abilities: Abilities) {
  await serve(alias, abilities);
  const result = await resultOf(alias);
  if (!result) throw new Error('the test has no result');
  return result;
}

const settingsNow = async () => (await send('GET', base)).json();
const keptTest = async (alias: string) =>
  (await settingsNow()).models.find((model: { alias: string }) => model.alias === alias).tested;

/** Returns the chat requests of a run, and its events. */
async function run(alias: string): Promise<{ asked: AskedChat[]; events: string }> {
  const before = server.asked.length;
  const { body } = await send('POST', '/chat/stream', {
    model_alias: alias,
    messages: [{ role: 'user', content: 'A flyer for a talk on bees' }],
  });
  const chats = server.asked.slice(before).filter(({ path }) => path.endsWith('completions'));
  return { asked: chats.map((chat) => JSON.parse(chat.body) as AskedChat), events: body };
}

describe('the test of a model', () => {
  it.each([
    ['tools', { tools: true, schema: true, markdown: true }, ['tools']],
    ['schema', { schema: true, markdown: true }, ['schema']],
    ['markdown', { markdown: true }, ['text']],
  ] as const)(
    'finds out that it writes pages with %s best, and runs use that',
    async (way, abilities, sent) => {
      const alias = `best-${way}`;
      const result = await tested(alias, abilities);
      expect(result).toMatchObject({
        is_working: true,
        calls_tools: 'tools' in abilities,
        keeps_to_schema: 'schema' in abilities,
        writes_with: way,
        page: { pages: 1 },
      });
      const { asked, events } = await run(alias);
      expect(events).toContain('"type":"document_saved"');
      expect(events).not.toContain('built-in composer');
      const [first] = asked;
      const ways = [
        ...(first?.tools ? ['tools'] : []),
        ...(first?.response_format?.type === 'json_schema' ? ['schema'] : []),
        ...(JSON.stringify(first?.messages).includes('=== DOCUMENT ===') ? ['text'] : []),
      ];
      expect(ways).toEqual(sent);
    },
  );

  it('makes a page to look at, and counts all that it cost', async () => {
    const result = await tested('paged', { tools: true });
    const chats = server.asked.filter(({ path }) => path.endsWith('completions'));
    expect(result.input_tokens).toBe(chats.length * 1_000);
    expect(result.cost_usd).toBeCloseTo(chats.length * (0.002 + 0.004), 6);
    const page = await send('GET', `${base}/offered/paged/test-page`);
    expect(page.headers['content-type']).toBe('application/pdf');
    const { pages, text } = await readPdf(page.rawPayload);
    expect(pages).toHaveLength(1);
    expect(text.toLowerCase()).toContain('bees on the roofs');
    expect(await keptTest('paged')).toEqual(result);
  });

  it('counts toward the budget of the installation, and is refused once that is used up', async () => {
    const before = await settingsNow();
    const { cost_usd } = await tested('counted', { tools: true });
    const after = await settingsNow();
    expect(cost_usd).toBeGreaterThan(0);
    expect(after.spent_usd - before.spent_usd).toBeCloseTo(cost_usd ?? 0, 6);
    const limit = (revision: number, month_cents: number | null) =>
      test.app.inject({
        method: 'PATCH',
        url: base,
        headers: test.as('owner'),
        payload: { revision, month_cents },
      });
    expect((await limit(after.revision, 1)).statusCode).toBe(204);
    const asked = server.asked.length;
    const refused = await send('POST', `${base}/offered/counted/test`);
    expect(refused.json()).toMatchObject({ code: 'quota_exceeded' });
    expect(server.asked).toHaveLength(asked);
    await limit((await settingsNow()).revision, null);
  });

  it('reports what it asks for, and the blocks of the page as they are written', async () => {
    await serve('followed', { tools: true, schema: true });
    const events = testEventsOf((await send('POST', `${base}/offered/followed/test`)).body);
    const steps = events.flatMap((event) => (event.type === 'step' ? [event] : []));
    expect([...new Set(steps.map(({ step }) => step))]).toEqual(['words', 'skills', 'page']);
    expect(steps.at(-1)).toMatchObject({ way: 'tools', blocks: 3 });
    expect(events.at(-1)).toMatchObject({ type: 'tested', tested: { writes_with: 'tools' } });
  });

  it('is cancelled by closing its stream: the model stops, no result is kept, and what it cost counts', async () => {
    let chats = 0;
    let isHeld = false;
    await serve(
      'cancelled',
      { tools: true },
      {
        // Answers the first word and the two skills, and never ends its page.
        instead: ({ url }, response) => {
          if (!url?.endsWith('completions')) return false;
          chats += 1;
          if (chats <= 3) return false;
          isHeld = true;
          response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
          response.on('close', () => {
            isHeld = false;
          });
          return true;
        },
      },
    );
    const before = await settingsNow();
    const stream = await openTestStream(test, `${base}/offered/cancelled/test`);
    await stream.until((event) => event.type === 'step' && event.step === 'page');
    await expect.poll(() => isHeld).toBe(true);
    stream.close();
    await expect.poll(() => isHeld).toBe(false);
    const cost = 3 * (0.002 + 0.004);
    await expect.poll(async () => (await settingsNow()).spent_usd - before.spent_usd).toBeCloseTo(cost, 6);
    expect(chats).toBe(4);
    expect(await keptTest('cancelled')).toBe(null);
  });

  it.each(['openai', 'compatible', 'google'] as const)(
    'makes a picture with an image model of %s, and counts its price',
    async (kind) => {
      const red = { create: { width: 64, height: 64, channels: 3, background: '#cc3300' } } as const;
      const data = (await sharp(red).png().toBuffer()).toString('base64');
      const images = new LLMock({ port: 0 });
      await images.start();
      images.onImage(/apple/, { image: { b64Json: data } });
      server = await startModelServer({
        instead: ({ method, url = '' }, response) => {
          if (method === 'GET') response.end('{"data":[{"id":"gemini-image"}]}');
          // aimock makes pictures in OpenAI's protocol; Gemini's are parts of an answer.
          else if (url.endsWith(':generateContent')) {
            const content = { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data } }] };
            response.end(JSON.stringify({ candidates: [{ content, finishReason: 'STOP' }] }));
          } else response.writeHead(404).end();
          return true;
        },
      });
      const before = await settingsNow();
      const address = kind === 'google' ? server.url.replace('/v1', '/v1beta') : `${images.url}/v1`;
      const more = { model: 'gemini-image', purpose: 'pictures', input_price: null, output_price: null };
      await offer(`${kind}-pictures`, { kind, address, api_key: 'key' }, { ...more, picture_price: 0.04 });
      const result = await resultOf(`${kind}-pictures`);
      await images.stop();
      expect(result).toMatchObject({ message: 'Works. It made a picture.', cost_usd: 0.04 });
      expect((await settingsNow()).spent_usd - before.spent_usd).toBeCloseTo(0.04, 6);
    },
  );

  it('refuses models of Google that no longer make pictures', async () => {
    server = await startModelServer({
      instead: (_, response) => {
        response.end('{"models":[{"name":"models/imagen-4.0"}]}');
        return true;
      },
    });
    const address = server.url.replace('/v1', '/v1beta');
    const connected = await send('POST', `${base}/providers`, { kind: 'google', address, api_key: 'key' });
    const { id } = connected.json().provider;
    const prices = { input_price: null, output_price: null, picture_price: null };
    const imagen = { alias: 'imagen', provider_id: id, model: 'imagen-4.0', purpose: 'pictures', ...prices };
    const refused = await send('POST', `${base}/offered`, imagen);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().detail).toMatch(/Gemini models only/);
  });

  it('says so if the model answers and makes no page', async () => {
    const result = await tested('chatty', {});
    expect(result).toMatchObject({ is_working: true, writes_with: null, page: null });
    expect(result.message).toMatch(/didn't make a page/);
    expect((await send('GET', `${base}/offered/chatty/test-page`)).statusCode).toBe(404);
    // A run still makes a page, because the composer stands in.
    expect((await run('chatty')).events).toContain('"type":"document_saved"');
  });
});
