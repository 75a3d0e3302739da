import type { ReaderLanguage } from '../../reader/languages.ts';
import { lexicons as readerLexicons } from '../../reader/lexicon/phrase-index.ts';
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

const ones = (language: ReaderLanguage): readonly string[] =>
  (lexicons[language].wishes.numbers.split(',')[0] ?? '').split('/').map((word) => fold(word.trim()));

const unitsOf = (language: ReaderLanguage): ReadonlySet<string> =>
  new Set(readerLexicons[language].unit.split(',').map((unit) => fold(unit.trim())));

/** Writes 'one' before a unit as a digit: 'one hour of consulting'. */
export const withOneInDigits = (text: string, languages: readonly ReaderLanguage[]): string =>
  text.replace(
    /(?<!\p{L})(\p{L}{1,20})( )(\p{L}{1,20})/gu,
    (whole, one: string, space: string, unit: string) =>
      languages.some((language) => ones(language).includes(fold(one)) && unitsOf(language).has(fold(unit)))
        ? `1${space}${unit}`
        : whole,
  );

/** Writes small numbers in digits: 'two weeks' → '2 weeks'. */
export const withDigits = (text: string, languages: readonly ReaderLanguage[]): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const folded = fold(word);
    const value = languages
      .map((language) => numbersOf(language).get(folded))
      .find((each) => each !== undefined);
    return value === undefined ? word : String(value);
  });
