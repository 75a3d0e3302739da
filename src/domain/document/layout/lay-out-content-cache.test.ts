import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DocumentContent } from '../../content/document-content.ts';
import { assembleArticle } from '../assemble-article.ts';
import { artDirections } from '../kit/choices.ts';
import { layOutContent } from './lay-out-content.ts';
import {
  sampleArticle,
  sampleContent,
  sampleDeck,
  sampleFlyer,
  sampleInvoice,
  sampleOnePager,
  sampleShortPapers,
} from './sample-contents.ts';

// A second instance of the module, with a cache of its own.
const otherModule = './lay-out-content.ts?other';
const other: typeof import('./lay-out-content.ts') = await import(/* @vite-ignore */ otherModule);

const samples = [sampleArticle(2), sampleDeck, sampleFlyer, sampleInvoice(6), sampleOnePager].map((sample) =>
  sampleContent(sample),
);

const paperContents = sampleShortPapers.map((paper) => sampleContent(paper));

/** A changed text, by the place of the text in the content; or a changed look. */
const edit = fc.oneof(
  fc.record({ place: fc.nat({ max: 80 }), words: fc.string({ minLength: 1, maxLength: 60 }) }),
  fc.record({ direction: fc.constantFrom(...artDirections), theme: fc.constantFrom('light', 'dark') }),
  fc.record({ title: fc.string({ minLength: 1, maxLength: 40 }) }),
);

type Edit = typeof edit extends fc.Arbitrary<infer Made> ? Made : never;

function edited(content: DocumentContent, made: Edit): DocumentContent {
  if ('title' in made) return { ...content, title: made.title };
  if ('direction' in made) return { ...content, look: { ...content.look, ...made } };
  let left = made.place;
  const change = (value: unknown, name: string): unknown => {
    if (typeof value === 'string' && ['text', 'title', 'lead', 'label', 'subject'].includes(name))
      return left-- === 0 ? made.words : value;
    if (Array.isArray(value)) return value.map((one) => change(one, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key)]));
  };
  return { ...content, pages: change(content.pages, '') as DocumentContent['pages'] };
}

it('lays out an edited document as one that was never laid out before', () => {
  let run = 0;
  const anyContent = fc.constantFrom(...samples, ...paperContents);
  fc.assert(
    fc.property(anyContent, fc.array(edit, { minLength: 1, maxLength: 5 }), (sample, edits) => {
      // Unknown to both caches, like the content of another document.
      const content = { ...sample, title: `${sample.title} ${++run}` };
      let last = content;
      const versions = [content, ...edits.map((made) => (last = edited(last, made)))];
      // As read from the database: no version shares objects with another.
      const incremental = versions.map((version) => assembleArticle(layOutContent(structuredClone(version))));
      expect(incremental.at(-1)).toBe(assembleArticle(other.layOutContent(last)));
      // Going back finds what was laid out first.
      expect(assembleArticle(layOutContent(structuredClone(content)))).toBe(incremental[0]);
    }),
    { seed: 20261124, numRuns: 25 },
  );
});
