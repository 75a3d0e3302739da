import { afterAll, beforeAll, expect, it } from 'vitest';
import { readArticle } from '../../../domain/document/read-article.ts';
import { makeDocx, makeXlsx } from '../../testing/office-files.ts';
import { readEventStream } from '../../testing/read-event-stream.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const post = (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url, headers: test.as('ada'), payload });

async function upload(id: string, name: string, bytes: Uint8Array): Promise<void> {
  const form = new FormData();
  form.append('content_id', crypto.randomUUID());
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  const request = new Request('http://octavo.test', { method: 'POST', body: form });
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/create-sessions/${id}/upload`,
    headers: { ...test.as('ada'), 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(200);
}

const addText = (id: string, text: string) =>
  post(`/api/create-sessions/${id}/upload-text`, { content_id: crypto.randomUUID(), text });

/** Sends a creation and its prompt. Returns the page and the note on the tool's result. */
async function make(id: string, more: object = {}) {
  const sent = (await post('/api/send-create-session', { create_session_id: id })).json<{ prompt: string }>();
  const answer = await post('/chat/stream', {
    messages: [{ role: 'user', content: sent.prompt }],
    ...more,
  });
  const events = readEventStream(answer.body).events.map(({ event }) => event);
  const saved = events.find((event) => event.type === 'document_saved');
  if (saved?.type !== 'document_saved') throw new Error('nothing saved');
  const notes = events.flatMap((event) => (event.type === 'tool_result' ? [event.note] : []));
  return { html: saved.html, notes: notes.join('; ') };
}

const textOf = (html: string): string =>
  readArticle(html)
    .pages.flatMap(({ blocks }) => blocks.map(({ text }) => text))
    .join('\n');

it('a report, a workbook and notes become one page, in their order and word for word', async () => {
  const id = crypto.randomUUID();
  const paragraphs = [
    'We repaired fourteen boats in spring and left two for the autumn, because their timber had to dry.',
    'The new slipway holds one boat at a time. Volunteers worked on it for nine weekends.',
  ];
  await upload(id, 'boats.docx', makeDocx({ heading: 'Boats', paragraphs }));
  await upload(
    id,
    'costs.xlsx',
    makeXlsx('Costs of the season', [
      ['Item', 'Price'],
      ['Paint', 80],
      ['Rope', 45],
    ]),
  );
  const visits =
    '# Visits\n\nBring these:\n\n- A warm coat\n- Shoes with a firm sole\n- A towel\n\nHarbor office\\\n12 Mill Street\\\nPortland\n\nNight bell\nBack door\n\nThe gate opens at nine, and the last boat leaves at four.';
  await addText(id, visits);
  const { html, notes } = await make(id);

  const text = textOf(html);
  const places = [
    'Boats',
    'fourteen boats',
    'Costs of the season',
    'Paint',
    'Rope',
    'Visits',
    'The gate opens',
  ];
  expect(places.map((each) => text.indexOf(each))).toEqual(
    places.map((each) => text.indexOf(each)).toSorted((a, b) => a - b),
  );
  for (const each of places) expect(text).toContain(each);
  expect(html).toMatch(/<h[1-4][^>]*>(?:<[^>]+>)*Costs of the season/);
  expect(html).toMatch(/<t[dh][^>]*>(?:<[^>]+>)*Paint/);

  // Bullets are items of their own, and lines stay apart.
  for (const item of ['A warm coat', 'Shoes with a firm sole', 'A towel'])
    expect(html).toMatch(new RegExp(`<li[^>]*>(?:<[^>]+>)*${item}(?:<[^>]+>)*</li>`));
  expect(html).toMatch(/Harbor office(?:<[^>]+>)+12 Mill Street(?:<[^>]+>)+Portland/);
  expect(html).toMatch(/Night bell(?:<[^>]+>)+Back door/);
  expect(notes).toMatch(/all \d+ words kept in order/);
});

it('the count of kept words is told for text that is kept, and only for that', async () => {
  const id = crypto.randomUUID();
  const sentence = 'The pump house opens in May with twelve rooms, a garden and a view of the river. ';
  await addText(id, `# Pump house\n\n${sentence.repeat(8)}`);
  expect((await make(id, { asks: { text: 'keep' } })).notes).toMatch(/all \d+ words kept in order/);
  expect((await make(id, { asks: { text: 'condense' } })).notes).not.toContain('words kept');
});
