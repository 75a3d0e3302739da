import { type ReaderLanguage, readerLanguages } from '../../reader/languages.ts';
import type { WishWords } from '../lexicon/composer-lexicon.ts';
import { fold } from '../lexicon/fold.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { TermFinder, type TermHit } from '../lexicon/term-finder.ts';

/** Term groups for wishes: 'color:red', 'style:swiss', 'page', 'number:3'. */
function groupsOf(words: WishWords): readonly (readonly [string, string])[] {
  const { numbers, keys: _keys, making, ...lists } = words;
  const prefix = { colors: 'color', shades: 'shade', styles: 'style', fonts: 'font', formats: 'format' };
  const groups = Object.entries(lists).flatMap(([name, list]): (readonly [string, string])[] =>
    typeof list === 'string'
      ? [[name, list]]
      : Object.entries(list).map(([key, terms]) => [
          `${prefix[name as keyof typeof prefix]}:${key}`,
          terms ?? '',
        ]),
  );
  const counted = numbers
    .split(',')
    .map((variants, at) => [`number:${at + 1}`, variants.replaceAll('/', ',')] as const);
  return [...groups, ...counted, ['filler', making]];
}

const finders = new Map<ReaderLanguage, TermFinder>();

function finderOf(language: ReaderLanguage): TermFinder {
  const known = finders.get(language);
  if (known) return known;
  const finder = new TermFinder(groupsOf(lexicons[language].wishes));
  finders.set(language, finder);
  return finder;
}

/** Terms that aren't a wish on their own. */
const empty = /^(?:filler|on|less|number:|color$|type$|half$|words$|background$|nouns$)/;

const weightOf = (hits: readonly TermHit[]): number =>
  hits.reduce(
    (sum, { names, start, end }) => sum + (names.every((name) => empty.test(name)) ? 0 : end - start),
    0,
  );

const letters = /[\p{L}\p{N}]/gu;
const lettersIn = (text: string): number => text.match(letters)?.length ?? 0;

/** Returns whether known words outweigh words the language doesn't have: 'with' is not Dutch for white. */
function isLikely(text: string, hits: readonly TermHit[]): boolean {
  const covered = hits.reduce((sum, { start, end }) => sum + lettersIn(text.slice(start, end)), 0);
  return weightOf(hits) >= 1.5 * (lettersIn(text) - covered);
}

/**
 * Returns the terms of a wish in its language, or in the one that covers it best. Short wishes are often
 * misdetected, and words such as 'vintage' exist in many languages.
 */
export function wishTerms(text: string, language: ReaderLanguage): readonly TermHit[] {
  const folded = fold(text);
  let best = finderOf(language).find(folded);
  if (weightOf(best) > 0) return best;
  for (const other of readerLanguages) {
    const hits = other === language ? [] : finderOf(other).find(folded);
    if (weightOf(hits) > weightOf(best) && isLikely(folded, hits)) best = hits;
  }
  return best;
}

/** Returns the text after the colon of the first name of this kind: 'red' for 'color:red'. */
export function namedBy({ names }: TermHit, kind: string): string | undefined {
  return names.find((name) => name.startsWith(`${kind}:`))?.slice(kind.length + 1);
}

export const isA = ({ names }: TermHit, name: string): boolean => names.includes(name);
