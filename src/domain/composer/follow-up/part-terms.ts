import { type ReaderLanguage, readerLanguages } from '../../reader/languages.ts';
import type { FollowUpWords } from '../lexicon/composer-lexicon.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { TermFinder, type TermHit } from '../lexicon/term-finder.ts';

/** Term groups for the parts of a document: 'part:table', 'ordinal:2', 'last', 'before', 'filler'. */
function groupsOf(language: ReaderLanguage): readonly (readonly [string, string])[] {
  const { followUp, wishes } = lexicons[language];
  const { parts, ordinals, askFirst: _askFirst, ...others }: FollowUpWords = followUp;
  return [
    ...Object.entries(parts).map(([name, list]) => [`part:${name}`, list] as const),
    ...ordinals
      .split(',')
      .map((variants, at) => [`ordinal:${at + 1}`, variants.replaceAll('/', ',')] as const),
    ...Object.entries(others),
    ['filler', wishes.filler],
  ];
}

const finders = new Map<ReaderLanguage, TermFinder>();

function finderOf(language: ReaderLanguage): TermFinder {
  const known = finders.get(language);
  if (known) return known;
  const finder = new TermFinder(groupsOf(language));
  finders.set(language, finder);
  return finder;
}

const overlaps = (a: TermHit, b: TermHit): boolean => a.start < b.end && b.start < a.end;

/**
 * Finds the terms of a folded text. Each language is used only for words that earlier languages don't know.
 * Short requests are often detected as another language, and some are not in the document's language.
 */
export function partTerms(folded: string, languages: readonly ReaderLanguage[]): readonly TermHit[] {
  const hits: TermHit[] = [];
  for (const language of languages)
    for (const hit of finderOf(language).find(folded))
      if (!hits.some((other) => overlaps(other, hit))) hits.push(hit);
  return hits.sort((a, b) => a.start - b.start);
}

/** Returns the reader language for a BCP 47 code, or English as a fallback. */
export function readerLanguageOf(code: string): ReaderLanguage {
  const base = code.toLowerCase().split('-')[0];
  return readerLanguages.find((each) => each === base) ?? 'en';
}
