import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { arbitraryContent, arbitraryText } from '../arbitrary-content.test-data.ts';
import { documentContent } from '../document-content.ts';
import { readContent } from '../lenient/read-content.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

const isFullRun = inject('isFullRun');
const numRuns = isFullRun ? 10_000 : 100;
const timeout = isFullRun ? 3_600_000 : 120_000;

describe('the two notations', () => {
  it(
    'give any document back from Markdown',
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
    'give any document back from JSON, without notes',
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
    'make a document of any text',
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
});
