import { type ReaderLanguage, readerLanguages } from '../../reader/languages.ts';
import type { WishWords } from '../lexicon/composer-lexicon.ts';
import { fold } from '../lexicon/fold.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { TermFinder, type TermHit } from '../lexicon/term-finder.ts';

/** 'color:red', 'style:swiss', 'page', 'number:3': the groups of a language's words on wishes. */
function groupsOf(words: WishWords): readonly (readonly [string, string])[] {
  const { numbers, ...lists } = words;
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
  return [...groups, ...counted];
}

const finders = new Map<ReaderLanguage, TermFinder>();

function finderOf(language: ReaderLanguage): TermFinder {
  const known = finders.get(language);
  if (known) return known;
  const finder = new TermFinder(groupsOf(lexicons[language].wishes));
  finders.set(language, finder);
  return finder;
}

/** Words that ask for nothing without others beside them. */
const empty = /^(?:filler|on|less|number:|color$|type$|half$|words$|background$)/;

const weightOf = (hits: readonly TermHit[]): number =>
  hits.reduce(
    (sum, { names, start, end }) => sum + (names.every((name) => empty.test(name)) ? 0 : end - start),
    0,
  );

const letters = /[\p{L}\p{N}]/gu;
const lettersIn = (text: string): number => text.match(letters)?.length ?? 0;

/** Whether the known words outweigh those that the language doesn't have: 'with' is not a Dutch white. */
function isLikely(text: string, hits: readonly TermHit[]): boolean {
  const covered = hits.reduce((sum, { start, end }) => sum + lettersIn(text.slice(start, end)), 0);
  return weightOf(hits) >= 1.5 * (lettersIn(text) - covered);
}

/**
 * The terms of a wish in its language, or else in the one that knows most of it: short wishes are often taken for
 * another language, and words such as 'vintage' are at home in many.
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

/** What follows the colon of the first name of this kind: 'red' for 'color:red'. */
export function namedBy({ names }: TermHit, kind: string): string | undefined {
  return names.find((name) => name.startsWith(`${kind}:`))?.slice(kind.length + 1);
}

export const isA = ({ names }: TermHit, name: string): boolean => names.includes(name);
