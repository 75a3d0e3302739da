import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainText } from '../../domain/document/read-article.ts';
import { prompt, sendPrompt, wordsOf } from '../testing/run-prompts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let model: LLMock;
let test: TestApp;

beforeEach(async () => {
  model = new LLMock({ port: 0 });
  await model.start();
  test = await createTestApp({
    OPENAI_BASE_URL: `${model.url}/v1`,
    OCTAVO_MODELS: 'composer=composer,fast=compatible:test-model',
  });
});
afterEach(async () => {
  await test.close();
  await model.stop();
});

const send = (words: string, more: object = {}) =>
  sendPrompt(test, 'ada', prompt(words, { model_alias: 'fast', ...more }));

const texts = {
  en: 'The water will be turned off on Monday from nine to eleven, so please fill a bucket the evening before.',
  de: 'Am Montag wird das Wasser von neun bis elf Uhr abgestellt, bitte füllen Sie am Vorabend einen Eimer.',
};

const notice = (language: keyof typeof texts, named: string | null = language) => {
  const input = {
    title: 'Water',
    ...(named !== null && { language: named }),
    pages: [{ layout: 'article', title: 'Water', blocks: [texts[language], 'Total: [[Your address]]'] }],
    message: `Written (${language}).`,
  };
  return { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(input) }] };
};

const english = 'A notice for the hallway about the water, which will be off on Monday morning';
const german = 'Ein Aushang für das Treppenhaus, weil am Montagvormittag das Wasser abgestellt wird';

const pages = ({ events }: Awaited<ReturnType<typeof send>>) =>
  events.flatMap(({ event }) => (event.type === 'document_saved' ? [event.html] : []));
const notes = ({ events }: Awaited<ReturnType<typeof send>>) =>
  events.flatMap(({ event }) => (event.type === 'tool_result' ? [event.note] : []));
const lastAsked = () => JSON.stringify(model.getRequests().at(-1)?.body);

describe('a model that answers in another language', () => {
  it.each([
    ['than the user chose', english, { asks: { language: 'de-CH' } }, 'The user chose Swiss High German'],
    ['than that of the prompt', german, {}, 'The user wrote in German'],
  ])('%s is told once and may write again', async (_name, words, options, told) => {
    model.on({ hasToolResult: false }, notice('en'));
    model.on({ hasToolResult: true }, notice('de'));
    const run = await send(words, options);
    expect(lastAsked()).toContain(`${told}, and this is in English.`);
    expect(notes(run)).toEqual([expect.stringContaining('in English'), expect.not.stringContaining(' in ')]);
    expect(plainText(pages(run).at(-1) ?? '')).toContain(texts.de);
    expect(wordsOf(run.events)).toBe('Written (de).');
  });

  it('again keeps its page, and the user is told', async () => {
    model.on({}, notice('en'));
    const run = await send(german);
    expect(model.getRequests()).toHaveLength(2);
    expect(plainText(pages(run).at(-1) ?? '')).toContain(texts.en);
    expect(run.marker).toBe('[LLM_STREAM_END]');
    expect(wordsOf(run.events)).toBe(
      'Written (en).\n\nThis page is in English, not in German. Try again, or choose another model.',
    );
  });

  it('that the prompt names has done what was asked', async () => {
    model.on({}, notice('en'));
    const run = await send(`${german}, bitte auf Englisch`);
    expect(model.getRequests()).toHaveLength(1);
    expect(wordsOf(run.events)).toBe('Written (en).');
  });

  it('on request of a translation has done what was asked', async () => {
    model.on({ userMessage: /hallway/ }, notice('en'));
    model.on({ userMessage: /neighbors/ }, notice('de'));
    const first = await send(english);
    const [saved] = first.events.flatMap(({ event }) => (event.type === 'document_saved' ? [event] : []));
    const [started] = first.events.flatMap(({ event }) => (event.type === 'run_started' ? [event] : []));
    const second = await send(
      'Please write it so that our neighbors from Bremen can read all of it as well',
      {
        session_id: started?.session_id,
        document_id: saved?.document_id,
      },
    );
    expect(model.getRequests()).toHaveLength(2);
    expect(wordsOf(second.events)).toBe('Written (de).');
  });
});

describe('the language of a page', () => {
  it.each([
    ['that the model does not name is that of its text', german, null, {}, 'de'],
    [
      'is what the user chose if the text may be in it',
      german,
      'en',
      { asks: { language: 'de-AT' } },
      'de-AT',
    ],
    ['is what the model names otherwise', german, 'de-CH', {}, 'de-CH'],
  ])('%s', async (_name, words, named, options, expected) => {
    model.on({}, notice('de', named));
    const run = await send(words, options);
    expect(pages(run)[0]).toContain(`lang="${expected}"`);
  });
});
