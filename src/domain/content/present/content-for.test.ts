import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeats } from '../../full-run.test-data.ts';
import { arbitraryContent } from '../arbitrary-content.test-data.ts';
import { assignIds } from '../assign-ids.ts';
import { type DocumentFormat, documentFormats } from '../choices.ts';
import { type DocumentContent, documentContent } from '../document-content.ts';
import { applyOperations } from '../edit/apply-operations.ts';
import { plainText } from '../text/inline-text.ts';
import { contentFor } from './content-for.ts';

const formatted = (content: DocumentContent, format: DocumentFormat): DocumentContent => ({
  ...content,
  look: { ...content.look, format },
});

/** Fields that select an option rather than contain text. */
const unspoken = new Set([
  'id',
  'layout',
  'type',
  'kind',
  'tone',
  'align',
  'icon',
  'currency',
  'shape',
  'url',
  'source',
]);

/** Returns every text of a value, without marks. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return Object.entries(value).flatMap(([name, field]) => (unspoken.has(name) ? [] : textsOf(field)));
}

/** Removes whitespace, points and colons, which depend on the layout. */
const bare = (text: string): string => plainText(text).replace(/[\s.:]+/gu, '');

describe('content for a format', () => {
  it('keeps every text, as valid content with unique ids', () => {
    fc.assert(
      fc.property(arbitraryContent, fc.constantFrom(...documentFormats), (content, format) => {
        const shown = contentFor(formatted(assignIds(content), format));
        const all = textsOf([shown.head, shown.pages]).map(bare).join('\n');
        for (const text of textsOf(content.pages)) expect(all).toContain(bare(text));
        expect(documentContent.safeParse(shown).error).toBeUndefined();
        expect(assignIds(shown)).toEqual(shown);
      }),
      { numRuns: repeats(10, 600) },
    );
  });

  it('adds nothing to the content', () => {
    fc.assert(
      fc.property(arbitraryContent, fc.constantFrom(...documentFormats), (content, format) => {
        const written = textsOf([content.title, content.pages]).map(bare).join('\n');
        const shown = contentFor(formatted(content, format));
        const words = textsOf(shown.pages).flatMap((text) => plainText(text).split(/[\s·]+/));
        for (const word of words.filter((each) => !/^\d+$/.test(each))) expect(written).toContain(bare(word));
      }),
      { numRuns: repeats(5, 250) },
    );
  });

  it('is unchanged after switching the format and back', () => {
    fc.assert(
      fc.property(
        arbitraryContent,
        fc.constantFrom(...documentFormats),
        fc.constantFrom(...documentFormats),
        (content, from, to) => {
          const before = formatted(assignIds(content), from);
          const { content: there, inverse } = applyOperations(before, [
            { op: 'set_look', look: { format: to } },
          ]);
          expect(there.pages).toBe(before.pages);
          const back = applyOperations(there, inverse).content;
          expect(back).toEqual(before);
          expect(contentFor(back)).toEqual(contentFor(before));
        },
      ),
      { numRuns: repeats(5, 250) },
    );
  });

  it('prints a title once if the first slide has the title of the document', () => {
    const blocks = [{ type: 'list' as const, items: [{ text: 'Silence' }] }];
    const slide = { layout: 'text' as const, title: 'Why they leave', blocks };
    const next = { ...slide, title: 'How they return' };
    const [sample] = fc.sample(arbitraryContent, { numRuns: 1, seed: 1 });
    const written = documentContent.parse({ ...sample, title: 'Why they leave', pages: [slide, next] });
    const [article] = contentFor(formatted(assignIds(written), 'a4')).pages;
    expect(article).toMatchObject({ layout: 'article', title: 'Why they leave' });
    const headings =
      article?.layout === 'article' ? article.blocks.filter(({ type }) => type === 'heading') : [];
    expect(headings).toMatchObject([{ text: 'How they return' }]);
  });
});
