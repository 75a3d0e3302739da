import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold, type Token, tokenize } from '../../reader/tokenize.ts';
import type { TopicNames } from '../../topics/topic-names.ts';
import { isWordOf } from '../page/word-list.ts';
import type { TopicWords } from './lexicon/topic-words.ts';

/** Topics by the first word of each name, with the other words. */
export type TopicIndex = ReadonlyMap<
  string,
  readonly { readonly name: string; readonly words: readonly string[] }[]
>;

const shortestPlural = 4;

/** Returns the singular of a regular English plural. */
function singular(word: string): string {
  if (word.length < shortestPlural || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss|oe)es$|oes$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const isApostrophe = (word: string): boolean => word === '’' || word === "'";

/** Returns the form in which names and prompts are compared. Keyboards type straight apostrophes. */
export function nameForm({ folded }: Pick<Token, 'folded'>, language: ReaderLanguage): string {
  if (isApostrophe(folded)) return "'";
  return language === 'en' ? singular(folded) : folded;
}

/** Hyphens in 'cyber-security' are spaces. */
export const isHyphen = ({ text, hasSpaceBefore }: Token): boolean => text === '-' && !hasSpaceBefore;

export function buildTopicIndex(
  topics: readonly TopicNames[],
  language: ReaderLanguage,
  { articles }: TopicWords,
): TopicIndex {
  const index = new Map<string, { name: string; words: string[] }[]>();
  for (const { name, names } of topics)
    for (const each of names) {
      const tokens = tokenize(fold(each)).filter((token) => !isHyphen(token));
      const [opening, next] = tokens;
      // 'l’eau' is 'eau'.
      const isElided = next !== undefined && isApostrophe(next.folded);
      const article = isElided ? `${opening?.folded}’` : (opening?.folded ?? '');
      const hasArticle = tokens.length > 1 && isWordOf(article, articles);
      const own = hasArticle ? tokens.slice(isElided ? 2 : 1) : tokens;
      const [first, ...words] = own.map((token) => nameForm(token, language));
      if (first !== undefined) index.set(first, [...(index.get(first) ?? []), { name, words }]);
    }
  return index;
}
