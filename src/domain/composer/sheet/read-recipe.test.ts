import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { readRequest } from '../facts/read-request.ts';

function partsOf(prompt: string): Readonly<Record<string, readonly string[]>> {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  const { headline, sheet } = readFacts(text, reading);
  const lists = (sheet?.parts ?? []).flatMap((part) =>
    part.type === 'list' || part.type === 'steps' ? [[part.title, part.items]] : [],
  );
  return Object.fromEntries([
    ['headline', [headline?.text ?? '']],
    ['facts', sheet?.facts.map(({ label, value }) => `${label} ${value}`) ?? []],
    ...lists,
  ]);
}

describe('a recipe', () => {
  it('has its name, its ingredients and its steps apart', () => {
    expect(
      partsOf(
        "recipe card: Ida's oat bars - 200g oats, 100g butter, 2 tbsp honey, pinch salt. melt butter and honey, stir in oats, bake until golden. makes 12",
      ),
    ).toEqual({
      headline: ["Ida's oat bars"],
      facts: ['makes 12'],
      Ingredients: ['200g oats', '100g butter', '2 tbsp honey', 'pinch salt'],
      Method: ['melt butter and honey', 'stir in oats', 'bake until golden'],
    });
  });

  it('keeps the ingredients of one step together', () => {
    expect(
      partsOf(
        'recipe for leek tart: 1 base, 3 yolks, 1 cup cream, half tsp nutmeg. Whisk well, add yolks, cream and nutmeg, bake.',
      ).Method,
    ).toEqual(['Whisk well', 'add yolks, cream and nutmeg', 'bake']);
  });
});
