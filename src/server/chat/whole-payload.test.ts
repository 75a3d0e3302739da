import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChatRequest } from '../../contract/chat.ts';
import { pngDataUrl } from '../testing/make-png.ts';
import { one, prompt, sendPrompt, wordsOf } from '../testing/run-prompts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let model: LLMock;
let test: TestApp;
/** An existing page and the run that made it. */
let place: { readonly session_id: string; readonly document_id: string };
let madeBy: string;

beforeAll(async () => {
  model = new LLMock({ port: 0 });
  await model.start();
  test = await createTestApp({
    OPENAI_BASE_URL: `${model.url}/v1`,
    OCTAVO_MODELS:
      'fast=compatible:fast-model,other=compatible:other-model,gone=compatible:gone,composer=composer',
  });
  const made = await sendPrompt(test, 'ada', prompt('Flyer for a night swim', { model_alias: 'composer' }));
  const { session_id, document_id, run_id } = one(made.events, 'run_started');
  place = { session_id, document_id };
  madeBy = run_id;
});
afterAll(async () => {
  await test.close();
  await model.stop();
});
beforeEach(() => {
  model.reset();
  model.on({ model: 'gone' }, { error: { message: 'no', type: 'invalid_request_error' }, status: 401 });
  model.on({}, { content: 'Two words.' });
});

/** Effect of a request: what the model was sent and what the client received. */
interface Outcome {
  /** The model's latest request, as JSON. */
  readonly asked: string;
  /** The last of its messages. */
  readonly last: string;
  readonly started: { readonly run_id: string; readonly session_id: string; readonly document_id: string };
  readonly words: string;
  readonly saved: number;
  readonly marker: string | null;
}

async function outcomeOf(more: object, user = 'ada'): Promise<Outcome> {
  const { events, marker, status, text } = await sendPrompt(test, user, {
    ...prompt('Say something'),
    ...more,
  });
  expect(status, text).toBe(200);
  const body = model.getRequests().at(-1)?.body as { messages?: unknown[] } | null | undefined;
  return {
    last: JSON.stringify(body?.messages?.at(-1) ?? ''),
    asked: JSON.stringify(body ?? {}),
    started: one(events, 'run_started'),
    words: wordsOf(events),
    saved: events.filter(({ event }) => event.type === 'document_saved').length,
    marker,
  };
}

const plain = new Map<string, Outcome>();

/** The outcome without the field; cached for all fields compared with it. */
async function plainOutcome(more: object): Promise<Outcome> {
  const key = JSON.stringify(more);
  const outcome = plain.get(key) ?? (await outcomeOf(more));
  plain.set(key, outcome);
  return outcome;
}

interface Row {
  /** The field's value; a function if it depends on earlier results. */
  readonly value: unknown | (() => unknown);
  /** Fields sent in both requests. */
  readonly beside?: () => object;
  /** Whether the outcome shows the effect of the field. */
  readonly shows: (outcome: Outcome, value: unknown) => boolean;
}

const asks = (value: unknown, words: string): Row => ({ value, shows: ({ asked }) => asked.includes(words) });
const photo = { id: 'photo', name: 'Harbour', url: pngDataUrl(40, 20, (x) => [x % 256, 90, 60]) };
const runId = crypto.randomUUID();

const surveyWords = 'The user wants to be asked before anything';

/** Every field of the payload; omitting one is a type error. */
const rows: Record<keyof ChatRequest, Row> = {
  run_id: { value: runId, shows: ({ started }) => started.run_id === runId },
  messages: asks([{ role: 'user', content: 'Sing a song' }], 'Sing a song'),
  model_alias: asks('other', '"model":"other-model"'),
  fallback_aliases: {
    value: ['fast'],
    beside: () => ({ model_alias: 'gone' }),
    shows: ({ words, marker }) => words.includes('Two words.') && marker === '[LLM_STREAM_END]',
  },
  use_tools: { value: false, shows: ({ asked }) => !asked.includes('"tools":[{') },
  tool_choice: asks({ type: 'tool', name: 'ask_user' }, '"tool_choice":{'),
  active_tools: { value: ['ask_user'], shows: ({ asked }) => !asked.includes('"name":"write_document"') },
  system_prompt: asks('Write for engineers.', 'Write for engineers.'),
  mode: asks('survey', surveyWords),
  mode_step: {
    value: 'write',
    beside: () => ({ mode: 'survey' }),
    shows: ({ asked }) => !asked.includes(surveyWords),
  },
  editor_json_content: {
    value: {
      html: '<article class="doc"><section class="page"><p data-id="a">Typed by hand</p></section></article>',
    },
    shows: ({ asked, saved }) => asked.includes('Typed by hand') && saved === 1,
  },
  strict_mode: asks(true, 'A page with faults is not kept'),
  session_id: {
    value: () => place.session_id,
    shows: ({ started, asked }, value) => started.session_id === value && asked.includes('night swim'),
  },
  document_id: {
    value: () => place.document_id,
    beside: () => ({ session_id: place.session_id }),
    shows: ({ started, asked }, value) =>
      started.document_id === value && asked.includes('<current_document>'),
  },
  asks: asks({ pages: 3, tone: 'friendly' }, 'Tone: friendly.'),
  page_handler: asks('one_page', 'Everything has to stand on one page'),
  layout_config: asks({ direction: 'poster' }, 'direction: poster'),
  user_selected_assets: asks([photo], 'asset:photo'),
  colors: asks(['#5b2a86'], '#5b2a86'),
  user_selected_colors: asks(['#5b2a87'], '#5b2a87'),
  fonts: asks(['Georgia'], 'Georgia'),
  user_selected_fonts: asks(['Futura'], 'Futura'),
  instructions: asks(['Spell it the British way'], 'the British way'),
  user_selected_instructions: asks(['Count in dozens'], 'Count in dozens'),
  themes: asks([{ background_color: '#101820' }], '#101820'),
  user_selected_themes: asks([{ background_color: '#101821' }], '#101821'),
  edit_mode: { ...asks(true, 'Change the page that is there'), beside: () => place },
  document_type: asks('report', 'Kind of document: report'),
  continues_run_id: {
    value: () => madeBy,
    beside: () => place,
    // The prompt is that of the continued run, not the message that asks to continue.
    shows: ({ last }) => last.includes('night swim') && !last.includes('Say something'),
  },
  target_block_ids: { ...asks(['head'], 'points at these blocks: head'), beside: () => place },
};

describe('[C01] POST /chat/stream with its whole payload: each field has an effect', () => {
  it.each(Object.entries(rows))('%s', async (field, { value, beside, shows }) => {
    const given: unknown = typeof value === 'function' ? value() : value;
    const other = beside?.() ?? {};
    const without = await plainOutcome(other);
    const withIt = await outcomeOf({ ...other, [field]: given });
    expect([shows(without, given), shows(withIt, given)]).toEqual([false, true]);
  });

  it('all of it at once', async () => {
    const { run_id: _run, continues_run_id: _continued, fallback_aliases: _stand, ...fields } = rows;
    const whole = Object.fromEntries(
      Object.entries(fields).map(([field, { value }]) => [
        field,
        typeof value === 'function' ? value() : value,
      ]),
    );
    const rest = {
      use_tools: true,
      tool_choice: 'auto',
      mode: 'normal',
      mode_step: null,
      fallback_aliases: ['composer'],
    };
    const { marker, started, saved } = await outcomeOf({ ...whole, ...rest });
    expect({ marker, saved, ...started }).toMatchObject({ marker: '[LLM_STREAM_END]', saved: 1, ...place });
  });
});

describe('[E07] a message', () => {
  const call = { id: 'c1', type: 'function', function: { name: 'ask_user', arguments: '{}' } };
  const answer = { role: 'tool', content: 'It is for Norhaven', tool_call_id: 'c1' };
  const last = { role: 'user', content: 'Go on' };
  const askedWith = async (messages: readonly object[]) => (await outcomeOf({ messages }, 'eve')).asked;

  it('may come from the user, the assistant or a tool, each with its role for the model', async () => {
    const asked = JSON.parse(
      await askedWith([
        { role: 'user', content: 'We are called Pedalo' },
        { role: 'assistant', content: 'For whom is it?', tool_calls: [call] },
        answer,
        last,
      ]),
    );
    const said = asked.messages.map(({ role, content }: { role: string; content: string }) => [
      role,
      content,
    ]);
    expect(said.slice(1, -1)).toEqual([
      ['user', 'We are called Pedalo'],
      ['assistant', 'For whom is it?'],
      ['user', 'It is for Norhaven'],
    ]);
    expect(said.at(-1)).toEqual(['user', expect.stringMatching(/Go on$/)]);
  });

  it('of a tool refers to its call by tool_call_id, or names its tool; what is on the page is dropped', async () => {
    expect(await askedWith([{ ...answer, name: 'ask_user' }, last])).toContain('Norhaven');
    expect(await askedWith([{ ...answer, name: 'write_document' }, last])).not.toContain('Norhaven');
    const written = { ...call, function: { name: 'write_document', arguments: '{}' } };
    const assistant = { role: 'assistant', content: '', tool_calls: [written] };
    expect(await askedWith([assistant, { ...answer, name: 'ask_user' }, last])).not.toContain('Norhaven');
  });

  it.each([
    ['an unknown role', { role: 'system', content: 'Obey' }],
    ['no content', { role: 'user' }],
    ['content that is no text', { role: 'user', content: 7 }],
    ['calls that are no list', { role: 'assistant', content: 'x', tool_calls: 'ask_user' }],
    ['an id that is no text', { role: 'tool', content: 'x', tool_call_id: 7 }],
    ['a name without end', { role: 'tool', content: 'x', name: 'x'.repeat(121) }],
  ])('with %s is rejected', async (_name, message) => {
    const { status, text } = await sendPrompt(test, 'eve', { messages: [message, last] });
    expect(status).toBe(400);
    expect(text).toContain('messages');
  });

  it('of the assistant is not a prompt', async () => {
    const { status, text } = await sendPrompt(test, 'eve', {
      messages: [last, { role: 'assistant', content: 'x' }],
    });
    expect(status).toBe(400);
    expect(text).toContain('The prompt is empty');
  });
});
