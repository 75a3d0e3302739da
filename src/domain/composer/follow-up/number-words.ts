import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../lexicon/fold.ts';
import { lexicons } from '../lexicon/lexicons.ts';

const known = new Map<ReaderLanguage, ReadonlyMap<string, number>>();

function numbersOf(language: ReaderLanguage): ReadonlyMap<string, number> {
  const numbers =
    known.get(language) ??
    new Map(
      lexicons[language].wishes.numbers
        .split(',')
        .flatMap((variants, at) => variants.split('/').map((word) => [fold(word.trim()), at + 1] as const))
        // 'A' and 'one' are as often articles.
        .filter(([, value]) => value > 1),
    );
  known.set(language, numbers);
  return numbers;
}

/** Writes small numbers in digits: 'two weeks' → '2 weeks'. */
export const withDigits = (text: string, languages: readonly ReaderLanguage[]): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const folded = fold(word);
    const value = languages
      .map((language) => numbersOf(language).get(folded))
      .find((each) => each !== undefined);
    return value === undefined ? word : String(value);
  });
