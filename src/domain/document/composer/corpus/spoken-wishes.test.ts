import { describe, expect, test } from 'vitest';
import { sample } from '../../../full-run.test-data.ts';
import { assembleArticle } from '../../assemble-article.ts';
import { contrastRatio } from '../../kit/contrast.ts';
import { themeTokens } from '../../kit/themes.ts';
import { applyPatches } from '../../patches/apply-patches.ts';
import { plainText, readArticle } from '../../read-article.ts';
import { type ComposerStep, compose } from '../compose.ts';
import { corpusDay } from './prompt-corpus.ts';
import { type Effect, spokenPages, spokenWishes } from './spoken-wishes.ts';

const request = (prompt: string, document: string | null = null) => ({
  prompt,
  history: [],
  document,
  layout: { direction: 'swiss' as const },
  targetBlockIds: [],
  seed: 1,
  today: corpusDay,
});

const toolInputs = (steps: readonly ComposerStep[]) => ({
  draft: steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  )[0],
  patches: steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'patch_document' ? step.input.patches : [],
  ),
});

const pages = Object.fromEntries(
  Object.entries(spokenPages).map(([name, prompt]) => {
    const { draft } = toolInputs(compose(request(prompt)));
    if (!draft) throw new Error(`No page for ${name}`);
    return [name, assembleArticle(draft)];
  }),
);

const visible = (html: string): string => plainText(html).replace(/[\u00a0\u202f\t\n]+/g, ' ');
const accentOf = (html: string): string =>
  readArticle(html).tokens.accent ?? themeTokens('swiss', 'light').accent;
const sizeOf = (html: string, token: string): number => Number(readArticle(html).tokens[token] ?? 1);

function check(before: string, after: string, effect: Effect): void {
  const text = visible(after);
  for (const words of effect.shows ?? []) expect(text).toContain(words);
  for (const words of effect.hides ?? []) expect(text).not.toContain(words);
  if (effect.article) expect(readArticle(after)).toMatchObject(effect.article);
  if (effect.leaves) expect(readArticle(after)[effect.leaves]).not.toBe(readArticle(before)[effect.leaves]);
  for (const [name, pattern] of Object.entries(effect.tokens ?? {}))
    expect(readArticle(after).tokens[name]).toMatch(pattern);
  if (effect.grows) expect(sizeOf(after, effect.grows)).toBeGreaterThan(sizeOf(before, effect.grows));
  if (effect.shrinks) expect(sizeOf(after, effect.shrinks)).toBeLessThan(sizeOf(before, effect.shrinks));
  if (effect.accent) {
    const [light, dark] = effect.accent === 'lighter' ? [after, before] : [before, after];
    expect(contrastRatio(accentOf(light), '#000000')).toBeGreaterThan(
      contrastRatio(accentOf(dark), '#000000'),
    );
  }
  const places = (effect.order ?? []).map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  if (effect.isShorter) expect(text.length).toBeLessThan(visible(before).length);
  if (effect.pages) expect(readArticle(after).pages).toHaveLength(effect.pages);
}

const cases = spokenWishes.flatMap(({ verb, page, wishes, effect }) =>
  Object.entries(wishes).flatMap(([language, all]) =>
    all.map((wish) => ({ verb, language, wish, page, effect })),
  ),
);

describe('each verb as people type it in four languages', () => {
  test.each(sample(cases, 5))('$verb, $language: $wish', ({ wish, page, effect }) => {
    const before = pages[page] ?? '';
    const steps = compose(request(wish, before));
    if (effect.says) {
      const said = steps.flatMap((step) => (step.type === 'text' ? [step.text] : [])).join(' ');
      expect(said).toMatch(effect.says);
      expect(toolInputs(steps)).toEqual({ draft: undefined, patches: [] });
      return;
    }
    const { draft, patches } = toolInputs(steps);
    const after = draft ? assembleArticle(draft) : applyPatches(before, patches).html;
    expect(after).not.toBe(before);
    check(before, after, effect);
  });
});
