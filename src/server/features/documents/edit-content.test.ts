import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentView } from '../../../contract/documents.ts';
import { showAs } from '../../../domain/content/show-as/show-as.ts';
import { plainText } from '../../../domain/document/plain-text.ts';
import { keepContentDocument } from '../../testing/content-documents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findCurrentDocument } from './page-store.ts';

const trees = `# Trees

:::definitions
- **Oak** Hard and heavy
- **Ash** Light and springy
:::

## Care

Water them in dry summers.
`;

let test: TestApp;
let id: string;
let version: number;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ({ id, version } = await keepContentDocument({ uid: 'ada', markdown: trees }, test.deps));
});
afterAll(async () => {
  await test.close();
});

const send = (operations: readonly object[], of = version, user = 'ada') =>
  test.app.inject({
    method: 'POST',
    url: `/api/user/documents/${id}/edits`,
    headers: test.as(user),
    payload: { version: of, operations, label: 'By hand' },
  });
const current = async () => {
  const row = await findCurrentDocument(test.deps.db, 'ada', id);
  if (!row?.content) throw new Error('No content.');
  return { ...row, content: row.content };
};
async function blockOf(type: string) {
  const { content } = await current();
  const block = content.pages
    .flatMap((page) => ('blocks' in page ? page.blocks : []))
    .find((each) => each.type === type);
  if (!block?.id) throw new Error(`No ${type}.`);
  return { ...block, id: block.id };
}

describe('an edit of content', () => {
  it('changes one field, keeps the content and updates the layout', async () => {
    const { id: block } = await blockOf('paragraph');
    const { document } = (
      await send([{ op: 'set', at: `${block}.text`, value: 'Water them every week.' }])
    ).json<{ document: DocumentView }>();
    expect(plainText(document.html)).toContain('Water them every week.');
    expect((await blockOf('paragraph')).id).toBe(block);
  });

  it('shows a block in another shape, and the inverse gives the same page back', async () => {
    const before = await current();
    const block = await blockOf('definitions');
    const cards = showAs(block, 'en').find(({ as }) => as === 'cards');
    const shown = (await send([{ op: 'replace_block', id: block.id, block: cards?.value }])).json<{
      document: DocumentView;
    }>().document;
    expect(shown.html).toMatch(/class="[^"]*\bcards?\b/);
    await send([{ op: 'replace_block', id: block.id, block }], shown.version);
    expect((await current()).html).toBe(before.html);
  });

  it('is merged with a change of another part, and kept as a version if both change the same one', async () => {
    const { id: block } = await blockOf('paragraph');
    await send([{ op: 'set', at: `${block}.text`, value: 'First.' }]);
    const joined = (await send([{ op: 'set', at: 'head.label', value: 'Guide' }])).json<{
      outcome: string;
    }>();
    expect(joined.outcome).toBe('saved');
    const { content } = await current();
    expect(content.head.label).toBe('Guide');
    expect(JSON.stringify(content)).toContain('First.');
    const beside = (await send([{ op: 'set', at: `${block}.text`, value: 'Second.' }])).json<{
      outcome: string;
      document: DocumentView;
    }>();
    expect(beside.outcome).toBe('kept_beside');
    expect(plainText(beside.document.html)).toContain('First.');
  });

  it('puts both blocks on the page that two tabs inserted at the same place', async () => {
    const { content, version: seen } = await current();
    const { id: after } = await blockOf('paragraph');
    const inserted = (newId: string, text: string) => ({
      op: 'insert_block',
      in: content.pages[0]?.id,
      after,
      block: { id: newId, type: 'paragraph', text },
    });
    const first = inserted('b-q3x8ma', 'Of one tab.');
    const second = inserted('b-7wd20k', 'Of the other tab.');
    const change = { op: 'set', at: `${second.block.id}.text`, value: 'Of the other tab, changed.' };
    const answers = [await send([first], seen), await send([second, change], seen)].map((answer) =>
      answer.json<{ outcome: string; document: DocumentView }>(),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(['saved', 'saved']);
    const text = plainText(answers[1]?.document.html ?? '');
    expect(text).toContain('Of one tab.');
    expect(text).toContain('Of the other tab, changed.');
  });

  it('keeps both blocks that two callers inserted under one id', async () => {
    const { content } = await current();
    const inserted = (text: string) => [
      {
        op: 'insert_block',
        in: content.pages[0]?.id,
        after: null,
        block: { id: 'b77', type: 'paragraph', text },
      },
    ];
    const first = (await send(inserted('Of the first tab.'))).json<{ outcome: string }>();
    const second = (await send(inserted('Of the second tab.'))).json<{
      outcome: string;
      document: DocumentView;
      kept_version: number;
    }>();
    expect([first.outcome, second.outcome]).toEqual(['saved', 'kept_beside']);
    expect(plainText(second.document.html)).toContain('Of the first tab.');
    const kept = await test.app.inject({
      url: `/api/user/documents/${id}/versions/${second.kept_version}`,
      headers: test.as('ada'),
    });
    expect(plainText(kept.json<{ html: string }>().html)).toContain('Of the second tab.');
  });

  it('reads a block with its other shapes, which can be sent back unchanged', async () => {
    const { id: block } = await blockOf('definitions');
    const read = (part: string, user = 'ada') =>
      test.app.inject({
        url: `/api/user/documents/${id}/versions/${version}/parts/${part}`,
        headers: test.as(user),
      });
    const part = (await read(block)).json<{ kind: string; shapes: { as: string; content: object }[] }>();
    expect(part.kind).toBe('block');
    const timeline = part.shapes.find(({ as }) => as === 'timeline');
    const sent = await send([{ op: 'replace_block', id: block, block: timeline?.content }]);
    expect(sent.json<{ outcome: string }>().outcome).toBe('saved');
    expect(await blockOf('timeline')).toMatchObject({ id: block });
    expect((await read('p1')).json<{ kind: string }>().kind).toBe('page');
    expect((await read('b99')).statusCode).toBe(404);
    expect((await read(block, 'eve')).statusCode).toBe(404);
  });

  it.each([
    ['an unknown id', [{ op: 'remove', id: 'b99' }], "There is no page or block 'b99'"],
    ['a value of the wrong type', [{ op: 'set', at: 'p1.title', value: 5 }], 'title'],
    ['an unknown operation', [{ op: 'explode', id: 'p1' }], 'operations[0]'],
    ['no operation', [], 'operations'],
    [
      'an id that is taken',
      [
        { op: 'insert_block', in: 'p1', after: null, block: { id: 'b77', type: 'paragraph', text: 'One' } },
        { op: 'insert_block', in: 'p1', after: null, block: { id: 'b77', type: 'paragraph', text: 'Two' } },
      ],
      "The id 'b77' is used twice.",
    ],
  ])('rejects %s and changes nothing', async (_name, operations, told) => {
    const answer = await send(operations);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ detail: string }>().detail).toContain(told);
    expect((await current()).version).toBe(version);
  });

  it('rejects a text of 5 MB in plain words, and changes nothing', async () => {
    const answer = await send([{ op: 'set', at: 'p1.title', value: 'Tree '.repeat(1_048_576) }]);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json<{ detail: string }>().detail.length).toBeLessThan(300);
    expect((await current()).version).toBe(version);
  });

  it('returns 404 for a version that never was', async () => {
    const answer = await send([{ op: 'set', at: 'title', value: 'Later' }], version + 50);
    expect(answer.statusCode).toBe(404);
    expect((await current()).version).toBe(version);
  });

  it('returns 404 to another user', async () => {
    expect((await send([{ op: 'set', at: 'title', value: 'Mine' }], version, 'eve')).statusCode).toBe(404);
  });
});
