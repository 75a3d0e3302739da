import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChatEvent } from '../../contract/chat-events.ts';
import { layOutContent } from '../../domain/document/layout/lay-out-content.ts';
import { plainText, readArticle } from '../../domain/document/read-article.ts';
import { readEventStream } from '../testing/read-event-stream.ts';
import { smallInvoice as content } from '../testing/small-contents.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let model: LLMock;
let test: TestApp;

beforeEach(async () => {
  model = new LLMock({ port: 0 });
  await model.start();
  test = await createTestApp({
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_API_KEY: 'test-key-of-nobody',
    OCTAVO_MODELS: 'fast=compatible:test-model',
  });
});
afterEach(async () => {
  await test.close();
  await model.stop();
});

async function send(content: string) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/chat/stream',
    headers: test.as('ada'),
    payload: { messages: [{ role: 'user', content }] },
  });
  return readEventStream(answer.body);
}

const typesOf = (events: readonly { event: ChatEvent }[]) => events.map(({ event }) => event.type);

/** Laid-out pages, as the built-in composer sends them. */
const draft = layOutContent(content);

describe('an OpenAI-compatible server', () => {
  it('streams tool calls that write the page, and says what it made', async () => {
    model.on(
      { userMessage: /invoice/i, hasToolResult: false },
      {
        content: 'Here comes the invoice.',
        toolCalls: [{ name: 'write_document', arguments: JSON.stringify(content) }],
      },
      { chunkSize: 40 },
    );
    model.on({ hasToolResult: true }, { content: 'The invoice is ready.' });
    const { events, marker } = await send('Invoice for Acme Corp');
    expect(marker).toBe('[LLM_STREAM_END]');
    const types = typesOf(events);
    // Blocks are shown while the tool input still streams, so before its result.
    expect(types.indexOf('document_delta')).toBeGreaterThan(types.indexOf('tool_call'));
    expect(types.filter((type) => type === 'document_delta').length).toBeGreaterThan(3);
    expect(types.lastIndexOf('document_delta')).toBeLessThan(types.indexOf('tool_result'));
    const saved = events.find(({ event }) => event.type === 'document_saved')?.event;
    expect(saved?.type === 'document_saved' && plainText(saved.html)).toContain('Acme Corp');
    const words = events.map(({ event }) => (event.type === 'content_delta' ? event.text : '')).join('');
    expect(words).toContain('The invoice is ready.');
    const request = model.getRequests()[0];
    expect(JSON.stringify(request?.body)).toContain('write_document');
  });

  it('that writes hostile markup has it sanitized before display', async () => {
    const page = draft.pages[0];
    const hostile = {
      ...draft,
      pages: [
        {
          ...page,
          blocks: [
            {
              id: 'evil',
              html: '<div data-id="evil"><script>fetch("//evil.example")</script><img src="http://evil.example/x"><p onclick="x()" style="background:url(//evil.example)">Hello</p></div>',
            },
          ],
        },
      ],
    };
    model.on(
      { hasToolResult: false },
      { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(hostile) }] },
    );
    model.on({ hasToolResult: true }, { content: 'Done.' });
    const { events } = await send('Anything');
    const shown = JSON.stringify(
      events.filter(({ event }) => event.type === 'document_delta' || event.type === 'document_saved'),
    );
    expect(shown).toContain('Hello');
    expect(shown).not.toMatch(/evil\.example|<script|onclick/);
  });

  it('that writes broken markup has it closed correctly, and the rest of the page is kept', async () => {
    const [head] = draft.pages[0]?.blocks ?? [];
    const blocks = [
      head,
      {
        id: 'open',
        html: '<div data-id="open"><p>Left <b>open <table><tr><td>cell</div></section></article>',
      },
      { id: 'last', html: '<p data-id="last">The last word</p>' },
    ];
    const broken = { ...draft, pages: [{ ...draft.pages[0], blocks }] };
    model.on(
      { hasToolResult: false },
      { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(broken) }] },
    );
    model.on({ hasToolResult: true }, { content: 'Done.' });
    const { events, marker } = await send('Anything');
    expect(marker).toBe('[LLM_STREAM_END]');
    const saved = events.find(({ event }) => event.type === 'document_saved')?.event;
    const page = readArticle(saved?.type === 'document_saved' ? saved.html : '').pages[0];
    expect(page?.blocks.map(({ id }) => id)).toEqual([head?.id, 'open', 'last']);
    expect(page?.blocks.map(({ text }) => text).join(' ')).toMatch(/Left open\s*cell.*The last word/);
  });

  it('that rejects the key gives an error without secrets', async () => {
    model.on(
      { userMessage: /.*/ },
      { error: { message: 'bad key test-key-of-nobody', type: 'invalid_request_error' }, status: 401 },
    );
    const { events, marker } = await send('Invoice');
    expect(marker).toBe('[LLM_STREAM_ERROR]');
    const error = events.find(({ event }) => event.type === 'error')?.event;
    expect(error).toMatchObject({
      code: 'model_failed',
      message: expect.stringContaining('rejected the key'),
    });
    expect(JSON.stringify(events)).not.toContain('test-key-of-nobody');
  });

  it('that breaks off mid-stream leaves the partial output as a version, and an error', async () => {
    model.on(
      { userMessage: /.*/ },
      { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(draft) }] },
      {
        chunkSize: 200,
        latency: 20,
        truncateAfterChunks: Math.ceil((JSON.stringify(draft).length * 0.8) / 200),
      },
    );
    const { events, marker } = await send('Invoice');
    expect(marker).toBe('[LLM_STREAM_ERROR]');
    const saved = events.find(({ event }) => event.type === 'document_saved')?.event;
    expect(saved).toMatchObject({ version: 1 });
    expect(events.at(-1)?.event).toMatchObject({ type: 'error', code: 'model_failed' });
  });
});
