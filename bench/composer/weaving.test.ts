import { describe, expect, it } from 'vitest';
import { readRequest } from '../../src/domain/composer/facts/read-request.ts';
import { isWovenPage } from '../../src/domain/composer/letters/lost-of-letter.test-data.ts';
import { clauseWordsOf } from '../../src/domain/composer/letters/weave/lexicon/index.ts';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { plainText } from '../../src/domain/content/text/inline-text.ts';
import { isFullRun } from '../../src/domain/full-run.test-data.ts';
import { benchDay, makePage, readPrompts } from './make-pages.ts';

const file = new URL('../../data/composer/weaving-dev.txt', import.meta.url).pathname;
const every = isFullRun ? 1 : 7;
const prompts = readPrompts(file).filter((_, at) => at % every === 0);

/** The texts that a reader reads one after the other. */
function bodyOf({ pages }: DocumentContent): string[] {
  return pages.flatMap((page) =>
    'blocks' in page
      ? page.blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []))
      : page.layout === 'flyer' && page.tagline
        ? [page.tagline]
        : [],
  );
}

const isGreeting = (text: string): boolean => /[,:،：!]$/u.test(text.trim()) && text.length < 70;
/** The segmenter ends a sentence behind every question; one that is quoted within a sentence doesn't end it. */
const quotedWithin = /[?!]["”»’]\s+$/u;

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    const before = sentences.at(-1);
    if (before !== undefined && quotedWithin.test(before) && /^\p{Ll}/u.test(segment))
      sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim());
}

interface Woven {
  readonly prompt: string;
  readonly paragraphs: readonly string[];
  readonly sentences: readonly string[];
}

const woven = prompts.flatMap((prompt): Woven[] => {
  const { content } = makePage(prompt);
  const { text, reading } = readRequest(prompt, { today: benchDay });
  if (!content || clauseWordsOf(reading.language) === null || !isWovenPage(text, reading, content)) return [];
  const texts = bodyOf(content);
  const greeting = texts.findIndex(isGreeting);
  // Below the closing stands the name.
  const end = content.kind === 'letter' ? -2 : texts.length;
  const body = texts.slice(greeting + 1, end).map((each) => plainText(each));
  return [{ prompt, paragraphs: body, sentences: body.flatMap(sentencesOf) }];
});

describe('a page that is woven from the facts of a prompt', () => {
  it('is there for most prompts for letters, speeches and cards', () => {
    expect(woven.length).toBeGreaterThan(prompts.length / 2);
  });

  it('consists of whole sentences', () => {
    for (const { prompt, sentences } of woven)
      for (const sentence of sentences) {
        expect(sentence, prompt).toMatch(/^[“"(\p{Lu}\d]/u);
        expect(sentence, prompt).toMatch(/[\p{P}]["”»’)]?$/u);
      }
    for (const { prompt, paragraphs } of woven)
      for (const text of paragraphs)
        expect(text.split(/\s+/u).length, `${prompt}: ${text}`).toBeGreaterThan(1);
  });

  it('says nothing twice', () => {
    for (const { prompt, sentences } of woven) expect(new Set(sentences).size, prompt).toBe(sentences.length);
  });

  it('shows no remark about the text', () => {
    const unprinted = clauseWordsOf('en')?.unprinted.split(', ') ?? [];
    for (const { prompt, sentences } of woven)
      for (const sentence of sentences) {
        const said = sentence.toLowerCase().replaceAll("'", '’');
        if (!prompt.toLowerCase().includes(said.slice(0, 12))) continue;
        expect(
          unprinted.filter((words) => said.startsWith(words)),
          prompt,
        ).toEqual([]);
      }
  });
});
