import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { riskWordsOf } from './lexicon/index.ts';

/** A word of a prompt that changes what is safe to advise. */
export interface Risk {
  readonly kind: 'allergen' | 'condition' | 'drug' | 'age';
  /** The forms of it, one of which a document about it has. */
  readonly forms: readonly Form[];
}

/** Words that follow each other; the last one may go on. */
interface Form {
  readonly words: readonly string[];
  readonly goesOn: boolean;
}

const joining: ReadonlySet<ReaderLanguage> = new Set<ReaderLanguage>(['de', 'nl']);
const known = new Map<string, readonly (readonly Form[])[]>();

/** Returns the groups of a list, each with its forms. */
function groupsOf(list: string): readonly (readonly Form[])[] {
  const held = known.get(list);
  if (held) return held;
  const groups = list
    .split(', ')
    .filter(Boolean)
    .map((group) =>
      group.split('|').map((form) => ({ words: wordsOf(form.replace('*', '')), goesOn: form.endsWith('*') })),
    );
  known.set(list, groups);
  return groups;
}

/** Returns the folded words of a text. */
export const wordsOf = (text: string): string[] =>
  tokenize(text)
    .map(({ folded }) => fold(folded))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Shorter words are found within others by accident: 'ei' in 'frei'. */
const shortestWithin = 4;

function isWordAt(words: readonly string[], at: number, form: Form, language: ReaderLanguage): boolean {
  return form.words.every((word, step) => {
    const other = words[at + step];
    if (other === undefined) return false;
    if (!form.goesOn || step < form.words.length - 1) return other === word;
    const isWithin = joining.has(language) && word.length >= shortestWithin;
    return isWithin ? other.includes(word) : other.startsWith(word);
  });
}

/** Returns where the first of some forms is, and the index after it; null if the words have none. */
function placeOf(
  words: readonly string[],
  forms: readonly Form[],
  language: ReaderLanguage,
): { readonly at: number; readonly end: number } | null {
  for (let at = 0; at < words.length; at++)
    for (const form of forms)
      if (isWordAt(words, at, form, language)) return { at, end: at + form.words.length };
  return null;
}

/** Returns whether words have one of the forms. */
export const hasForm = (
  words: readonly string[],
  forms: readonly Form[],
  language: ReaderLanguage,
): boolean => placeOf(words, forms, language) !== null;

/** Returns whether words have one of a list. */
const hasOneOf = (words: readonly string[], list: string, language: ReaderLanguage): boolean =>
  hasForm(words, groupsOf(list).flat(), language);

/** Returns whether words are about an allergy or an intolerance. */
export function isAboutAllergy(words: readonly string[], language: ReaderLanguage): boolean {
  const risky = riskWordsOf(language);
  return risky !== null && hasOneOf(words, risky.allergy, language);
}

/** Returns whether an allergen is one to avoid by the words beside it: 'without nuts', 'nut-free'. */
function isAvoided(words: readonly string[], forms: readonly Form[], language: ReaderLanguage): boolean {
  const risky = riskWordsOf(language);
  const place = placeOf(words, forms, language);
  if (!risky || !place) return false;
  const behind = groupsOf(risky.behind).flat();
  const isBehind = behind.some(
    (form) =>
      isWordAt(words, place.end, form, language) ||
      (joining.has(language) && words[place.end - 1]?.endsWith(form.words[0] ?? ' ') === true),
  );
  const isBefore = groupsOf(risky.before)
    .flat()
    .some((form) => isWordAt(words, place.at - form.words.length, form, language));
  return isBehind || isBefore;
}

/** Returns the allergens, diseases, drugs and ages of a prompt that change what is safe to advise. */
export function risksOf(text: string, language: ReaderLanguage): readonly Risk[] {
  const risky = riskWordsOf(language);
  if (!risky) return [];
  const words = wordsOf(text);
  const named = (kind: Risk['kind'], list: string): Risk[] =>
    groupsOf(list)
      .filter((forms) => hasForm(words, forms, language))
      .map((forms) => ({ kind, forms }));
  const isAllergy = isAboutAllergy(words, language);
  const allergens = named('allergen', risky.allergens).filter(
    ({ forms }) => isAllergy || isAvoided(words, forms, language),
  );
  const others = [...named('condition', risky.conditions), ...named('drug', risky.drugs)];
  const isCare = allergens.length + others.length > 0 || hasOneOf(words, risky.care, language);
  return [...allergens, ...others, ...(isCare ? named('age', risky.ages) : [])];
}
