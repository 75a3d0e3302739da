import { type ReaderLanguage, readerLanguages } from '../../reader/languages.ts';
import type { FollowUpWords } from '../lexicon/composer-lexicon.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { TermFinder, type TermHit } from '../lexicon/term-finder.ts';

/** 'part:table', 'ordinal:2', 'last', 'before', 'filler': a language's words on the parts of a document. */
function groupsOf(language: ReaderLanguage): readonly (readonly [string, string])[] {
  const { followUp, wishes } = lexicons[language];
  const { parts, ordinals, ...others }: FollowUpWords = followUp;
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
 * The terms of a folded text in any of these languages; what the first one knows is not looked up in the others. Short
 * requests are often taken for another language, and some are in another one than the document.
 */
export function partTerms(folded: string, languages: readonly ReaderLanguage[]): readonly TermHit[] {
  const hits: TermHit[] = [];
  for (const language of languages)
    for (const hit of finderOf(language).find(folded))
      if (!hits.some((other) => overlaps(other, hit))) hits.push(hit);
  return hits.sort((a, b) => a.start - b.start);
}

/** The reader's language of a BCP 47 code; English where it has none. */
export function readerLanguageOf(code: string): ReaderLanguage {
  const base = code.toLowerCase().split('-')[0];
  return readerLanguages.find((each) => each === base) ?? 'en';
}
