import { fold, type Token } from '../../reader/tokenize.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import type { TopicWords } from './lexicon/topic-words.ts';

/** Shorter words with such an ending are rarely people: 'beers', 'floors'. */
const shortestAgent = 6;

const endings = new Map<string, readonly string[]>();

function endingsOf(list: string): readonly string[] {
  const known = endings.get(list);
  if (known) return known;
  const split = list
    .split(',')
    .map((ending) => fold(ending.trim()))
    .filter(Boolean);
  endings.set(list, split);
  return split;
}

/** Returns whether a word after 'for' names people: one of the list, or one with an ending such as '-ers'. */
export function isPeople(tokens: readonly Token[], at: number, { people }: TopicWords): boolean {
  const word = tokens[at]?.folded ?? '';
  if (phraseEnd(tokens, at, people.words) > at) return true;
  return (
    word.length >= shortestAgent &&
    endingsOf(people.endings).some((ending) => word.endsWith(ending)) &&
    !isWordOf(word, people.things)
  );
}
