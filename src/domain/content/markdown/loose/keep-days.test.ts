import { describe, expect, it } from 'vitest';
import { readContent } from '../../lenient/read-content.ts';
import { readMarkdown } from '../read-markdown.ts';
import { writeMarkdown } from '../write-markdown.ts';
import { looseBlocksOf } from './blocks.ts';

const paragraph = (text: string) => ({ type: 'paragraph', text });

describe('dates at the start of a line', () => {
  it('are a paragraph if they stand alone', () => {
    expect(looseBlocksOf('23. November 2026')).toEqual([paragraph('23. November 2026')]);
    expect(looseBlocksOf('1. Mai, 14 Uhr')).toEqual([paragraph('1. Mai, 14 Uhr')]);
    expect(looseBlocksOf('Anna Lenz\n\n5. märz 2027\n\nHallo,')).toEqual(
      ['Anna Lenz', '5. märz 2027', 'Hallo,'].map(paragraph),
    );
  });

  it('keep their numbers in a list', () => {
    expect(looseBlocksOf('3. Mai: Eröffnung\n10. Mai: Chor')).toEqual([
      { type: 'list', items: [{ text: '3. Mai: Eröffnung' }, { text: '10. Mai: Chor' }] },
    ]);
  });

  it('are not detected in other numbered lists', () => {
    const list = (start: number, ...texts: string[]) => ({
      type: 'list',
      ordered: true,
      ...(start > 1 && { start }),
      items: texts.map((text) => ({ text })),
    });
    expect(looseBlocksOf('12. Roof repairs')).toEqual([list(12, 'Roof repairs')]);
    expect(looseBlocksOf('3. Dezember-Ausgabe planen')).toEqual([list(3, 'Dezember-Ausgabe planen')]);
    expect(looseBlocksOf('31. Februar')).toEqual([list(31, 'Februar')]);
    expect(looseBlocksOf('1. Januar: säen\n2. Februar: pflanzen')).toEqual([
      list(1, 'Januar: säen', 'Februar: pflanzen'),
    ]);
    expect(looseBlocksOf('1. Mai\n1. Bread')).toEqual([list(1, 'Mai', 'Bread')]);
  });

  it('stay a paragraph after a round trip', () => {
    const { content } = readContent({
      title: 'Kündigung',
      pages: [{ layout: 'article', title: 'Kündigung', blocks: [paragraph('23. November 2026')] }],
    });
    if (!content) throw new Error('There is no content.');
    expect(content.pages[0]).toMatchObject({ blocks: [{ type: 'paragraph', text: '23. November 2026' }] });
    expect(readMarkdown(writeMarkdown(content)).content).toEqual(content);
  });
});
