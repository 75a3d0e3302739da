import type { ReaderLanguage } from '../../reader/languages.ts';
import { readNamesTable, type TopicNames } from '../../topics/topic-names.ts';

/** Reads a file, by its path in the project. */
export type ReadFile = (file: string) => string;

const cells = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

export interface TopicPrompt {
  readonly prompt: string;
  readonly language: ReaderLanguage;
  readonly pattern: string;
  /** The topic whose name is in the prompt. */
  readonly topic: string;
  /** What the prompt asks about it; `-` for the whole. */
  readonly facet: string;
}

const tables = new Map<string, readonly TopicNames[]>();

function namesIn(language: string, read: ReadFile): readonly TopicNames[] {
  const names = tables.get(language) ?? readNamesTable(language, read(`topics/names/${language}.tsv`));
  tables.set(language, names);
  return names;
}

/** Writes a title as in a sentence. */
const inSentence = (title: string): string =>
  /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

const contracted = (text: string): string =>
  text
    .replaceAll('de le ', 'du ')
    .replaceAll('de les ', 'des ')
    .replaceAll('de el ', 'del ')
    .replaceAll(/\b(jus|qu)e (?=[aeiou])/g, '$1’');

/** Spreads picks over a list, the same in each run. */
const pick = <T>(items: readonly T[], at: number): T => items[(at * 7919 + 13) % items.length] as T;

/** Makes prompts of the patterns of a set, each with some topics. */
export function topicPrompts(set: string, each: number, read: ReadFile): TopicPrompt[] {
  return cells(read(`data/composer/topics/${set}.tsv`)).flatMap(
    ([language = 'en', pattern = '', facet = '-'], row) => {
      const words = new Map(
        cells(read(`data/composer/topics/words-${language}.tsv`)).map(([slot = '', ...list]) => [slot, list]),
      );
      const names = namesIn(language, read);
      return Array.from({ length: each }, (_, at) => {
        const seed = row * each + at;
        const { name, names: ways } = pick(names, seed);
        const x = inSentence(ways[0] ?? name);
        const filled = pattern.replaceAll(
          /\{(?:(de) )?([a-z]+)\}/g,
          (_whole, of: string | undefined, slot: string) => {
            if (slot !== 'x') return pick(words.get(slot) ?? [''], seed + slot.length);
            return of ? `${of} ${x}` : x;
          },
        );
        return {
          prompt: contracted(filled),
          language: language as ReaderLanguage,
          pattern,
          topic: name,
          facet,
        };
      });
    },
  );
}
