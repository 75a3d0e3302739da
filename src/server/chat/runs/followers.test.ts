import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { repeats } from '../../testing/full-run.ts';
import { readEventStream, type StreamRead } from '../../testing/read-event-stream.ts';
import { one, prompt, sendPrompt } from '../../testing/run-prompts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let opened: TestApp[] = [];

/** Starts a listening server and returns it with its URL. */
async function serve(...args: Parameters<typeof createTestApp>): Promise<TestApp & { url: string }> {
  const test = await createTestApp(...args);
  opened.push(test);
  return { ...test, url: await test.app.listen({ port: 0, host: '127.0.0.1' }) };
}

afterEach(async () => {
  for (const test of opened.reverse()) await test.close();
  opened = [];
});

const invoice = 'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days';

function begin(test: { url: string } & TestApp, runId: string): Promise<Response> {
  return fetch(`${test.url}/chat/stream`, {
    method: 'POST',
    headers: { ...test.as('ada'), 'content-type': 'application/json' },
    body: JSON.stringify(prompt(invoice, { run_id: runId })),
  });
}

async function followedText(test: { url: string } & TestApp, runId: string, afterSeq = 0): Promise<string> {
  const headers = { ...test.as('ada'), 'last-event-id': String(afterSeq) };
  return (await fetch(`${test.url}/chat/runs/${runId}/stream`, { headers })).text();
}

const follow = async (...args: Parameters<typeof followedText>): Promise<StreamRead> =>
  readEventStream(await followedText(...args));

const withoutHeartbeats = (text: string): string => text.replaceAll(': heartbeat\n\n', '');

/** Reads until the connection ends for any reason; drops an incomplete last frame. */
async function readUntilCut(answer: Response, onFirst: () => void): Promise<StreamRead> {
  let text = '';
  try {
    for await (const bytes of answer.body ?? []) {
      text += Buffer.from(bytes).toString();
      onFirst();
    }
  } catch {
    // The server disconnected.
  }
  return readEventStream(text.slice(0, text.lastIndexOf('\n\n') + 2));
}

describe('many followers of one run', () => {
  it('read the same log with one database query for all of them', async () => {
    const followers = repeats(20, 300);
    const test = await serve({}, { composerPauseMs: 20 });
    const runId = crypto.randomUUID();
    const own = (await begin(test, runId)).text();
    let queries = 0;
    test.database.pool.on('acquire', () => {
      queries += 1;
    });
    const texts = await Promise.all(Array.from({ length: followers }, () => followedText(test, runId)));
    const whole = withoutHeartbeats(await own);
    const { events, marker } = readEventStream(whole);
    expect(marker).toBe('[LLM_STREAM_END]');
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(texts.filter((text) => withoutHeartbeats(text) !== whole)).toEqual([]);
    // Each reader checks that the run is its own; the log is read once, or not at all in the writing process.
    expect(queries).toBeLessThan(followers * 2);
    await vi.waitFor(() => expect(test.deps.runs.feeds.size()).toBe(0), { timeout: 60_000 });
  });

  it('can follow in another process, from any event', async () => {
    const test = await serve({}, { composerPauseMs: 20 });
    const other = await serve({}, { database: test.database });
    const runId = crypto.randomUUID();
    const answer = await begin(test, runId);
    const [own, whole, later] = await Promise.all([
      answer.text(),
      follow(other, runId),
      follow(other, runId, 3),
    ]);
    const { events, marker } = readEventStream(own);
    expect(whole).toEqual({ events, marker });
    expect(later).toEqual({ events: events.slice(3), marker });
  });
});

describe('a reader that stops reading', () => {
  it('is disconnected after its timeout, without a backlog or effect on others', async () => {
    const test = await serve({ OCTAVO_STALLED_STREAM_SECONDS: '1' });
    const { events } = await sendPrompt(test, 'ada', prompt('What can you do?'));
    const { run_id: runId } = one(events, 'run_started');
    // More than the socket buffers hold.
    const pieces = 30;
    await sql`insert into run_events (run_id, seq, event)
      select ${runId}::uuid, 1000 + n, jsonb_build_object('type', 'content_delta', 'text', repeat('x', 500000))
      from generate_series(1, ${pieces}) n`.execute(test.deps.db);
    const sockets: Socket[] = [];
    test.app.server.on('connection', (socket) => sockets.push(socket));
    const stalled = connect(Number(new URL(test.url).port), '127.0.0.1');
    await once(stalled, 'connect');
    stalled.on('error', () => undefined);
    stalled.write(
      `GET /chat/runs/${runId}/stream HTTP/1.1\r\nhost: localhost\r\nauthorization: ${test.as('ada').authorization}\r\n\r\n`,
    );
    stalled.pause();
    await vi.waitFor(() => expect(sockets[0]?.writableNeedDrain).toBe(true), { timeout: 60_000 });
    const read = await follow(test, runId);
    expect(read.events.filter(({ seq }) => seq > 1000)).toHaveLength(pieces);
    expect(sockets[0]?.writableLength).toBeLessThan(4_000_000);
    await vi.waitFor(() => expect(sockets[0]?.destroyed).toBe(true), { timeout: 60_000 });
    await vi.waitFor(() => expect(test.deps.runs.feeds.size()).toBe(0), { timeout: 60_000 });
    stalled.destroy();
  });
});

describe('stopping a server with many open streams', () => {
  it('lets all of them resume on the next server without gaps or duplicates', async () => {
    const first = await serve({}, { composerPauseMs: 200, graceMs: 300 });
    const next = await serve({}, { database: first.database });
    const runIds = Array.from({ length: repeats(5, 50) }, () => crypto.randomUUID());
    const answers = await Promise.all(runIds.map((runId) => begin(first, runId)));
    const begun = new Set<Response>();
    const reading = answers.map((answer) => readUntilCut(answer, () => begun.add(answer)));
    await vi.waitFor(() => expect(begun.size).toBe(runIds.length), { timeout: 60_000 });
    // Same order as on a signal: connections first, then runs.
    await first.app.close();
    await first.deps.runs.close();
    const cut = await Promise.all(reading);
    expect(cut.some(({ marker }) => marker === null)).toBe(true);
    for (const [index, runId] of runIds.entries()) {
      const { events, marker } = cut[index] as StreamRead;
      if (marker !== null) continue;
      const rest = await follow(next, runId, events.at(-1)?.seq);
      expect(rest.marker).toMatch(/^\[LLM_STREAM_(?:END|ERROR)\]$/);
      expect(await follow(next, runId)).toEqual({ events: [...events, ...rest.events], marker: rest.marker });
    }
    const runs = await next.deps.db.selectFrom('runs').select(['status', 'version']).execute();
    expect(runs).toHaveLength(runIds.length);
    for (const { status, version } of runs) {
      expect(['completed', 'interrupted']).toContain(status);
      if (status === 'completed') expect(version).toBe(1);
    }
  });
});

describe('two tabs that send to one session at the same time', () => {
  it('start one run; the other prompt is rejected first, and succeeds afterwards', async () => {
    const test = await serve({}, { composerPauseMs: 80 });
    const first = await sendPrompt(test, 'ada', prompt(invoice));
    const { session_id, document_id } = one(first.events, 'run_started');
    const wishes = ['make it dark green', 'add a thank-you note'];
    const tabs = await Promise.all(
      wishes.map((wish) => sendPrompt(test, 'ada', prompt(wish, { session_id, document_id }))),
    );
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = tabs.findIndex(({ status }) => status === 409);
    expect(JSON.parse(tabs[refused]?.text ?? '')).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('still in progress'),
    });
    const again = await sendPrompt(test, 'ada', prompt(wishes[refused] ?? '', { session_id, document_id }));
    expect(one(again.events, 'document_saved').version).toBe(3);
    const runs = await test.deps.db.selectFrom('runs').select('prompt').orderBy('created_at').execute();
    expect(runs.map(({ prompt: words }) => words)).toEqual([invoice, wishes[1 - refused], wishes[refused]]);
  });
});
