import { describe, expect, test } from 'vitest';
import { assembleArticle } from '../../assemble-article.ts';
import { applyPatches } from '../../patches/apply-patches.ts';
import { blockTexts, changedBlockIds, plainText, readArticle } from '../../read-article.ts';
import { type ComposerStep, compose } from '../compose.ts';
import { corpusDay } from './prompt-corpus.ts';
import { refinementCorpus } from './refinement-corpus.ts';

const request = (prompt: string, document: string | null = null, targetBlockIds: readonly string[] = []) => ({
  prompt,
  history: [],
  document,
  // One direction for all, so that asking for another one changes the page.
  layout: { direction: 'swiss' as const },
  targetBlockIds,
  seed: 1,
  today: corpusDay,
});

const draftOf = (steps: readonly ComposerStep[]) =>
  steps.flatMap((step) => (step.type === 'tool' && step.name === 'write_document' ? [step.input] : []))[0];
const patchesOf = (steps: readonly ComposerStep[]) =>
  steps.flatMap((step) => (step.type === 'tool' && step.name === 'patch_document' ? [step.input] : []));
const textOf = (steps: readonly ComposerStep[]) =>
  steps.flatMap((step) => (step.type === 'text' ? [step.text] : [])).join(' ');

function pageFor(prompt: string): string {
  const draft = draftOf(compose(request(prompt)));
  if (!draft) throw new Error('No page');
  return assembleArticle(draft);
}

const visible = (html: string): string => plainText(html).replace(/[\u00a0\u202f\t\n]+/g, ' ');

describe('requests to change a page', () => {
  test.each(refinementCorpus)(
    '$ask',
    ({ page, ask, summary, shows = [], hides = [], changes, article, says }) => {
      const before = pageFor(page);
      const steps = compose(request(ask, before));
      const draft = draftOf(steps);
      const patched = patchesOf(steps);
      if (says) {
        expect(textOf(steps)).toContain(says);
        expect(patched).toEqual([]);
        expect(draft).toBeUndefined();
        return;
      }
      const after = draft ? assembleArticle(draft) : applyPatches(before, patched[0]?.patches ?? []).html;
      expect(patched.length + (draft ? 1 : 0)).toBe(1);
      if (summary) expect(patched[0]?.summary).toBe(summary);
      for (const fact of shows) expect(visible(after)).toContain(fact);
      for (const fact of hides) expect(visible(after)).not.toContain(fact);
      if (changes) expect(changedBlockIds(before, after)).toEqual(changes);
      if (article) expect(readArticle(after)).toMatchObject(article);
    },
  );

  test('dark green and a thank-you note are tokens and exactly one insertion', () => {
    const before = pageFor(refinementCorpus[0]?.page ?? '');
    const [patched] = patchesOf(compose(request('make it dark green and add a thank-you note', before)));
    const ops = patched?.patches.map(({ op }) => op) ?? [];
    expect(new Set(ops)).toEqual(new Set(['set_token', 'insert']));
    expect(ops.filter((op) => op === 'insert')).toHaveLength(1);
  });

  test('a moved section comes first, and no word is lost', () => {
    const before = pageFor('one-pager about our volunteer library in Leeds');
    const [patched] = patchesOf(compose(request('move Join in to the top', before)));
    const { html } = applyPatches(before, patched?.patches ?? []);
    const sections = (page: string) =>
      blockTexts(page)
        .find(({ id }) => id === 'sections')
        ?.text.split('\n') ?? [];
    expect(sections(html)[0]).toBe('Join in');
    expect([...sections(html)].sort()).toEqual([...sections(before)].sort());
  });

  test('with a block chosen only that block changes, and the whole page stays as it looks', () => {
    const before = pageFor(
      'one-pager about our volunteer library in Leeds. Twelve people lend books every evening. Readers bring back what they have finished. Nobody pays for anything.',
    );
    const [patched] = patchesOf(compose(request('shorten this', before, ['sections.1'])));
    const touched = patched?.patches.map((patch) => ('id' in patch ? patch.id : '')) ?? [];
    expect(touched).toEqual(['sections.1.text']);
    expect(patchesOf(compose(request('make it red', before, ['sections.1'])))).toEqual([]);
  });

  test('two changes in a row build on each other', () => {
    const first = pageFor(refinementCorpus[0]?.page ?? '');
    const [taxed] = patchesOf(compose(request('add 20% VAT', first)));
    const second = applyPatches(first, taxed?.patches ?? []).html;
    const [longer] = patchesOf(compose(request('change hours to 20', second)));
    const third = applyPatches(second, longer?.patches ?? []).html;
    // 20 × 95 + 200 = 2,100, and a fifth more.
    expect(visible(third)).toContain('$2,520.00');
  });
});
