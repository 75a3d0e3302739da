import { describe, expect, it } from 'vitest';
import { artDirections } from '../../kit/choices.ts';
import { paperOf, wordsOf } from './test-paper.ts';

const recipe = `# Banana bread

:::facts
- **Makes** One loaf
- **Time** 75 minutes
:::

:::columns
## Ingredients
- 3 ripe bananas
- ⅓ cup butter
- 1,2 kg flour
- Salt

---

## Equipment
- Loaf pan
:::

## Method
1. **Heat** the oven.
2. Mash.

:::tip[Not ripe?]
Bake them first.
:::

## Variations
- With nuts
`;

describe('a recipe', () => {
  it('has its ingredients next to the steps and its facts in the head, in every direction', () => {
    for (const direction of artDirections) {
      const { className, html } = paperOf('recipe', recipe, direction);
      expect(className, direction).toBe('page-article is-paper no-lead is-recipe is-beside');
      const side = html.slice(html.indexOf('passage-side'), html.indexOf('passage-body'));
      expect(wordsOf(side, 'passage-title'), direction).toEqual(['Ingredients', 'Equipment']);
      expect(html.slice(0, html.indexOf('recipe-body')), direction).toContain('75 minutes');
      const below = html.slice(html.indexOf('<ol'));
      expect(below.indexOf('Bake them first.'), direction).toBeGreaterThan(below.indexOf('Mash.'));
      expect(wordsOf(html, 'brief-title'), direction).toEqual(['Variations']);
    }
  });

  it('separates amounts, with the units shared by all languages', () => {
    const amounts = [...paperOf('recipe', recipe).html.matchAll(/<strong [^>]*amount"[^>]*>([^<]*)</g)];
    expect(amounts.map(([, words]) => words)).toEqual(['3', '⅓', '1,2 kg']);
  });

  it('keeps every word once', () => {
    const { html } = paperOf('recipe', recipe);
    for (const words of ['ripe bananas', 'cup butter', 'Salt', 'Loaf pan', 'Mash.', 'With nuts', 'One loaf'])
      expect(html.split(words), words).toHaveLength(2);
  });

  it('puts a long list of ingredients above the steps', () => {
    const many = Array.from({ length: 40 }, (_, at) => `- ${at + 1} g of spice ${at}`).join('\n');
    const { className, html } = paperOf(
      'recipe',
      `# Feast\n\n## Ingredients\n${many}\n\n## Method\n1. Stir.\n`,
    );
    expect(className).toContain('is-stacked');
    expect(html).not.toContain('passage-side');
    expect(html.match(/class="ingredient"/g)).toHaveLength(40);
  });
});

it.each([
  ['without steps', '# Bread\n\n## Ingredients\n- Flour\n\n## Method\nMix and bake.\n'],
  ['without ingredients', '# Bread\n\n## Method\n1. Mix.\n2. Bake.\n'],
])('is not detected in a recipe %s', (_, body) => {
  expect(paperOf('recipe', body).className).toBe('page-article');
});
