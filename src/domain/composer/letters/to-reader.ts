import { trimEndOf } from '../../text/trim-characters.ts';
import { escaped } from '../page/say-phrase.ts';
import { isWord, letterTokens, startsWith } from './letter-tokens.ts';
import type { LetterWords } from './lexicon/letter-words.ts';
import type { ClauseWords } from './weave/lexicon/clause-words.ts';
import { verbFormsOf } from './weave/verb-forms.ts';

const pairsOf = (list: string): readonly (readonly [string, string])[] =>
  list
    .split(', ')
    .map((pair) => pair.split('=') as [string, string])
    .filter(([from, to]) => Boolean(from && to));

/** A verb in the third person, which doesn't fit 'you'. */
const endsInS = /[^su’']s$/u;

/**
 * Returns words about the reader of a letter as words to the reader: 'his phone' as 'your phone'.
 * @returns null if that may be wrong: 'when he comes'
 */
export function toReader(
  text: string,
  words: LetterWords,
  clauses: ClauseWords | null = null,
): string | null {
  const forms = clauses && verbFormsOf(clauses);
  const tokens = letterTokens(text);
  const pairs = [...pairsOf(words.addressed)].sort((one, other) => other[0].length - one[0].length);
  let said = '';
  let end = 0;
  let isTurned = false;
  const limit = words.isAddressedFirst ? Math.min(1, tokens.length) : tokens.length;
  for (let at = 0; at < limit; at++) {
    const token = tokens[at];
    if (!token) break;
    // 'He bakes and sings': both verbs are about the reader.
    const joined =
      isTurned && startsWith(tokens, at - 1, clauses?.connectives ?? '') ? forms?.baseOf(token.folded) : null;
    if (joined) {
      said += text.slice(end, token.start) + joined;
      end = token.end;
      continue;
    }
    const either = words.either?.pronoun === token.folded ? words.either : null;
    const pair = pairs.find(([from]) => startsWith(tokens, at, from));
    if (!either && !pair) continue;
    const length = either ? 1 : letterTokens(pair?.[0] ?? '').length;
    const next = tokens[at + length];
    const isObject = !next || !isWord(next) || startsWith(tokens, at + length, either?.before ?? '');
    const isSubject = length === 1 && ['he', 'she'].includes(token.folded);
    const third = isSubject && next && forms ? forms.baseOf(next.folded) : null;
    if (isSubject && next && third === null && endsInS.test(next.folded)) return null;
    said +=
      text.slice(end, token.start) +
      (either ? (isObject ? either.object : either.possessive) : (pair?.[1] ?? ''));
    at += length - 1;
    end = tokens[at]?.end ?? end;
    if (third !== null && next) {
      isTurned = true;
      said += ` ${third}`;
      at += 1;
      end = next.end;
    }
  }
  return said + text.slice(end);
}

/** Returns a text as a sentence: escaped, capitalized and closed. */
export function asSentence(text: string): string {
  const said = escaped(trimEndOf(text.trim(), ' ,;:–—-'));
  const first = /^\p{Ll}\p{Lu}/u.test(said)
    ? said
    : said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return /[.!?…。！？؟]["”»’)]?$/u.test(first) ? first : `${first}.`;
}
