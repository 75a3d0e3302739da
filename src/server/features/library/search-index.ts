import { createHash } from 'node:crypto';
import { plainText } from '../../../domain/document/plain-text.ts';
import { searchWords, wantedWords } from '../../../domain/library/search-words.ts';

/** Maximum number of distinct words indexed per document; an index entry is limited to 1 MB. */
const wordsOfDocument = 10_000;
const wordsOfQuery = 20;

/**
 * Returns the prefix of a user's words in the index, so a search skips other users' words. Prefixes can
 * collide; queries also filter by user.
 */
function markOf(uid: string): string {
  return createHash('md5').update(uid).digest('hex').slice(0, 8);
}

/** Returns the words of a page and of texts about it, as stored in the index. */
export function wordsOfPage(of: {
  readonly uid: string;
  readonly html: string;
  readonly texts: readonly string[];
}): string[] {
  const mark = markOf(of.uid);
  const text = [...of.texts, plainText(of.html)].join('\n');
  return searchWords(text, wordsOfDocument).map((word) => mark + word);
}

/**
 * Returns a search as a PostgreSQL tsquery. Words contain only letters and digits and are quoted, so none is
 * read as an operator. Null if there are no words.
 */
export function tsqueryOf(uid: string, query: string): string | null {
  const mark = markOf(uid);
  const wanted = wantedWords(query).slice(0, wordsOfQuery);
  if (wanted.length === 0) return null;
  return wanted.map(({ word, isBeginning }) => `'${mark}${word}'${isBeginning ? ':*' : ''}`).join(' & ');
}
