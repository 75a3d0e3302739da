import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainText } from '../../domain/document/read-article.ts';
import { one, prompt, sendPrompt, wordsOf } from '../testing/run-prompts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let model: LLMock;
let test: TestApp;

beforeEach(async () => {
  model = new LLMock({ port: 0 });
  await model.start();
});
afterEach(async () => {
  await test.close();
  await model.stop();
});

const open = async (env: Record<string, string> = {}) => {
  test = await createTestApp({
    OPENAI_BASE_URL: `${model.url}/v1`,
    OCTAVO_MODELS: 'fast=compatible:test-model,other=compatible:other-model,composer=composer',
    ...env,
  });
};
const send = (content: string, more: Record<string, unknown> = {}) =>
  sendPrompt(test, 'ada', prompt(content, more));

const page = `Here it is.
=== DOCUMENT ===
---
title: Our year
look: { format: a4, direction: editorial }
---
# Our year
We grew.

## What comes next
- One more garden
=== END ===
`;

describe('a model that cannot call tools', () => {
  it('writes Markdown and changes it by operations, block by block', async () => {
    await open({ OCTAVO_TEXT_MODELS: 'fast' });
    model.on({ userMessage: /A page on our year$/ }, { content: page }, { chunkSize: 9 });
    model.on({ userMessage: /write_document answered/ }, { content: 'Done.' });
    model.on(
      { userMessage: /shrank/ },
      {
        content:
          '=== EDIT ===\n{"op": "set", "at": "p1.lead", "value": "We shrank."}\n{"op": "set", "at": "title", "value": "A small year"}\n=== END ===\n',
      },
    );
    model.on({ userMessage: /edit_document answered/ }, { content: 'Changed.' });
    const first = await send('A page on our year');
    expect(first.marker).toBe('[LLM_STREAM_END]');
    expect(plainText(one(first.events, 'document_saved').html)).toContain('We grew.');
    const types = first.events.map(({ event }) => event.type);
    expect(types.indexOf('document_delta')).toBeLessThan(types.indexOf('tool_result'));
    expect(wordsOf(first.events)).toMatch(/^Here it is\.\s+Done\.$/);
    expect(JSON.stringify(model.getRequests()[0]?.body)).not.toContain('"tools"');
    const { session_id, document_id } = one(first.events, 'run_started');
    const second = await send('Say that we shrank', { session_id, document_id });
    expect(plainText(one(second.events, 'document_saved').html)).toContain('We shrank.');
    expect(one(second.events, 'document_saved').changed_block_ids).toEqual(['p1.title']);
    expect(one(second.events, 'document_saved').title).toBe('A small year');
  });

  it('is detected once, by its server’s refusal', async () => {
    await open();
    model.addFixture({
      match: { predicate: (request) => (request.tools?.length ?? 0) > 0 },
      response: {
        error: { message: 'registry/llama does not support tools', type: 'invalid_request_error' },
        status: 400,
      },
    });
    model.addFixture({
      match: { userMessage: /our year/i, predicate: (request) => !request.tools?.length },
      response: { content: page },
    });
    model.on({ userMessage: /write_document answered/ }, { content: 'Done.' });
    const { events, marker } = await send('A page on our year');
    expect(marker).toBe('[LLM_STREAM_END]');
    expect(plainText(one(events, 'document_saved').html)).toContain('We grew.');
  });
});

describe('a model that fails before its first token', () => {
  it('is replaced by the fallback that the user chose, and the run names it', async () => {
    await open();
    model.on({}, { error: { message: 'bad key', type: 'invalid_request_error' }, status: 401 });
    const { events, marker } = await send('Flyer for a concert', { fallback_aliases: ['other', 'composer'] });
    expect(marker).toBe('[LLM_STREAM_END]');
    expect(wordsOf(events)).toMatch(
      /'fast' rejected the key.*'other' rejected the key.*Built-in composer goes on/s,
    );
    expect(one(events, 'document_saved').version).toBe(1);
    const { run_id } = one(events, 'run_started');
    const view = await test.app.inject({ url: `/chat/runs/${run_id}`, headers: test.as('ada') });
    expect(view.json()).toMatchObject({ model_alias: 'composer', status: 'completed' });
  });

  it('is replaced in quality mode too, where Octavo reports its own steps first', async () => {
    await open();
    model.on({}, { error: { message: 'bad key', type: 'invalid_request_error' }, status: 401 });
    const { events, marker } = await send('Flyer for a concert', {
      mode: 'quality',
      fallback_aliases: ['composer'],
    });
    expect(marker).toBe('[LLM_STREAM_END]');
    expect(one(events, 'tool_result')).toMatchObject({ label: "Couldn't plan", is_error: true });
    expect(one(events, 'document_saved').version).toBe(1);
  });

  it('fails without a fallback', async () => {
    await open();
    model.on({}, { error: { message: 'bad key', type: 'invalid_request_error' }, status: 401 });
    const { events, marker } = await send('Flyer for a concert');
    expect(marker).toBe('[LLM_STREAM_ERROR]');
    expect(one(events, 'error').message).toContain('rejected the key');
  });

  it('rejects an unknown fallback before any work starts', async () => {
    await open();
    expect((await send('Flyer', { fallback_aliases: ['nobody'] })).status).toBe(400);
  });
});
