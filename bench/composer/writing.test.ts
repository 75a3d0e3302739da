import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../src/domain/composer/facts/read-facts.ts';
import { readRequest } from '../../src/domain/composer/facts/read-request.ts';
import { clauseAt } from '../../src/domain/composer/facts/title-end.ts';
import { isUnspaced } from '../../src/domain/composer/lexicon/fold.ts';
import { familyOf } from '../../src/domain/composer/page/kinds.ts';
import { gapsOf } from '../../src/domain/composer/speech/texts-of.ts';
import { isForAnySubject } from '../../src/domain/composer/templates/choose-outline.ts';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { plainText } from '../../src/domain/content/text/inline-text.ts';
import { isFullRun, repeats } from '../../src/domain/full-run.test-data.ts';
import { readerLanguages } from '../../src/domain/reader/languages.ts';
import { tokenize } from '../../src/domain/reader/tokenize.ts';
import { openTemplateShelf } from '../../src/server/features/templates/open-template-shelf.ts';
import { benchDay, makePage, readPrompts } from './make-pages.ts';

const shelf = openTemplateShelf();
const folder = new URL('../../data/composer/', import.meta.url);
const linesOf = (name: string): string[] => readPrompts(new URL(`${name}.txt`, folder).pathname);
const firstCells = (name: string): string[] =>
  readFileSync(new URL(`${name}.tsv`, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '');

/** Prompts whose words have to be written: no facts, or few. */
const writing = linesOf('writing-dev');
const every = isFullRun ? 1 : 72;
const sampled = <T>(list: readonly T[]): T[] => list.filter((_, at) => at % every === 0);
const corpora = [
  ...sampled(writing),
  ...sampled([...linesOf('prompts'), ...linesOf('lists'), ...firstCells('template-queries-dev')]),
];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'layout' || key === 'type' ? [] : textsIn(inner),
  );
}

const made = new Map<string, DocumentContent | null>();
function pageOf(prompt: string): DocumentContent | null {
  const known = made.get(prompt);
  const content = known === undefined ? makePage(prompt).content : known;
  made.set(prompt, content);
  return content;
}
function contentOf(prompt: string): DocumentContent {
  const content = pageOf(prompt);
  if (!content) throw new Error(`no page: ${prompt}`);
  return content;
}

/** Certificates and letters are framed, and a price list is its prices. */
function isRead(prompt: string): boolean {
  const { text, reading } = readRequest(prompt, { today: benchDay });
  const { kind, entries, sheet } = readFacts(text, reading);
  return (
    (kind === null || !['flyer', 'bill', 'letter'].includes(familyOf(kind))) &&
    entries.length === 0 &&
    sheet === null
  );
}
const hasPage = (prompt: string): boolean => pageOf(prompt) !== null;

describe('the page of every prompt', () => {
  it('has only gaps that say what belongs there, where its words have to be written', () => {
    for (const prompt of sampled(writing).filter(isRead)) {
      const bodies = contentOf(prompt).pages.flatMap((page) => [
        ...('blocks' in page
          ? page.blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []))
          : []),
        ...(page.layout === 'statement' ? [page.title, page.text ?? ''] : []),
      ]);
      const alone = bodies.flatMap((text) => /^\[\[([^\]]+)\]\]$/.exec(text.trim())?.[1] ?? []);
      expect(
        alone.filter((gap) => !gap.includes(' ') && !isUnspaced(gap.charAt(0))),
        prompt,
      ).toEqual([]);
    }
  });

  it('is more than its title if its words have to be written', () => {
    for (const prompt of sampled(writing).filter(isRead)) {
      const { pages } = contentOf(prompt);
      const [first] = pages;
      const own = textsIn(pages).filter((text) => !(first && 'title' in first) || text !== first.title);
      expect(own.join(' ').length, prompt).toBeGreaterThan(100);
    }
  });
});

describe('outlines of any subject', () => {
  const general = shelf.heads.filter(isForAnySubject);

  it('are there in every language, as a text and as slides', () => {
    for (const language of readerLanguages)
      for (const kind of ['article', 'deck'])
        expect(
          general.some((head) => head.language.split('-')[0] === language && head.outline.includes(kind)),
          `${language} ${kind}`,
        ).toBe(true);
  });

  it.each(general.map(({ name }) => name))('%s asks its user for what to say, never its readers', (name) => {
    const content = shelf.read(name)?.content;
    expect(content).toBeDefined();
    for (const page of content?.pages ?? []) {
      const alone = { ...(content as DocumentContent), pages: [page] };
      expect(gapsOf(alone).length).toBeGreaterThan(0);
      expect(gapsOf(alone).length).toBeLessThan(8);
    }
  });
});

describe('a title', () => {
  const own = (prompt: string): string => plainText(contentOf(prompt).title);
  // From the texts: parsing all templates takes a minute.
  const templates = new Set(
    shelf.heads.flatMap(({ name, title }) => [title, /^# (.+)$/m.exec(shelf.text(name))?.[1]?.trim() ?? '']),
  );

  it('holds no clause behind the name of what the page is about', () => {
    for (const prompt of corpora.filter(hasPage)) {
      const { language } = readRequest(prompt, { today: benchDay }).reading;
      const title = own(prompt);
      if (templates.has(title)) continue;
      expect(clauseAt(tokenize(title), language), `${prompt} => ${title}`).toBe(-1);
    }
  });

  const looks = fc.constantFrom(
    'with a green accent',
    'in #1d5a46',
    'with pastel colors',
    'in a modern style',
    'minimalist design',
    'with a dark background',
    'please make it colorful',
    'use a serif font',
    'accent color teal',
    'elegant look',
  );
  const keys = fc.constantFrom('audience: parents', 'tone: friendly', 'style: modern');
  const english = writing.filter((prompt) => readRequest(prompt).reading.language === 'en');

  it('stays the same with a wish about looks, tone or readers behind the prompt', () => {
    fc.assert(
      fc.property(fc.constantFrom(...english), fc.oneof(looks, keys), (prompt, wish) => {
        expect(own(`${prompt}, ${wish}`), `${prompt}, ${wish}`).toBe(own(prompt));
      }),
      { numRuns: repeats(3, 400), seed: 5 },
    );
  });
});

describe('a number that a prompt states', () => {
  const known = fc.constantFrom('volcanoes', 'the water cycle', 'the Titanic', 'coffee');
  const unknown = fc.constantFrom('zorbling', 'our lighthouse', 'the Beatles');
  const questionsIn = (content: DocumentContent): number =>
    textsIn(content.pages).filter(
      (text) => /^\*\*[^*]+[?.…]?\*\*$/.test(text) || /^\[\[.*\]\].*(?:_|·)/.test(text),
    ).length;

  it('is the number of questions of a quiz', () => {
    fc.assert(
      fc.property(fc.oneof(known, unknown), fc.integer({ min: 4, max: 10 }), (subject, count) => {
        for (const prompt of [
          `quiz about ${subject}, ${count} questions`,
          `a ${count} question quiz on ${subject}`,
        ])
          expect(questionsIn(contentOf(prompt)), prompt).toBe(count);
      }),
      { numRuns: repeats(2, 60), seed: 5 },
    );
  });

  it('is the number of slides', () => {
    fc.assert(
      fc.property(fc.oneof(known, unknown), fc.integer({ min: 3, max: 14 }), (subject, count) => {
        expect(contentOf(`${count} slides about ${subject}`).pages).toHaveLength(count);
      }),
      { numRuns: repeats(2, 100), seed: 5 },
    );
  });
});
