import { LLMock } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { providerKinds } from '../../../contract/model-providers.ts';
import type { ConnectableKindName } from '../../../contract/provider-kind-names.ts';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { prompt, sendPrompt, wordsOf } from '../../testing/run-prompts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/* Each provider lists its models in its own way, and is asked in its own protocol, which aimock speaks. */

let test: TestApp;
let model: LLMock;
let server: ModelServer;

beforeAll(async () => {
  test = await createTestApp();
  model = new LLMock({ port: 0 });
  await model.start();
  model.on({}, { content: 'From the provider.' });
});
afterAll(async () => {
  await test.close();
  await model.stop();
});
afterEach(() => server.close());

interface Expected {
  readonly base: string;
  /** What it answers when asked for its models. */
  readonly list: object;
  /** Header and value of the key. */
  readonly header: readonly [string, (key: string) => string];
  readonly chat: RegExp;
  readonly context?: number;
  readonly price?: { readonly input: number; readonly output: number };
}

const bearer = ['authorization', (key: string) => `Bearer ${key}`] as const;
const plain = (name: string) => [name, (key: string) => key] as const;
const completions = /\/chat\/completions$/;

const expected: Readonly<Partial<Record<ConnectableKindName, Expected>>> = {
  openai: { base: '/v1', list: { data: [{ id: 'small' }] }, header: bearer, chat: /^\/v1\/responses$/ },
  anthropic: {
    base: '/v1',
    list: { data: [{ type: 'model', id: 'small', display_name: 'Small' }], has_more: false },
    header: plain('x-api-key'),
    chat: /^\/v1\/messages$/,
  },
  google: {
    base: '/v1beta',
    list: { models: [{ name: 'models/small', inputTokenLimit: 1_000_000 }] },
    header: plain('x-goog-api-key'),
    chat: /^\/v1beta\/models\/small:streamGenerateContent/,
    context: 1_000_000,
  },
  mistral: {
    base: '/v1',
    list: { data: [{ id: 'small', max_context_length: 32_768 }] },
    header: bearer,
    chat: completions,
    context: 32_768,
  },
  openrouter: {
    base: '/api/v1',
    list: {
      data: [
        { id: 'small', context_length: 128_000, pricing: { prompt: '0.000001', completion: '0.000004' } },
      ],
    },
    header: bearer,
    chat: completions,
    context: 128_000,
    price: { input: 1, output: 4 },
  },
  groq: {
    base: '/openai/v1',
    list: { data: [{ id: 'small', context_window: 131_072 }] },
    header: bearer,
    chat: completions,
    context: 131_072,
  },
  azure: {
    base: '/openai/v1',
    list: { data: [{ id: 'small' }] },
    header: plain('api-key'),
    chat: /^\/openai\/v1\/chat\/completions$/,
  },
  bedrock: {
    base: '/openai/v1',
    list: { data: [{ id: 'small' }] },
    header: bearer,
    chat: /^\/openai\/v1\/chat\/completions$/,
  },
};

describe('a provider', () => {
  it.each(Object.keys(expected) as ConnectableKindName[])(
    'of the kind %s is connected with its key, and answers prompts in its own protocol',
    async (kind) => {
      const { base, list, header, chat, context, price } = expected[kind] as Expected;
      const key = `${providerKinds[kind].keyStart ?? 'key-'}0123456789abcdef`;
      const asked: { readonly path: string; readonly key: unknown }[] = [];
      server = await startModelServer({
        instead: (request, response) => {
          const path = request.url ?? '';
          asked.push({ path, key: request.headers[header[0]] });
          if (request.method === 'GET') response.end(JSON.stringify(list));
          else void answerLike(path, server.asked.at(-1)?.body ?? '').then((write) => write(response));
          return true;
        },
      });
      const send = (url: string, payload: object) =>
        test.app.inject({
          method: 'POST',
          url: `/api/settings/models${url}`,
          headers: test.as('owner'),
          payload,
          // From another address, because connections are limited per minute.
          remoteAddress: `198.51.100.${asked.length + Object.keys(expected).indexOf(kind) + 1}`,
        });
      const address = server.url.replace(/\/v1$/, base);
      const { provider, models } = (await send('/providers', { kind, address, api_key: key })).json();
      expect(models).toEqual([
        { id: 'small', context_tokens: context ?? null, price: price ?? null, size_bytes: null },
      ]);
      const prices = { input_price: null, output_price: null, picture_price: null };
      const offered = { alias: kind, provider_id: provider.id, model: 'small', purpose: 'text', ...prices };
      expect((await send('/offered', offered)).statusCode).toBe(200);
      const { events } = await sendPrompt(test, 'bea', prompt('What is Octavo?', { model_alias: kind }));
      expect(wordsOf(events)).toContain('From the provider.');
      expect(asked[0]?.path).toMatch(new RegExp(`^${base}/models(\\?|$)`));
      expect(asked.at(-1)?.path).toMatch(chat);
      expect(asked.map((each) => each.key)).toEqual(asked.map(() => header[1](key)));
    },
  );
});

/** Returns what aimock answers to a request, to be written to the provider's response. */
async function answerLike(path: string, body: string) {
  const answer = await fetch(`${model.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const [type, text] = [answer.headers.get('content-type') ?? '', await answer.text()];
  return (response: import('node:http').ServerResponse) =>
    response.writeHead(answer.status, { 'content-type': type }).end(text);
}
