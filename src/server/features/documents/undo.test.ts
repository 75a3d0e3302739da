import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentView } from '../../../contract/documents.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { readEventStream } from '../../testing/read-event-stream.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let id: string;
let sessionId: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function prompt(content: string, place: object = { document_id: id, session_id: sessionId }) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/chat/stream',
    headers: test.as('ada'),
    payload: { messages: [{ role: 'user', content }], ...place },
  });
  return readEventStream(answer.body).events.map(({ event }) => event);
}

const post = (path: string, payload: object) =>
  test.app.inject({
    method: 'POST',
    url: `/api/user/documents/${id}/${path}`,
    headers: test.as('ada'),
    payload,
  });
const read = async (): Promise<DocumentView> =>
  (await test.app.inject({ url: `/api/user/documents/${id}`, headers: test.as('ada') })).json();
const move = async (to: 'undo' | 'redo'): Promise<DocumentView> =>
  (await post(to, { version: (await read()).version })).json();
const listed = ({ versions }: DocumentView): number[] => versions.map(({ version }) => version);

/** Sets the accent of the newest version by hand. */
async function paint(value: string): Promise<DocumentView> {
  const { version } = await read();
  const patches = [{ op: 'set_token', name: 'accent', value }];
  const { document } = (await post('edits', { version, patches, label: `Accent ${value}` })).json<{
    document: DocumentView;
  }>();
  return document;
}

describe('undo and redo', () => {
  beforeAll(async () => {
    const started = (await prompt('Packing list for a beach holiday', {}))[0];
    if (started?.type !== 'run_started') throw new Error('no run');
    id = started.document_id;
    sessionId = started.session_id;
  });

  it('move the document between its versions without adding any', async () => {
    const first = await read();
    expect(first).toMatchObject({ version: 1, undo_version: null, redo_version: null });
    const second = await paint('#0b5d4e');
    const third = await paint('#7a1f1f');
    expect(third).toMatchObject({ version: 3, undo_version: 2, redo_version: null });
    expect(await move('undo')).toMatchObject({ version: 2, html: second.html, redo_version: 3 });
    const back = await move('undo');
    expect(back).toMatchObject({ version: 1, html: first.html, undo_version: null, redo_version: 2 });
    expect(back).toMatchObject({ undo_steps: 0, redo_steps: 2 });
    expect(listed(back)).toEqual([1]);
    expect((await post('undo', { version: 1 })).statusCode).toBe(409);
    expect(await move('redo')).toMatchObject({ version: 2, redo_version: 3 });
    const forth = await move('redo');
    expect(forth).toMatchObject({ version: 3, html: third.html, undo_version: 2, redo_version: null });
    expect(listed(forth)).toEqual([3, 2, 1]);
    expect((await post('redo', { version: 3 })).statusCode).toBe(409);
  });

  it('reject a version that is no longer current', async () => {
    expect((await post('undo', { version: 2 })).statusCode).toBe(409);
    expect((await read()).version).toBe(3);
  });

  it('lose what was undone with the next edit, and keep what a prompt made', async () => {
    await prompt('make it navy');
    expect((await read()).version).toBe(4);
    await move('undo');
    await move('undo');
    expect((await read()).versions.map(({ version, is_undone }) => [version, is_undone])).toEqual([
      [4, true],
      [2, false],
      [1, false],
    ]);
    const after = await paint('#3b2f7a');
    expect(after).toMatchObject({ version: 5, undo_version: 2, redo_version: null });
    // Two steps, to versions 2 and 1, though the number of the version before would allow three.
    expect(after).toMatchObject({ undo_steps: 2, redo_steps: 0 });
    expect(listed(after)).toEqual([5, 4, 2, 1]);
    expect(await move('undo')).toMatchObject({ version: 2, redo_version: 5, undo_steps: 1, redo_steps: 1 });
    const restored = (await post('versions/4/restore', {})).json<DocumentView>();
    expect(restored).toMatchObject({ version: 6, undo_version: 2 });
  });

  it('merge an edit that another tab based on an undone version', async () => {
    const base = await paint('#123456');
    await move('undo');
    const [block] = readArticle(base.html).pages.flatMap(({ blocks }) => blocks);
    const patches = [{ op: 'set_attribute', id: block?.id, name: 'title', value: 'Other tab' }];
    const { document } = (await post('edits', { version: base.version, patches, label: 'Title' })).json<{
      document: DocumentView;
    }>();
    expect(document.html).toContain('Other tab');
    expect(document).toMatchObject({ version: base.version + 1, undo_version: base.undo_version });
  });

  it('are the same for a prompt that only asks to undo', async () => {
    const before = await read();
    const events = await prompt('undo that');
    const after = await read();
    expect(after).toMatchObject({ version: before.undo_version, redo_version: before.version });
    const saved = events.find(({ type }) => type === 'document_saved');
    expect(saved).toMatchObject({
      version: after.version,
      html: after.html,
      steps: {
        undo_version: after.undo_version,
        redo_version: after.redo_version,
        undo_steps: after.undo_steps,
        redo_steps: after.redo_steps,
      },
    });
    const words = events.flatMap((event) => (event.type === 'content_delta' ? [event.text] : []));
    expect(words.join('')).toContain('Undone: “Title”');
  });
});
