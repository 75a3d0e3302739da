import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainText, readArticle } from '../../domain/document/read-article.ts';
import { findCurrentDocument } from '../features/documents/page-store.ts';
import { sample } from '../testing/full-run.ts';
import { one, prompt, sendPrompt, wordsOf } from '../testing/run-prompts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

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

const send = (words: string, more: object = {}) =>
  sendPrompt(test, 'ada', prompt(words, { model_alias: 'fast', ...more }));

const deck = {
  title: 'How plants eat light',
  language: 'en',
  look: { format: 'slides-16x9', direction: 'organic' },
  head: { organization: 'Grade 8 science' },
  pages: [
    { layout: 'cover', title: 'How plants eat light', subtitle: 'Why every meal begins with it' },
    {
      layout: 'points',
      title: 'Where does the wood come from?',
      items: [
        { title: 'The soil?', text: 'People thought so for 2,000 years.' },
        { title: 'The air?', text: 'It is **most** of the answer.' },
      ],
    },
  ],
  message: 'Two slides are ready.',
  followups: ['Add a quiz', 'Make it dark'],
};

const answer = (name: string, input: object) => ({
  toolCalls: [{ name, arguments: JSON.stringify(input) }],
});

describe('a model that writes content', () => {
  it('makes laid-out slides in one round, shown as they arrive', async () => {
    model.on({}, answer('write_document', deck), { chunkSize: 30 });
    const { events, marker } = await send('Slides about photosynthesis');
    expect(marker).toBe('[LLM_STREAM_END]');
    expect(model.getRequests()).toHaveLength(1);
    // Follow-ups, look and checks are part of the writing call, so these tools aren't offered.
    const told = JSON.stringify(model.getRequests()[0]?.body);
    for (const name of ['set_theme', 'check_page', 'suggest_followups'])
      expect(told).not.toContain(`"${name}"`);

    const types = events.map(({ event }) => event.type);
    const firstBlock = events.findIndex(
      ({ event }) => event.type === 'document_delta' && event.delta.op === 'block',
    );
    expect(firstBlock).toBeGreaterThan(types.indexOf('tool_call'));
    expect(firstBlock).toBeLessThan(types.indexOf('tool_result'));
    expect(types.lastIndexOf('document_delta')).toBeLessThan(types.indexOf('document_saved'));

    const { html } = one(events, 'document_saved');
    expect(readArticle(html).pages).toHaveLength(2);
    expect(html).toContain('<strong>most</strong>');
    expect(html).toContain('data-direction="organic"');
    expect(one(events, 'checks').report).toMatchObject({ passed: true, pages: 2 });
    expect(wordsOf(events)).toBe('Two slides are ready.');
    expect(one(events, 'followup_choices').choices).toEqual(['Add a quiz', 'Make it dark']);
  });

  it('changes one field by an operation, and every other block is unchanged', async () => {
    model.on({ userMessage: /photosynthesis/ }, answer('write_document', deck));
    const edit = {
      operations: [{ op: 'set', at: 'p2.items.0.text', value: 'For 2,000 years, most people said so.' }],
      message: 'Changed.',
    };
    model.on({ userMessage: /rather/ }, answer('edit_document', edit));
    const first = await send('Slides about photosynthesis');
    const before = one(first.events, 'document_saved');
    const second = await send('Say rather that most people said so', {
      session_id: one(first.events, 'run_started').session_id,
      document_id: before.document_id,
    });
    const after = one(second.events, 'document_saved');
    expect(plainText(after.html)).toContain('most people said so');
    expect(after.changed_block_ids).toHaveLength(1);
    const asked = JSON.stringify(model.getRequests().at(-1)?.body);
    expect(asked).toContain('"edit_document"');
    expect(asked).not.toContain('"patch_document"');
    expect(asked).toContain('Where does the wood come from?');
    expect(asked).not.toContain('class=\\\\\\"');
  });

  it("gets the interpretation of its call, and the user's look is kept", async () => {
    const sloppy = {
      title: 'Notice',
      look: { format: 'Letter', theme: 'light' },
      pages: [{ layout: 'article', title: 'Water off', blocks: ['The water is off on Monday.'] }],
      message: 'Done.',
    };
    model.on({}, answer('write_document', sloppy));
    const { events, marker } = await send('A notice', { layout_config: { format: 'a5', theme: 'dark' } });
    expect(marker).toBe('[LLM_STREAM_END]');
    const { html } = one(events, 'document_saved');
    expect(readArticle(html).format).toBe('a5');
    expect(html).toContain('data-theme="dark"');
    expect(plainText(html)).toContain('The water is off on Monday.');
  });

  it('gets a reason and another attempt when it edits before there is a document', async () => {
    model.on({ hasToolResult: false }, answer('edit_document', { operations: [{ op: 'remove', id: 'p1' }] }));
    model.on({ hasToolResult: true }, answer('write_document', deck));
    const { events } = await send('Slides about photosynthesis');
    const [refused] = events.flatMap(({ event }) => (event.type === 'tool_result' ? [event] : []));
    expect(refused).toMatchObject({ is_error: true });
    expect(refused?.note).toContain('There is no document yet.');
    expect(one(events, 'document_saved').version).toBe(1);
  });

  it('that writes two documents at once leaves the one written last, complete', async () => {
    const second = { ...deck, title: 'How plants drink', message: 'The second is ready.' };
    const calls = [deck, second].map((input) => ({
      name: 'write_document',
      arguments: JSON.stringify(input),
    }));
    model.on({}, { toolCalls: calls });
    const { events, marker } = await send('Slides about photosynthesis');
    expect(marker).toBe('[LLM_STREAM_END]');
    const saved = events.flatMap(({ event }) => (event.type === 'document_saved' ? [event] : []));
    const last = readArticle(saved.at(-1)?.html ?? '');
    expect(last).toMatchObject({ title: 'How plants drink' });
    expect(last.pages).toHaveLength(2);
    expect(new Set(saved.map(({ document_id }) => document_id)).size).toBe(1);
  });

  it.each(
    sample(
      [
        ['in a code block', `\`\`\`json\n${JSON.stringify(deck)}\n\`\`\``],
        ['with words around them', `Here is the call:\n${JSON.stringify(deck)}\nEnjoy!`],
        ['with a comma too many', JSON.stringify(deck).replace('}]}],', '}]},],')],
        ['as a text of JSON', JSON.stringify(JSON.stringify(deck))],
        ['packed into another object', JSON.stringify({ document: deck })],
        ['with its pages as a text', JSON.stringify({ ...deck, pages: JSON.stringify(deck.pages) })],
      ],
      3,
    ),
  )('may write its arguments %s', async (_name, written) => {
    model.on({}, { toolCalls: [{ name: 'write_document', arguments: written }] });
    const { events } = await send('Slides about photosynthesis');
    expect(model.getRequests()).toHaveLength(1);
    expect(readArticle(one(events, 'document_saved').html).pages).toHaveLength(2);
    expect(wordsOf(events)).toBe('Two slides are ready.');
  });

  it('is told where a call broke off, and may send it again', async () => {
    const cut = JSON.stringify(deck).slice(0, -260);
    model.on({ hasToolResult: false }, { toolCalls: [{ name: 'write_document', arguments: cut }] });
    model.on({ hasToolResult: true }, answer('write_document', deck));
    const { events } = await send('Slides about photosynthesis');
    const [refused] = events.flatMap(({ event }) => (event.type === 'tool_result' ? [event] : []));
    expect(refused).toMatchObject({ is_error: true });
    expect(refused?.note).toContain('broke off at');
    expect(refused?.note).not.toContain('AI_');
    expect(readArticle(one(events, 'document_saved').html).pages).toHaveLength(2);
  });

  it('may write a page and change it in one response', async () => {
    const { message: _message, ...silent } = deck;
    const operations = JSON.stringify([{ op: 'set', at: 'p2.title', value: 'Where is the wood from?' }]);
    const calls = [
      ...answer('write_document', silent).toolCalls,
      ...answer('edit_document', { operations, message: 'Written and changed.' }).toolCalls,
    ];
    model.on({}, { toolCalls: calls });
    const { events } = await send('Slides about photosynthesis');
    expect(model.getRequests()).toHaveLength(1);
    const saved = events.flatMap(({ event }) => (event.type === 'document_saved' ? [event] : []));
    expect(saved.map(({ version }) => version)).toEqual([1, 2]);
    expect(plainText(saved[1]?.html ?? '')).toContain('Where is the wood from?');
    expect(wordsOf(events)).toBe('Written and changed.');
  });

  it('may use an id again: each block keeps its words, and a change reaches only one of them', async () => {
    const [first, second, third] = ['First words.', 'Second words.', 'Third words.'].map((text) => ({
      type: 'paragraph',
      id: 'b1',
      text,
    }));
    const clashing = {
      title: 'Notes',
      pages: [
        { layout: 'article', id: 'b1', title: 'Notes', blocks: [first, second, { ...third, id: 'p1' }] },
      ],
    };
    model.on({ userMessage: /clashing/ }, answer('write_document', { ...clashing, message: 'Written.' }));
    const { events } = await send('Notes with clashing ids');
    const { html, document_id } = one(events, 'document_saved');
    for (const words of ['First words.', 'Second words.', 'Third words.'])
      expect(plainText(html)).toContain(words);
    const ids = [...html.matchAll(/ data-id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);

    const [page] = (await findCurrentDocument(test.deps.db, 'ada', document_id))?.content?.pages ?? [];
    const blocks = page && 'blocks' in page ? page.blocks : [];
    const target = blocks.find((block) => 'text' in block && block.text === 'Second words.')?.id;
    // The id that the model names for its new block is taken.
    const operations = [
      { op: 'set', at: `${target}.text`, value: 'Other words.' },
      { op: 'insert', after: target, block: { type: 'paragraph', id: target, text: 'New words.' } },
    ];
    model.on({ userMessage: /Change/ }, answer('edit_document', { operations, message: 'Changed.' }));
    const changed = await send('Change the second', {
      session_id: one(events, 'run_started').session_id,
      document_id,
    });
    const text = plainText(one(changed.events, 'document_saved').html);
    expect(text).toMatch(/First words\.[\s\S]*Other words\.[\s\S]*New words\.[\s\S]*Third words\./);
    expect(text).not.toContain('Second words.');
  });

  it('is told which parts the user has locked, and the page stays as it is', async () => {
    model.on({ userMessage: /photosynthesis/ }, answer('write_document', deck));
    const first = await send('Slides about photosynthesis');
    const { document_id, version } = one(first.events, 'document_saved');
    const locked = await test.app.inject({
      method: 'POST',
      url: `/api/user/documents/${document_id}/edits`,
      headers: test.as('ada'),
      payload: {
        version,
        patches: [{ op: 'set_attribute', id: 'p2', name: 'data-locked', value: 'true' }],
        label: 'Lock',
      },
    });
    expect(locked.statusCode).toBe(200);
    const edit = { operations: [{ op: 'set', at: 'p2.title', value: 'Made of air' }], message: 'Changed.' };
    model.on({ userMessage: /Rename/, hasToolResult: false }, answer('edit_document', edit));
    model.on({ userMessage: /Rename/, hasToolResult: true }, { content: 'It is locked.' });
    const { events, marker } = await send('Rename the second slide', {
      session_id: one(first.events, 'run_started').session_id,
      document_id,
    });
    expect(marker).toBe('[LLM_STREAM_END]');
    const refused = events.flatMap(({ event }) =>
      event.type === 'tool_result' && event.is_error ? [event.note] : [],
    );
    expect(refused).toEqual([expect.stringContaining('The user has locked these')]);
    const { html = '' } = (await findCurrentDocument(test.deps.db, 'ada', document_id)) ?? {};
    expect(plainText(html)).toContain('Where does the wood come from?');
    expect(plainText(html)).not.toContain('Made of air');
  });

  it('gets the index of a rejected operation', async () => {
    const operations = ['nonsense', { op: 'set', at: 'p2.title', value: 'Wood' }, { op: 'remove', id: 'p9' }];
    model.on(
      { hasToolResult: false },
      {
        toolCalls: [
          ...answer('write_document', deck).toolCalls,
          ...answer('edit_document', { operations }).toolCalls,
        ],
      },
    );
    model.on({ hasToolResult: true }, { content: 'Sorry.' });
    const { events } = await send('Slides about photosynthesis');
    const refused = events.flatMap(({ event }) =>
      event.type === 'tool_result' && event.is_error ? [event.note] : [],
    );
    expect(wordsOf(events)).toContain('Sorry.');
    expect(refused).toEqual([
      expect.stringContaining("operations[2] (remove): There is no page or block 'p9'"),
    ]);
  });

  it('may write its questions as plain text', async () => {
    const questions = [
      'What is the service called?',
      { question: 'What is wanted of the council?', choices: 'Money; Rooms' },
    ];
    model.on({ hasToolResult: false }, answer('ask_user', { questions }));
    model.on({ hasToolResult: true }, { content: 'Two questions first.' });
    const { events } = await send('One-pager about our new repair service', { mode: 'survey' });
    expect(one(events, 'survey_data').questions).toEqual([
      { id: 'q1', question: 'What is the service called?', choices: [], is_required: false },
      {
        id: 'q2',
        question: 'What is wanted of the council?',
        choices: ['Money', 'Rooms'],
        is_required: false,
      },
    ]);
  });

  it('is told once when the number of pages differs from the request', async () => {
    model.on({ hasToolResult: false }, answer('write_document', deck));
    model.on({ hasToolResult: true }, answer('write_document', { ...deck, pages: deck.pages.slice(0, 1) }));
    const { events } = await send('Slides about photosynthesis', { asks: { pages: 3, audience: 'parents' } });
    const requests = model.getRequests().map(({ body }) => JSON.stringify(body));
    expect(requests).toHaveLength(2);
    expect(requests[0]).toContain('Exactly 3 pages or slides.');
    expect(requests[0]).toContain('Readers: parents.');
    expect(requests[1]).toContain('The user asked for 3 pages, and these are 2.');
    const notes = events.flatMap(({ event }) => (event.type === 'tool_result' ? [event.note] : []));
    expect(notes[0]).toContain('2 pages, 3 asked for');
    expect(notes[1]).toContain('1 page, 3 asked for');
    expect(wordsOf(events)).toBe('Two slides are ready.');
  });

  const pageOf = (events: Awaited<ReturnType<typeof send>>['events']) =>
    plainText(one(events, 'document_saved').html);
  const standsIn = "Fast (test-model) didn't return a usable page, so the built-in composer made this one";

  it.each(
    sample<[string, Parameters<LLMock['on']>[1]]>(
      [
        ['an empty answer', { content: '' }],
        ['prose that is no document', { content: 'Sure! I would be glad to help you with that.' }],
        ['content without any words', answer('write_document', { title: '', pages: [] })],
        ['a call for a document that is not there', answer('edit_document', { operations: [] })],
        ['the same step again and again', answer('check_page', {})],
      ],
      3,
    ),
  )('is replaced by the composer after %s', async (_name, useless) => {
    model.on({}, useless);
    const { events, marker } = await send('Invoice for Acme Corp, 12 hours of design at $95');
    expect(marker).toBe('[LLM_STREAM_END]');
    expect(pageOf(events)).toContain('1,140.00');
    expect(wordsOf(events)).toContain(standsIn);
    expect(events.filter(({ event }) => event.type === 'usage')).toHaveLength(1);
  });

  it('gets its page from the complete part of a truncated call', async () => {
    const cut = `${JSON.stringify(deck).slice(0, -260)}`;
    model.on({}, { toolCalls: [{ name: 'write_document', arguments: cut }] });
    const { events, marker } = await send('Slides about photosynthesis');
    expect(marker).toBe('[LLM_STREAM_END]');
    expect(pageOf(events)).toContain('How plants eat light');
    expect(wordsOf(events)).toContain('What arrived is kept.');
    expect(wordsOf(events)).not.toContain(standsIn);
  });

  it('gets the page of a letter that it wrote as prose, in its own words', async () => {
    const letter = [
      'Dear Ms. Okafor,',
      'I am writing to apply for the position of gardener at the Botanical Garden. '.repeat(4),
      'For six years I have looked after the rose collection of a public park, from pruning to visitor tours. '.repeat(
        3,
      ),
      'I would be glad to meet you in person.',
      'Kind regards,\nAda Byron',
    ].join('\n\n');
    model.on({}, { content: letter });
    const { events } = await send('Write a letter of application to the Botanical Garden');
    expect(pageOf(events)).toContain('rose collection of a public park');
    expect(pageOf(events)).toContain('Ada Byron');
  });

  it('is not replaced by the composer when it answers a question or asks one', async () => {
    model.on({ userMessage: /capital/ }, { content: 'Paris.' });
    model.on({ userMessage: /invitation/ }, { content: 'Gladly. On which day is the party?' });
    for (const words of ['What is the capital of France?', 'An invitation to my party']) {
      const { events } = await send(words);
      expect(events.some(({ event }) => event.type === 'document_saved')).toBe(false);
    }
  });

  it('gets its page from an answer in plain Markdown or fenced JSON', async () => {
    const markdown =
      'Here is your notice:\n\n# Water off on Monday\n\nNo water from 9 to 11.\n\n- Fill a bucket\n- Warn the neighbors\n\n## Who to call\n\nThe caretaker';
    const fenced = `Here it is:\n\`\`\`json\n${JSON.stringify(deck)}\n\`\`\`\nEnjoy!`;
    model.on({ userMessage: /notice/ }, { content: markdown });
    model.on({ userMessage: /photosynthesis/ }, { content: fenced });
    model.on({ userMessage: /who are you/ }, { content: 'I write documents.' });
    const notice = await send('A notice');
    const saved = plainText(one(notice.events, 'document_saved').html);
    expect(saved).toContain('Fill a bucket');
    expect(saved).not.toContain('Here is your notice');
    const slides = await send('Slides about photosynthesis');
    expect(readArticle(one(slides.events, 'document_saved').html).pages).toHaveLength(2);
    const talk = await send('who are you?');
    expect(talk.events.some(({ event }) => event.type === 'document_saved')).toBe(false);
  });
});
