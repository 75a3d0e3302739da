import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { describe, expect, it } from 'vitest';
import type { WriteOrder } from '../../../adapters/engine/engine-messages.ts';
import { createLocalModel } from './local-model.ts';

const tool = (name: string, properties: object = { word: { type: 'string' } }) => ({
  type: 'function' as const,
  name,
  inputSchema: { type: 'object' as const, properties } as object,
});
const documentTools = ['write_document', 'edit_document', 'ask_user'].map((name) => tool(name));
const user = (text: string) => ({ role: 'user' as const, content: [{ type: 'text' as const, text }] });
const content = {
  schema: 1,
  title: 'Bees',
  language: 'en',
  look: { format: 'a4', orientation: 'portrait', direction: 'swiss', theme: 'light', tokens: {}, seed: 1 },
  head: {},
  pages: [
    { id: 'p1', layout: 'article', title: 'Bees', blocks: [{ id: 'b1', type: 'paragraph', text: 'Hum' }] },
  ],
};
const turn = (more: object = {}) => ({ octavo: { turn: { content: null, isSurvey: false, ...more } } });

/** Asks a model whose engine says the given text, piece by piece. */
async function ask(said: string, options: object, isCutOff = false) {
  const orders: WriteOrder[] = [];
  const model = createLocalModel(
    {
      modelFile: async () => ({ file: 'tiny.gguf', contextTokens: 4_096 }),
      host: {
        async write(_model, order, onPiece) {
          orders.push(order);
          for (const piece of said.match(/.{1,7}/gs) ?? []) {
            onPiece(piece);
            await new Promise((resolve) => setImmediate(resolve));
          }
          return { inputTokens: 5, outputTokens: 9, isCutOff };
        },
      },
    },
    'tiny',
  );
  const { stream } = await model.doStream({
    prompt: [{ role: 'system', content: 'Write.' }, user('bees')],
    ...options,
  } as unknown as LanguageModelV4CallOptions);
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream as unknown as AsyncIterable<LanguageModelV4StreamPart>) parts.push(part);
  const text = parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('');
  const input = parts.map((part) => (part.type === 'tool-input-delta' ? part.delta : '')).join('');
  const call = parts.find((part) => part.type === 'tool-call');
  const end = parts.find((part) => part.type === 'finish');
  return { parts, text, input, call, reason: end?.finishReason.unified, order: orders[0] };
}

const schemaText = (order: WriteOrder | undefined): string => JSON.stringify(order?.schema ?? null);

describe('a model on this server', () => {
  it('streams a document as the input of its tool', async () => {
    const json = '{"title": "Bees", "pages": [{"layout": "article"}]}';
    const { input, call, reason, order, parts } = await ask(json, {
      tools: documentTools,
      providerOptions: turn({ format: 'slides-16x9' }),
    });
    expect(input).toBe(json);
    expect(call).toMatchObject({ toolName: 'write_document', input: json });
    expect(reason).toBe('tool-calls');
    expect(parts.filter(({ type }) => type === 'tool-input-delta').length).toBeGreaterThan(3);
    expect(schemaText(order)).toContain('"cover"');
    expect(schemaText(order)).not.toContain('"invoice"');
    expect(order?.messages).toEqual([
      { role: 'system', text: 'Write.' },
      { role: 'user', text: 'bees' },
    ]);
  });

  it('closes a document that its limit cut off', async () => {
    const { call } = await ask(
      '{"title": "Bees", "pages": [{"layout": "arti',
      {
        tools: documentTools,
        providerOptions: turn(),
      },
      true,
    );
    expect(call).toMatchObject({ input: '{"title": "Bees"}' });
  });

  it('changes a document, or answers in words', async () => {
    const options = { tools: documentTools, providerOptions: turn({ content }) };
    const change = '{"operations":[{"op":"set","at":"b1.text","value":"Buzz"}],"message":"Done."}';
    const changed = await ask(change, options);
    expect(changed.call).toMatchObject({ toolName: 'edit_document', input: change });
    expect(schemaText(changed.order)).toContain('"b1.text"');
    const answered = await ask('{"answer": "It has one page."}', options);
    expect(answered).toMatchObject({ text: 'It has one page.', call: undefined, reason: 'stop' });
  });

  it('asks first in a survey', async () => {
    const { call } = await ask('{"questions": []}', {
      tools: documentTools,
      providerOptions: turn({ isSurvey: true }),
    });
    expect(call).toMatchObject({ toolName: 'ask_user' });
  });

  it.each([
    ['text', 'I made a page.'],
    ['error-text', "I couldn't make this change. Try again in other words."],
  ])('ends a turn after the result of its tool (%s) without writing', async (type, words) => {
    const input = { message: 'I made a page.' };
    const prompt = [
      user('bees'),
      {
        role: 'assistant',
        content: [{ type: 'tool-call', toolCallId: 'a', toolName: 'write_document', input }],
      },
      {
        role: 'tool',
        content: [
          { type: 'tool-result', toolCallId: 'a', toolName: 'write_document', output: { type, value: 'x' } },
        ],
      },
    ];
    const ended = await ask('never said', { prompt, tools: documentTools, providerOptions: turn() });
    expect(ended).toMatchObject({ text: words, reason: 'stop', order: undefined });
  });

  it('calls other tools by name, and keeps to other schemas', async () => {
    const { call } = await ask('{"tool": "ready", "input": {"word": "ready"}}', { tools: [tool('ready')] });
    expect(call).toMatchObject({ toolName: 'ready', input: '{"word":"ready"}' });
    const schema = {
      type: 'object',
      properties: { points: { type: 'array', items: {}, minItems: 3, maxItems: 3 } },
    };
    const { order, text } = await ask('{}', { responseFormat: { type: 'json', schema } });
    expect(schemaText(order)).toContain('"minItems":3,"maxItems":3');
    expect(text).toBe('{}');
    expect(await ask('Hello', {}, true)).toMatchObject({ text: 'Hello', reason: 'length' });
  });

  it('says that it sees no pictures', async () => {
    const picture = { type: 'file', data: { type: 'data', data: 'x' }, mediaType: 'image/png' };
    await expect(ask('red', { prompt: [{ role: 'user', content: [picture] }] })).rejects.toThrow(/pictures/);
  });
});
