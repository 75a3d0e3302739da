import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentView } from '../../../contract/documents.ts';
import { once } from '../../http/idempotency.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepTestDocument } from '../../testing/test-documents.ts';
import { readDocument } from './read-document.ts';
import { recallDocument } from './recall-document.ts';
import { saveVersion } from './save-version.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Saves a document of three versions, each larger than the responses that are stored. */
async function keepLarge(uid: string): Promise<string> {
  const text = 'Waves and wind. '.repeat(20_000);
  const { id } = await keepTestDocument({ uid, title: 'Large', sessionId: null, text }, test.deps);
  const { html } = await readDocument({ uid, documentId: id }, test.deps);
  for (const word of ['Tides', 'Storms'])
    await saveVersion(
      {
        uid,
        documentId: id,
        html: html.replaceAll('Waves', word),
        title: 'Large',
        format: 'a4',
        origin: 'edit',
        label: word,
        runId: null,
        checks: null,
      },
      test.deps,
    );
  return id;
}

it('an undo of a very large page that is repeated with its key is made once', async () => {
  const id = await keepLarge('ada');
  const undo = async (version: number, key: string): Promise<DocumentView> =>
    (
      await test.app.inject({
        method: 'POST',
        url: `/api/user/documents/${id}/undo`,
        headers: { ...test.as('ada'), 'idempotency-key': key },
        payload: { version },
      })
    ).json();
  const key = crypto.randomUUID();
  const first = await undo(3, key);
  expect(first).toMatchObject({ version: 2, undo_version: 1 });
  expect(first.html.length).toBeGreaterThan(256 * 1024);
  expect(await undo(3, key)).toEqual(first);
  // Repeated late, it answers with what the document is by then, and undoes nothing.
  const second = await undo(2, crypto.randomUUID());
  expect(second.version).toBe(1);
  expect(await undo(3, key)).toEqual(second);
});

it('the response to an edit keeps everything around the document', async () => {
  const id = await keepLarge('bob');
  const recall = recallDocument('bob', test.deps);
  const document = await readDocument({ uid: 'bob', documentId: id }, test.deps);
  const call = { uid: 'bob', key: crypto.randomUUID(), request: ['edit'], recall };
  const answer = { outcome: 'kept_beside', document, kept_version: 2 };
  let works = 0;
  const work = async () => {
    works += 1;
    return answer;
  };
  expect(await once(test.deps.db, call, work)).toEqual(answer);
  expect(await once(test.deps.db, call, work)).toEqual(answer);
  expect(works).toBe(1);
});
