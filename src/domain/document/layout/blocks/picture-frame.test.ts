import { describe, expect, it } from 'vitest';
import { assignIds } from '../../../content/assign-ids.ts';
import type { DocumentContent } from '../../../content/document-content.ts';
import { applyOperations } from '../../../content/edit/apply-operations.ts';
import { readMarkdown } from '../../../content/markdown/read-markdown.ts';
import { writeMarkdown } from '../../../content/markdown/write-markdown.ts';
import { assembleArticle } from '../../assemble-article.ts';
import { layOutContent } from '../lay-out-content.ts';

const own = '/files/assets/0b0f9a52-3c1e-4a8e-9d54-1f6a2b3c4d5e';

function documentWith(source: string): DocumentContent {
  return assignIds({
    schema: 1,
    title: 'Harbor',
    language: 'en',
    look: { format: 'a4', orientation: 'portrait', direction: 'swiss', theme: 'light', tokens: {}, seed: 1 },
    head: {},
    pages: [
      {
        layout: 'article',
        title: 'Harbor',
        blocks: [{ type: 'picture', id: 'b7', source, text: 'A harbor at dusk' }],
      },
    ],
  });
}

const imageOf = (content: DocumentContent): string =>
  /<img class="picture-image"[^>]*>/.exec(assembleArticle(layOutContent(content)))?.[0] ?? '';

describe('a picture of content', () => {
  it("shows the user's own file, and never another address", () => {
    expect(imageOf(documentWith(own))).toContain(`src="${own}"`);
    expect(imageOf(documentWith('https://example.com/a.png'))).toBe('');
    expect(imageOf(documentWith(`${own}/../../x`))).toBe('');
  });

  it('keeps its focal point when the format, the direction and the theme change', () => {
    const focused = applyOperations(documentWith(own), [
      { op: 'set', at: 'b7.focus', value: { x: 20, y: 85 } },
    ]).content;
    for (const format of ['a5', 'letter', 'square', 'slides-16x9', 'story'] as const) {
      const looks = { format, direction: 'organic', theme: 'dark' } as const;
      const { content } = applyOperations(focused, [{ op: 'set_look', look: looks }]);
      expect(imageOf(content), format).toContain('style="object-position:20% 85%"');
    }
  });

  it('keeps its focal point in Octavo Markdown', () => {
    const { content } = applyOperations(documentWith(own), [
      { op: 'set', at: 'b7.focus', value: { x: 20, y: 85 } },
    ]);
    const read = readMarkdown(writeMarkdown(content)).content;
    expect(read && imageOf(assignIds(read))).toContain('object-position:20% 85%');
  });
});

describe('the finish of a photo', () => {
  const printed = applyOperations(documentWith(own), [
    { op: 'set', at: 'b7.finish', value: 'duotone-grain' },
  ]).content;

  it('stays when the format, the direction and the theme change, and in Octavo Markdown', () => {
    for (const format of ['a5', 'letter', 'square', 'slides-16x9', 'story'] as const) {
      const look = { format, direction: 'poster', theme: 'dark' } as const;
      const html = assembleArticle(
        layOutContent(applyOperations(printed, [{ op: 'set_look', look }]).content),
      );
      for (const layer of ['is-dark', 'is-light', 'is-grain'])
        expect(html, format).toContain(`class="picture-layer ${layer}"`);
    }
    const read = readMarkdown(writeMarkdown(printed)).content;
    expect(read && assembleArticle(layOutContent(assignIds(read)))).toContain('picture-layer is-grain');
  });

  it('leaves the markup of other photos and drawings alone', () => {
    expect(assembleArticle(layOutContent(documentWith(own)))).not.toContain('picture-print');
    const drawn = applyOperations(printed, [{ op: 'set', at: 'b7.source', value: null }]).content;
    expect(assembleArticle(layOutContent(drawn))).not.toContain('picture-print');
  });
});

describe('the credit of a picture', () => {
  const credited = applyOperations(documentWith(own), [
    { op: 'set', at: 'b7.credit', value: 'Photo: Ada Berg / Unsplash' },
  ]).content;
  const pageOf = (content: DocumentContent): string => assembleArticle(layOutContent(content));

  it('is printed in every direction, and kept in Octavo Markdown', () => {
    for (const direction of ['swiss', 'editorial', 'organic', 'poster', 'corporate', 'technical'] as const) {
      const { content } = applyOperations(credited, [{ op: 'set_look', look: { direction } }]);
      expect(pageOf(content), direction).toContain('Photo: Ada Berg / Unsplash');
    }
    const read = readMarkdown(writeMarkdown(credited)).content;
    expect(read && pageOf(assignIds(read))).toContain('Photo: Ada Berg / Unsplash');
  });

  it('leaves with the picture, and comes back when that is undone', () => {
    const other = '/files/assets/1b0f9a52-3c1e-4a8e-9d54-1f6a2b3c4d5e';
    const replaced = applyOperations(credited, [{ op: 'set', at: 'b7.source', value: other }]);
    expect(pageOf(replaced.content)).not.toContain('Ada Berg');
    expect(applyOperations(replaced.content, replaced.inverse).content).toEqual(credited);
  });
});
