import { zstdCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentView } from '../../../contract/documents.ts';
import { assignIds } from '../../../domain/content/assign-ids.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { readMarkdown } from '../../../domain/content/markdown/read-markdown.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findVersion } from './page-store.ts';
import { printedPage } from './take-page-step.ts';

const uid = 'ada';
const [documentId, sessionId] = [crypto.randomUUID(), crypto.randomUUID()];

const blocks = Array.from(
  { length: 30 },
  (_, at) =>
    `<p class="body" data-id="b${at}">Line ${at}: &amp; “quoted”, é, e\u0301, 漢字, שלום, 🌿\r\n  kept   spaces&nbsp;</p>`,
);
/** A page as models wrote them before the content model, with characters that a copy could change. */
const pageOf = (version: number): string =>
  `<article class="doc" lang="en" data-title="Old page" data-format="a4" data-orientation="portrait" data-direction="swiss" data-theme="light" style="--accent: #1d5a46"><section class="page" data-id="p1"><h1 data-id="h">Old page ${version}</h1>${blocks.join('\n')}</section></article>`;

/** Versions 1 to 4, by the way in which releases stored them; 5 has content. */
const pages = [1, 2, 3, 4].map(pageOf);
const { content: read } = readMarkdown('# Care\n\nWater the trees in dry summers, early in the morning.\n');
const content = assignIds(read as DocumentContent);
const ownPage = assembleArticle(layOutContent(content));

let database: TestDatabase;
let test: TestApp;

async function keep(version: number, columns: Readonly<Record<string, unknown>>): Promise<void> {
  const row = {
    user_id: uid,
    document_id: documentId,
    version,
    title: 'Old page',
    origin: 'prompt',
    label: 'Old',
  };
  const values = Object.entries({ ...row, ...columns });
  const names = sql.join(values.map(([name]) => sql.ref(name)));
  await sql`insert into versions (${names}) values (${sql.join(values.map(([, value]) => value))})`.execute(
    database.db,
  );
  await sql`update documents set current_version = ${version} where id = ${documentId}`.execute(database.db);
}

/** Fills the tables as earlier releases did, each at the migration that it came with. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await migrateDatabase(db, '0001-documents-and-runs');
  await sql`insert into sessions (user_id, id, title) values (${uid}, ${sessionId}, 'Old session')`.execute(
    db,
  );
  await sql`insert into documents (user_id, id, session_id, title, format)
    values (${uid}, ${documentId}, ${sessionId}, 'Old page', 'a4')`.execute(db);
  const [first = '', second = '', third = '', fourth = ''] = pages;
  const findings = [{ class: 'contrast', severity: 'warning', message: 'Low', page: 1, block_id: 'b1' }];
  const checks = JSON.stringify({ passed: true, pages: 1, findings, repairs: ['Spacing tightened to 90 %'] });
  await keep(1, { html: first, checks });
  await keep(2, { html: second });
  await migrateDatabase(db, '0009-packed-pages');
  await keep(3, { packed: zstdCompressSync(third), packed_on: null });
  await keep(4, { packed: zstdCompressSync(fourth, { dictionary: Buffer.from(third) }), packed_on: 3 });
  await migrateDatabase(db, '0026-version-content');
  const packed = zstdCompressSync(JSON.stringify(content), { dictionary: Buffer.from(ownPage) });
  await keep(5, { packed: zstdCompressSync(ownPage), packed_on: null, content: packed, kit: '1' });
  await migrateDatabase(db);
  test = await createTestApp({}, { database });
});
afterAll(async () => {
  await test.close();
  await database.close();
});

const get = (url: string) => test.app.inject({ url, headers: test.as(uid) });
const post = (path: string, payload: object) =>
  test.app.inject({
    method: 'POST',
    url: `/api/user/documents/${documentId}/${path}`,
    headers: test.as(uid),
    payload,
  });
const current = async () => (await get(`/api/user/documents/${documentId}`)).json<DocumentView>();

describe('versions that earlier releases stored', () => {
  it.each([...pages, ownPage].map((html, at) => [at + 1, html] as const))(
    'keep the page of version %i byte for byte',
    async (version, html) => {
      const answer = await get(`/api/user/documents/${documentId}/versions/${version}`);
      expect(answer.json<{ html: string }>().html).toBe(html);
    },
  );

  it.each(pages.map((html, at) => [at + 1, html] as const))(
    'print version %i as before',
    async (version, html) => {
      const printed = await get(`/api/documents/${documentId}/pdf?version=${version}`);
      expect(printed.statusCode).toBe(200);
      const before = await test.deps.renderer.renderPdf({ html: await printedPage(html, 'Old page') });
      const [now, then] = await Promise.all([readPdf(printed.rawPayload), readPdf(before.pdf)]);
      expect({ ...now, title: '' }).toEqual({ ...then, title: '' });
      expect(now.text).toContain(`Old page ${version}`);
    },
  );

  it('are listed and counted in the library', async () => {
    const { versions, checks } = await current();
    expect(versions.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
    expect(checks).toBeNull();
    const counts = await sql<{ documents: number; sessions: number }>`
      select documents, sessions from library_counts where user_id = ${uid}`.execute(test.deps.db);
    expect(counts.rows).toEqual([{ documents: 1, sessions: 1 }]);
  });

  it('give back content that was compressed against its page alone', async () => {
    expect((await findVersion(test.deps.db, uid, documentId, 5))?.content).toEqual(content);
  });

  it('can be edited, restored and undone, and the earlier ones stay as they are', async () => {
    const operations = [{ op: 'set', at: 'title', value: 'Care of trees' }];
    const edited = await post('edits', { version: 5, operations, label: 'Title' });
    expect(edited.statusCode).toBe(200);
    const restored = (await post('versions/1/restore', {})).json<DocumentView>();
    expect(restored.html).toContain('Old page 1');
    const patches = [{ op: 'remove', id: 'b29' }];
    const patched = (await post('edits', { version: restored.version, patches, label: 'Shorter' })).json<{
      document: DocumentView;
    }>().document;
    expect(patched.html).not.toContain('Line 29:');
    const undone = (await post('undo', { version: patched.version })).json<DocumentView>();
    expect(undone.html).toBe(restored.html);
    for (const [at, html] of [...pages, ownPage].entries())
      expect((await findVersion(test.deps.db, uid, documentId, at + 1))?.html).toBe(html);
  });
});
