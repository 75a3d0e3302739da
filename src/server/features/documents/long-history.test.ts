import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignIds } from '../../../domain/content/assign-ids.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { applyOperations } from '../../../domain/content/edit/apply-operations.ts';
import { readContent } from '../../../domain/content/lenient/read-content.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { isFullRun } from '../../testing/full-run.ts';
import { keepTestDocument } from '../../testing/test-documents.ts';
import { findVersion } from './page-store.ts';
import { saveVersion } from './save-version.ts';

const uid = 'ada';
const paragraphs = 400;
const versions = 100;
const pageBytes = 60_000;
/** Of all versions; the first one needs more than the changes after it. */
const mostBytes = 400_000;

/** Words that compress no better than text, and differ by seed. */
const wordsOf = (seed: number): string =>
  Array.from({ length: 20 }, (_, at) => ((seed * 7_919 + at * 104_729) % 1_000_003).toString(36)).join(' ');

const pageOf = (content: DocumentContent): string => assembleArticle(layOutContent(content));

let database: TestDatabase;
let id: string;
/** The content and the page of each version, starting with version 2. */
const made: { readonly content: DocumentContent; readonly html: string }[] = [];

/** Returns the bytes of the table on disk, with its indexes and the values stored apart. */
async function sizeOfVersions(): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size('versions') as bytes`.execute(
    database.db,
  );
  return rows[0]?.bytes ?? Number.NaN;
}

function written(): DocumentContent {
  const blocks = Array.from({ length: paragraphs }, (_, at) => wordsOf(at));
  const { content } = readContent({
    title: 'A long page',
    pages: [{ layout: 'article', title: 'Long', blocks }],
  });
  if (!content) throw new Error('unreadable');
  return assignIds(content);
}

/** Changes the words of a paragraph; each one of another. */
function edited(content: DocumentContent, version: number): DocumentContent {
  const [page] = content.pages;
  const blocks = page && 'blocks' in page ? page.blocks : [];
  const block = blocks[(version * 37) % blocks.length];
  const value = wordsOf(10_000 + version);
  return applyOperations(content, [{ op: 'set', at: `${block?.id}.text`, value }]).content;
}

beforeAll(async () => {
  database = await createTestDatabase();
  ({ id } = await keepTestDocument({ uid, title: 'A long page', sessionId: null, text: '' }, database));
});
afterAll(() => database.close());

describe.runIf(isFullRun)(`a history of ${versions} edits of a page of 60 KB, with its content`, () => {
  it(`takes less than ${mostBytes / 1000} KB in the database`, async () => {
    const before = await sizeOfVersions();
    let content = written();
    for (let version = 1; version <= versions; version += 1) {
      const html = pageOf(content);
      expect(Buffer.byteLength(html)).toBeGreaterThan(pageBytes);
      made.push({ content, html });
      const page = { uid, documentId: id, html, content, title: 'A long page', format: 'a4' };
      const checks = { passed: true, pages: 20, findings: [], repairs: [] };
      await saveVersion(
        { ...page, checks, origin: 'edit', label: `Changed text ${version}`, runId: null },
        database,
      );
      content = edited(content, version);
    }
    const { rows } = await sql<{ count: number }>`select count(*) as count from versions`.execute(
      database.db,
    );
    expect(rows[0]?.count).toBe(versions + 1);
    expect((await sizeOfVersions()) - before).toBeLessThan(mostBytes);
  });

  it('gives back each page and its content unchanged', async () => {
    expect(made).toHaveLength(versions);
    for (const [at, { content, html }] of made.entries()) {
      const found = await findVersion(database.db, uid, id, at + 2);
      expect(found?.html === html).toBe(true);
      expect(found?.content).toEqual(content);
    }
  });
});
