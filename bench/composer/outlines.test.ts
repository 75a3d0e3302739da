import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapsOf } from '../../src/domain/composer/speech/texts-of.ts';
import { plainText } from '../../src/domain/content/text/inline-text.ts';
import { repeats } from '../../src/domain/full-run.test-data.ts';
import { openTemplateShelf } from '../../src/server/features/templates/open-template-shelf.ts';
import { makePage } from './make-pages.ts';

const shelf = openTemplateShelf();

function made(prompt: string) {
  const { content } = makePage(prompt);
  if (!content) throw new Error(`No page: ${prompt}`);
  return content;
}

const titles = (prompt: string): string[] =>
  made(prompt).pages.map((page) => ('title' in page && page.title ? plainText(page.title) : ''));

const names = ['origins', 'tools', 'signals', 'meaning', 'risks', 'voices', 'pathways', 'dangers'];
const parts = fc.uniqueArray(fc.constantFrom(...names), { minLength: 3, maxLength: 5 });
const openings = [
  'slides about zorbling',
  'slides for new zorblers',
  'presentation about zorbling',
  'deck on zorbling',
];

describe('slides whose parts the prompt names', () => {
  it('have one slide for each part, and none with only the title of the document', () => {
    fc.assert(
      fc.property(fc.constantFrom(...openings), parts, (opening, named) => {
        const [first, ...others] = titles(`${opening}: ${named.join(', ')}`);
        for (const name of named)
          expect(others.filter((title) => title.toLowerCase() === name)).toHaveLength(1);
        expect(others).not.toContain(first);
      }),
      { numRuns: repeats(4, 20) },
    );
  });

  it('are as many as the prompt says', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 7, max: 12 }), (named, count) => {
        const content = made(`${count} slides about zorbling: ${named.join(', ')}`);
        expect(content.pages).toHaveLength(count);
        // What is known of a part is its name; each slide says what else belongs there.
        for (const page of content.pages.filter(({ layout }) => layout === 'statement'))
          expect(gapsOf({ ...content, pages: [page] })).toHaveLength(1);
      }),
      { numRuns: repeats(4, 20) },
    );
  });
});

describe('outlines of slides', () => {
  const outlines = shelf.heads.filter(
    ({ format, outline }) => format.startsWith('slides') && outline.length > 0,
  );

  it.each(outlines.map(({ name }) => name))('%s has a different heading on each slide', (name) => {
    const pages = shelf.read(name)?.content.pages ?? [];
    const headings = pages.flatMap((page) => ('title' in page && page.title ? [page.title] : []));
    expect(new Set(headings).size).toBe(headings.length);
  });
});

describe('papers for a class of cases', () => {
  it.each([
    'proposal for a zorb track, 3 months, 8 people',
    'policy on zorbing at work',
    'code of conduct for the zorb club',
    'house rules for the zorb hall',
    'plan for the zorb weekend',
    'how to clean a zorb',
  ])('%s has sentences instead of gaps', (prompt) => {
    const content = made(prompt);
    expect(gapsOf(content).length).toBeLessThanOrEqual(2);
    expect(JSON.stringify(content.pages).length).toBeGreaterThan(900);
  });
});

describe('occasions', () => {
  const isSpeech = (prompt: string): boolean => /\bspeech\b/i.test(makePage(prompt).said);

  it.each(['wedding', 'retirement', 'funeral', 'anniversary'])(
    'make a speech of a %s only if one is asked for',
    (occasion) => {
      expect(isSpeech(`speech for a ${occasion}`)).toBe(true);
      expect(isSpeech(`zorbs for a ${occasion}`)).toBe(false);
    },
  );
});
