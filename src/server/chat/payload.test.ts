import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { layOutContent } from '../../domain/document/layout/lay-out-content.ts';
import { plainText, readArticle } from '../../domain/document/read-article.ts';
import { pngDataUrl } from '../testing/make-png.ts';
import { one, prompt, sendPrompt, wordsOf } from '../testing/run-prompts.ts';
import { smallOnePager } from '../testing/small-contents.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const invoicePrompt = 'Invoice for Acme Corp, 12 hours of design at $95, due in 14 days';

let model: LLMock;
let test: TestApp;

beforeAll(async () => {
  model = new LLMock({ port: 0 });
  await model.start();
  test = await createTestApp({
    OPENAI_BASE_URL: `${model.url}/v1`,
    OCTAVO_MODELS: 'composer=composer,fast=compatible:test-model',
  });
});
afterAll(async () => {
  await test.close();
  await model.stop();
});
beforeEach(() => {
  model.reset();
});

const send = (content: string, more: Record<string, unknown> = {}) =>
  sendPrompt(test, 'ada', prompt(content, more));

/** Makes a page and returns its session and document. */
async function made(content = invoicePrompt) {
  const { events } = await send(content);
  const { session_id, document_id } = one(events, 'run_started');
  return { session_id, document_id, html: one(events, 'document_saved').html };
}

const articleOf = (events: Awaited<ReturnType<typeof send>>['events']) =>
  readArticle(one(events, 'document_saved').html);
const toolsOf = (events: Awaited<ReturnType<typeof send>>['events']) =>
  events.flatMap(({ event }) => (event.type === 'tool_call' ? [event.name] : []));

/** Returns the latest request body sent to the model server. */
const asked = () => JSON.stringify(model.getRequests().at(-1)?.body ?? {});
const url = pngDataUrl(400, 200, (x) => [x % 256, 90, 60]);
const draft = layOutContent(smallOnePager);

describe('the payload of a prompt: with the composer', () => {
  it('use_tools, tool_choice and active_tools limit changes', async () => {
    for (const off of [
      { use_tools: false },
      { tool_choice: 'none' },
      { active_tools: ['suggest_followups'] },
    ]) {
      const { events, marker } = await send(invoicePrompt, off);
      expect(marker).toBe('[LLM_STREAM_END]');
      expect(toolsOf(events)).not.toContain('write_document');
      expect(wordsOf(events)).toContain('switched off');
    }
    const onlyPage = await send(invoicePrompt, { active_tools: ['write_document'] });
    expect(toolsOf(onlyPage.events)).toEqual(['write_document']);
    const asksFirst = await send('Flyer', { tool_choice: { type: 'tool', name: 'ask_user' } });
    expect(toolsOf(asksFirst.events)).toEqual(['ask_user']);
  });

  it('edit_mode decides between a change and a new page', async () => {
    const { html: _html, ...place } = await made();
    const edited = await send('Flyer for a summer concert', { ...place, edit_mode: true });
    expect(toolsOf(edited.events)).not.toContain('write_document');
    const anew = await send('make it dark green', { ...place, edit_mode: false });
    expect(toolsOf(anew.events)).toContain('write_document');
  });

  it('document_type overrides the kind in the prompt', async () => {
    const flyer = await send('Summer concert on 14 June at 7pm in the park', { document_type: 'flyer' });
    const deck = await send('Summer concert on 14 June at 7pm in the park', {
      document_type: 'presentation',
    });
    expect(articleOf(flyer.events).format).not.toMatch(/slides/);
    expect(articleOf(deck.events).format).toBe('slides-16x9');
    expect(articleOf(deck.events).pages.length).toBeGreaterThan(2);
  });

  it('colors, fonts and themes apply to the page, until the prompt changes them', async () => {
    const choices = {
      colors: [{ name: 'House', colors: ['#5b2a86', '#fff8ec', '#241b2f'] }],
      fonts: [{ family: 'Georgia', role: 'text' }, 'Young Serif'],
      themes: [{ name: 'Slides', background_color: '#fff8ec', aspect_ratio: '1 : 1' }],
    };
    const first = await send(invoicePrompt, choices);
    const page = articleOf(first.events);
    expect(page.tokens).toMatchObject({
      accent: '#5b2a86',
      paper: '#fff8ec',
      ink: '#241b2f',
      'font-text': expect.stringContaining('Newsreader'),
      'font-display': expect.stringContaining('Young Serif'),
    });
    expect(page.format).toBe('square');
    expect(one(first.events, 'checks').report.findings.filter((each) => each.class === 'contrast')).toEqual(
      [],
    );
    expect(wordsOf(first.events)).toContain('Newsreader stands in for it');
    const { session_id, document_id } = one(first.events, 'run_started');
    const place = { session_id, document_id };
    const green = await send('make it dark green', { ...place, ...choices });
    const accent = articleOf(green.events).tokens.accent;
    expect(accent).not.toBe('#5b2a86');
    const later = await send('add a thank-you note', { ...place, ...choices });
    expect(articleOf(later.events).tokens.accent).toBe(accent);
    const other = await send('add a thank-you note', { ...place, user_selected_colors: ['#a01c3c'] });
    expect(articleOf(other.events).tokens.accent).toBe('#a01c3c');
  });

  it('a dark background makes a legible dark page', async () => {
    const { events } = await send('Flyer for a concert', { themes: [{ background_color: '#101820' }] });
    expect(articleOf(events)).toMatchObject({ theme: 'dark', tokens: { paper: '#101820' } });
    expect(one(events, 'checks').report.findings.filter((each) => each.class === 'contrast')).toEqual([]);
  });

  it("instructions and system_prompt set the look; the answer names what fixed rules can't follow", async () => {
    const { events } = await send(invoicePrompt, {
      instructions: [{ name: 'House', instruction: 'Use the editorial style' }, 'Sound like a pirate'],
      system_prompt: 'Always on US letter paper',
    });
    expect(articleOf(events)).toMatchObject({ direction: 'editorial', format: 'letter' });
    expect(wordsOf(events)).toContain('Sound like a pirate');
  });

  it('user_selected_assets are placed: a logo in the header, pictures in articles and decks', async () => {
    const logo = { id: 'logo-1', name: 'Logo', description: 'Mark of Pedalo', url };
    const invoice = await send(invoicePrompt, { user_selected_assets: [logo] });
    const { html } = one(invoice.events, 'document_saved');
    expect(html).toMatch(/<img[^>]+alt="Mark of Pedalo"/);
    expect(html).toContain(url);
    const photo = { id: 'photo', name: 'Harbour', description: 'The harbour at dawn', url };
    const deck = await send('Pitch deck for a bike-sharing start-up in Porto', {
      user_selected_assets: [photo],
    });
    expect(one(deck.events, 'document_saved').html).toContain('alt="The harbour at dawn"');
    const unfit = await send(invoicePrompt, { user_selected_assets: [photo] });
    expect(wordsOf(unfit.events)).toContain('no place for “Harbour”');
  });

  it('editor_json_content is saved as a version and edited', async () => {
    const { html, ...place } = await made();
    const typed = html.replaceAll('Acme Corp', 'Acme Corporation');
    expect(typed).not.toBe(html);
    const { events } = await send('make it dark green', { ...place, editor_json_content: { html: typed } });
    const saved = events.flatMap(({ event }) => (event.type === 'document_saved' ? [event] : []));
    expect(saved.map(({ version }) => version)).toEqual([2, 3]);
    expect(plainText(saved[1]?.html ?? '')).toContain('Acme Corporation');
    const same = await send('make it navy', {
      ...place,
      editor_json_content: { html: saved[1]?.html },
    });
    expect(one(same.events, 'document_saved').version).toBe(4);
    const hostile =
      '<article class="doc"><section class="page"><p data-id="x">Hi<script>1</script></p></section></article>';
    const cleaned = await send('make it dark', { editor_json_content: { html: hostile } });
    expect(one(cleaned.events, 'document_saved').html).not.toContain('script');
  });

  it('page_handler decides whether a page may continue on another', async () => {
    const text = `# Notes\n\n${'A paragraph of some length that takes its room on the page.\n\n'.repeat(30)}`;
    const flowing = await send(text, { page_handler: 'flow' });
    const bound = await send(text, { page_handler: 'one_page', layout_config: { format: 'a5' } });
    expect(one(flowing.events, 'checks').report.passed).toBe(true);
    expect(one(bound.events, 'checks').report.pages).toBeGreaterThan(0);
  });

  it('survey asks, and its answers are sent in the next message', async () => {
    const first = await send('Invoice', { mode: 'survey' });
    const { questions } = one(first.events, 'survey_data');
    const { session_id, document_id } = one(first.events, 'run_started');
    const client = questions.find(({ id }) => id === 'client');
    const answers = `${client?.question} Norhaven Ltd`;
    const second = await sendPrompt(test, 'ada', {
      messages: [{ role: 'tool', tool_call_id: 'call-1', name: 'ask_user', content: answers }],
      mode: 'survey',
      mode_step: 'write',
      session_id,
      document_id,
    });
    expect(plainText(one(second.events, 'document_saved').html)).toContain('Norhaven Ltd');
  });

  it.each([
    ['a step of another mode', { mode_step: 'outline' }, 'mode_step'],
    ['a step that no mode has', { mode: 'survey', mode_step: 'dance' }, 'Its steps are ask, write'],
    ['an unknown tool', { active_tools: ['format_disk'] }, 'active_tools'],
    [
      'a forced tool that is switched off',
      { use_tools: false, tool_choice: { type: 'tool', name: 'ask_user' } },
      'has to be used',
    ],
    [
      'a forced tool that is left out',
      { active_tools: ['ask_user'], tool_choice: { type: 'tool', name: 'write_document' } },
      'has to be used',
    ],
    ['an edit of nothing', { edit_mode: true }, 'no page to edit'],
    ['a colour that is none', { colors: ['reddish'] }, 'colors'],
    [
      'a picture from elsewhere',
      { user_selected_assets: [{ id: 'x', url: 'https://example.com/x.png' }] },
      'user_selected_assets',
    ],
    [
      'two pictures under one name',
      {
        user_selected_assets: [
          { id: 'x', url: '/files/a' },
          { id: 'x', url: '/files/b' },
        ],
      },
      'the same id',
    ],
    ['an editor without a page', { editor_json_content: { pages: [] } }, 'editor_json_content'],
    ['an unknown mode', { mode: 'magic' }, 'mode'],
  ])('%s is rejected with a message', async (_name, more, words) => {
    const answer = await send(invoicePrompt, more);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(words);
  });
});

describe('the payload of a prompt: with a model', () => {
  it('lists every choice, and refers to pictures by name', async () => {
    const page = draft.pages[0];
    const withPicture = {
      ...draft,
      pages: [
        {
          ...page,
          blocks: [
            {
              id: 'p',
              html: '<figure data-id="p" data-name="Picture"><img src="asset:photo" alt="Harbour"></figure>',
            },
            ...(page?.blocks.slice(0, 1) ?? []),
          ],
        },
      ],
    };
    model.on(
      { hasToolResult: false },
      { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(withPicture) }] },
    );
    model.on({ hasToolResult: true }, { content: 'Done.' });
    const { events } = await send('Our year', {
      model_alias: 'fast',
      system_prompt: 'Write for engineers.',
      instructions: ['Spell it the British way'],
      colors: ['#5b2a86'],
      fonts: ['Georgia'],
      document_type: 'report',
      page_handler: 'one_page',
      strict_mode: false,
      user_selected_assets: [{ id: 'photo', name: 'Harbour', description: 'At dawn', url }],
    });
    const sent = JSON.stringify(model.getRequests()[0]?.body);
    for (const words of [
      'Write for engineers.',
      'Spell it the British way',
      '#5b2a86',
      'Georgia',
      'Kind of document: report',
      'one page',
      'asset:photo',
      'At dawn',
    ])
      expect(sent).toContain(words);
    expect(sent).not.toContain(url);
    expect(one(events, 'document_saved').html).toContain(url);
    const { session_id, document_id } = one(events, 'run_started');
    model.reset();
    model.on({}, { content: 'Nothing to do.' });
    await send('Look again', { model_alias: 'fast', session_id, document_id });
    expect(asked()).not.toContain(url);
    expect(asked()).toMatch(/asset:picture-1/);
  });

  it('offers only allowed tools, and requires the forced one first', async () => {
    model.on(
      { hasToolResult: false },
      { toolCalls: [{ name: 'suggest_followups', arguments: '{"choices":["More"]}' }] },
    );
    model.on({ hasToolResult: true }, { content: 'Done.' });
    await send('Anything', {
      model_alias: 'fast',
      active_tools: ['suggest_followups', 'ask_user'],
      tool_choice: { type: 'tool', name: 'suggest_followups' },
    });
    const [first, second] = model.getRequests().map(({ body }) => JSON.stringify(body));
    expect(first).not.toContain('"name":"write_document"');
    expect(first).toMatch(/"tool_choice":\{[^}]*"function"/);
    expect(second).not.toMatch(/"tool_choice":\{/);
    model.reset();
    model.on({}, { content: 'Just words.' });
    const silent = await send('Anything', { model_alias: 'fast', use_tools: false });
    expect(asked()).not.toContain('"tools":[{');
    expect(wordsOf(silent.events)).toBe('Just words.');
  });

  it('uses the messages as history if there is no session', async () => {
    model.on({}, { content: 'I see.' });
    await sendPrompt(test, 'ada', {
      model_alias: 'fast',
      messages: [
        { role: 'user', content: 'We are called Pedalo' },
        { role: 'assistant', content: 'Noted.', tool_calls: [{}] },
        { role: 'tool', tool_call_id: 'a', content: '{}' },
        { role: 'user', content: 'What is our name?' },
      ],
    });
    expect(asked()).toContain('We are called Pedalo');
    expect(asked()).toContain('Noted.');
  });

  it('saves no page with faults in strict mode: three attempts, then an error', async () => {
    const pale = {
      ...draft,
      tokens: { ink: '#fefefe', paper: '#ffffff', muted: '#fdfdfd' },
    };
    model.on({}, { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(pale) }] });
    const { events, marker } = await send('Our year', { model_alias: 'fast', strict_mode: true });
    expect(marker).toBe('[LLM_STREAM_ERROR]');
    expect(one(events, 'error')).toMatchObject({ code: 'unprocessable' });
    expect(model.getRequests()).toHaveLength(3);
    expect(events.some(({ event }) => event.type === 'checks')).toBe(false);
  });
});
