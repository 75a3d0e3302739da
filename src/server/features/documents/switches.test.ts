import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentView } from '../../../contract/documents.ts';
import type { Patch } from '../../../domain/document/patch.ts';
import { plainText } from '../../../domain/document/plain-text.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { keepContentDocument } from '../../testing/content-documents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findCurrentDocument } from './page-store.ts';

const report = `---
look: { format: letter, direction: editorial }
---

# Profit nearly doubled

Revenue grew about twice as fast as costs.

:::figures
- 264k | Revenue
- 63k | Profit
:::

## What to watch next

- **Costs hardly follow a dip.** In spring they fell by a tenth.
- **Extra revenue pays off.** Most of it stays.

## Sources

Our own books.
`;

let test: TestApp;
let id: string;
let version: number;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ({ id, version } = await keepContentDocument({ uid: 'ada', markdown: report }, test.deps));
});
afterAll(async () => {
  await test.close();
});

const post = async (path: string, payload: object) =>
  test.app.inject({
    method: 'POST',
    url: `/api/user/documents/${id}/${path}`,
    headers: test.as('ada'),
    payload,
  });
const reshape = async (shape: string, of: number): Promise<DocumentView> =>
  (await post('reshape', { version: of, shape })).json();
const current = async () => {
  const row = await findCurrentDocument(test.deps.db, 'ada', id);
  if (!row) throw new Error('No document.');
  return row;
};
const pagesOf = ({ html }: { html: string }) => readArticle(html).pages;

describe('a switch of a document with known content', () => {
  it('shows it as slides and as a story, and restores the same page on the same paper', async () => {
    const before = await current();
    const slides = await reshape('slides', version);
    expect(slides.format).toBe('slides-16x9');
    expect(pagesOf(slides).map(({ className }) => className.split(' ')[1])).toEqual([
      'on-title',
      'on-figures',
      'on-points',
      'on-statement',
    ]);
    const story = await reshape('story', slides.version);
    expect(story.format).toBe('story');
    for (const page of [slides, story])
      for (const words of [
        'Profit nearly doubled',
        '264k',
        'In spring they fell by a tenth.',
        'Our own books.',
      ])
        expect(plainText(page.html)).toContain(words);
    const back = await reshape('document', story.version);
    const after = await current();
    expect(after.html).toBe(before.html);
    expect(after.content).toEqual(before.content);
    expect(back.format).toBe('letter');
  });

  it('lays it out for a format chosen by hand', async () => {
    const patches: Patch[] = [
      { op: 'set_document', name: 'format', value: 'story' },
      { op: 'set_document', name: 'orientation', value: 'portrait' },
    ];
    const answer = await post('edits', { version, patches, label: 'Story' });
    const { document } = answer.json<{ document: DocumentView }>();
    expect(document.format).toBe('story');
    expect(pagesOf(document).length).toBeGreaterThan(2);
    expect((await current()).content?.look.format).toBe('story');
  });

  it('is undone by restoring the previous version', async () => {
    const before = await current();
    await reshape('slides', version);
    await test.app.inject({
      method: 'POST',
      url: `/api/user/documents/${id}/versions/${version}/restore`,
      headers: test.as('ada'),
    });
    expect((await current()).html).toBe(before.html);
    expect((await current()).content).toEqual(before.content);
  });

  it('rejects an outdated version', async () => {
    await reshape('slides', version);
    expect((await post('reshape', { version, shape: 'story' })).statusCode).toBe(409);
  });
});

describe('a switch of a page known only as HTML', () => {
  it('goes from paper to a story and back', async () => {
    const [first] = pagesOf(await current());
    const patches: Patch[] = [
      { op: 'set_attribute', id: first?.blocks[0]?.id ?? '', name: 'data-name', value: 'Head' },
    ];
    const edited = (await post('edits', { version, patches, label: 'Name' })).json<{
      document: DocumentView;
    }>();
    expect((await current()).content).toBeNull();
    const story = await reshape('story', edited.document.version);
    expect(story.format).toBe('story');
    const back = await reshape('document', story.version);
    expect(back.format).toBe('letter');
  });
});
