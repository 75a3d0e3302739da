import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { tokenize } from '../../reader/tokenize.ts';

const avoid = 1 << wordKinds.indexOf('avoid');

/** Returns whether the first word of a text denies what follows: 'not 120'. */
export function saysNot(text: string, language: ReaderLanguage): boolean {
  const tokens = tokenize(text.slice(0, 80)).filter(({ text: word }) => /\p{L}/u.test(word));
  return ((matchLexicon(tokens, language).own[0] ?? 0) & avoid) !== 0;
}
