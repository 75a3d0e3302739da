import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { isSentenceEnd } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';

/** Returns whether a token is a punctuation mark. */
export const isMark = ({ text }: Token): boolean => !/[\p{L}\p{N}]/u.test(text);

/** Returns the bit of a kind of word in the matches of the lexicon. */
export const bit = (kind: (typeof wordKinds)[number]): number => 1 << wordKinds.indexOf(kind);

/** Words of a prompt, with what each of them may be. */
export class PromptWords {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly language: ReaderLanguage;
  readonly #kinds: ArrayLike<number>;

  constructor(text: string, language: ReaderLanguage) {
    this.text = text;
    this.language = language;
    this.tokens = tokenize(text);
    this.#kinds = matchLexicon(this.tokens, language).own;
  }

  get asked() {
    return pageWordsOf(this.language).asked;
  }

  isSmall(at: number): boolean {
    const token = this.tokens[at];
    return token !== undefined && !isMark(token) && !saysSomething(token.text, this.language);
  }

  /** Returns whether a word begins what is said of a place: 'notes would be good'. */
  isVerb(at: number): boolean {
    return isWordOf(this.tokens[at]?.folded ?? '', pageWordsOf(this.language).auxiliaries ?? '');
  }

  isA(at: number, kinds: number): boolean {
    return ((this.#kinds[at] ?? 0) & kinds) !== 0;
  }

  isEnd(at: number): boolean {
    const token = this.tokens[at];
    if (token === undefined || /^[;()\n]$/.test(token.text)) return true;
    const before = this.tokens[at - 1];
    const isNewLine = before !== undefined && this.text.slice(before.end, token.start).includes('\n');
    return isNewLine || (isMark(token) && isSentenceEnd(this.text, token.start, this.language));
  }

  /** Returns the index behind the sentence that has a word. */
  endOf(at: number): number {
    let end = at;
    while (!this.isEnd(end)) end += 1;
    return end;
  }

  slice(from: number, to: number): string {
    const [first, last] = [this.tokens[from], this.tokens[to - 1]];
    return first && last && to > from ? this.text.slice(first.start, last.end) : '';
  }
}
