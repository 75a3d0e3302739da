import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Template } from '../../templates/template.ts';
import { stemOf, stemsOf } from '../topics/search/stems.ts';
import { passageWords } from './lexicon/index.ts';
import type { PassageStems } from './passage-table.ts';
import { passagesOf, wordsOf } from './passages-of.ts';

const sames = new Map<ReaderLanguage, ReadonlyMap<string, string>>();

/** Returns the first of the words that people use for each other, by the stem of each. */
function samesIn(language: ReaderLanguage): ReadonlyMap<string, string> {
  const known = sames.get(language);
  if (known) return known;
  const found = new Map<string, string>();
  for (const group of (passageWords[language]?.same ?? '').split(', ')) {
    const stems = group.split(' ').map((word) => stemOf(word, language));
    for (const stem of stems) if (!found.has(stem)) found.set(stem, stems[0] ?? stem);
  }
  sames.set(language, found);
  return found;
}

/** Returns the stem that words with the same meaning share. */
export const sharedStem = (stem: string, language: ReaderLanguage): string =>
  samesIn(language).get(stem) ?? stem;

/** 'Wi-Fi' and 'check-in' are one word. */
const shortHyphen = /(?<=\p{L})-(?=\p{L}{2,3}(?!\p{L}))/gu;

/** Returns the stems by which a text is found. Numbers say nothing. */
export const findingStems = (text: string, language: ReaderLanguage): string[] => [
  ...new Set(
    stemsOf(text.replaceAll(shortHyphen, ''), language)
      .filter((stem) => !/^\d/.test(stem))
      .map((stem) => sharedStem(stem, language)),
  ),
];

/** Returns what a document and its passages are found by. */
export function passageStems({ head, content }: Template, language: ReaderLanguage): readonly PassageStems[] {
  const stems = (text: string): string[] => findingStems(text, language);
  const without = (some: readonly string[], ...others: (readonly string[])[]): string[] =>
    some.filter((stem) => others.every((other) => !other.includes(stem)));
  const title = stems(head.title);
  const passages = passagesOf(content).map((passage, at): PassageStems => {
    const heads = stems(passage.heading);
    const section = passage.section === '' ? [] : without(stems(passage.section), heads);
    const texts = without(stems(wordsOf(passage)), heads, section);
    return { name: head.name, at, heads, section, texts };
  });
  const other = without(stems([...head.words, head.description].join(' ')), title);
  return passages.length === 0
    ? []
    : [{ name: head.name, at: null, heads: title, section: [], texts: other }, ...passages];
}
