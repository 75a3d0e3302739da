import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentView } from '../../../contract/documents.ts';
import type { Patch } from '../../../domain/document/patch.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { readEventStream } from '../../testing/read-event-stream.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let id: string;
let sessionId: string;

beforeAll(async () => {
  test = await createTestApp();
  const started = (await prompt('Packing list for a beach holiday'))[0]?.event;
  if (started?.type !== 'run_started') throw new Error('no run');
  id = started.document_id;
  sessionId = started.session_id;
});
afterAll(() => test.close());

async function prompt(content: string) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/chat/stream',
    headers: test.as('ada'),
    payload: {
      messages: [{ role: 'user', content }],
      ...(id ? { document_id: id, session_id: sessionId } : {}),
    },
  });
  return readEventStream(answer.body).events;
}

const post = (path: string, payload: object, user = 'ada') =>
  test.app.inject({
    method: 'POST',
    url: `/api/user/documents/${id}/${path}`,
    headers: test.as(user),
    payload,
  });
const read = async (): Promise<DocumentView> =>
  (await test.app.inject({ url: `/api/user/documents/${id}`, headers: test.as('ada') })).json();
const edit = (version: number, patches: readonly Patch[], label = 'By hand') =>
  post('edits', { version, patches, label });
const blocksOf = (html: string) => readArticle(html).pages.flatMap((page) => page.blocks);

/** Returns the first two blocks with text of their own. */
function twoBlocks({ html }: DocumentView) {
  const [first, second] = blocksOf(html).filter((block) => block.text.length > 3);
  if (!first || !second) throw new Error('no two blocks');
  return [first, second] as const;
}

describe('a manual edit', () => {
  it('creates a version, leaves every other block byte for byte, and can be undone', async () => {
    const before = await read();
    const [first] = twoBlocks(before);
    const answer = await edit(before.version, [{ op: 'remove', id: first.id }], `Removed ${first.name}`);
    const { outcome, document } = answer.json<{ outcome: string; document: DocumentView }>();
    expect(outcome).toBe('saved');
    expect(document.version).toBe(before.version + 1);
    expect(document.versions[0]).toMatchObject({ origin: 'edit', label: `Removed ${first.name}` });
    const others = blocksOf(before.html).filter((block) => block.id !== first.id);
    expect(blocksOf(document.html).map(({ html }) => html)).toEqual(others.map(({ html }) => html));
    const undone = await post(`versions/${before.version}/restore`, {});
    expect(undone.json<DocumentView>().html).toBe(before.html);
  });

  it('is sanitized, whatever it contains', async () => {
    const before = await read();
    const [first] = twoBlocks(before);
    const html = `<div data-id="${first.id}"><p onclick="x()">Kept<script>steal()</script><img src="https://elsewhere.example/x.png" alt="x"></p></div>`;
    const { document } = (await edit(before.version, [{ op: 'replace', id: first.id, html }])).json<{
      document: DocumentView;
    }>();
    expect(document.html).toContain('Kept');
    expect(document.html).not.toMatch(/<script|onclick|elsewhere/);
    await post(`versions/${before.version}/restore`, {});
  });

  it.each([
    ['an unknown block', [{ op: 'remove', id: 'nowhere' }]],
    ['an attribute that acts', [{ op: 'set_attribute', id: 'p1', name: 'onclick', value: 'x()' }]],
    ['a token that is none', [{ op: 'set_token', name: 'accent', value: 'url(https://x.example)' }]],
    ['a format that is none', [{ op: 'set_document', name: 'format', value: 'a0' }]],
    ['no patch at all', []],
  ])('with %s is rejected with a message, and nothing changes', async (_name, patches) => {
    const before = await read();
    const answer = await edit(before.version, patches as Patch[]);
    expect([400, 422]).toContain(answer.statusCode);
    expect(answer.json<{ detail: unknown }>().detail).toBeTruthy();
    expect((await read()).version).toBe(before.version);
  });

  it('sent twice creates one version', async () => {
    const { version, html } = await read();
    const patches: Patch[] = [{ op: 'set_token', name: 'accent', value: '#0b5d4e' }];
    const once = (await edit(version, patches)).json<{ document: DocumentView }>();
    const twice = (await edit(version, patches)).json<{ outcome: string; document: DocumentView }>();
    expect(once.document.html).not.toBe(html);
    expect(twice).toMatchObject({ outcome: 'saved', document: { version: once.document.version } });
  });
});

describe('two tabs on one document', () => {
  it('merge changes in different blocks', async () => {
    const base = await read();
    const [first, second] = twoBlocks(base);
    await edit(base.version, [{ op: 'set_attribute', id: first.id, name: 'title', value: 'First tab' }]);
    const joined = (
      await edit(base.version, [{ op: 'set_attribute', id: second.id, name: 'title', value: 'Second tab' }])
    ).json<{ outcome: string; document: DocumentView }>();
    expect(joined.outcome).toBe('saved');
    expect(joined.document.html).toContain('First tab');
    expect(joined.document.html).toContain('Second tab');
  });

  it('keep both changes of the same block, and report it', async () => {
    const base = await read();
    const [first] = twoBlocks(base);
    const titled = (value: string): Patch[] => [{ op: 'set_attribute', id: first.id, name: 'title', value }];
    await edit(base.version, titled('Theirs'));
    const mine = (await edit(base.version, titled('Mine'))).json<{
      outcome: string;
      kept_version: number;
      document: DocumentView;
    }>();
    expect(mine.outcome).toBe('kept_beside');
    expect(mine.document.html).toContain('Theirs');
    const kept = await test.app.inject({
      url: `/api/user/documents/${id}/versions/${mine.kept_version}`,
      headers: test.as('ada'),
    });
    expect(kept.json<{ html: string }>().html).toContain('Mine');
  });

  it('lose nothing when both save concurrently', async () => {
    const base = await read();
    const [first, second] = twoBlocks(base);
    const answers = await Promise.all(
      [first, second].map(({ id: block }, index) =>
        edit(base.version, [{ op: 'set_attribute', id: block, name: 'title', value: `At once ${index}` }]),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { html } = await read();
    expect(html).toContain('At once 0');
    expect(html).toContain('At once 1');
  });
});

describe('a lock', () => {
  it('protects against model turns and manual edits until it is removed', async () => {
    const base = await read();
    const [first] = twoBlocks(base);
    const lock = (value: string | null): Patch[] => [
      { op: 'set_attribute', id: first.id, name: 'data-locked', value },
    ];
    const locked = (await edit(base.version, lock('true'))).json<{ document: DocumentView }>().document;
    const held = blocksOf(locked.html).find((block) => block.id === first.id)?.html;
    const refused = await edit(locked.version, [{ op: 'remove', id: first.id }]);
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expect(refused.json<{ detail: string }>().detail).toContain('locked');

    await prompt('make it dark green and add a thank-you note');
    const after = await read();
    expect(after.version).toBeGreaterThan(locked.version);
    expect(blocksOf(after.html).find((block) => block.id === first.id)?.html).toBe(held);
    const unlocked = await edit(after.version, lock(null));
    expect(unlocked.json<{ document: DocumentView }>().document.html).not.toContain('data-locked');
  });
});

describe('another shape', () => {
  it('lays the same text out as slides and back, each as a version', async () => {
    const { version, format } = await read();
    const slides = (await post('reshape', { version, shape: 'slides' })).json<DocumentView>();
    expect(slides.format).toBe('slides-16x9');
    expect(readArticle(slides.html).pages.length).toBeGreaterThan(1);
    const back = (await post('reshape', { version: slides.version, shape: 'document' })).json<DocumentView>();
    expect(back.format).toBe(format);
    expect((await post('reshape', { version, shape: 'slides' })).statusCode).toBe(409);
  });
});
