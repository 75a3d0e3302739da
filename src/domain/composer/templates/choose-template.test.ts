import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../reader/read-prompt.ts';
import type { TemplateHead } from '../../templates/template.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { TemplateRequest } from './asked-terms.ts';
import { chooseTemplate } from './choose-template.ts';
import weights from './choosing-weights.json' with { type: 'json' };
import { headOf } from './template-head.test-data.ts';
import { type TemplateShelf, templateIndex } from './template-index.ts';
import { evidenceNames, weighTemplates } from './weigh-templates.ts';

const shelfOf = (heads: readonly TemplateHead[]): TemplateShelf => ({
  heads,
  read: () => null,
  text: () => '',
});

const requestFor = (text: string): TemplateRequest => {
  const reading = readPrompt(text, { today: '2026-11-22' });
  const facts = readFacts(text, reading);
  return { text, facts, spans: reading.spans, written: 'en' };
};

const heads = [
  headOf('beach', 'packing-list', 'Packing list for the beach', {
    asks: ['what to take to the seaside for a week'],
  }),
  headOf('repairs', 'letter', 'Letter to the landlord asking for repairs', {
    asks: ['the boiler is broken, write to my landlord', 'mold in the bathroom, tell the owner of the flat'],
  }),
  headOf('quiz', 'quiz', 'Pub quiz', { asks: ['questions for trivia night'] }),
  headOf('sourdough', 'recipe', 'Bread rolls', { asks: ['how to bake rolls for breakfast'] }),
];
const shelf = shelfOf(heads);
const prompts = [
  'what to take to the seaside for a week',
  'the boiler is broken, write to my landlord',
  'mold in the bathroom again, letter to the owner of our flat',
  'questions for trivia night at the pub',
  'packing list',
  'xylophone',
  '',
  '🙂 ?!',
];

describe('a template', () => {
  it('is found by an example prompt that shares no word with its title', () => {
    for (const { name, asks } of heads)
      for (const ask of asks) {
        const [best] = [...weighTemplates(requestFor(ask), shelf)].sort(
          (a, b) => b.evidence.alike - a.evidence.alike,
        );
        expect(best?.head.name).toBe(name);
      }
    // Weights depend on the size of the library, so this only checks the order.
    const any = { ...weights, leastFit: 0 };
    expect(chooseTemplate(requestFor(prompts[1] ?? ''), shelf, any)?.head.name).toBe('repairs');
  });

  it("is not chosen for words that it doesn't contain", () => {
    for (const text of ['xylophone', '', '🙂 ?!', 'a poem about an old lighthouse keeper'])
      expect(chooseTemplate(requestFor(text), shelf)).toBeNull();
  });

  it('has evidence from 0 to 1 for every prompt', () => {
    for (const text of prompts)
      for (const { evidence } of weighTemplates(requestFor(text), shelf))
        for (const name of evidenceNames) {
          expect(evidence[name]).toBeGreaterThanOrEqual(0);
          expect(evidence[name]).toBeLessThanOrEqual(1 + 1e-9);
        }
  });

  it('is chosen regardless of the order of the library', () => {
    const turned = shelfOf(heads.toReversed());
    for (const text of prompts)
      expect(chooseTemplate(requestFor(text), turned)?.head.name).toBe(
        chooseTemplate(requestFor(text), shelf)?.head.name,
      );
  });

  it('is not found if it or its matching ask is left out', () => {
    const request = requestFor(prompts[1] ?? '');
    const templates = new Set(['repairs']);
    const names = weighTemplates(request, shelf, { templates }).map(({ head }) => head.name);
    expect(names).not.toContain('repairs');
    const [whole, part] = [undefined, { templates, ask: 0 }].map((leftOut) =>
      weighTemplates(request, shelf, leftOut).find(({ head }) => head.name === 'repairs'),
    );
    expect(part?.evidence.alike ?? 0).toBeLessThan(whole?.evidence.alike ?? 0);
  });
});

describe('a template of another subject or form', () => {
  const others = shelfOf([
    ...heads,
    headOf('cat-or-dog', 'comparison', 'Cat or dog', { asks: ['a cat or a dog for our family'] }),
    headOf('museum', 'faq', 'Questions about the museum', { asks: ['museum opening times and tours'] }),
  ]);
  const nameFor = (text: string): string | undefined => chooseTemplate(requestFor(text), others)?.head.name;

  it('is not taken: a comparison needs both sides, and questions are no script', () => {
    expect(nameFor('a cat or a dog for our small family')).toBe('cat-or-dog');
    expect(nameFor('guide to keeping a dog in a small flat')).not.toBe('cat-or-dog');
    expect(nameFor('faq about the museum tours')).toBe('museum');
    expect(nameFor('script for a museum tour')).not.toBe('museum');
  });
});

describe('the index', () => {
  it('weighs rare words higher than common ones, and finds other forms and typos', () => {
    const { find } = templateIndex(
      shelfOf(
        Array.from({ length: 9 }, (_, at) =>
          headOf(`n${at}`, 'letter', at < 8 ? 'Letter' : 'Landlord letter'),
        ),
      ),
      'en',
    );
    expect(find('landlord').weight).toBeGreaterThan(find('letter').weight);
    for (const word of ['landlord', 'landlords', 'landlrod'])
      expect([...find(word).likeness.keys()]).toEqual([8]);
    expect(find('xylophone').likeness.size).toBe(0);
  });
});
