import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LibraryDocument } from '../../../contract/library.ts';
import { ownFolder } from '../../adapters/storage/own-folder.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepTestDocument } from '../../testing/test-documents.ts';
import { fileDocument } from './file-document.ts';
import { purgeTrash } from './purge-trash.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const send = (user: string, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: test.as(user), ...(payload ? { payload } : {}) });
const get = async (user: string, url: string) => (await send(user, 'GET', url)).json();
const batch = (user: string, query = '') => get(user, `/api/user/library/batch${query}`);

/** Creates a document of a user, in a new session unless one is given. */
const keep = (user: string, title: string, sessionId: string | null = null) =>
  keepTestDocument({ uid: user, title, sessionId, text: `The page of ${title}` }, test.deps);

const titles = (documents: readonly { title: string }[]) => documents.map(({ title }) => title);

describe('[E11] [D08] the batch', () => {
  it('is empty for a new user', async () => {
    expect(await batch('newcomer')).toEqual({
      sessions: [],
      documents_by_session: {},
      favorites: [],
      total_documents: 0,
      total_sessions: 0,
      total_favorites: 0,
      has_more_favorites: false,
    });
  });

  it('honors its six parameters', async () => {
    const first = await keep('ann', 'A1');
    await keep('ann', 'A2', first.sessionId);
    const second = await keep('ann', 'B1');
    for (const { id } of [first, second])
      await send('ann', 'PATCH', `/api/user/documents/${id}`, { 'library.is_favorite': true });
    const all = await batch('ann');
    expect(all).toMatchObject({ total_documents: 3, total_sessions: 2, total_favorites: 2 });
    expect(all.sessions.map(({ id }: { id: string }) => id)).toEqual([second.sessionId, first.sessionId]);
    expect(titles(all.documents_by_session[first.sessionId])).toEqual(['A2', 'A1']);
    expect(titles(all.favorites)).toEqual(['B1', 'A1']);
    const some = await batch('ann', '?limit_sessions=1&favorites_limit=1');
    expect(some.sessions).toHaveLength(1);
    expect(some.favorites).toHaveLength(1);
    expect(some.has_more_favorites).toBe(true);
    const few = await batch('ann', '?limit_per_session=1&include_favorites=false');
    expect(titles(few.documents_by_session[first.sessionId])).toEqual(['A2']);
    expect(few.favorites).toEqual([]);
    expect((await batch('ann', '?include_documents=false')).documents_by_session).toEqual({});
  });

  it.each(['0', '-1', '1000000000', '2.5', 'x', ''])('rejects a limit of %j by field', async (value) => {
    for (const name of ['limit_sessions', 'limit_per_session', 'favorites_limit']) {
      const answer = await send('ann', 'GET', `/api/user/library/batch?${name}=${value}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields[0].path).toBe(name);
    }
  });
});

describe('[E04] [E05] entities', () => {
  it('have every field of the specification; pictures are signed links, inlined on request', async () => {
    const { id, sessionId } = await keep('bea', 'Flyer');
    const bare = (await get('bea', `/api/user/sessions/${sessionId}/documents`)).documents[0];
    expect(bare).toMatchObject({ thumbnail_url: null, urls_expire_at: null, screenshot_urls: [] });
    await fileDocument({ uid: 'bea', documentId: id }, test.deps);
    const page = await get('bea', `/api/user/sessions/${sessionId}/documents`);
    expect(page.session).toEqual({
      id: sessionId,
      title: 'Flyer',
      updated_at: expect.stringMatching(/^\d{4}-.*\.\d{6}Z$/),
      document_count: 1,
    });
    const document: LibraryDocument = page.documents[0];
    expect(document).toMatchObject({
      id,
      session_id: sessionId,
      title: 'Flyer',
      display_title: 'Flyer',
      pdf_url: expect.stringContaining(`/api/documents/${id}/pdf`),
      pdf_metadata: { use_clean_urls: true, cover_image_data_url: null },
      cover_image_data_url: null,
      thumbnail_data_url: null,
      library: { is_favorite: false },
    });
    const lifeMs = Date.parse(document.urls_expire_at ?? '') - Date.now();
    expect(lifeMs).toBeGreaterThan(119 * 60_000);
    expect(lifeMs).toBeLessThan(126 * 60_000);
    const picture = await test.app.inject(new URL(document.thumbnail_url ?? '').pathname);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    const heavy = (await get('bea', `/api/user/sessions/${sessionId}/documents?light_mode=false`))
      .documents[0];
    expect(heavy.thumbnail_data_url).toBe(`data:image/webp;base64,${picture.rawPayload.toString('base64')}`);
  });
});

describe('[E12] [D05] [D06] [D07] lists', () => {
  it('are paginated without gaps or repeats, even with equal times', async () => {
    const { sessionId } = await keep('cat', 'C0');
    for (let n = 1; n < 7; n += 1) await keep('cat', `C${n}`, sessionId);
    await test.database.db
      .updateTable('documents')
      .set({ is_favorite: true, updated_at: new Date('2026-01-01T00:00:00Z') })
      .where('user_id', '=', 'cat')
      .execute();
    for (const url of ['/api/user/documents/favorites', `/api/user/sessions/${sessionId}/documents`]) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const page = await get('cat', `${url}?limit=3${cursor}`);
        seen.push(...titles(page.documents));
        const next = page.next_cursor;
        expect(page.has_more).toBe(next !== null);
        cursor = next ? `&cursor_updated_at=${next.updated_at}&cursor_id=${next.id}` : '';
      } while (cursor);
      expect(new Set(seen).size).toBe(7);
      expect(seen).toHaveLength(7);
    }
    expect((await get('cat', '/api/user/documents/favorites')).total).toBe(7);
  });

  it('of sessions continue after the first ten', async () => {
    for (let n = 0; n < 13; n += 1) await keep('dan', `D${n}`);
    const first = await get('dan', '/api/user/sessions?limit=10');
    expect(first).toMatchObject({ total: 13, has_more: true });
    const { updated_at, id } = first.next_cursor;
    const rest = await get(
      'dan',
      `/api/user/sessions?limit=20&cursor_updated_at=${updated_at}&cursor_id=${id}`,
    );
    expect(rest).toMatchObject({ has_more: false, next_cursor: null });
    expect(titles([...first.sessions, ...rest.sessions])).toEqual(
      Array.from({ length: 13 }, (_, n) => `D${12 - n}`),
    );
  });

  it.each([
    'cursor_updated_at=yesterday',
    'cursor_updated_at=0000-01-01T00:00:00Z',
    'cursor_updated_at=2026-13-45T00:00:00Z',
    "cursor_id=1'%20or%201=1",
    'limit=0',
    'limit=-1',
    'limit=1000000000',
  ])('reject %s', async (query) => {
    for (const url of ['/api/user/sessions', '/api/user/documents/favorites']) {
      expect((await send('ann', 'GET', `${url}?${query}`)).statusCode).toBe(400);
    }
  });
});

describe('[D02] changes', () => {
  it('[B16] toggle library.is_favorite, by its path or nested, and keep the position in the lists', async () => {
    const { id } = await keep('eve', 'E1');
    await keep('eve', 'E2');
    const flip = (body: object) => send('eve', 'PATCH', `/api/user/documents/${id}`, body);
    expect((await flip({ 'library.is_favorite': true })).json().library).toEqual({ is_favorite: true });
    expect((await batch('eve')).total_favorites).toBe(1);
    expect(titles((await get('eve', '/api/user/documents')).documents)).toEqual(['E2', 'E1']);
    expect((await flip({ library: { is_favorite: false } })).json().library).toEqual({ is_favorite: false });
    expect((await batch('eve')).total_favorites).toBe(0);
  });

  it('rename a document and a session permanently: a new version keeps the chosen title', async () => {
    const { id, sessionId } = await keep('fay', 'F1');
    const renamed = await send('fay', 'PATCH', `/api/user/documents/${id}`, {
      title: '  Fancy\n<b>title</b> ',
    });
    expect(renamed.json()).toMatchObject({ id, title: 'Fancy <b>title</b>' });
    const session = await send('fay', 'PATCH', `/api/user/documents/${sessionId}`, {
      title: 'My session',
      is_session: true,
    });
    expect(session.json()).toMatchObject({ id: sessionId, title: 'My session', document_count: 1 });
    await test.app.inject({
      method: 'POST',
      url: '/chat/stream',
      headers: test.as('fay'),
      payload: {
        messages: [{ role: 'user', content: 'make it navy' }],
        session_id: sessionId,
        document_id: id,
      },
    });
    const { documents, session: after } = await get('fay', `/api/user/sessions/${sessionId}/documents`);
    expect(documents[0]).toMatchObject({ title: 'Fancy <b>title</b>', version: 2 });
    expect(after.title).toBe('My session');
  });

  it.each([
    ['', 'cannot be empty'],
    ['   \n\t', 'cannot be empty'],
    ['\u200b\u2060', 'cannot be empty'],
    ['x'.repeat(10_000), 'is too long: 10,000 characters, 300 at most'],
  ])('[V05] reject the title %#', async (title, words) => {
    const { id, sessionId } = await keep('gil', 'G');
    const ofDocument = await send('gil', 'PATCH', `/api/user/documents/${id}`, { title });
    expect(ofDocument.json()).toMatchObject({ code: 'invalid_input', detail: `Document title ${words}` });
    const ofSession = await send('gil', 'PATCH', `/api/user/documents/${sessionId}`, {
      title,
      is_session: true,
    });
    expect(ofSession.json()).toMatchObject({ code: 'invalid_input', detail: `Session title ${words}` });
    expect((await get('gil', `/api/user/sessions/${sessionId}/documents`)).documents[0].title).toBe('G');
  });

  it('reject an empty change', async () => {
    const { id } = await keep('gil', 'G');
    expect((await send('gil', 'PATCH', `/api/user/documents/${id}`, {})).statusCode).toBe(400);
  });
});

describe('[D03] [D04] deleting', () => {
  it('moves documents and sessions to the trash, out of every list and count, and restores them', async () => {
    const a = await keep('hal', 'A');
    const b = await keep('hal', 'B', a.sessionId);
    const c = await keep('hal', 'C');
    await send('hal', 'PATCH', `/api/user/documents/${b.id}`, { 'library.is_favorite': true });
    const before = await batch('hal');
    expect(
      (await send('hal', 'POST', '/api/user/documents/delete', { document_ids: [a.id] })).json(),
    ).toEqual({ failed_documents: [], reasons: {} });
    expect(
      (await send('hal', 'POST', '/api/user/sessions/delete', { session_ids: [a.sessionId] })).json(),
    ).toEqual({ failed_sessions: [], reasons: {} });
    const gone = await batch('hal');
    expect(gone).toMatchObject({ total_documents: 1, total_sessions: 1, total_favorites: 0, favorites: [] });
    for (const url of [
      `/api/user/documents/${b.id}`,
      `/api/documents/${b.id}/pdf`,
      `/api/documents/${b.id}/html`,
      `/api/user/sessions/${a.sessionId}/documents`,
      `/api/user/sessions/${a.sessionId}/conversation`,
    ])
      expect((await send('hal', 'GET', url)).statusCode, url).toBe(404);
    const { entries } = await get('hal', '/api/user/library/trash');
    expect(entries.map((entry: { kind: string; title: string }) => [entry.kind, entry.title])).toEqual([
      ['session', 'A'],
      ['document', 'A'],
    ]);
    expect(Date.parse(entries[0].purged_at) - Date.parse(entries[0].deleted_at)).toBe(30 * 86_400_000);

    // Restoring the session restores the documents deleted with it; those deleted earlier stay in the trash.
    await send('hal', 'POST', '/api/user/sessions/restore', { session_ids: [a.sessionId] });
    expect(titles((await batch('hal')).documents_by_session[a.sessionId])).toEqual(['B']);
    await send('hal', 'POST', '/api/user/documents/restore', { document_ids: [a.id] });
    expect(await batch('hal')).toEqual(before);

    // Restoring a document restores its session.
    await send('hal', 'POST', '/api/user/sessions/delete', { session_ids: [c.sessionId] });
    await send('hal', 'POST', '/api/user/documents/restore', { document_ids: [c.id] });
    expect(await batch('hal')).toEqual(before);
  });

  it('reports missing and busy ones, and deletes the others', async () => {
    const mine = await keep('ida', 'Mine');
    const busy = await keep('ida', 'Busy');
    const theirs = await keep('joe', 'Theirs');
    await test.database.db
      .insertInto('runs')
      .values({
        user_id: 'ida',
        id: crypto.randomUUID(),
        session_id: busy.sessionId,
        document_id: busy.id,
        status: 'running',
        prompt: 'x',
        request: '{}',
        model_alias: 'composer',
        instance_key: 1,
      })
      .execute();
    const sessions = (
      await send('ida', 'POST', '/api/user/sessions/delete', {
        session_ids: [mine.sessionId, busy.sessionId, theirs.sessionId],
      })
    ).json();
    expect(new Set(sessions.failed_sessions)).toEqual(new Set([busy.sessionId, theirs.sessionId]));
    expect(sessions.reasons[busy.sessionId]).toContain('still being written');
    expect(sessions.reasons[theirs.sessionId]).toContain('not found');
    const documents = (
      await send('ida', 'POST', '/api/user/documents/delete', { document_ids: [busy.id, theirs.id] })
    ).json();
    expect(new Set(documents.failed_documents)).toEqual(new Set([busy.id, theirs.id]));
    expect(await batch('ida')).toMatchObject({ total_sessions: 1, total_documents: 1 });
    expect(await batch('joe')).toMatchObject({ total_sessions: 1, total_documents: 1 });
    // Deleting again is idempotent.
    const again = await send('ida', 'POST', '/api/user/sessions/delete', { session_ids: [mine.sessionId] });
    expect(again.json().failed_sessions).toEqual([]);
  });

  it('from two tabs concurrently, with a rename, gives one of the two results and never an error', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, sessionId } = await keep('kim', 'K');
      const answers = await Promise.all([
        send('kim', 'POST', '/api/user/sessions/delete', { session_ids: [sessionId] }),
        send('kim', 'PATCH', `/api/user/documents/${id}`, { title: 'Renamed' }),
        send('kim', 'POST', '/api/user/documents/delete', { document_ids: [id] }),
        send('kim', 'POST', '/api/user/sessions/delete', { session_ids: [sessionId] }),
      ]);
      for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
    }
    expect(await batch('kim')).toMatchObject({ total_sessions: 0, total_documents: 0 });
  });

  it('is permanent after 30 days, with versions, words, runs and files, and not before', async () => {
    const { id, sessionId } = await keep('lea', 'L');
    await fileDocument({ uid: 'lea', documentId: id }, test.deps);
    await send('lea', 'POST', '/api/user/sessions/delete', { session_ids: [sessionId] });
    const inDays = (days: number) => ({
      ...test.deps,
      clock: () => new Date(Date.now() + days * 86_400_000),
    });
    expect(await purgeTrash({ uid: null }, inDays(29))).toBe(0);
    expect(await purgeTrash({ uid: null }, inDays(31))).toBeGreaterThanOrEqual(2);
    for (const table of ['documents', 'versions', 'document_search', 'sessions'] as const) {
      const left = await test.database.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', 'lea')
        .execute();
      expect(left, table).toEqual([]);
    }
    const files: string[] = [];
    for await (const { key } of test.deps.files.list(ownFolder('lea'))) files.push(key);
    expect(files).toEqual([]);
    expect((await get('lea', '/api/user/library/trash')).entries).toEqual([]);
  });

  it("empties only the user's own trash", async () => {
    for (const user of ['moe', 'ned']) {
      const { id } = await keep(user, 'M');
      await send(user, 'POST', '/api/user/documents/delete', { document_ids: [id] });
    }
    expect((await send('moe', 'POST', '/api/user/library/trash/empty')).statusCode).toBe(204);
    expect((await get('moe', '/api/user/library/trash')).entries).toEqual([]);
    expect((await get('ned', '/api/user/library/trash')).entries).toHaveLength(1);
  });
});

describe('creating documents', () => {
  it('[D09] stores given markup, sanitized and fitted, once per id', async () => {
    const id = crypto.randomUUID();
    const dot =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const document = {
      id,
      title: 'Brought in',
      html: '<h1>Hello</h1><script>alert(1)</script><p onclick="x()">Words</p>',
      cover_image_data_url: dot,
    };
    const made = await send('ola', 'POST', '/api/documents', { document });
    expect(made.json()).toMatchObject({ id, title: 'Brought in', version: 1 });
    const again = await send('ola', 'POST', '/api/documents', { document });
    expect(again.json().id).toBe(id);
    expect(await batch('ola')).toMatchObject({ total_documents: 1, total_sessions: 1 });
    const source = await send('ola', 'GET', `/api/documents/${id}/html`);
    expect(source.headers['content-type']).toContain('text/plain');
    expect(source.body).toContain('Hello');
    expect(source.body).not.toMatch(/script|onclick/);
    const heavy = (await get('ola', '/api/user/documents?light_mode=false')).documents[0];
    expect(heavy.cover_image_data_url).toMatch(/^data:image\/webp;base64,/);
    expect(heavy.pdf_metadata.cover_image_data_url).toBe(heavy.cover_image_data_url);
    expect((await send('pam', 'POST', '/api/documents', { document })).statusCode).toBe(409);
  });

  it.each([
    [{ html: '' }, 400],
    [{ html: '<script>alert(1)</script>' }, 400],
    [{ html: '<p>x</p>', title: ' ' }, 400],
    [{ html: '<p>x</p>', session_id: crypto.randomUUID() }, 404],
    [{ html: '<p>x</p>', cover_image_data_url: 'data:image/svg+xml;base64,AAAA' }, 400],
    [{ html: '<p>x</p>', cover_image_data_url: 'https://example.com/x.png' }, 400],
  ])('rejects %j', async (document, status) => {
    const answer = await send('ola', 'POST', '/api/documents', { document });
    expect(answer.statusCode).toBe(status);
  });

  it('duplicates a document once per id', async () => {
    const { id, sessionId } = await keep('pat', 'Original');
    const copyId = crypto.randomUUID();
    const copy = () => send('pat', 'POST', `/api/user/documents/${id}/duplicate`, { copy_id: copyId });
    expect((await copy()).json()).toMatchObject({
      id: copyId,
      session_id: sessionId,
      title: 'Original (copy)',
      version: 1,
    });
    expect((await copy()).json().id).toBe(copyId);
    expect((await batch('pat')).total_documents).toBe(2);
    const foreign = await send('qui', 'POST', `/api/user/documents/${id}/duplicate`, {
      copy_id: crypto.randomUUID(),
    });
    expect(foreign.statusCode).toBe(404);
  });
});

describe('search', () => {
  it('finds titles, page text and prompts in any language, filters and sorts', async () => {
    const invoice = await keepTestDocument(
      { uid: 'rex', title: 'Invoice 0231', sessionId: null, text: 'Grüße aus Köln, 請求書' },
      test.deps,
    );
    const deck = await keepTestDocument(
      { uid: 'rex', title: 'A deck', sessionId: null, text: 'Velo', format: 'slides-16x9' },
      test.deps,
    );
    await test.database.db
      .insertInto('runs')
      .values({
        user_id: 'rex',
        id: crypto.randomUUID(),
        session_id: deck.sessionId,
        document_id: deck.id,
        status: 'completed',
        prompt: 'Pitch for bicycles in Porto',
        request: '{}',
        model_alias: 'composer',
        instance_key: 1,
      })
      .execute();
    for (const { id } of [invoice, deck]) await fileDocument({ uid: 'rex', documentId: id }, test.deps);
    const find = async (query: string, user = 'rex') =>
      titles((await get(user, `/api/user/documents?${query}`)).documents);
    const q = (words: string) => `q=${encodeURIComponent(words)}`;
    expect(await find(q('invoi'))).toEqual(['Invoice 0231']);
    expect(await find(q('KOLN grusse'.replace('ss', 'ß')))).toEqual(['Invoice 0231']);
    expect(await find(q('請求'))).toEqual(['Invoice 0231']);
    expect(await find(q('porto'))).toEqual(['A deck']);
    expect(await find(q('porto'), 'ann')).toEqual([]);
    expect(await find(q("' | :* !"))).toEqual([]);
    expect(await find('kind=slides')).toEqual(['A deck']);
    expect(await find('kind=page')).toEqual(['Invoice 0231']);
    expect(await find('is_favorite=true')).toEqual([]);
    expect(await find('created_after=2999-01-01T00:00:00Z')).toEqual([]);
    expect(await find('created_before=2999-01-01T00:00:00Z&sort=title&order=asc')).toEqual([
      'A deck',
      'Invoice 0231',
    ]);
    expect(await find(`ids=${deck.id},${crypto.randomUUID()}`)).toEqual(['A deck']);
    // A new title is searchable immediately, and the old one no longer matches.
    await send('rex', 'PATCH', `/api/user/documents/${deck.id}`, { title: 'Zebra' });
    expect(await find(q('zebra'))).toEqual(['Zebra']);
  });

  it('is paginated in every order; a cursor is valid only for its own list', async () => {
    for (const title of ['b', 'A', 'c', 'B', 'a']) await keep('sue', title);
    for (const sort of ['title', 'updated_at', 'created_at'])
      for (const order of ['asc', 'desc']) {
        const whole = await get('sue', `/api/user/documents?sort=${sort}&order=${order}`);
        const seen: string[] = [];
        let cursor: string | null = null;
        do {
          const url: string = `/api/user/documents?sort=${sort}&order=${order}&limit=2${cursor ? `&cursor=${cursor}` : ''}`;
          const page = await get('sue', url);
          seen.push(...titles(page.documents));
          cursor = page.next_cursor;
        } while (cursor);
        expect(seen, `${sort} ${order}`).toEqual(titles(whole.documents));
      }
    const { next_cursor } = await get('sue', '/api/user/documents?sort=title&limit=2');
    for (const query of [
      `sort=created_at&cursor=${next_cursor}`,
      'cursor=e30',
      'cursor=%00',
      `cursor=${next_cursor.slice(4)}`,
    ])
      expect((await send('sue', 'GET', `/api/user/documents?${query}`)).statusCode).toBe(400);
  });
});

describe('[C06] deleting blobs', () => {
  it('deletes own files only', async () => {
    const own = `${ownFolder('tom')}/a.webp`;
    const foreign = `${ownFolder('una')}/b.webp`;
    for (const key of [own, foreign]) await test.deps.files.put(key, new Uint8Array([1]), 'image/webp');
    const names = [own, foreign, '../secrets/password', `${ownFolder('tom')}/../${foreign}`];
    const answer = await send('tom', 'POST', '/api/storage/delete-blobs', { blob_names: names });
    expect(answer.json()).toEqual({ failed_blobs: names.slice(1) });
    expect(await test.deps.files.has(own)).toBe(false);
    expect(await test.deps.files.has(foreign)).toBe(true);
  });
});

describe('[O04] data of another user', () => {
  it('returns 404 for every id', async () => {
    const { id, sessionId } = await keep('vic', 'V');
    const refused = [
      await send('wes', 'PATCH', `/api/user/documents/${id}`, { title: 'x' }),
      await send('wes', 'PATCH', `/api/user/documents/${sessionId}`, { title: 'x', is_session: true }),
      await send('wes', 'GET', `/api/user/sessions/${sessionId}/documents`),
      await send('wes', 'GET', `/api/documents/${id}/html`),
    ];
    for (const { statusCode } of refused) expect(statusCode).toBe(404);
    expect((await get('wes', `/api/user/documents?ids=${id}`)).documents).toEqual([]);
    const restored = await send('wes', 'POST', '/api/user/documents/restore', { document_ids: [id] });
    expect(restored.json().failed_documents).toEqual([id]);
    expect(await batch('vic')).toMatchObject({ total_documents: 1 });
  });
});
