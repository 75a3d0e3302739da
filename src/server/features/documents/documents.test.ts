import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentView } from '../../../contract/documents.ts';
import { readEventStream } from '../../testing/read-event-stream.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openFileLink, signFileLink } from './file-link.ts';

let test: TestApp;
let documentId: string;

beforeAll(async () => {
  test = await createTestApp();
  const first = await prompt('Invoice for Acme Corp, 3 hours of design at $90');
  documentId = first.document_id;
  await prompt('make it navy', first);
});
afterAll(() => test.close());

async function prompt(content: string, ids: { session_id?: string; document_id?: string } = {}) {
  const { session_id, document_id } = ids;
  const answer = await test.app.inject({
    method: 'POST',
    url: '/chat/stream',
    headers: test.as('ada'),
    payload: { messages: [{ role: 'user', content }], session_id, document_id },
  });
  const started = readEventStream(answer.body).events[0]?.event;
  if (started?.type !== 'run_started') throw new Error(`no run: ${answer.body}`);
  return started;
}

const get = (url: string, user = 'ada') => test.app.inject({ url, headers: test.as(user) });

describe('a document', () => {
  it('is read with its page and every version, newest first', async () => {
    const document = (await get(`/api/user/documents/${documentId}`)).json<DocumentView>();
    expect(document).toMatchObject({ version: 2, format: 'letter', checks: { passed: true } });
    expect(document.versions.map(({ version, origin }) => [version, origin])).toEqual([
      [2, 'prompt'],
      [1, 'prompt'],
    ]);
    expect(document.versions[1]?.label).toContain('Invoice for Acme Corp');
  });

  it('restores an earlier version as a new one, and keeps all versions', async () => {
    const url = `/api/user/documents/${documentId}/versions/1`;
    const first = (await get(url)).json<{ html: string }>();
    const restored = await test.app.inject({
      method: 'POST',
      url: `${url}/restore`,
      headers: test.as('ada'),
    });
    const document = restored.json<DocumentView>();
    expect(document.version).toBe(3);
    expect(document.html).toBe(first.html);
    expect(document.versions[0]).toMatchObject({
      version: 3,
      origin: 'restore',
      label: 'Restored version 1',
    });
  });

  it('[D10] is printed behind a signed link for its owner, shown inline or downloaded', async () => {
    const link = async (query = '') =>
      (await get(`/api/documents/${documentId}/pdf/token${query}`)).json<{ signed_url: string }>().signed_url;
    const follow = async (url: string) => test.app.inject(new URL(url).pathname);
    const shown = await follow(await link());
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename=".*Acme.*\.pdf"/),
    });
    expect((await readPdf(shown.rawPayload)).text).toContain('Acme Corp');
    const saved = await follow(await link('?version=1&disposition=attachment'));
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
    expect((await get(`/api/documents/${documentId}/pdf/token`, 'bob')).statusCode).toBe(404);
    expect((await get(`/api/documents/${documentId}/pdf/token?version=99`)).statusCode).toBe(404);
  });

  it('has no working signed link while it is in the trash', async () => {
    const links = await Promise.all(
      ['pdf', 'html'].map(async (kind) => {
        const answer = await get(`/api/documents/${documentId}/${kind}/token`);
        return new URL(answer.json<{ signed_url: string }>().signed_url).pathname;
      }),
    );
    const statuses = () => Promise.all(links.map(async (link) => (await test.app.inject(link)).statusCode));
    const move = (to: 'delete' | 'restore') =>
      test.app.inject({
        method: 'POST',
        url: `/api/user/documents/${to}`,
        headers: test.as('ada'),
        payload: { document_ids: [documentId] },
      });
    expect(await statuses()).toEqual([200, 200]);
    await move('delete');
    expect(await statuses()).toEqual([404, 404]);
    await move('restore');
    expect(await statuses()).toEqual([200, 200]);
  });

  it.each(['undefined', '%20', 'null', '0'])('[V07] creates no signed link for the id %s', async (id) => {
    const answer = await get(`/api/documents/${id}/pdf/token`);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: [{ path: 'id' }] }]);
  });

  it('prints as a tagged PDF with embedded fonts, and is then served from the cache', async () => {
    const first = await get(`/api/documents/${documentId}/pdf`);
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.headers['content-disposition']).toContain('Acme');
    const pdf = await readPdf(first.rawPayload);
    expect(pdf).toMatchObject({ isTagged: true, language: 'en-US', pages: [{}] });
    expect(pdf.text).toContain('$270.00');
    expect(pdf.fonts.length).toBeGreaterThan(0);
    expect(pdf.fonts.filter(({ isEmbedded, type }) => !isEmbedded || type === 'Type3')).toEqual([]);
    const before = test.deps.renderer.metrics().jobsDone;
    const again = await get(`/api/documents/${documentId}/pdf`);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(test.deps.renderer.metrics().jobsDone).toBe(before);
  });

  it('returns 404 to other users in all calls', async () => {
    for (const path of ['', '/versions/1']) {
      expect((await get(`/api/user/documents/${documentId}${path}`, 'bob')).statusCode).toBe(404);
    }
    expect((await get(`/api/documents/${documentId}/pdf`, 'bob')).statusCode).toBe(404);
    const restore = await test.app.inject({
      method: 'POST',
      url: `/api/user/documents/${documentId}/versions/1/restore`,
      headers: test.as('bob'),
    });
    expect(restore.statusCode).toBe(404);
  });
});

describe('a file link', () => {
  const secret = new Uint8Array(32).fill(1);
  const token = signFileLink({ key: 'rendered/a.pdf', expiresAt: 1_000 }, secret);

  it('opens only its file, until it expires', () => {
    expect(openFileLink(token, secret, 999).key).toBe('rendered/a.pdf');
    expect(() => openFileLink(token, secret, 1_000)).toThrow(expect.objectContaining({ code: 'gone' }));
  });

  it("can't be forged, changed to another file, or used on another installation", () => {
    const [, mac] = token.split('.');
    const other = Buffer.from(JSON.stringify({ key: 'secrets/x', expiresAt: 9e15 })).toString('base64url');
    const refused = expect.objectContaining({ code: 'not_found' });
    for (const bad of ['', 'a', 'a.b', `${other}.${mac}`, `${token}x`]) {
      expect(() => openFileLink(bad, secret, 0), bad).toThrow(refused);
    }
    expect(() => openFileLink(token, new Uint8Array(32).fill(2), 0)).toThrow(refused);
  });
});
