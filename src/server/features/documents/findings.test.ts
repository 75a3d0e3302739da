import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckFinding } from '../../../contract/chat-events.ts';
import type { DocumentView } from '../../../contract/documents.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { plainText } from '../../../domain/document/read-article.ts';
import { pngDataUrl } from '../../testing/make-png.ts';
import { readEventStream } from '../../testing/read-event-stream.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { finishPage } from './finish-page.ts';
import { saveVersion } from './save-version.ts';

let test: TestApp;
let documentId: string;

beforeAll(async () => {
  test = await createTestApp();
  const answer = await test.app.inject({
    method: 'POST',
    url: '/chat/stream',
    headers: test.as('ada'),
    payload: { messages: [{ role: 'user', content: 'Invoice for Acme Corp, 3 hours of design at $90' }] },
  });
  const started = readEventStream(answer.body).events[0]?.event;
  if (started?.type !== 'run_started') throw new Error(`no run: ${answer.body}`);
  documentId = started.document_id;
});
afterAll(() => test.close());

/** Stores a page unchanged, including its faults, and returns the document. */
async function keep(blocks: Readonly<Record<string, string>>, more: readonly string[] = []) {
  const page = (id: string, list: Readonly<Record<string, string>>) => ({
    id,
    className: '',
    blocks: Object.entries(list).map(([blockId, html]) => ({ id: blockId, html })),
  });
  const article = assembleArticle({
    title: 'Faults',
    language: 'en',
    format: 'a4',
    orientation: 'portrait',
    direction: 'swiss',
    theme: 'light',
    tokens: {},
    pages: [page('p1', blocks), ...more.map((id) => page(id, {}))],
  });
  const finished = await finishPage(article, test.deps.renderer);
  const { html, title, format, report: checks } = finished;
  const version = { html, title, format, checks, origin: 'edit', label: 'Test', runId: null } as const;
  await saveVersion({ uid: 'ada', documentId, ...version }, test.deps);
  const answer = await test.app.inject({
    url: `/api/user/documents/${documentId}`,
    headers: test.as('ada'),
  });
  return answer.json<DocumentView>();
}

const call = (verb: 'fix' | 'intend', payload: object, user = 'ada') =>
  test.app.inject({
    method: 'POST',
    url: `/api/user/documents/${documentId}/findings/${verb}`,
    headers: test.as(user),
    payload,
  });

function only(document: DocumentView): CheckFinding {
  const [finding, ...others] = document.checks?.findings ?? [];
  if (!finding) throw new Error('no finding');
  expect(others).toEqual([]);
  return finding;
}

async function fix(document: DocumentView) {
  const finding = only(document);
  const answer = await call('fix', { version: document.version, finding_id: finding.id });
  return { finding, body: answer.json<{ outcome: string; document: DocumentView; prompt: string }>() };
}

const dot = pngDataUrl(40, 40, (x) => [x * 6, 90, 120]);

describe('a finding is fixed', () => {
  const cases: readonly (readonly [kind: string, html: string])[] = [
    ['contrast', '<div><p style="color:#cccccc">Faint words</p></div>'],
    [
      'contrast',
      '<div style="background:linear-gradient(90deg,#ffffff,#444444)"><p style="color:#999999">On a fading ground</p></div>',
    ],
    ['overflow', '<div><p style="position:absolute;left:760px;width:200px">Over the edge</p></div>'],
    ['clipping', '<div><p style="height:6px;overflow:hidden">Half of this is cut off</p></div>'],
    ['heading_order', '<div><h1>One</h1><h3>Three</h3></div>'],
    [
      'alt_text',
      '<figure><svg width="9" height="9"><path d="M0 0h9"/></svg><figcaption>A line</figcaption></figure>',
    ],
    ['image_resolution', `<div><p>Words</p><img alt="A dot" style="width:80px" src="${dot}"></div>`],
  ];
  it.each(cases)('%s', async (kind, html) => {
    const before = await keep({ a: html });
    const { finding, body } = await fix(before);
    expect(finding).toMatchObject({ class: kind, block_id: 'a', page: 1, fix: { kind: 'repair' } });
    expect(body.outcome).toBe('fixed');
    expect(body.document.checks).toMatchObject({ passed: true, findings: [] });
    expect(body.document.version).toBe(before.version + 1);
    expect(body.document.versions[0]).toMatchObject({ origin: 'edit' });
    expect(plainText(body.document.html)).toBe(plainText(before.html));
  });

  it('overlap', async () => {
    const before = await keep({
      a: '<p>Words that stand here</p>',
      b: '<p style="margin-top:-14px">Words that lie on them</p>',
    });
    const { finding, body } = await fix(before);
    expect(finding).toMatchObject({ class: 'overlap', block_id: 'b' });
    expect(body.document.checks?.findings).toEqual([]);
  });

  it('empty_page', async () => {
    const { finding, body } = await fix(await keep({ a: '<p>Words</p>' }, ['p2']));
    expect(finding).toMatchObject({ class: 'empty_page', page: 2, block_id: null });
    expect(body.document.html.match(/<section/g)).toHaveLength(1);
  });

  it('or becomes a chat request if no repair works', async () => {
    const before = await keep({ a: '<p>A \u{13000} bird</p>' });
    const { finding, body } = await fix(before);
    expect(finding.fix).toMatchObject({ kind: 'ask' });
    expect(body).toMatchObject({ outcome: 'ask', prompt: finding.fix?.words });
    expect(body.prompt).toContain('\u{13000}');
  });
});

describe('an intended finding', () => {
  it("doesn't fail the check, survives edits, and can be unmarked", async () => {
    const before = await keep({ a: '<p style="color:#cccccc">A whisper</p>' });
    const finding = only(before);
    expect(before.checks?.passed).toBe(false);
    const answer = await call('intend', {
      version: before.version,
      finding_id: finding.id,
      is_intended: true,
    });
    const intended = answer.json<DocumentView>();
    expect(intended.checks?.passed).toBe(true);
    expect(only(intended)).toMatchObject({ id: finding.id, is_intended: true });
    const again = await finishPage(intended.html, test.deps.renderer);
    expect(again.report).toEqual(intended.checks);
    const other = await finishPage(intended.html.replace('A whisper', 'A shout'), test.deps.renderer);
    expect(other.report.passed).toBe(false);
    const back = await call('intend', {
      version: intended.version,
      finding_id: finding.id,
      is_intended: false,
    });
    expect(back.json<DocumentView>().html).toBe(before.html);
  });

  it('is unmarked by restoring the previous version', async () => {
    const before = await keep({ a: '<p style="color:#cccccc">A whisper</p>' });
    const finding_id = only(before).id;
    await call('intend', { version: before.version, finding_id, is_intended: true });
    const restored = await test.app.inject({
      method: 'POST',
      url: `/api/user/documents/${documentId}/versions/${before.version}/restore`,
      headers: test.as('ada'),
    });
    expect(restored.json<DocumentView>().checks?.passed).toBe(false);
  });
});

describe('calls on findings', () => {
  it('reject another user, an old version, and an unknown finding', async () => {
    const { version, checks } = await keep({ a: '<p style="color:#cccccc">A whisper</p>' });
    const finding_id = checks?.findings[0]?.id ?? '';
    const body = { version, finding_id, is_intended: true };
    for (const verb of ['fix', 'intend'] as const) {
      expect((await call(verb, body, 'bob')).statusCode).toBe(404);
      expect((await call(verb, { ...body, version: version - 1 })).statusCode).toBe(409);
      expect((await call(verb, { ...body, finding_id: 'overflow.00000000.a' })).statusCode).toBe(404);
      expect((await call(verb, { ...body, finding_id: '' })).statusCode).toBe(400);
    }
  });
});
