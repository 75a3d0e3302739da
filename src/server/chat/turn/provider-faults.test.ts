import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChatEvent } from '../../../contract/chat-events.ts';
import {
  type FaultServer,
  refusal,
  startFaultServer,
  type WireAnswer,
  wire,
} from '../../testing/fault-server.ts';
import { runTurn } from './run-turn.ts';
import { type TurnLimits, usualLimits } from './turn-limits.ts';
import type { TurnPorts, TurnRequest } from './turn-request.ts';

const request: TurnRequest = {
  prompt: 'What can you do?',
  history: [],
  document: null,
  partial: null,
  layout: {},
  targetBlockIds: [],
  seed: 1,
  today: '2026-11-21',
};

let server: FaultServer | null = null;
let events: ChatEvent[] = [];
afterEach(async () => {
  await server?.close();
  server = null;
});

const unused = () => Promise.reject(new Error('no page in this test'));
const ports: TurnPorts = { emit: (event) => void events.push(event), finishPage: unused, savePage: unused };

async function turn(answers: readonly WireAnswer[], limits: Partial<TurnLimits> = {}) {
  events = [];
  server = await startFaultServer(answers);
  const provider = createOpenAICompatible({ name: 'compatible', baseURL: server.url, apiKey: 'k' });
  const model = {
    alias: 'fast',
    label: 'Fast',
    isBuiltIn: false,
    provider: 'compatible',
    modelName: 'test',
    price: null,
    model: provider('test'),
  };
  return runTurn(model, request, ports, new AbortController().signal, {
    ...usualLimits,
    maxRetries: 0,
    ...limits,
  });
}

const chunk = (delta: object, finish: string | null = null): string =>
  JSON.stringify({
    id: 'x',
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
const line = (data: string, newline = '\n'): string => `data: ${data}${newline}${newline}`;
const words = (text: string): string => line(chunk({ content: text }));
const end = line(chunk({}, 'stop')) + line('[DONE]');
const calls = (count: number, args: string): string =>
  line(
    chunk({
      tool_calls: Array.from({ length: count }, (_, index) => ({
        index,
        id: `call-${index}`,
        type: 'function',
        function: { name: 'suggest_followups', arguments: args },
      })),
    }),
  ) +
  line(chunk({}, 'tool_calls')) +
  line('[DONE]');

describe('a provider', () => {
  it.each([
    ['closed by FIN before its answer', { pieces: [], ending: 'fin' } as WireAnswer],
    ['broken by RST before its answer', { pieces: [], ending: 'rst' } as WireAnswer],
    ['closed by FIN in the middle', wire([words('Hello')], 'fin')],
    ['broken by RST in the middle', wire([words('Hello')], 'rst')],
    ['ended without a last word of its own', wire([words('Hello'), line('[DONE]')])],
    ['of broken events', wire(['data: {"choices":[{"delta":\n\n', words('x')])],
  ])('that is %s is an error with a message, not an end', async (_name, answer) => {
    await expect(turn([answer])).rejects.toMatchObject({
      code: expect.stringMatching(/^model_(?:failed|unavailable)$/),
      detail: expect.stringContaining("'fast'"),
    });
  });

  it.each([
    [401, 'rejected the key'],
    [500, 'error'],
    [503, 'error'],
    [529, 'overloaded'],
    [429, 'rate limiting requests'],
    [404, "isn't at its provider"],
  ])('that returns %i gives an error message', async (status, said) => {
    await expect(turn([refusal(status)])).rejects.toMatchObject({ detail: expect.stringContaining(said) });
  });

  it('that returns 429 is retried after the given time, before any output', async () => {
    const busy = refusal(429, ['retry-after: 3']);
    const startedAt = performance.now();
    expect(await turn([busy, wire([words('Hello'), end])], { maxRetries: 2 })).toMatchObject({
      text: 'Hello',
    });
    expect(server?.requests()).toBe(2);
    // By default it would retry after two seconds.
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(2_990);
  });

  it('that asks for too long a delay gives an error', async () => {
    await expect(turn([refusal(429, ['retry-after: 600'])])).rejects.toMatchObject({
      code: 'model_unavailable',
      detail: expect.stringContaining('Wait 10 minutes'),
    });
  });

  it('that breaks off after its first token is not retried', async () => {
    await expect(turn([wire([words('Hello')], 'rst')], { maxRetries: 2 })).rejects.toMatchObject({
      code: 'model_failed',
    });
    expect(server?.requests()).toBe(1);
  });

  it('is read correctly with any packets: split characters, CRLF, comments, a line of a megabyte', async () => {
    const text = 'Grüße 🎉';
    const bytes = Buffer.from(words(text));
    const torn = Array.from({ length: bytes.length }, (_, index) => bytes.subarray(index, index + 1));
    const long = 'x'.repeat(1_000_000);
    const done = await turn([
      wire([...torn, ': comment\n\n', line(chunk({ content: ' CRLF ' }), '\r\n'), words(long), end]),
    ]);
    expect(done.text).toBe(`${text} CRLF ${long}`);
  });

  it('that sends nothing is stopped', async () => {
    const mute = wire([], 'hang');
    await expect(turn([mute], { firstChunkMs: 200 })).rejects.toMatchObject({
      code: 'model_failed',
      detail: expect.stringContaining('stopped responding'),
    });
    // Not even headers: the connection is open, but nothing arrives.
    await server?.close();
    await expect(turn([{ pieces: [], ending: 'hang' }], { firstChunkMs: 200 })).rejects.toMatchObject({
      detail: expect.stringContaining('stopped responding'),
    });
  });

  it('that is slow is waited for as long as it sends tokens', async () => {
    const slow = wire([words('One'), 250, words(' two'), 250, words(' three'), end]);
    expect((await turn([slow], { firstChunkMs: 2_000, silenceMs: 2_000 })).text).toBe('One two three');
  });

  it('that never stops writing is stopped, however small the chunks', async () => {
    const endless = wire(
      Array.from({ length: 400 }, () => words('word ')),
      'hang',
    );
    await expect(turn([endless], { maxOutputChars: 1_000 })).rejects.toMatchObject({
      detail: expect.stringContaining("didn't stop writing"),
    });
  });

  it('that calls an unknown tool is told, and continues', async () => {
    const unknown = calls(1, '{}').replaceAll('suggest_followups', 'format_disk');
    const done = await turn([wire([unknown]), wire([words('Sorry.'), end])]);
    expect(done.text).toContain('Sorry.');
    expect(events.find((event) => event.type === 'tool_result')).toMatchObject({ is_error: true });
  });

  it('that stalls after its first token is stopped', async () => {
    await expect(turn([wire([words('Hello')], 'hang')], { silenceMs: 200 })).rejects.toMatchObject({
      detail: expect.stringContaining('stopped responding'),
    });
  });

  it('that calls a tool with broken JSON is told, and continues', async () => {
    const done = await turn([wire([calls(1, '{"choices": [')]), wire([words('Sorry.'), end])]);
    expect(done.text).toContain('Sorry.');
    expect(events.find((event) => event.type === 'tool_result')).toMatchObject({ is_error: true });
  });

  it('that calls a hundred tools at once is stopped', async () => {
    await expect(turn([wire([calls(100, '{"choices":["More"]}')])])).rejects.toMatchObject({
      code: 'model_failed',
      detail: expect.stringContaining('repeating tool calls'),
    });
  });
});
