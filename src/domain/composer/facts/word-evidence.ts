import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Token } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { PageWords } from '../page/lexicon/page-words.ts';
import { phraseEnd } from '../page/word-list.ts';

/** Lists whose words a clause may have: who speaks, of what, and how surely. */
const inside: Readonly<Record<string, (words: PageWords) => string | undefined>> = {
  me: ({ me }) => me,
  saying: ({ saying }) => saying,
  hedges: ({ instructions }) => instructions?.hedges,
  modals: ({ instructions }) => instructions?.modals,
  tells: ({ instructions }) => instructions?.tells,
  styles: ({ instructions }) => instructions?.styles,
  looks: ({ instructions }) => instructions?.looks,
  subjects: ({ instructions }) => instructions?.subjects,
  joins: ({ clauses }) => clauses?.joins,
};

/** Lists with whose words a clause may open. */
const opening: Readonly<Record<string, (words: PageWords) => string | undefined>> = {
  me: ({ me }) => me,
  saying: ({ saying }) => saying,
  joins: ({ clauses }) => clauses?.joins,
  pronouns: ({ clauses }) => clauses?.pronouns,
  questions: ({ questions }) => questions,
  asks: ({ asks }) => asks,
  with: ({ with: having }) => having,
  benefit: ({ benefit }) => benefit,
};
const mostOpening = 2;

export const wordEvidenceNames: readonly string[] = [
  ...Object.keys(inside).map((name) => `has word of ${name}`),
  ...Object.keys(opening).map((name) => `opens with ${name}`),
];

/** Returns which lists a clause has words of, in the order of `wordEvidenceNames`. */
export function wordEvidence(tokens: readonly Token[], language: ReaderLanguage): number[] {
  const words = pageWordsOf(language);
  const isThere = (list: string | undefined, among: readonly Token[]): number =>
    list !== undefined && among.some((_, at) => phraseEnd(tokens, at, list) > at) ? 1 : 0;
  return [
    ...Object.values(inside).map((listOf) => isThere(listOf(words), tokens)),
    ...Object.values(opening).map((listOf) => isThere(listOf(words), tokens.slice(0, mostOpening))),
  ];
}
