import { trimEndOf } from '../../text/trim-characters.ts';
import { withoutSmallHead } from '../facts/small-words.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf, phraseEnd } from '../page/word-list.ts';
import { bit, type PromptWords } from './prompt-words.ts';

const mostColumns = 6;
export const mostLabelWords = 4;
const located = bit('location') | bit('accompany');

/** Names of places without a list of what they are for. */
export const named = ['ticks', 'initials', 'signature', 'lines'] as const;

/** Returns whether a name is a noun, which can't be told: 'signature line', unlike 'to sign'. */
export function isNoun(words: PromptWords, name: (typeof named)[number], at: number, end: number): boolean {
  if (name === 'lines') return true;
  const [first, last] = [words.tokens[at]?.folded ?? '', words.tokens[end - 1]?.folded ?? ''];
  return end > at + 1 && (isWordOf(first, words.asked.written) || isWordOf(last, words.asked.spaces));
}

/** Returns whether an item of a list is a place by itself: 'a signature line' behind the names of columns. */
const isOwnPlace = (words: PromptWords, { from, to }: Item): boolean =>
  named.some((name) =>
    words.tokens.some((_, at) => {
      const end = phraseEnd(words.tokens, at, words.asked[name]);
      return at >= from && end <= to && end > at + 1 && isNoun(words, name, at, end);
    }),
  );

export interface Item {
  readonly from: number;
  readonly to: number;
}

/** Returns the names in a list: words between commas and 'and'. */
function itemsOf(words: PromptWords, from: number, end: number): Item[] {
  const { bill } = pageWordsOf(words.language);
  const items: Item[] = [];
  let start = from;
  for (let at = from; at <= end; at += 1) {
    const token = words.tokens[at];
    const isBetween =
      at === end || (token && (/^[,،、，&/]$/.test(token.text) || isWordOf(token.folded, bill.and)));
    if (!isBetween) continue;
    if (at > start) items.push({ from: start, to: at });
    start = at + 1;
  }
  return items;
}

/** Returns the name of a place without the small words before it and where it is: 'notes' of 'the notes at the end'. */
export function labelOf(words: PromptWords, { from, to }: Item): string | null {
  let end = to;
  for (let at = to - 1; at > from; at -= 1)
    if (words.isVerb(at) || (words.isSmall(at) && words.isA(at, located))) end = at;
  const said = words.slice(from, end);
  const inner = withoutSmallHead(said, 0, said.length, words.language);
  const label = trimEndOf(said.slice(inner?.start ?? 0, end < to ? inner?.end : undefined), ' ,;:.!?');
  const isLabel = label !== '' && !/\d/.test(label) && label.split(/\s+/).length <= mostLabelWords;
  return isLabel ? label : null;
}

/** Returns the names that a noun has: several columns have all of the list, one place those up to 'and' or those that are written. */
export function listed(
  words: PromptWords,
  from: number,
  isSeveral: boolean,
): { labels: string[]; to: number } | null {
  const { bill, asked } = pageWordsOf(words.language);
  const nouns = [asked.columns, asked.spaces, asked.lines].join(', ');
  const items = itemsOf(words, from, words.endOf(from)).slice(0, mostColumns);
  const labels: string[] = [];
  let to = from;
  const isJoined = ({ from: at }: Item): boolean => isWordOf(words.tokens[at - 1]?.folded ?? '', bill.and);
  for (const [at, item] of items.entries()) {
    const label = labelOf(words, item);
    const isOther = at > 0 && (hasWordOf(words.slice(item.from, item.to), nouns) || isOwnPlace(words, item));
    const isOwn =
      at === 0 ||
      isSeveral ||
      isJoined(item) ||
      (label !== null && isWordOf(label.toLowerCase(), asked.written));
    if (label === null || isOther || !isOwn) break;
    labels.push(label);
    to = item.to;
    if (!isSeveral && isJoined(item)) break;
  }
  return labels.length === 0 ? null : { labels, to };
}
