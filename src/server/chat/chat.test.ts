import { afterEach, describe, expect, it } from 'vitest';
import type { RunView } from '../../contract/chat.ts';
import type { ChatEvent, ChatEventOf } from '../../contract/chat-events.ts';
import { plainText, readArticle } from '../../domain/document/read-article.ts';
import { sample } from '../testing/full-run.ts';
import { readEventStream } from '../testing/read-event-stream.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { reapRuns } from './runs/reap-runs.ts';

const invoicePrompt = 'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days';

let opened: TestApp[] = [];

async function open(...args: Parameters<typeof createTestApp>): Promise<TestApp> {
  const app = await createTestApp(...args);
  opened.push(app);
  return app;
}

afterEach(async () => {
  for (const app of opened.reverse()) await app.close();
  opened = [];
});

async function send(test: TestApp, user: string, body: Record<string, unknown>) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/chat/stream',
    headers: test.as(user),
    payload: body,
  });
  return {
    status: answer.statusCode,
    text: answer.body,
    ...(answer.statusCode === 200 ? readEventStream(answer.body) : { events: [], marker: null }),
  };
}

const prompt = (content: string, more: Record<string, unknown> = {}) => ({
  messages: [{ role: 'user', content }],
  ...more,
});

function one<T extends ChatEvent['type']>(events: readonly { event: ChatEvent }[], type: T): ChatEventOf<T> {
  const found = events.find(({ event }) => event.type === type)?.event;
  if (!found) throw new Error(`no ${type} event`);
  return found as ChatEventOf<T>;
}

describe('a prompt', () => {
  it('becomes a fitted, checked page, block by block, in one well-formed stream', async () => {
    const test = await open();
    const { events, marker } = await send(test, 'ada', prompt(invoicePrompt));
    expect(marker).toBe('[LLM_STREAM_END]');
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(one(events, 'run_started')).toMatchObject({ built_in: true, model_alias: 'composer' });
    const deltas = events.flatMap(({ event }) => (event.type === 'document_delta' ? [event.delta.op] : []));
    expect(deltas.slice(0, 3)).toEqual(['begin', 'page', 'block']);
    const saved = one(events, 'document_saved');
    expect(saved.version).toBe(1);
    expect(plainText(saved.html)).toContain('$1,340.00');
    expect(readArticle(saved.html).pages).toHaveLength(1);
    expect(one(events, 'checks').report).toMatchObject({ passed: true, findings: [] });
    expect(one(events, 'followup_choices').choices.length).toBeGreaterThan(1);
    expect(events.some(({ event }) => event.type === 'content_delta')).toBe(true);
  });

  it('is refined by patches: untouched blocks stay byte for byte', async () => {
    const test = await open();
    const first = await send(test, 'ada', prompt(invoicePrompt));
    const { session_id, document_id } = one(first.events, 'run_started');
    const before = one(first.events, 'document_saved');
    const second = await send(
      test,
      'ada',
      prompt('make it dark green and add a thank-you note', { session_id, document_id }),
    );
    expect(second.marker).toBe('[LLM_STREAM_END]');
    expect(one(second.events, 'tool_call').name).toBe('edit_document');
    const after = one(second.events, 'document_saved');
    expect(after.version).toBe(2);
    const blocksOf = (html: string) => readArticle(html).pages.flatMap((page) => page.blocks);
    const kept = blocksOf(before.html);
    const now = blocksOf(after.html);
    for (const block of kept) expect(now.find(({ id }) => id === block.id)?.html).toBe(block.html);
    const added = now.filter(({ id }) => !kept.some((block) => block.id === id));
    expect(added).toHaveLength(1);
    expect(added[0]?.text).toMatch(/thank/i);
    expect(after.changed_block_ids).toEqual(added.map(({ id }) => id));
    expect(readArticle(after.html).tokens.accent).toMatch(/^#/);
  });

  it('sent twice with the same id is one run', async () => {
    const test = await open();
    const run_id = crypto.randomUUID();
    const sendIt = () => send(test, 'ada', prompt(invoicePrompt, { run_id }));
    const streaming = sendIt();
    await waitFor(async () => (await reapedStatus(test, run_id)) !== undefined);
    const [first, second] = await Promise.all([streaming, sendIt()]);
    const late = await sendIt();
    expect(late.events).toEqual(first.events);
    expect(second.events).toEqual(first.events);
    const { count } = await test.deps.db
      .selectFrom('documents')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it.each([
    ['empty', '   ', 400, 'The prompt is empty'],
    ['longer than allowed', 'x'.repeat(200_000), 400, 'characters too long'],
  ])('that is %s is rejected with a clear message', async (_name, content, status, message) => {
    const test = await open();
    const answer = await send(test, 'ada', prompt(content));
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'invalid_input',
      detail: expect.stringContaining(message),
    });
  });

  it.each(
    sample(
      [
        ['emoji', '🎉🎈 party 🥳'],
        ['right-to-left text', 'فاتورة لشركة النور بقيمة 500 دولار'],
        [
          'HTML with scripts',
          '<script>alert(1)</script><img src=x onerror=alert(2)> invoice for <b>Acme</b>',
        ],
        ['one word', 'flyer'],
      ],
      2,
    ),
  )('of %s is handled as text', async (_name, content) => {
    const test = await open();
    const { events, marker } = await send(test, 'ada', prompt(content));
    expect(marker).toBe('[LLM_STREAM_END]');
    const { html } = one(events, 'document_saved');
    expect(html).not.toMatch(/<script|onerror\s*=\s*["a]|<img/i);
  });
});

describe('a run', () => {
  it('can be followed from any event, only by its owner', async () => {
    const test = await open();
    const whole = await send(test, 'ada', prompt(invoicePrompt));
    const { run_id } = one(whole.events, 'run_started');
    const url = `/chat/runs/${run_id}/stream`;
    const resumed = await test.app.inject({ url, headers: { ...test.as('ada'), 'last-event-id': '4' } });
    expect(readEventStream(resumed.body)).toEqual({ events: whole.events.slice(4), marker: whole.marker });
    const stranger = await test.app.inject({ url, headers: test.as('bob') });
    expect(stranger.statusCode).toBe(404);
  });

  it('can be stopped; partial output is saved as a version', async () => {
    const test = await open({}, { composerPauseMs: 800 });
    const run_id = crypto.randomUUID();
    const streaming = send(test, 'ada', prompt(invoicePrompt, { run_id }));
    await waitFor(async () => {
      const { body } = await test.app.inject({ url: `/chat/runs/${run_id}`, headers: test.as('ada') });
      return (
        (JSON.parse(body) as RunView).events?.some(
          ({ event }) => event.type === 'document_delta' && event.delta.op === 'block',
        ) ?? false
      );
    });
    const stop = await test.app.inject({
      method: 'DELETE',
      url: `/chat/runs/${run_id}`,
      headers: test.as('ada'),
    });
    expect(stop.statusCode).toBe(204);
    const { events, marker } = await streaming;
    expect(marker).toBe('[LLM_STREAM_END]');
    const saved = one(events, 'document_saved');
    expect(saved.version).toBe(1);
    expect(readArticle(saved.html).pages[0]?.blocks.length).toBeGreaterThan(0);
    const view = await test.app.inject({ url: `/chat/runs/${run_id}`, headers: test.as('ada') });
    expect(JSON.parse(view.body)).toMatchObject({ status: 'cancelled', version: 1 });
  });

  it('of a stopped server ends as interrupted and can be resumed', async () => {
    const test = await open({}, { composerPauseMs: 150 });
    const run_id = crypto.randomUUID();
    const streaming = send(test, 'ada', prompt(invoicePrompt, { run_id }));
    await waitFor(async () => {
      const { body } = await test.app.inject({ url: `/chat/runs/${run_id}`, headers: test.as('ada') });
      return (
        (JSON.parse(body) as RunView).events?.some(
          ({ event }) => event.type === 'document_delta' && event.delta.op === 'block',
        ) ?? false
      );
    });
    await test.deps.runs.close();
    const { events, marker } = await streaming;
    expect(marker).toBe('[LLM_STREAM_ERROR]');
    expect(one(events, 'error').message).toContain('What arrived is kept');
    const { session_id, document_id } = one(events, 'run_started');

    const next = await open({}, { database: test.database });
    const again = await send(
      next,
      'ada',
      prompt('Continue', { session_id, document_id, continues_run_id: run_id }),
    );
    expect(again.marker).toBe('[LLM_STREAM_END]');
    const saved = one(again.events, 'document_saved');
    expect(saved.version).toBe(2);
    expect(plainText(saved.html)).toContain('$1,340.00');
  });
});

describe('a run whose process died', () => {
  it('is ended by another process with a reason, and its partial output is saved', async () => {
    const test = await open();
    const before = await send(test, 'ada', prompt(invoicePrompt));
    const { run_id, session_id, document_id } = one(before.events, 'run_started');
    // State after kill -9: half a log, status 'running', the process lock released.
    const deadKey = 123_456_789;
    const half = before.events.findLastIndex(({ event }) => event.type === 'document_delta') - 1;
    const { db } = test.deps;
    await db.deleteFrom('versions').where('document_id', '=', document_id).execute();
    await db.updateTable('documents').set({ current_version: 0 }).where('id', '=', document_id).execute();
    await db.deleteFrom('run_events').where('run_id', '=', run_id).where('seq', '>', half).execute();
    await db
      .updateTable('runs')
      .set({ status: 'running', instance_key: deadKey, last_seq: half, finished_at: null, version: null })
      .where('id', '=', run_id)
      .execute();

    expect(await reapRuns(test.deps)).toBe(1);
    expect(await reapRuns(test.deps)).toBe(0);
    const { body } = await test.app.inject({ url: `/chat/runs/${run_id}/stream`, headers: test.as('ada') });
    const { events, marker } = readEventStream(body);
    expect(marker).toBe('[LLM_STREAM_ERROR]');
    expect(one(events, 'document_saved').version).toBe(1);
    const conversation = await test.app.inject({
      url: `/api/user/sessions/${session_id}/conversation`,
      headers: test.as('ada'),
    });
    expect(conversation.json()).toMatchObject({
      runs: [{ status: 'interrupted', error: { message: expect.stringContaining('What arrived is kept') } }],
      document: { version: 1 },
    });
  });

  it('is left alone while its process is alive', async () => {
    const test = await open({}, { composerPauseMs: 100 });
    const other = await open({}, { database: test.database });
    const run_id = crypto.randomUUID();
    const streaming = send(test, 'ada', prompt(invoicePrompt, { run_id }));
    await waitFor(async () => (await reapedStatus(other, run_id)) === 'running');
    expect(await reapRuns(other.deps)).toBe(0);
    expect((await streaming).marker).toBe('[LLM_STREAM_END]');
  });
});

async function reapedStatus(test: TestApp, runId: string): Promise<string | undefined> {
  const { body } = await test.app.inject({ url: `/chat/runs/${runId}`, headers: test.as('ada') });
  return (JSON.parse(body) as Partial<RunView>).status;
}

async function waitFor(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('waited too long');
}
