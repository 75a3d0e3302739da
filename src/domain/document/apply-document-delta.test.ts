import { describe, expect, it } from 'vitest';
import { applyDocumentDelta, type DocumentDelta } from './apply-document-delta.ts';
import { articleShell, assembleArticle, assembleBlock, pageShell } from './assemble-article.ts';
import type { DocumentDraft } from './draft.ts';
import { readArticle } from './read-article.ts';

const draft: DocumentDraft = {
  title: 'T',
  language: 'en',
  format: 'a4',
  orientation: 'portrait',
  direction: 'swiss',
  theme: 'light',
  tokens: {},
  pages: [
    {
      id: 'p1',
      className: '',
      blocks: [
        { id: 'a', html: '<p>1</p>' },
        { id: 'b', html: '<svg><path d="M0 0"/></svg>' },
      ],
    },
    {
      id: 'p2',
      className: 'page-field',
      blocks: [{ id: 'c', html: '<table><tr><td>&lt;/article&gt;</table>' }],
    },
  ],
};

function deltasOf({ pages, ...head }: DocumentDraft): DocumentDelta[] {
  return [
    { op: 'begin', article_html: articleShell(head) },
    ...pages.flatMap((page): DocumentDelta[] => [
      { op: 'page', page_id: page.id, page_html: pageShell(page) },
      ...page.blocks.map(
        (block): DocumentDelta => ({
          op: 'block',
          page_id: page.id,
          block_id: block.id,
          block_html: assembleBlock(block),
        }),
      ),
    ]),
  ];
}

describe('applyDocumentDelta', () => {
  it("folds a stream into the draft's document", () => {
    expect(deltasOf(draft).reduce(applyDocumentDelta, '')).toBe(assembleArticle(draft));
  });

  it('is idempotent when the stream is replayed', () => {
    const deltas = deltasOf(draft);
    const once = deltas.reduce(applyDocumentDelta, '');
    expect(deltas.slice(1).reduce(applyDocumentDelta, once)).toBe(once);
  });

  it('replaces the block with its id and keeps the rest byte for byte', () => {
    const before = assembleArticle(draft);
    const after = applyDocumentDelta(before, {
      op: 'block',
      page_id: 'p1',
      block_id: 'a',
      block_html: '<h1>new</h1>',
    });
    expect(after).toBe(before.replace('<p data-id="a">1</p>', '<h1 data-id="a">new</h1>'));
  });

  it('creates a missing article and page for a block', () => {
    const html = applyDocumentDelta('', { op: 'block', page_id: 'p9', block_id: 'x', block_html: 'text' });
    expect(readArticle(html).pages.map(({ id, blocks }) => [id, blocks[0]?.id, blocks[0]?.text])).toEqual([
      ['p9', 'x', 'text'],
    ]);
  });

  it('starts over at each begin', () => {
    expect(
      applyDocumentDelta(assembleArticle(draft), {
        op: 'begin',
        article_html: '<article class="doc"></article>',
      }),
    ).toBe('<article class="doc"></article>');
  });
});
