import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeats } from '../../full-run.test-data.ts';
import { arbitraryContent, arbitraryText } from '../arbitrary-content.test-data.ts';
import { documentContent } from '../document-content.ts';
import { readContent } from '../lenient/read-content.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

const numRuns = repeats(5, 10_000);
const timeout = repeats(300_000, 3_600_000);

describe('the two notations', () => {
  it(
    'round-trip any document in Markdown',
    () => {
      fc.assert(
        fc.property(arbitraryContent, (content) => {
          expect(readMarkdown(writeMarkdown(content)).content).toEqual(content);
        }),
        { numRuns },
      );
    },
    timeout,
  );

  it(
    'round-trip any document in JSON, without notes',
    () => {
      fc.assert(
        fc.property(arbitraryContent, (content) => {
          const read = readContent(JSON.parse(JSON.stringify(content)));
          expect(read.content).toEqual(content);
          expect(read.notes).toEqual([]);
        }),
        { numRuns },
      );
    },
    timeout,
  );

  it(
    'read a document from any text',
    () => {
      fc.assert(
        fc.property(arbitraryText, (text) => {
          const { content } = readMarkdown(text);
          if (content) expect(documentContent.safeParse(content).success).toBe(true);
        }),
        { numRuns: numRuns * 3 },
      );
    },
    timeout,
  );

  it('keep the level of a heading in every column and card', () => {
    for (const directive of ['columns', 'cards']) {
      const text = `# Trip\n\n:::${directive}\n## One\n- a\n\n---\n\n## Two\n- b\n\n---\n\n## Three\n- c\n:::\n`;
      const written = JSON.stringify(readMarkdown(text).content);
      const levels = [...written.matchAll(/"level":(\d)/g)].map(([, level]) => level);
      expect(new Set(levels).size, written).toBeLessThanOrEqual(1);
    }
  });

  it('read a layout name before a title as the layout of the page, also by alias', () => {
    const slides = '---\nlook: { format: slides-16x9 }\n---\n\n::cover\n\n# Trains\n\n---\n\n';
    const table = '# Two lines\n| East | West |\n|---|---|\n| Old | New |\n';
    const { content } = readMarkdown(`${slides}::comparison{label="Both"}\n\n${table}`);
    expect(content?.pages).toMatchObject([
      { layout: 'cover' },
      { layout: 'table', label: 'Both', title: 'Two lines', table: { head: ['East', 'West'] } },
    ]);
  });

  it('read `**Title**: text` and its likes without the separator', () => {
    for (const separator of [':', ',', ' –', ' —']) {
      const { content } = readMarkdown(
        `# Sleep\n\n:::cards\n- **Light by day**${separator} dark by night\n:::\n`,
      );
      expect(JSON.stringify(content)).toContain('"text":"dark by night"');
    }
  });
});
