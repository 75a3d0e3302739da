import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryContent } from './arbitrary-content.test-data.ts';
import { assignIds, idsOf, withoutIds } from './assign-ids.ts';
import type { Block } from './blocks/blocks.ts';
import { type DocumentContent, documentContent } from './document-content.ts';
import { readContent } from './lenient/read-content.ts';

function article(blocks: readonly Block[]): DocumentContent {
  const { content } = readContent({ title: 'Paper', blocks: ['x'] });
  if (!content) throw new Error('unreadable');
  return { ...content, pages: [{ layout: 'article', title: 'Paper', blocks: [...blocks] }] };
}

const text = (id: string | undefined, words: string): Block => ({
  type: 'paragraph',
  text: words,
  ...(id !== undefined && { id }),
});

describe('assignIds', () => {
  it('assigns short, unique, valid ids and changes nothing else', () => {
    fc.assert(
      fc.property(arbitraryContent, (content) => {
        const named = assignIds(content);
        const ids = idsOf(named);
        expect(new Set(ids).size).toBe(ids.length);
        expect(documentContent.safeParse(named).success).toBe(true);
        expect(withoutIds(named)).toEqual(content);
        expect(assignIds(named)).toEqual(named);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps ids when a block is inserted, and replaces duplicate and malformed ids', () => {
    const before = assignIds(article([text(undefined, 'a'), text(undefined, 'b')]));
    expect(idsOf(before)).toEqual(['p1', 'b2', 'b3']);
    const after = assignIds(
      article([text('b2', 'a'), text(undefined, 'new'), text('b2', 'copy'), text('Not An Id', 'c')]),
    );
    expect(idsOf(after)).toEqual(['p3', 'b2', 'b4', 'b5', 'b6']);
  });

  it('never reuses the id of a removed block', () => {
    expect(idsOf(assignIds(article([text(undefined, 'a')]), ['b7']))).toEqual(['p8', 'b9']);
  });

  it('replaces duplicate ids of nested blocks', () => {
    const named = assignIds(
      article([
        {
          type: 'callout',
          tone: 'note',
          id: 'same',
          blocks: [text('same', 'inner'), text(undefined, 'free')],
        },
      ]),
    );
    const ids = idsOf(named);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('same');
  });
});
