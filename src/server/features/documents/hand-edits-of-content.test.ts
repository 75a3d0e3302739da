import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentView } from '../../../contract/documents.ts';
import type { Patch } from '../../../domain/document/patch.ts';
import { plainText } from '../../../domain/document/plain-text.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { keepContentDocument } from '../../testing/content-documents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findCurrentDocument } from './page-store.ts';

const invoice = `---
kind: invoice
number: "7"
issued: 2026-11-01
due: 14
terms: Net 14 days
currency: USD
from:
  name: Ada Print
  lines: [12 Oak Lane]
to:
  name: Acme Corp
  lines: []
taxes:
  - label: VAT
    percent: 20
lines:
  - description: Design *and* print
    quantity: 1
    unit: hours
    rate: 95
  - description: Workshop
    quantity: 1
    rate: 200
payment:
  - label: Account
    value: "[[Your account]]"
---

# Invoice
`;

const trees = `# Trees

Water them in **dry** summers.

## Kinds

- Oak
- Ash

## Last

Cut them in winter.
`;

let test: TestApp;
let id: string;
let version: number;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const begin = async (markdown: string): Promise<void> => {
  ({ id, version } = await keepContentDocument({ uid: 'ada', markdown }, test.deps));
};
const current = async () => {
  const row = await findCurrentDocument(test.deps.db, 'ada', id);
  if (!row) throw new Error('No document.');
  return row;
};
const send = async (patches: readonly Patch[], of?: number) =>
  test.app.inject({
    method: 'POST',
    url: `/api/user/documents/${id}/edits`,
    headers: test.as('ada'),
    payload: { version: of ?? (await current()).version, patches, label: 'By hand' },
  });

/** Replaces text in one block's markup, as the editor does. */
async function rewrite(blockId: string, from: string | RegExp, to: string) {
  const { html } = await current();
  const block = readArticle(html)
    .pages.flatMap(({ blocks }) => blocks)
    .find((each) => each.id === blockId || each.html.includes(`data-id="${blockId}"`));
  const next = block?.html.replace(from, to) ?? '';
  expect(next).not.toBe(block?.html);
  return send([{ op: 'replace', id: block?.id ?? '', html: next }]);
}

/** The markup of a date, whose day stays on one line. */
const keptDay = (day: string, year: string): string => `<span class="kept">${day}</span> ${year}`;

const textOf = async (): Promise<string> => plainText((await current()).html).replace(/\s+/g, ' ');

describe('a manually edited invoice', () => {
  beforeEach(() => begin(invoice));

  it('computes amounts, tax and total from a new quantity, rate or percentage', async () => {
    expect(await textOf()).toContain('$354.00');
    expect((await rewrite('p1.lines', '>1 hours<', '>3 days<')).statusCode).toBe(200);
    expect(await textOf()).toMatch(/3 days.*285\.00.*\$582\.00/);
    await rewrite('p1.lines', '>200.00<', '>$1,000<');
    expect(await textOf()).toMatch(/1,285\.00.*\$1,542\.00/);
    await rewrite('p1.totals', '>20%<', '>10 %<');
    expect(await textOf()).toMatch(/VAT 10%.*\$1,413\.50/);
    expect((await current()).content).not.toBeNull();
  });

  it('moves the due date with the days in the terms', async () => {
    expect(await textOf()).toContain('Nov 15, 2026');
    await rewrite('p1.head', 'Net 14 days', 'Net 30 days');
    expect(await textOf()).toContain('Dec 1, 2026');
    await rewrite('p1.head', keptDay('Dec 1,', '2026'), '11 November 2026');
    expect(await textOf()).toContain('Net 10 days');
  });

  it('takes a new number, and a new date of issue also within the words that stay on one line', async () => {
    await rewrite('p1.head', '>7<', '>2026-08<');
    await rewrite('p1.head', 'Nov 1,', 'Nov 3,');
    expect((await current()).content?.pages[0]).toMatchObject({ number: '2026-08', issued: '2026-11-03' });
    expect(await textOf()).toMatch(/2026-08.*Nov 3, 2026.*Nov 17, 2026/);
  });

  it('rejects invalid numbers and dates, and changes nothing', async () => {
    for (const [block, from, to] of [
      ['p1.lines', '>1 hours<', '>abc<'],
      ['p1.head', keptDay('Nov 15,', '2026'), 'soon'],
    ] as const) {
      const answer = await rewrite(block, from, to);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ detail: string }>().detail).toMatch(/abc|soon/);
    }
    expect((await current()).version).toBe(version);
  });

  it("keeps formatting marks that aren't shown, and fills placeholders", async () => {
    await rewrite('p1.lines', 'Design and print', 'Design and printing');
    await rewrite(
      'p1.payment',
      /<span class="gap"([^>]*) data-gap="Your account"([^>]*)>Your account</,
      '<span$1$2>DE12<',
    );
    expect((await current()).content?.pages[0]).toMatchObject({
      lines: [{ description: 'Design *and* printing' }, {}],
      payment: [{ value: 'DE12' }],
    });
  });

  it('loses the content model only when a computed figure is overwritten', async () => {
    await rewrite('p1.totals', '$354.00', '$999.00');
    const { content, checks } = await current();
    expect(content).toBeNull();
    expect(checks).toMatchObject({ passed: false, findings: [{ class: 'wrong_sum', severity: 'fault' }] });
  });
});

describe('a manually edited article', () => {
  beforeEach(() => begin(trees));

  const blocks = async () => {
    const page = (await current()).content?.pages[0];
    return page && 'blocks' in page ? page.blocks : [];
  };

  it('keeps its content when words, places and locks change', async () => {
    const [first, kinds, list, last] = await blocks();
    await rewrite(first?.id ?? '', 'summers', '<em>hot</em> summers');
    await send([
      { op: 'move', id: `${last?.id}.passage`, pageId: 'p1', afterId: `${first?.id}.passage.passage` },
    ]);
    await send([{ op: 'set_attribute', id: list?.id ?? '', name: 'data-locked', value: 'true' }]);
    expect(await blocks()).toMatchObject([
      { text: 'Water them in **dry** *hot* summers.' },
      { text: 'Last' },
      { text: 'Cut them in winter.' },
      { text: 'Kinds' },
      { type: 'list' },
    ]);
    await send([{ op: 'remove', id: `${last?.id}.passage` }]);
    expect((await blocks()).map(({ id }) => id)).toEqual([first?.id, kinds?.id, list?.id]);
    expect((await current()).html).toMatch(/data-locked="true"/);
  });

  it('keeps a locked block byte for byte, and rejects changes to it', async () => {
    const [first, , list] = await blocks();
    const lock: Patch = { op: 'set_attribute', id: list?.id ?? '', name: 'data-locked', value: 'true' };
    await send([lock]);
    const htmlOf = async () =>
      new RegExp(`<ul[^>]*data-id="${list?.id}".*?</ul>`).exec((await current()).html)?.[0];
    const before = await htmlOf();
    expect(before).toContain('data-locked');
    await rewrite(first?.id ?? '', 'summers', 'years');
    expect(await htmlOf()).toBe(before);
    expect((await rewrite(list?.id ?? '', 'Oak', 'Elm')).statusCode).toBeGreaterThanOrEqual(400);
    const operation = { op: 'set', at: `${list?.id}.items.0.text`, value: 'Elm' };
    const refused = await test.app.inject({
      method: 'POST',
      url: `/api/user/documents/${id}/edits`,
      headers: test.as('ada'),
      payload: { version: (await current()).version, operations: [operation], label: 'By hand' },
    });
    expect(refused.statusCode).toBe(409);
    expect((await refused.json<DocumentView & { detail: string }>()).detail).toContain('locked');
  });

  it('merges changes of two tabs in different blocks', async () => {
    const [first, , , , last] = await blocks();
    const base = (await current()).version;
    await send([{ op: 'set_text', id: first?.id ?? '', text: 'First tab.' }], base);
    await send([{ op: 'set_text', id: last?.id ?? '', text: 'Second tab.' }], base);
    expect(await textOf()).toMatch(/First tab\..*Second tab\./);
    expect((await current()).content).not.toBeNull();
  });
});
