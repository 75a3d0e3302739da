import type { Lexicon, Sense } from './read-lexicon.ts';

const leastStem = 3;
/** Shorter parts of compounds give false matches: 'Rad' in 'Radio'. */
const leastPart = 4;
/** A modifier before an unknown word counts from this length: 'Vogelbeobachtung', but not 'Hausaufgaben'. */
const leastModifier = 5;
/** What is left of a word must be long enough to be one: 'apen' is not a part of 'slapen'. */
const leastRest = 3;
const article = /^(?:وال|بال|كال|فال|لل|ال|و|ب|ل)(?=.{3})/u;

/** Returns the first sense in each language. */
function firstOf(senses: readonly Sense[]): readonly Sense[] {
  return senses.filter(({ language }, at) => senses.findIndex((other) => other.language === language) === at);
}

/** Returns the senses of words by the base form of the last one, in the languages that inflect it so. */
export function inflectedSenses(words: readonly string[], { phrases, endings }: Lexicon): readonly Sense[] {
  const word = (words.at(-1) ?? '').replace(article, '');
  const before = words.slice(0, -1).map((each) => `${each} `);
  const sensesOf = (form: string): readonly Sense[] => phrases.get(`${before.join('')}${form}`) ?? [];
  const found = [...endings].flatMap(([language, list]) =>
    list.flatMap(({ ending, base }) => {
      const stem = word.slice(0, word.length - ending.length);
      if (!word.endsWith(ending) || stem.length < leastStem) return [];
      return sensesOf(stem + base).filter((sense) => sense.language === language);
    }),
  );
  return firstOf(word === words.at(-1) ? found : [...sensesOf(word), ...found]);
}

/** Returns whether the rest of a compound is a word of the language, with or without a linking letter. */
function isWord(rest: string, language: string, { phrases }: Lexicon): boolean {
  const forms = [rest, rest.replace(/^(?:s|n|es|en)(?=.{3})/, ''), rest.replace(/(?:s|n|es|en|e)$/, '')];
  return forms.some((form) => phrases.get(form)?.some((sense) => sense.language === language));
}

/**
 * Returns the senses of the longest known part of a compound: its head ('Topfpflanze'), or a long modifier. Languages
 * that rarely join words need two known ones: 'goldfish' is a fish, but a husband is not a band.
 */
export function partSenses(word: string, index: Lexicon): readonly Sense[] {
  const found: Sense[] = [];
  for (let length = word.length - leastRest; length >= leastPart; length -= 1)
    for (const isHead of [true, false]) {
      const part = isHead ? word.slice(-length) : word.slice(0, length);
      const rest = isHead ? word.slice(0, -length) : word.slice(length);
      const senses = (index.phrases.get(part) ?? []).filter(({ language, isFaint }) => {
        if (isWord(rest, language, index)) return true;
        const prefixes = index.prefixes.get(language);
        if (isFaint || !prefixes || prefixes.has(rest)) return false;
        return isHead ? rest.length >= leastPart : length >= leastModifier;
      });
      found.push(...senses);
    }
  /* A part that says something before one that names a kind: 'Strompreise'. */
  return firstOf([...found.filter(({ isFaint }) => !isFaint), ...found]);
}
