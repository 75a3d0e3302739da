import type { Token } from '../../reader/tokenize.ts';
import { behind, hasCapital, isWord, letterTokens, startsWith } from './letter-tokens.ts';
import type { Frame, LetterWords } from './lexicon/letter-words.ts';
import type { ClauseWords } from './weave/lexicon/clause-words.ts';

/** What a clause of a prompt says. Ranges are of the prompt, so that a clause that goes on can be joined to it. */
export interface Cast {
  readonly kind: 'ask' | 'told' | 'point';
  readonly frame: Frame | null;
  /** The word of a frame that its sentence repeats. */
  readonly word: string;
  readonly link: string;
  readonly subject: string;
  /** A word that is said in another form. */
  readonly swap?: { readonly start: number; readonly end: number; readonly text: string };
  readonly start: number;
  readonly end: number;
  /** Whom a command names: 'our suppliers' of 'telling our suppliers that'. */
  readonly reader?: { readonly start: number; readonly end: number };
}

/** What is known of the letter where a clause stands. */
export interface Casting {
  readonly text: string;
  readonly words: LetterWords;
  /** Words by which clauses are made sentences, if the language has them. */
  readonly clauses: ClauseWords | null;
  /** The words that ask for the letter. */
  readonly kindText: string;
  readonly isSpeech: boolean;
  readonly isClose: boolean;
  /** Whether a phrase is a complete sentence. */
  readonly isSentence: (text: string) => boolean;
}

/** Words of the frame of a clause without a verb. */
export const bareFrame: Pick<Cast, 'frame' | 'word' | 'link' | 'subject'> = {
  frame: null,
  word: '',
  link: '',
  subject: '',
};

/** Returns whether the words say something of their own: a subject and a verb. */
export function isStatement(tokens: readonly Token[], { text, words, isSentence }: Casting): boolean {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last || tokens.filter(isWord).length < 2) return false;
  if (startsWith(tokens, 0, words.subjects)) return tokens.filter(isWord).length > 1;
  const hasVerb = (from: number): boolean =>
    words.finite !== undefined &&
    tokens
      .slice(from)
      .some(
        (token) =>
          words.finite?.endings.test(token.text) || startsWith([token], 0, words.finite?.verbs ?? ''),
      );
  const front = behind(tokens, 0, words.fronts);
  if (front > 0 && tokens.length > front + 2) {
    const subject = tokens.findIndex((_, at) => at >= front && startsWith(tokens, at, words.subjects));
    const isOpen = tokens
      .slice(front, subject)
      .every(
        (_, at) =>
          !startsWith(tokens, front + at, words.joins) || startsWith(tokens, front + at, words.fronts),
      );
    if (subject >= 0 && isOpen) return isSentence(text.slice(first.start, last.end));
    if (hasVerb(front) && !startsWith(tokens, 0, words.and)) return true;
  }
  if (startsWith(tokens, 0, words.joins)) return false;
  const isNamed = hasCapital(first) || startsWith(tokens, 0, words.determiners);
  const said = text.slice(first.start, last.end);
  return hasVerb(0) || (isSentence(said) && (isNamed || tokens.length > 3));
}

/** Returns whether a frame is used in the kind of letter that a prompt asks for. */
export const kindsFit = ({ kinds }: { readonly kinds?: string }, { kindText }: Casting): boolean =>
  kinds === undefined || hasPhrase(letterTokens(kindText), kinds);

const hasPhrase = (tokens: readonly Token[], list: string): boolean =>
  tokens.some(
    (token, at) =>
      startsWith(tokens, at, list) ||
      list.split(', ').some((name) => name.length > 4 && token.folded.startsWith(name)),
  );
