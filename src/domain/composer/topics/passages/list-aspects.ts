import type { ReaderLanguage } from '../../../reader/languages.ts';
import type { Range } from '../../facts/text-clauses.ts';
import { pageWordsOf } from '../../page/lexicon/index.ts';
import { isWordOf } from '../../page/word-list.ts';
import type { Facet } from '../lexicon/topic-words.ts';
import { isToMaker, type ReadWord } from '../request-words.ts';
import { isWord } from '../search/stems.ts';

/** A part of the subject that a prompt names: 'hive' and 'first year' of 'beekeeping: hive, first year'. */
export interface Aspect extends Range {
  readonly name: string;
  /** What it asks in general, if it says so: 'history'. */
  readonly facet: Facet | undefined;
  /** Whether it is behind a colon or 'with'. Behind a comma, words may be anything: 'slides on tides, fun'. */
  readonly isListed: boolean;
}

/** Longer entries say more than the name of a part. */
const mostWords = 6;
const separators: ReadonlySet<string> = new Set([',', ';', '、', '，', ':', '：', '&', '-', '–', '—']);
const ends: ReadonlySet<string> = new Set(['.', '!', '?', '(', ')', '。']);

/** Splits the words of a list at its commas and at 'and'. */
function entriesOf(read: readonly ReadWord[], language: ReaderLanguage): ReadWord[][] {
  const { and } = pageWordsOf(language).bill;
  const entries: ReadWord[][] = [[]];
  for (const word of read) {
    const { text, folded, hasSpaceBefore } = word.token;
    const isMark = separators.has(text) && (text === ',' || text === ':' || hasSpaceBefore || text === ';');
    if (isMark || isWordOf(folded, and)) entries.push([]);
    else entries.at(-1)?.push(word);
  }
  return entries;
}

/** Returns the words of an entry without small ones at its start, such as 'the'; a question keeps them. */
function trimmed(entry: readonly ReadWord[], articles: string): readonly ReadWord[] {
  const first = entry.findIndex(({ token }) => isWord(token) && !isWordOf(token.folded, articles));
  return first < 0 ? [] : entry.slice(first, entry.findLastIndex(({ token }) => isWord(token)) + 1);
}

/** Returns the parts of its subject that a prompt lists, in its order. */
export function listAspects(
  text: string,
  words: readonly ReadWord[],
  articles: string,
  language: ReaderLanguage,
): readonly Aspect[] {
  const length = words.findIndex(({ token }) => ends.has(token.text));
  const listed = length < 0 ? words : words.slice(0, length);
  return entriesOf(listed, language).flatMap((entry): Aspect[] => {
    const own = trimmed(entry, articles);
    const [first, last] = [own[0], own.at(-1)];
    const isName =
      own.some(({ role, token }) => role === 'facet' || (role === 'other' && isWord(token))) &&
      own.every(({ role, token }) => role !== 'given' && role !== 'form' && !/\d/.test(token.text));
    // 'I have a test monday' is said of whoever asks.
    if (!first || !last || !isName || own.length > mostWords || own.some(isToMaker)) return [];
    const { start } = first.token;
    const { end } = last.token;
    const { facet } = own.find((word) => word.facet) ?? {};
    return [{ start, end, name: text.slice(start, end), facet, isListed: first.isListed === true }];
  });
}
