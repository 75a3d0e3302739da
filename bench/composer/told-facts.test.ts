import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFacts } from '../../src/domain/composer/facts/read-facts.ts';
import { readRequest } from '../../src/domain/composer/facts/read-request.ts';
import { isFigured } from '../../src/domain/composer/page/kinds.ts';
import { sample } from '../../src/domain/full-run.test-data.ts';
import { fold } from '../../src/domain/reader/tokenize.ts';
import { benchDay, makePage, readPrompts } from './make-pages.ts';

/* What a page says of the facts of a prompt is what the prompt says, unbroken. */

const folder = new URL('../../data/composer/', import.meta.url);
const labeled = readFileSync(new URL('facts.jsonl', folder), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): string => JSON.parse(line).prompt);
const told = ['prompts', 'lists', 'lists-held'].flatMap((name) =>
  readPrompts(new URL(`${name}.txt`, folder).pathname),
);
const corpus = sample([...labeled, ...told], 8);

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

const pages = corpus.map((prompt) => {
  const { text, reading } = readRequest(prompt, { today: benchDay });
  return { prompt, text, facts: readFacts(text, reading) };
});

it('labels a fact with words that stand before or behind it in the prompt', () => {
  const broken = pages.flatMap(({ prompt, text, facts }) => {
    return (facts.sheet?.facts ?? []).flatMap(({ label, value }) => {
      const said = plain(text);
      const isSaid =
        label === null ||
        said.includes(plain(`${label} ${value}`)) ||
        said.includes(plain(`${value} ${label}`));
      return isSaid ? [] : [`${label}: ${value} of ${prompt}`];
    });
  });
  expect(broken).toEqual([]);
});

it('labels no fact with a day, a number or an ordinal', () => {
  const wrong = pages.flatMap(({ prompt, facts }) =>
    (facts.sheet?.facts ?? [])
      .filter(({ slot, label }) => slot === 'when' && label !== null && /\d/.test(label))
      .map(({ label }) => `${label} of ${prompt}`),
  );
  expect(wrong).toEqual([]);
});

it('keeps the sentences of a sign whole and in order', () => {
  const broken = pages.flatMap(({ prompt, text, facts }) => {
    const isPriced = facts.sheet?.parts.some(({ type }) => type === 'prices');
    if (facts.kind !== 'sign' || !facts.sheet || isPriced) return [];
    const lines = [
      ...facts.sheet.lead,
      ...facts.sheet.parts.flatMap((part) => (part.type === 'points' ? part.items : [])),
      ...facts.sheet.facts.map(({ value }) => value),
    ].map(plain);
    const at = lines.map((line) => plain(text).indexOf(line));
    return at.every((start, index) => start >= 0 && start >= (at[index - 1] ?? 0)) ? [] : [prompt];
  });
  expect(broken).toEqual([]);
});

it('keeps the clauses of a certificate whole', () => {
  const broken = pages.flatMap(({ prompt, text, facts }) => {
    const { award } = facts;
    if (!award) return [];
    const said = [award.name, ...award.reasons, ...award.signers, ...award.facts.map(({ value }) => value)];
    return said.every((words) => plain(text).includes(plain(words))) ? [] : [prompt];
  });
  expect(broken).toEqual([]);
});

it('shows no figure but those of the prompt, beside what they are compared to', () => {
  const wrong = pages
    .filter(({ facts }) => isFigured(facts.kind))
    .flatMap(({ prompt }) => {
      const { content } = makePage(prompt);
      const said = plain(prompt);
      const figures = (content?.pages ?? []).flatMap((page) =>
        page.layout === 'figures'
          ? page.items
          : 'blocks' in page
            ? page.blocks.flatMap((block) => (block.type === 'figures' ? block.items : []))
            : [],
      );
      return figures
        .filter(
          ({ value, label, detail = '' }) =>
            !said.includes(plain(`${label} ${value} ${detail}`)) &&
            !said.includes(plain(`${value} ${label} ${detail}`)),
        )
        .map(({ value, label }) => `${value} ${label} of ${prompt}`);
    });
  expect(wrong).toEqual([]);
});
