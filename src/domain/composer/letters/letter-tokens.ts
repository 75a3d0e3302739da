import { type Token, tokenize } from '../../reader/tokenize.ts';
import { phraseEnd } from '../page/word-list.ts';

/** Returns the tokens of a text with one kind of apostrophe. */
export const letterTokens = (text: string, from = 0, to = text.length): readonly Token[] =>
  tokenize(text, from, to).map((token) => (token.folded === "'" ? { ...token, folded: '’' } : token));

export const isWord = ({ text }: Token): boolean => /[\p{L}\p{N}]/u.test(text);

/** Returns the index behind the longest phrase of a list at a token, and the index itself if there is none. */
export const behind = (tokens: readonly Token[], at: number, list: string): number =>
  list === '' || at >= tokens.length ? at : phraseEnd(tokens, at, list);

export const startsWith = (tokens: readonly Token[], at: number, list: string): boolean =>
  behind(tokens, at, list) > at;

export const hasCapital = (token: Token | undefined): boolean =>
  token !== undefined && /^\p{Lu}/u.test(token.text);
