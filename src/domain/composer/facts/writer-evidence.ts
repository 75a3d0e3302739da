import type { ReaderLanguage } from '../../reader/languages.ts';
import { type WordKind, wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { phraseEnd } from '../page/word-list.ts';
import { writerWordsOf } from './lexicon/index.ts';
import { saysSomething } from './small-words.ts';
import type { Range } from './text-clauses.ts';

const ofPage = (['command', 'courtesy', 'edit', 'look', 'format', 'tone', 'avoid', 'kind'] as const).reduce(
  (bits, kind: WordKind) => bits | (1 << wordKinds.indexOf(kind)),
  0,
);
const avoid = 1 << wordKinds.indexOf('avoid');

export const writerEvidenceNames: readonly string[] = [
  ...['parts', 'sums', 'shown', 'wished', 'told', 'refusals'].map((name) => `speaks of ${name}`),
  ...['parts', 'sums', 'shown'].map((name) => `opens with ${name}`),
  ...['share', 'all', 'most'].map((name) => `speaks of the page ${name}`),
  ...['parts', 'shown', 'sums'].map((name) => `wishes ${name}`),
  ...['parts', 'told', 'shown'].map((name) => `refuses ${name}`),
  ...['parts', 'sums', 'shown'].map((name) => `plain ${name}`),
];

/** Returns what the words of a clause say of the page itself, in the order of `writerEvidenceNames`. */
export function writerEvidence(text: string, { start, end }: Range, language: ReaderLanguage): number[] {
  const tokens = tokenize(text, start, end);
  const hasDigit = /\p{Nd}/u.test(text.slice(start, end));
  const words = writerWordsOf(language);
  const { own } = matchLexicon(tokens, language);
  const known = tokens.map((_, at) => ((own[at] ?? 0) & ofPage) !== 0);
  const speaks = (list: string): boolean[] => {
    const found = tokens.map(() => false);
    for (const at of tokens.keys())
      for (let of = at; of < phraseEnd(tokens, at, list); of++) found[of] = known[of] = true;
    return found;
  };
  const [parts = [], sums = [], shown = [], wished = [], told = [], refusals = []] = [
    words.parts,
    words.sums,
    words.shown,
    words.wished,
    words.told,
    words.refusals,
  ].map(speaks);
  const has = (found: readonly boolean[]): boolean => found.includes(true);
  const opens = (found: readonly boolean[]): boolean => has(found.slice(0, 2));
  const saying = known.filter((_, at) => saysSomething(tokens[at]?.text ?? '', language));
  const share = saying.filter(Boolean).length / Math.max(1, saying.length);
  const isOfPage = has(parts) || has(sums) || has(shown);
  const isRefused = own.some((kinds) => (kinds & avoid) !== 0);
  return [
    ...[parts, sums, shown, wished, told, refusals].map(has),
    ...[parts, sums, shown].map(opens),
    isOfPage ? share : 0,
    isOfPage && share === 1,
    isOfPage && share >= 0.6,
    ...[parts, shown, sums].map((found) => has(found) && has(wished)),
    ...[parts, told, shown].map((found) => has(found) && isRefused),
    ...[parts, sums, shown].map((found) => has(found) && !hasDigit),
  ].map(Number);
}
