import type { ReaderLanguage } from '../../reader/languages.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';

const spellings = new Map<ReaderLanguage, ReadonlyMap<string, string>>();

function spellingsOf(language: ReaderLanguage): ReadonlyMap<string, string> {
  const known = spellings.get(language);
  if (known) return known;
  const pairs = (pageWordsOf(language).hasty ?? '').split(',').flatMap((pair): [string, string][] => {
    const [typed, meant] = pair.trim().split('=');
    return typed && meant ? [[typed, meant]] : [];
  });
  const found = new Map(pairs);
  spellings.set(language, found);
  return found;
}

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** A whole word outside addresses and codes; 'w/' is one. */
const words = /(?<![\p{L}\p{N}@./_#&'’-])\p{L}[\p{L}\d]*(?:\/o?)?(?![\p{L}\p{N}@/_&'’-]|\.\p{L})/gu;

/**
 * Returns a text with the apostrophes that hasty writing leaves out, and with its abbreviations and common typos
 * spelled out: 'dont', 'w black ears', 'thx'. Words in capitals are names or codes.
 */
export function plainSpelling(text: string, language: ReaderLanguage): string {
  const known = spellingsOf(language);
  if (known.size === 0) return text;
  return text.replaceAll(words, (word: string, at: number) => {
    const meant = known.get(word.toLowerCase());
    const isCapital = /^\p{Lu}/u.test(word);
    // '60 w' is a unit, and a capital may be an initial.
    const isLetter = word.length === 1 && (isCapital || /\d\s?$/.test(text.slice(Math.max(0, at - 2), at)));
    if (meant === undefined || isLetter || (isCapital && word.slice(1) !== word.slice(1).toLowerCase()))
      return word;
    return isCapital ? upperFirst(meant) : meant;
  });
}
