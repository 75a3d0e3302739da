import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainText } from '../../../domain/document/read-article.ts';
import { isFullRun } from '../../testing/full-run.ts';
import { one, prompt, sendPrompt, wordsOf } from '../../testing/run-prompts.ts';
import { smallInvoice } from '../../testing/small-contents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let model: LLMock;
let test: TestApp;

beforeEach(async () => {
  model = new LLMock({ port: 0 });
  await model.start();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await test.close();
  await model.stop();
});

const draft = JSON.stringify(smallInvoice);

/** Settings to reach each provider; only the provider's server is fake. */
const providers = {
  openai: () => {
    // For OpenAI's own API: setting OPENAI_BASE_URL makes it an OpenAI-compatible server.
    vi.stubEnv('OPENAI_BASE_URL', `${model.url}/v1`);
    return { OPENAI_API_KEY: 'key-of-nobody' };
  },
  anthropic: () => ({ ANTHROPIC_API_KEY: 'key-of-nobody', ANTHROPIC_BASE_URL: `${model.url}/v1` }),
  google: () => ({
    GOOGLE_GENERATIVE_AI_API_KEY: 'key-of-nobody',
    GOOGLE_GENERATIVE_AI_BASE_URL: `${model.url}/v1beta`,
  }),
  compatible: () => ({ OPENAI_BASE_URL: `${model.url}/v1` }),
} as const;
/** Paths that show each provider's native adapter is used. */
const paths = {
  openai: /\/v1\/responses/,
  anthropic: /\/v1\/messages/,
  google: /:streamGenerateContent/,
  compatible: /\/v1\/chat\/completions/,
} as const;

const usage = { input_tokens: 1_000, output_tokens: 200 };

describe.each(Object.keys(providers) as (keyof typeof providers)[])('a model of %s', (provider) => {
  beforeEach(async () => {
    test = await createTestApp({ ...providers[provider](), OCTAVO_MODELS: `fast=${provider}:some-model` });
  });

  it('streams text and tool calls, receives their results, and reports usage', async () => {
    model.on(
      { hasToolResult: false },
      {
        content: 'Here it comes.',
        toolCalls: [{ name: 'write_document', arguments: draft }],
        usage,
        // Google ends tool calls with the same finish reason as text.
        ...(provider === 'google' ? { finishReason: 'stop' } : {}),
      },
      { chunkSize: 60 },
    );
    model.on({ hasToolResult: true }, { content: 'The invoice is ready.', usage });
    const { events, marker } = await sendPrompt(test, 'ada', prompt('Invoice for Acme Corp'));
    expect(marker).toBe('[LLM_STREAM_END]');
    expect(one(events, 'run_started')).toMatchObject({ model_alias: 'fast', built_in: false });
    expect(plainText(one(events, 'document_saved').html)).toContain('Acme Corp');
    expect(wordsOf(events)).toMatch(/Here it comes\.\s+The invoice is ready\./);
    const types = events.map(({ event }) => event.type);
    expect(types.indexOf('document_delta')).toBeGreaterThan(types.indexOf('tool_call'));
    expect(types.lastIndexOf('document_delta')).toBeLessThan(types.indexOf('tool_result'));
    expect(one(events, 'usage')).toMatchObject({ input_tokens: 2_000, output_tokens: 400 });
    const asked = model.getRequests();
    expect(asked).toHaveLength(2);
    for (const { path } of asked) expect(path).toMatch(paths[provider]);
  });

  it.runIf(isFullRun || provider === 'openai')(
    'that rejects the key gives an error message without the key',
    async () => {
      model.on({}, { error: { message: 'bad key-of-nobody', type: 'authentication_error' }, status: 401 });
      const { events, marker } = await sendPrompt(test, 'ada', prompt('Invoice'));
      expect(marker).toBe('[LLM_STREAM_ERROR]');
      expect(one(events, 'error').message).toContain('rejected the key');
      expect(JSON.stringify(events)).not.toContain('key-of-nobody');
    },
  );
});
