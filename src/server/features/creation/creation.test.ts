import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../testing/full-run.ts';
import { makeDocx, makeXlsx, pdfOf } from '../../testing/office-files.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tendCreations } from './tend-creations.ts';

let test: TestApp;
let site: Server;
let port = 0;

beforeAll(async () => {
  site = createServer((request, response) => {
    response.writeHead(request.url === '/gone' ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<title>Harbour</title><h1>Harbour</h1><p>It was built in 1892.</p>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  port = (site.address() as AddressInfo).port;
  test = await createTestApp({ OCTAVO_ALLOW_HOSTS: `127.0.0.1:${port}` });
});
afterAll(async () => {
  site.close();
  await test.close();
});

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: responses are compared as they are.
  readonly body: any;
}

async function send(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
): Promise<Answer> {
  const answer = await test.app.inject({
    method,
    url,
    headers: test.as('ada'),
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body ? answer.json() : null };
}

async function upload(id: string, name: string, bytes: Uint8Array, contentId: string = crypto.randomUUID()) {
  const form = new FormData();
  form.append('content_id', contentId);
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  const request = new Request('http://octavo.test', { method: 'POST', body: form });
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/create-sessions/${id}/upload`,
    headers: { ...test.as('ada'), 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const report = makeDocx({
  heading: 'Harbour report',
  paragraphs: ['We repaired 14 boats in spring.'],
  table: [
    ['Boat', 'Cost'],
    ['Mare', '$1,200'],
  ],
});

describe('a creation', () => {
  it('[C22] [C23] [C24] [D18] [D19] [D20] [D21] [D22] accepts files, texts and pages, outlines them, and becomes a prompt', async () => {
    const id = crypto.randomUUID();
    const contentId = crypto.randomUUID();
    const first = await upload(id, 'report.docx', report, contentId);
    expect(first).toMatchObject({
      status: 200,
      body: {
        content_id: contentId,
        kind: 'file',
        name: 'report.docx',
        format: 'docx',
        tables: 1,
        left_out: [],
        left_out_notes: [],
      },
    });
    // Sending the same id again returns the same content.
    expect((await upload(id, 'report.docx', report, contentId)).body).toEqual(first.body);
    const sheet = await upload(
      id,
      'costs.xlsx',
      makeXlsx('Costs', [
        ['Item', 'Price'],
        ['Paint', 12.5],
      ]),
    );
    const text = await send('POST', `/api/create-sessions/${id}/upload-text`, {
      content_id: crypto.randomUUID(),
      text: '# Thanks\n\nTo all who helped. Our colours are #0B3D2E and #f4a300.',
    });
    const research = await send('POST', `/api/create-sessions/${id}/upload-research-query`, {
      content_id: crypto.randomUUID(),
      query: `When was the harbour built? http://127.0.0.1:${port}/ and http://127.0.0.1:${port}/gone`,
    });
    expect(research).toMatchObject({ status: 200, body: { kind: 'research', format: 'web', pages: 1 } });
    expect(research.body.left_out.join()).toContain('/gone');
    const { body: listed } = await send('GET', `/api/create-sessions/${id}/files`);
    expect(listed.files.map(({ name }: { name: string }) => name).slice(0, 2)).toEqual([
      'report.docx',
      'costs.xlsx',
    ]);

    expect((await send('DELETE', `/api/create-sessions/${id}/content/${sheet.body.content_id}`)).status).toBe(
      204,
    );
    expect((await send('DELETE', `/api/create-sessions/${id}/content/${sheet.body.content_id}`)).status).toBe(
      404,
    );

    const { body: suggested } = await send('GET', `/api/create-sessions/${id}/suggested-palettes`);
    expect(suggested.palettes[0].colors).toEqual(['#0b3d2e', '#f4a300']);
    expect(suggested.palettes).toHaveLength(7);

    const { body: context } = await send('POST', '/api/create-context', {
      create_session_id: id,
      document_type: 'report',
      branding: { palette: 'Harbour' },
    });
    expect(context).toMatchObject({ document_type: 'report', branding: { palette: 'Harbour' }, pages: 1 });
    const places = context.outline.map(({ title, source }: Record<string, string>) => [title, source]);
    expect(places).toEqual([
      ['Harbour report', ''],
      ['Thanks', ''],
      ['Harbour', `http://127.0.0.1:${port}/`],
    ]);

    const sent = await send('POST', '/api/send-create-session', {
      user_id: 'somebody-else',
      create_session_id: id,
      document_type: 'report',
      wish: 'Make a one-page report of this',
      uploaded_content: [contentId, text.body.content_id],
    });
    expect(sent.body.prompt).toBe(
      'Make a one-page report of this:\n\n# Harbour report\n\nWe repaired 14 boats in spring.\n\n| Boat | Cost |\n| --- | --- |\n| Mare | $1,200 |\n\n# Thanks\n\nTo all who helped. Our colours are #0B3D2E and #f4a300.',
    );
    // A sent creation is no longer a draft.
    const { body: latest } = await send('GET', '/api/create-sessions/latest');
    expect(latest.create_session?.create_session_id).not.toBe(id);
  });

  it('is found as a draft, and deleted', async () => {
    const id = crypto.randomUUID();
    expect((await send('PATCH', `/api/create-sessions/${id}`, { state: { step: 2 } })).status).toBe(204);
    const { body } = await send('GET', '/api/create-sessions/latest');
    expect(body.create_session).toMatchObject({ create_session_id: id, state: { step: 2 }, files: [] });
    expect((await send('DELETE', `/api/create-sessions/${id}`)).status).toBe(204);
    expect((await send('GET', `/api/create-sessions/${id}/files`)).status).toBe(404);
  });

  it('leaves out unwanted parts, and reports it', async () => {
    const id = crypto.randomUUID();
    await send('POST', `/api/create-sessions/${id}/upload-text`, {
      content_id: crypto.randomUUID(),
      text: '# One\n\nFirst.\n\n# Two\n\nSecond.\n\n# Three\n\nThird.',
    });
    const { body: context } = await send('POST', '/api/create-context', { create_session_id: id });
    expect(context.outline.map(({ title }: { title: string }) => title)).toEqual(['One', 'Two', 'Three']);
    const [one, , three] = context.outline;
    const { body } = await send('POST', '/api/send-create-session', {
      create_session_id: id,
      parts: [{ part_id: three.part_id }, { part_id: one.part_id }],
    });
    expect(body.prompt).toBe(
      'Make a document from the following content:\n\n# Three\n\nThird.\n\n# One\n\nFirst.',
    );
    expect(body.left_out).toEqual(['1 of 3 parts were left out by choice.']);
  });

  it('shortens, spreads and renames parts, and names their source files and pages', async () => {
    const id = crypto.randomUUID();
    const sentences = Array.from({ length: 30 }, (_, at) => `Boat ${at + 1} went out to sea and came back.`);
    const pages = [
      ['Season', ...sentences.slice(0, 14)],
      ['Costs', 'Paint cost $80.'],
    ];
    const pdf = await upload(id, 'season_2026.pdf', await pdfOf(pages));
    expect(pdf.body).toMatchObject({ format: 'pdf', pages: 2 });
    await send('POST', `/api/create-sessions/${id}/upload-text`, {
      content_id: crypto.randomUUID(),
      text: `# Crew\n\n${sentences.join(' ')}`,
    });
    const { body: context } = await send('POST', '/api/create-context', { create_session_id: id });
    const [season, costs, crew] = context.outline;
    expect([season.title, costs.source, crew.words]).toEqual(['Season', 'Page 2', 271]);
    expect(crew.short_words).toBeLessThan(100);
    const url = `/api/create-sessions/${id}/part?part_id=${encodeURIComponent(crew.part_id)}`;
    const { body: short } = await send('GET', `${url}&treatment=shorten`);
    expect(short.words).toBe(crew.short_words);
    expect((await send('GET', `${url}9`)).status).toBe(404);
    const { body: sent } = await send('POST', '/api/send-create-session', {
      create_session_id: id,
      parts: [
        { part_id: crew.part_id, title: 'Who we are', treatment: 'shorten' },
        { part_id: costs.part_id, title: 'Money' },
        { part_id: season.part_id, treatment: 'spread' },
      ],
      cite_sources: true,
    });
    expect(sent.prompt).toContain('# Who we are\n\nBoat 1 went out');
    expect(sent.prompt).toContain('# Money\n\nPaint cost $80.');
    expect(sent.prompt).toMatch(/## Season \(1 of \d\)/);
    expect(sent.prompt).toMatch(/## Sources\n\n- season\\_2026\.pdf, pages 1 to 2$/);
    expect(sent.left_out.join()).toMatch(/‘Crew’ was shortened from 271 to \d\d words\./);

    // A model shortens the text itself, so it gets the full text.
    const { body: told } = await send('POST', '/api/send-create-session', {
      create_session_id: id,
      parts: [{ part_id: crew.part_id, treatment: 'shorten' }],
      shorten_by: 'model',
    });
    expect(told.prompt).toContain(
      "Rewrite these parts shorter, with every figure, name and date in them: 'Crew' to",
    );
    expect(told.prompt).toContain('Boat 30 went out');
  });

  it('becomes a draft again when edited after sending', async () => {
    const id = crypto.randomUUID();
    await send('PATCH', `/api/create-sessions/${id}`, { state: {} });
    await send('POST', '/api/send-create-session', { create_session_id: id, wish: 'A page' });
    await send('PATCH', `/api/create-sessions/${id}`, { state: { step: 'outline' } });
    const { body } = await send('GET', '/api/create-sessions/latest');
    expect(body.create_session).toMatchObject({ create_session_id: id, state: { step: 'outline' } });
  });

  it('accepts up to 20 contents, even if sent concurrently', async () => {
    const id = crypto.randomUUID();
    await send('PATCH', `/api/create-sessions/${id}`, { state: {} });
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, index) =>
        send('POST', `/api/create-sessions/${id}/upload-text`, {
          content_id: crypto.randomUUID(),
          text: `Text ${index}`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it.each(
    sample<[string, string, string | Uint8Array, number, RegExp]>(
      [
        ['nothing', 'a.txt', '', 422, /empty/],
        ['half a document', 'a.docx', report.subarray(0, 300), 422, /damaged/],
        ['an archive', 'a.zip', Buffer.from('PK\u0003\u0004nothing'), 422, /damaged/],
        [
          'a program',
          'a.exe',
          Buffer.from([0x4d, 0x5a, 0, 0, 1, 2, 3, 4, 0, 0, 0]),
          415,
          /isn't supported|aren't supported/,
        ],
      ],
      3,
    ),
  )('rejects %s with a message', async (_name, file, bytes, status, words) => {
    const answer = await upload(crypto.randomUUID(), file, Buffer.from(bytes));
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toMatch(words);
  });

  it('keeps a question without an address unchanged', async () => {
    const url = `/api/create-sessions/${crypto.randomUUID()}/upload-research-query`;
    const query = 'What is Node.js, and who wrote report.pdf?';
    const { status, body } = await send('POST', url, { content_id: crypto.randomUUID(), query });
    expect({ status, name: body.name, pages: body.pages }).toEqual({ status: 200, name: query, pages: null });
    expect(body.left_out.join()).toContain('nothing was fetched');
  });

  it('is deleted after 90 days without changes', async () => {
    const id = crypto.randomUUID();
    await send('PATCH', `/api/create-sessions/${id}`, { state: {} });
    const inDays = (days: number) => ({
      ...test.deps,
      clock: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000),
    });
    await tendCreations(inDays(89));
    expect((await send('GET', `/api/create-sessions/${id}/files`)).status).toBe(200);
    expect(await tendCreations(inDays(91))).toBeGreaterThan(0);
    expect((await send('GET', `/api/create-sessions/${id}/files`)).status).toBe(404);
  });

  it('fetches nothing from private addresses', async () => {
    const answer = await send('POST', `/api/create-sessions/${crypto.randomUUID()}/upload-research-query`, {
      content_id: crypto.randomUUID(),
      query: 'http://169.254.169.254/latest/meta-data',
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('public internet') },
    });
  });
});
