import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeats } from '../../full-run.test-data.ts';
import { arbitraryContent } from '../arbitrary-content.test-data.ts';
import { assignIds } from '../assign-ids.ts';
import type { Block } from '../blocks/blocks.ts';
import type { DocumentContent, Page } from '../document-content.ts';
import { applyOperations } from '../edit/apply-operations.ts';
import { readContentText } from '../lenient/read-content-text.ts';
import { wordsIn } from '../show-as/show-as.ts';
import { arrangements } from './arrangements.ts';

const read = (text: string): DocumentContent => {
  const { content } = readContentText(text);
  if (!content) throw new Error('Not content.');
  return assignIds(content);
};

const namesFor = (text: string): readonly string[] => {
  const content = read(text);
  return [...arrangements(content, content.pages[0]?.id ?? '')].map(({ name }) => name);
};

const wordsOf = (pages: readonly Page[]): Set<string> =>
  new Set(pages.flatMap((page) => wordsIn({ ...page, layout: '' })).filter((word) => !/^\d?$/.test(word)));

function applied(text: string, name: string): readonly Block[] {
  const content = read(text);
  const found = [...arrangements(content, content.pages[0]?.id ?? '')].find((each) => each.name === name);
  const [page] = applyOperations(content, found?.operations ?? []).content.pages;
  return page && 'blocks' in page ? page.blocks : [];
}

const report = `# Rides in spring

The counters saw more riders than last year.

## Why
The bridge opened again.

## What next
Publish in May.

## In numbers

:::figures
- 12,400 | rides
- 8 % | more than last year
:::
`;

describe('other arrangements of a page', () => {
  it('puts figures first, together with their heading', () => {
    expect(applied(report, 'Figures first').map(({ type }) => type)).toEqual([
      'heading',
      'figures',
      'paragraph',
      'heading',
      'paragraph',
      'heading',
      'paragraph',
    ]);
  });

  it('makes cards of short sections, and sections of cards', () => {
    expect(applied(report, 'As cards').find(({ type }) => type === 'cards')).toMatchObject({
      items: [{ title: 'Why' }, { title: 'What next' }],
    });
    const cards = '# Trees\n\n:::cards\n### Oak\nHard.\n\n### Ash\nLight.\n:::\n';
    expect(applied(cards, 'In sections').map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'paragraph',
    ]);
  });

  it.each([
    [
      'a one-pager',
      '---\nlayout: one-pager\n---\n\n# A\n\n:::hero\n37 % | less\n:::\n\n:::figures\n- 12 | shops\n:::\n',
      'Other number first',
    ],
    [
      'a flyer',
      '---\nlayout: flyer\n---\n\n# Harbor fair\n\n:::facts\n- **When** 14 June\n- **Where** Old harbor\n:::\n',
      'When first',
    ],
    ['a CV', '---\nkind: cv\n---\n\n# Ada Lane\n\n## Skills\n\nKnots\n', 'Side column'],
    ['a slide', '---\nlook: slides-16x9\n---\n\n::figures\n\n# Trees\n- 74 kg | gained\n', 'As text'],
  ])('has other arrangements for %s', (_what, text, name) => {
    const names = namesFor(text);
    expect(names).toContain(name);
    expect(names.length).toBeGreaterThanOrEqual(3);
  });

  it('keeps every word and the id of any page, and can be undone', () => {
    fc.assert(
      fc.property(arbitraryContent, (given) => {
        const content = assignIds(given);
        for (const { id = '' } of content.pages.slice(0, 2))
          for (const { operations } of arrangements(content, id)) {
            const { content: after, inverse } = applyOperations(content, operations);
            expect(after.pages.map((page) => page.id)).toEqual(content.pages.map((page) => page.id));
            const words = wordsOf(after.pages);
            for (const word of wordsOf(content.pages)) expect(words).toContain(word);
            expect(applyOperations(after, inverse).content).toEqual(content);
          }
      }),
      { numRuns: repeats(10, 60) },
    );
  });
});
