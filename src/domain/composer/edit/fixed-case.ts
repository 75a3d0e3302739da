import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { isWordOf } from '../page/word-list.ts';
import type { EditWords } from './lexicon/edit-words.ts';
import { editWordsOf } from './lexicon/index.ts';

const cache = new Map<string, ReadonlyMap<string, string>>();

/** Returns the words with fixed capitals by their small letters. */
function fixedWords({ cased }: EditWords): ReadonlyMap<string, string> {
  const known = cache.get(cased);
  if (known) return known;
  const found = new Map(cased.split(', ').map((word) => [word.toLowerCase(), word]));
  cache.set(cased, found);
  return found;
}

/** Words after which a password or the name of an account may follow. */
const mostSecretWords = 2;
const longestAcronym = 4;
const unit = 1 << wordKinds.indexOf('unit');

/** Returns whether a word stands alone: no part of an address, a code, a handle or a number. */
export function standsAlone(text: string, { start, end }: Pick<Token, 'start' | 'end'>): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  const behind = text.slice(end, end + 2);
  return (
    !/[\p{L}\p{N}@/_#&'’.\\-]$/u.test(before) && !/^(?:[\p{L}\p{N}@/_&'’\\-]|\.[\p{L}\p{N}])/u.test(behind)
  );
}

/** A letter after an acronym belongs to it: 'usb-c'. */
const plug = /^-\p{Ll}(?![\p{L}\p{N}])/u;

/** Marks such as '(vg)' are small by custom. */
const isInBrackets = (text: string, { start, end }: Token): boolean =>
  text[start - 1] === '(' && text[end] === ')';

function isAcronym(text: string, token: Token, kinds: number, uncapped: string): boolean {
  const { text: word, start } = token;
  return (
    word.length >= 2 &&
    word.length <= longestAcronym &&
    /^[b-df-hj-np-tv-xz]+$/.test(word) &&
    new Set(word).size > 1 &&
    (kinds & unit) === 0 &&
    !isWordOf(word, uncapped) &&
    !/\d\s?$/.test(text.slice(Math.max(0, start - 2), start)) &&
    !isInBrackets(text, token)
  );
}

/** Returns a text with the capitals that acronyms and some other words always have. The length doesn't change. */
export function withFixedCase(text: string, language: ReaderLanguage): string {
  const words = editWordsOf(language);
  if (!words) return text;
  const fixed = fixedWords(words);
  const tokens = tokenize(text);
  const { own } = matchLexicon(tokens, language);
  let result = text;
  let secretUntil = -1;
  for (const [at, token] of tokens.entries()) {
    const { start, end, text: word, folded } = token;
    if (isWordOf(folded, words.secrets)) secretUntil = at + mostSecretWords;
    if (at <= secretUntil || !/^\p{Ll}+$/u.test(word)) continue;
    const tail = plug.exec(text.slice(end, end + 3))?.[0] ?? '';
    if (!standsAlone(text, { start, end: end + tail.length })) continue;
    const isLanguage = isWordOf(folded, words.languages);
    const named = isLanguage ? word.charAt(0).toUpperCase() + word.slice(1) : fixed.get(word);
    const isShort = words.uncapped !== null && isAcronym(text, token, own[at] ?? 0, words.uncapped);
    const cased = named ?? (isShort ? word.toUpperCase() : null);
    if (cased === null || cased.length !== word.length) continue;
    const closing = cased === cased.toUpperCase() ? tail.toUpperCase() : tail;
    result = result.slice(0, start) + cased + closing + result.slice(end + tail.length);
  }
  return result;
}
