import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChatEvent } from '../../../contract/chat-events.ts';
import type { ResolvedModel } from '../providers/resolve-model.ts';
import { runTurn } from './run-turn.ts';
import { type TurnLimits, usualLimits } from './turn-limits.ts';
import type { TurnPorts, TurnRequest } from './turn-request.ts';

let server: LLMock;
let model: ResolvedModel;
let events: ChatEvent[];

beforeEach(async () => {
  server = new LLMock({ port: 0 });
  await server.start();
  events = [];
  const provider = createOpenAICompatible({ name: 'compatible', baseURL: `${server.url}/v1`, apiKey: 'k' });
  model = {
    alias: 'fast',
    label: 'Fast',
    isBuiltIn: false,
    provider: 'compatible',
    modelName: 'test-model',
    price: null,
    model: provider('test-model'),
  };
});
afterEach(() => server.stop());

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

const unused = () => Promise.reject(new Error('no page in this test'));
const ports: TurnPorts = { emit: (event) => void events.push(event), finishPage: unused, savePage: unused };

function turn(limits: Partial<TurnLimits> = {}, signal = new AbortController().signal) {
  return runTurn(model, request, ports, signal, { ...usualLimits, ...limits });
}

describe('a turn', () => {
  it('ends with its text and usage', async () => {
    server.onMessage(/.*/, { content: 'Hello there.' });
    expect(await turn()).toMatchObject({ text: 'Hello there.', version: null });
    expect(events.at(-1)).toMatchObject({ type: 'usage' });
  });

  it('of a stalled model is stopped with a message', async () => {
    server.onMessage(/.*/, { content: 'Hello there, and more to come.' }, { chunkSize: 5, latency: 2_000 });
    await expect(turn({ firstChunkMs: 300, silenceMs: 300 })).rejects.toMatchObject({
      code: 'model_failed',
      detail: expect.stringContaining('stopped responding'),
    });
  });

  it('of a model that never stops writing is stopped', async () => {
    server.onMessage(/.*/, { content: 'word '.repeat(5_000) });
    await expect(turn({ maxOutputChars: 1_000 })).rejects.toMatchObject({
      code: 'model_failed',
      detail: expect.stringContaining("didn't stop writing"),
    });
  });

  it('that calls tools in a loop ends after its step limit', async () => {
    server.on({}, { toolCalls: [{ name: 'suggest_followups', arguments: '{"choices":["Again"]}' }] });
    await turn({ maxSteps: 3 });
    expect(server.getRequests()).toHaveLength(3);
  });

  it('with a call of an unknown tool continues: the model is told', async () => {
    server.on({ hasToolResult: false }, { toolCalls: [{ name: 'format_disk', arguments: '{}' }] });
    server.on({ hasToolResult: true }, { content: 'Sorry.' });
    expect((await turn()).text).toContain('Sorry.');
    expect(events.find((event) => event.type === 'tool_result')).toMatchObject({ is_error: true });
  });

  it('stopped by the user is not reported as an error', async () => {
    server.onMessage(/.*/, { content: 'Hello there, and more to come.' }, { chunkSize: 2, latency: 300 });
    const abort = new AbortController();
    const running = turn({}, abort.signal);
    setTimeout(() => abort.abort('stopped'), 500);
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
  });
});
