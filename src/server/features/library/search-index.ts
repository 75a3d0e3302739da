import { createHash } from 'node:crypto';
import { searchWords, wantedWords } from '../../../domain/library/search-words.ts';

/** A document is found by this many different words; the index takes no more than a megabyte of them. */
const wordsOfDocument = 10_000;
const wordsOfQuery = 20;

/**
 * What begins each word of a user in the index: the words of others cost a search nothing. Two users may share a mark;
 * queries name the user besides.
 */
function markOf(uid: string): string {
  return createHash('md5').update(uid).digest('hex').slice(0, 8);
}

/** The words of a document as the index keeps them. */
export function indexedWords(uid: string, text: string): string[] {
  const mark = markOf(uid);
  return searchWords(text, wordsOfDocument).map((word) => mark + word);
}

/** A search as PostgreSQL reads it: letters and digits in quotes, so nothing in it is taken for an operator. */
export function tsqueryOf(uid: string, query: string): string | null {
  const mark = markOf(uid);
  const wanted = wantedWords(query).slice(0, wordsOfQuery);
  if (wanted.length === 0) return null;
  return wanted.map(({ word, isBeginning }) => `'${mark}${word}'${isBeginning ? ':*' : ''}`).join(' & ');
}
