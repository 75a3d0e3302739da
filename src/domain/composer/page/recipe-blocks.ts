import type { Block } from '../../content/blocks/blocks.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { restOf, type SaidEntry } from './entry-parts.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { hasWordOf } from './word-list.ts';

const fewestIngredients = 2;

/** '180 °C' and '40 min' belong to a step; an ingredient has an amount of its own. */
const ofStep = /°|\d\s?(?:min|h)\b/iu;
const mostServingWords = 4;

const lineOf = (entry: SaidEntry): string => [entry.title, restOf(entry)].filter(Boolean).join(' · ');
const isMeasured = (line: string): boolean => /[\p{N}½¼¾]/u.test(line) && !ofStep.test(line);

/** Sorts the lines of a recipe: how many it serves, the ingredients, and the steps after the last of them. */
export function recipeBlocks(
  entries: readonly SaidEntry[],
  language: ReaderLanguage,
  written: ReaderLanguage = language,
): Block[] {
  const { serves } = pageWordsOf(language);
  const { labels } = pageWordsOf(written);
  const titled = (text: string): Block => ({ type: 'heading', level: 2, text });
  const lines = entries.map(lineOf);
  const isServing = (line: string): boolean =>
    /\d/.test(line) && tokenize(line).length <= mostServingWords && hasWordOf(line, serves);
  const servings = lines.filter(isServing);
  const others = lines.filter((line) => !isServing(line));
  const last = others.findLastIndex(isMeasured);
  const ingredients = others.slice(0, last + 1);
  const steps = others.slice(last + 1);
  if (ingredients.length < fewestIngredients || steps.length === 0)
    return [{ type: 'list', items: lines.map((text) => ({ text })) }];
  return [
    ...servings.map((text): Block => ({ type: 'paragraph', text })),
    titled(labels.ingredients),
    { type: 'list', items: ingredients.map((text) => ({ text })) },
    titled(labels.method),
    { type: 'list', ordered: true, items: steps.map((text) => ({ text })) },
  ];
}
