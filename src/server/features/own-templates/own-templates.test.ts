import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LibraryDocument } from '../../../contract/library.ts';
import { maxOwnTemplates, type OwnTemplate } from '../../../contract/own-templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findCurrentDocument } from '../documents/page-store.ts';

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp();
});
afterAll(() => house.close());

const as = (uid: string) => (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  house.app.inject({ method, url: `/api${path}`, headers: house.as(uid), ...(payload ? { payload } : {}) });

const titlesOf = async (uid: string) =>
  (await as(uid)('GET', '/user/templates'))
    .json<{ templates: OwnTemplate[] }>()
    .templates.map(({ title }) => title);

test('a document is saved as a template, renamed, exported, imported, used and deleted', async () => {
  const ada = as('ada');
  const documentId = crypto.randomUUID();
  await ada('POST', '/templates/moving-day/use', { document_id: documentId });
  const id = crypto.randomUUID();
  const saved = await ada('POST', '/user/templates', {
    id,
    document_id: documentId,
    title: 'Our move: "plan"',
  });
  expect(saved.json()).toMatchObject({ id, title: 'Our move: "plan"', has_markdown: true, sample_count: 4 });
  await ada('POST', '/user/templates', { id, document_id: documentId });
  expect(await titlesOf('ada')).toEqual(['Our move: "plan"']);
  expect(await titlesOf('bob')).toEqual([]);

  const file = (await ada('GET', `/user/templates/${id}/markdown`)).json<{
    file_name: string;
    markdown: string;
  }>();
  expect(file.file_name).toMatch(/\.md$/);
  expect(file.markdown).toContain('# {{title: Moving day}}');
  const imported = await ada('POST', '/user/templates/import', {
    id: crypto.randomUUID(),
    markdown: file.markdown,
  });
  expect(imported.json()).toMatchObject({
    notes: [],
    template: { title: 'Our move: "plan"', has_markdown: true, sample_count: 4 },
  });

  expect((await ada('PATCH', `/user/templates/${id}`, { title: 'The move' })).json()).toMatchObject({
    title: 'The move',
  });
  const made = crypto.randomUUID();
  const used = await ada('POST', `/user/templates/${id}/use`, { document_id: made });
  expect(used.json<LibraryDocument>()).toMatchObject({ id: made, display_title: 'The move' });
  const kept = await findCurrentDocument(house.deps.db, 'ada', made);
  expect(kept?.html).toContain('Defrost and empty the refrigerator');
  expect(kept?.content?.pages[0]).toMatchObject({ title: '{{title: Moving day}}' });

  expect((await ada('DELETE', `/user/templates/${id}`)).statusCode).toBe(204);
  expect((await ada('DELETE', `/user/templates/${id}`)).statusCode).toBe(404);
  expect(
    (await ada('POST', `/user/templates/${id}/use`, { document_id: crypto.randomUUID() })).statusCode,
  ).toBe(404);
});

test('a page made as HTML is saved and used, but has no Markdown', async () => {
  const eve = as('eve');
  const document = (
    await eve('POST', '/documents', { document: { html: '<p>Knock twice</p>' } })
  ).json<LibraryDocument>();
  const id = crypto.randomUUID();
  const saved = await eve('POST', '/user/templates', { id, document_id: document.id });
  expect(saved.json()).toMatchObject({ has_markdown: false });
  expect((await eve('GET', `/user/templates/${id}/markdown`)).statusCode).toBe(422);
  const made = crypto.randomUUID();
  expect((await eve('POST', `/user/templates/${id}/use`, { document_id: made })).statusCode).toBe(200);
  expect((await findCurrentDocument(house.deps.db, 'eve', made))?.html).toContain('Knock twice');
});

test('a file is read leniently, with notes; an oversized one is rejected with a message', async () => {
  const kim = as('kim');
  const markdown =
    '---\nlook: a4 purple-ish\n---\n# Door\n\n:::chart{kind=volcano}\nNone\n:::\n\n<script>alert(1)</script>';
  const read = await kim('POST', '/user/templates/import', { id: crypto.randomUUID(), markdown });
  expect(read.statusCode, read.body).toBe(200);
  expect(read.json<{ notes: string[] }>().notes.length).toBeGreaterThan(0);
  const { template } = read.json<{ template: OwnTemplate }>();
  const made = crypto.randomUUID();
  await kim('POST', `/user/templates/${template.id}/use`, { document_id: made });
  expect((await findCurrentDocument(house.deps.db, 'kim', made))?.html).not.toContain('<script');
  const long = await kim('POST', '/user/templates/import', { id: made, markdown: 'x'.repeat(500_001) });
  expect(long.json<{ detail: string }>().detail).toContain('The file is too long.');
  for (let count = 1; count < maxOwnTemplates; count += 1)
    await house.deps.db
      .insertInto('own_templates')
      .values({
        user_id: 'kim',
        id: crypto.randomUUID(),
        title: 'x',
        format: 'a4',
        html: '',
        sample_count: 0,
        saved_at: new Date(),
      })
      .execute();
  const more = await kim('POST', '/user/templates', { id: crypto.randomUUID(), document_id: made });
  expect([more.statusCode, more.json<{ detail: string }>().detail]).toEqual([
    409,
    expect.stringContaining('Delete one'),
  ]);
});
