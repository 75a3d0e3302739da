import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LibraryDocument } from '../../../contract/library.ts';
import type { TemplateCard, TemplateList } from '../../../contract/templates.ts';
import { countSamples } from '../../../domain/document/marked-texts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findCurrentDocument } from '../documents/page-store.ts';
import { createTemplateLibrary } from './template-library.ts';

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp();
});
afterAll(() => house.close());

const get = (url: string) => house.app.inject({ method: 'GET', url });
const use = (user: string, name: string, documentId: string) =>
  house.app.inject({
    method: 'POST',
    url: `/api/templates/${name}/use`,
    headers: house.as(user),
    payload: { document_id: documentId },
  });

test('templates are public to list, search and read', async () => {
  const overview = (await get('/api/templates')).json<TemplateList>();
  for (const { kind, count } of overview.groups) {
    const few = overview.templates.filter((template) => template.kind === kind);
    expect(few).toHaveLength(Math.min(count, 4));
  }
  const ofKind = async (query: string): Promise<TemplateList> =>
    (await get(`/api/templates?${query}`)).json<TemplateList>();
  const checklists = await ofKind('kind=checklist');
  expect(checklists.templates.map(({ name }) => name)).toContain('moving-day');
  expect(checklists.templates).toHaveLength(
    overview.groups.find(({ kind }) => kind === 'checklist')?.count ?? 0,
  );
  expect(
    new Set((await ofKind('language=pt-BR')).templates.map(({ language }) => language.slice(0, 2))),
  ).toEqual(new Set(['pt']));
  const search = async (words: string): Promise<string[]> =>
    (await get(`/api/templates?q=${encodeURIComponent(words)}`))
      .json<{ templates: TemplateCard[] }>()
      .templates.map(({ name }) => name);
  // By a word that only its front matter has, and by its title.
  expect(await search('relocation')).toContain('moving-day');
  expect((await search('moving day'))[0]).toBe('moving-day');
  expect((await get('/api/templates/moving-day')).json()).toMatchObject({
    title: 'Moving day checklist',
    sample_count: 4,
    parts: ['Before the movers come', 'While they load', 'In the new home'],
  });
  for (const name of ['nothing', '..%2f..%2fpackage', '__proto__'])
    expect((await get(`/api/templates/${name}`)).statusCode).toBe(404);
});

test('a template becomes a document of the user, with its content, once per id', async () => {
  const id = crypto.randomUUID();
  const first = await use('ada', 'moving-day', id);
  expect(first.statusCode, first.body).toBe(200);
  const document = first.json<LibraryDocument>();
  expect(document).toMatchObject({ id, display_title: 'Moving day', version: 1 });
  const again = await use('ada', 'moving-day', id);
  expect(again.json()).toMatchObject({ id, version: 1, session_id: document.session_id });
  const kept = await findCurrentDocument(house.deps.db, 'ada', id);
  expect(countSamples(kept?.html ?? '')).toBe(4);
  expect(kept?.content?.pages[0]).toMatchObject({ title: '{{title: Moving day}}' });
  expect((await use('bob', 'moving-day', id)).statusCode).toBe(409);
  expect((await use('ada', 'nothing', crypto.randomUUID())).statusCode).toBe(404);
  const runs = await house.deps.db.selectFrom('runs').selectAll().execute();
  expect(runs).toEqual([]);
});

test('pictures are rendered once and cached', async () => {
  const answers = await Promise.all(
    [360, 720, 360].map((width) => get(`/template-pictures/moving-day/${width}.webp`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const widths = await Promise.all(
    answers.map(async ({ rawPayload }) => (await sharp(rawPayload).metadata()).width),
  );
  expect(widths).toEqual([360, 720, 360]);
  const files = await readdir(path.join(house.deps.config.dataDir, 'templates'));
  expect(files.filter((name) => name.endsWith('.webp'))).toHaveLength(2);
  for (const address of ['moving-day/361.webp', 'nothing/360.webp'])
    expect((await get(`/template-pictures/${address}`)).statusCode).toBe(404);
});

test("an opened template's picture is rendered before the thumbnails, which never wait", async () => {
  const names = ['bistro-dinner', 'board-meeting', 'lentil-soup', 'house-or-apartment'];
  const widthOf = async (address: string) => {
    const { statusCode, headers, rawPayload } = await get(`/template-pictures/${address}`);
    expect(statusCode).toBe(200);
    return { width: (await sharp(rawPayload).metadata()).width, cache: headers['cache-control'] };
  };
  const thumbnails = () => Promise.all(names.map((name) => widthOf(`${name}/360.webp?try=0`)));
  expect(await thumbnails()).toEqual(names.map(() => ({ width: 1, cache: 'no-store' })));
  expect(await widthOf('ski-week/720.webp')).toMatchObject({ width: 720 });
  expect((await thumbnails()).filter(({ width }) => width === 1).length).toBeGreaterThanOrEqual(2);
  await expect
    .poll(thumbnails, { timeout: 60_000, interval: 500 })
    .toEqual(names.map(() => ({ width: 360, cache: 'public, max-age=604800, immutable' })));
});

test('skips an invalid template, and caches heads until a file changes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-templates-'));
  const log = { warn: (about: object) => void warned.push(about) };
  const warned: object[] = [];
  const written = (title: string) => `---\ntemplate: { kind: sign, title: ${title} }\n---\n\n# Door\n`;
  const tableFile = path.join(folder, 'cache', 'heads.json');
  const open = () => createTemplateLibrary({ folder, tableFile, log });
  await mkdir(path.join(folder, 'sign'));
  await writeFile(path.join(folder, 'sign', 'door.md'), written('Door'));
  await writeFile(path.join(folder, 'sign', 'broken.md'), '# No head\n');
  expect((await open().list()).map(({ title }) => title)).toEqual(['Door']);
  expect(warned).toHaveLength(1);
  expect((await open().list()).map(({ title }) => title)).toEqual(['Door']);
  expect(warned).toHaveLength(1);
  await writeFile(path.join(folder, 'sign', 'door.md'), written('Front door'));
  expect((await open().list()).map(({ title }) => title)).toEqual(['Front door']);
  await rm(folder, { recursive: true });
});
