import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRequest } from '../../src/domain/composer/facts/read-request.ts';
import { behindCourtesies } from '../../src/domain/composer/letters/courtesies.ts';
import type { ToldLetter } from '../../src/domain/composer/letters/letter.ts';
import { letterTokens } from '../../src/domain/composer/letters/letter-tokens.ts';
import { letterWordsOf } from '../../src/domain/composer/letters/lexicon/index.ts';
import { isLetterPage } from '../../src/domain/composer/letters/lost-of-letter.test-data.ts';
import { readLetter } from '../../src/domain/composer/letters/read-letter.ts';
import type { Block } from '../../src/domain/content/blocks/blocks.ts';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { plainText } from '../../src/domain/content/text/inline-text.ts';
import { isFullRun, repeats } from '../../src/domain/full-run.test-data.ts';
import { benchDay, type MadePage, makePage, readPrompts } from './make-pages.ts';

const folder = new URL('../../data/composer/', import.meta.url);
const linesOf = (name: string): string[] => readPrompts(new URL(`${name}.txt`, folder).pathname);
const firstCells = (name: string): string[] =>
  readFileSync(new URL(`${name}.tsv`, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '');

const every = isFullRun ? 1 : 6;
const corpora = [
  ...linesOf('prompts'),
  ...linesOf('lists'),
  ...linesOf('writing-dev'),
  ...firstCells('template-queries-dev'),
].filter((_, at) => at % every === 0);

interface Letter {
  readonly page: MadePage;
  readonly content: DocumentContent;
  readonly told: ToldLetter;
}

function letterFor(prompt: string): Letter | null {
  const page = makePage(prompt);
  const { content } = page;
  // Given text is laid out as it is.
  if (!content || !isLetterPage(content) || prompt.includes('\n')) return null;
  const { text, reading } = readRequest(prompt, { today: benchDay });
  const isSpeech = content.kind === 'speech';
  return { page, content, told: readLetter(text, reading, letterWordsOf(reading.language), isSpeech) };
}

const blocksOf = ({ pages }: DocumentContent): Block[] =>
  pages.flatMap((page) => ('blocks' in page ? page.blocks : []));
const paragraphsOf = (content: DocumentContent): string[] =>
  blocksOf(content).flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
const textsOf = (content: DocumentContent): string[] =>
  blocksOf(content).flatMap((block) =>
    block.type === 'paragraph'
      ? [block.text]
      : block.type === 'list'
        ? block.items.map(({ text }) => text)
        : [],
  );

const plain = (text: string): string => plainText(text).replaceAll(/\s+/gu, ' ').toLowerCase();
/** How a statement ends may differ, where it is one point of a list. */
const bare = (text: string): string => plain(text).replace(/[.!?]$/u, '');

const letters = corpora.map(letterFor).filter((letter) => letter !== null);

function check({ page: { prompt, lost }, content, told }: Letter): void {
  const paragraphs = paragraphsOf(content);
  const words = plain(textsOf(content).join('\n'));
  for (const said of [...told.asks, ...told.told, ...told.points])
    expect(words.split(bare(said)).length - 1, `${prompt}: ${said}`).toBe(1);
  expect(lost, prompt).toEqual([]);
  if (told.to?.name && told.from[0]) expect(told.from[0], prompt).not.toBe(told.to.name);
  const greeting = paragraphs.findIndex((text) => /[,:،：!]$/u.test(text.trim()) && text.length < 70);
  for (const text of paragraphs.slice(greeting + 1, -2))
    expect(plain(text).trim(), `${prompt}: ${text}`).toMatch(/[\p{P}]["”»’)]?$/u);
}

describe('a letter or a speech', () => {
  it('tells each statement of its prompt once, and is signed by somebody else than its reader', () => {
    expect(letters.length).toBeGreaterThan(10);
    for (const letter of letters) check(letter);
  });

  it('shows no courtesy to its writer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...letters.filter(({ told }) => told.asks.length + told.told.length > 0)),
        fc.constantFrom('Dear AI, please ', 'hi, can you ', 'hello, '),
        ({ page }, courtesy) => {
          const { language } = readRequest(page.prompt, { today: benchDay }).reading;
          if (language !== 'en') return;
          const greeted = letterFor(courtesy + page.prompt);
          const tokens = letterTokens(courtesy);
          expect(behindCourtesies(tokens, 0, letterWordsOf('en'))).toBe(tokens.length);
          const words = greeted ? plain(textsOf(greeted.content).join('\n')) : '';
          expect(words).not.toContain('dear ai');
          expect(words).not.toContain('can you write');
        },
      ),
      { numRuns: repeats(10, 200) },
    );
  });
});
