import { LLMock } from '@copilotkit/aimock';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArticle } from '../../../domain/document/read-article.ts';
import { one, prompt, sendPrompt } from '../../testing/run-prompts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

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
    OCTAVO_MODELS: 'composer=composer,fast=compatible:test-model',
    ...env,
  });
};

/** Makes the model call these tools, one per turn, and end with a message. */
function willCall(calls: readonly { readonly name: string; readonly input: object }[]): void {
  for (const [at, { name, input }] of calls.entries())
    model.addFixture({
      match: { predicate: ({ messages }) => messages.filter(({ role }) => role === 'tool').length === at },
      response: { toolCalls: [{ name, arguments: JSON.stringify(input) }] },
    });
  model.addFixture({ match: {}, response: { content: 'Done.' } });
}

const send = (content: string, more: Record<string, unknown> = {}) =>
  sendPrompt(test, 'ada', prompt(content, more));

const placed = (source: string) => ({
  title: 'Harbour',
  format: 'a4',
  direction: 'organic',
  pages: [
    {
      id: 'p1',
      className: 'page-article',
      blocks: [
        {
          id: 'body',
          html: `<section class="passage" data-id="body" data-name="Body"><p class="paragraph">Boats.</p><img src="${source}" alt="Boats in a harbour" width="400"></section>`,
        },
      ],
    },
  ],
});

describe('the looks and the checks of a page', () => {
  it('have separate tools to change and read them, without touching a block', async () => {
    await open();
    const first = await send('Flyer for a concert');
    const { session_id, document_id } = one(first.events, 'run_started');
    willCall([
      { name: 'set_theme', input: { theme: 'dark', tokens: { accent: '#0a7a5a' } } },
      { name: 'check_page', input: {} },
      { name: 'set_theme', input: {} },
    ]);
    const { events, marker } = await send('Make it dark', {
      session_id,
      document_id,
      model_alias: 'fast',
    });
    expect(marker).toBe('[LLM_STREAM_END]');
    const saved = one(events, 'document_saved');
    expect(saved).toMatchObject({ version: 2, changed_block_ids: [] });
    expect(readArticle(saved.html)).toMatchObject({ theme: 'dark', tokens: { accent: '#0a7a5a' } });
    const results = events.flatMap(({ event }) => (event.type === 'tool_result' ? [event] : []));
    expect(results.map(({ label, is_error }) => [label, is_error])).toEqual([
      ['Changed the looks', false],
      ['Checked the page', false],
      ["Couldn't change the design", true],
    ]);
    // Once for the saved version, once for the explicit check.
    expect(events.filter(({ event }) => event.type === 'checks')).toHaveLength(2);
  });
});

describe('a picture', () => {
  it('is drawn by the kit if there is no image model, reported, and placed by its name', async () => {
    await open();
    willCall([
      { name: 'make_image', input: { description: 'Boats in a harbour at dusk', alt: 'Boats in a harbour' } },
      { name: 'write_document', input: placed('asset:picture-1') },
    ]);
    const { events } = await send('A page on our harbour', { model_alias: 'fast' });
    const { url, alt } = one(events, 'generated_image_info');
    expect(alt).toBe('Boats in a harbour');
    const bytes = Buffer.from(url.replace('data:image/webp;base64,', ''), 'base64');
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 900 });
    expect(one(events, 'document_saved').html).toContain(url);
    // The model gets the picture's name, never its bytes.
    expect(JSON.stringify(model.getRequests().map(({ body }) => body))).not.toContain('data:image/webp');
  });

  it('comes from the configured image model, downsized; a failure is reported and the turn continues', async () => {
    await open({ OCTAVO_IMAGE_MODEL: 'compatible:some-image-model' });
    const large = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#cc3300' } })
      .png()
      .toBuffer();
    model.onImage(/harbour/, { image: { b64Json: large.toString('base64') } });
    willCall([
      { name: 'make_image', input: { description: 'A harbour', alt: 'A harbour' } },
      { name: 'make_image', input: { description: 'Something unknown', alt: 'Unknown' } },
    ]);
    const { events, marker } = await send('A page on our harbour', { model_alias: 'fast' });
    expect(marker).toBe('[LLM_STREAM_END]');
    const images = events.flatMap(({ event }) => (event.type === 'generated_image_info' ? [event] : []));
    expect(images).toHaveLength(1);
    const bytes = Buffer.from((images[0]?.url ?? '').replace('data:image/webp;base64,', ''), 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_400, height: 700 });
    expect(events.find(({ event }) => event.type === 'tool_result' && event.is_error)?.event).toMatchObject({
      label: "Couldn't make the picture",
      note: expect.stringContaining('Go on without it'),
    });
  });
});
