import { describe, expect, test } from 'vitest';
import { assembleArticle } from '../../assemble-article.ts';
import { applyPatches } from '../../patches/apply-patches.ts';
import { blockTexts, readArticle } from '../../read-article.ts';
import { compose } from '../compose.ts';

const prompts = [
  'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days',
  'Flyer for a summer jazz concert on 14 June at 8pm at the Blue Note in Ghent, tickets $15',
  'One-pager about our volunteer library in Leeds: 1,200 books, 40 volunteers',
  'Pitch deck for a bike-sharing start-up in Porto',
  'Meeting minutes: present Ana and Ben, decided to launch on 5 May, Ben writes the release notes',
  'Annual report 2025 of the Elm Trust: 41 trees planted, 300 members',
] as const;

function turn(prompt: string, document: string | null, seed: number): string {
  const request = {
    prompt,
    history: [],
    document,
    layout: {},
    targetBlockIds: [],
    seed,
    today: '2026-02-26',
  };
  for (const step of compose(request)) {
    if (step.type !== 'tool') continue;
    if (step.name === 'write_document') return assembleArticle(step.input);
    if (step.name === 'patch_document' && document !== null)
      return applyPatches(document, step.input.patches).html;
  }
  throw new Error(`Nothing came of ${prompt}`);
}

/** The words of every block, by its id. */
const factsOf = (html: string): unknown => [...blockTexts(html)];

function lookOf(html: string): string {
  const { direction, tokens } = readArticle(html);
  return `${direction} ${tokens.accent ?? ''}`;
}

describe('another look', () => {
  test.each(prompts)('is another direction and colour each time, with the same facts: %s', (prompt) => {
    let page = turn(prompt, null, 3);
    const facts = factsOf(page);
    const looks = [lookOf(page)];
    for (let times = 1; times <= 3; times += 1) {
      const before = readArticle(page);
      page = turn('another look', page, 3 + times);
      const after = readArticle(page);
      expect(after.direction).not.toBe(before.direction);
      expect(after.tokens.accent).not.toBe(before.tokens.accent);
      expect(factsOf(page)).toEqual(facts);
      looks.push(lookOf(page));
    }
    expect(new Set(looks).size).toBeGreaterThanOrEqual(3);
  });

  test.each(prompts)('another seed is another page of the same prompt: %s', (prompt) => {
    const pages = Array.from({ length: 9 }, (_, seed) => turn(prompt, null, seed));
    expect(new Set(pages).size).toBeGreaterThanOrEqual(4);
    expect(new Set(pages.map((page) => readArticle(page).direction)).size).toBeGreaterThanOrEqual(2);
  });
});
