import { detectLanguage } from '../../reader/detect-language.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { isUnspaced } from '../page/find-kind.ts';
import { wordsOf } from '../templates/template-index.ts';
import { libraryIndex, type Shelves } from './library-index.ts';
import { libraryStems } from './stem-counter.ts';

/** Letters alone tell the language of a prompt with more words. */
const fewWords = 6;

/**
 * Returns the language of a short prompt: English, if documents in English are named for all of its words, and those of
 * the language that its letters suggest aren't. English documents are by far the most, and their names are in few
 * dictionaries ('handout tinnitus').
 */
export function knownLanguage(
  text: string,
  shelves: Shelves,
  detected: ReaderLanguage = detectLanguage(text),
): ReaderLanguage {
  if (detected === 'en' || isUnspaced(detected)) return detected;
  const words = wordsOf(text).filter(Boolean);
  if (words.length > fewWords || words.some((word) => /\P{ASCII}/u.test(word))) return detected;
  const isNamed = (language: ReaderLanguage): boolean => {
    const { find } = libraryIndex(shelves, language);
    const stems = words.flatMap((word) => libraryStems(word, language));
    return stems.length > 0 && stems.every((stem) => find(stem).named.includes(1));
  };
  return isNamed('en') && !isNamed(detected) ? 'en' : detected;
}
