import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { fold, type Token, tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';

const cache = new Map<ReaderLanguage, ReadonlySet<string>>();

const unLatin: ReadonlySet<ReaderLanguage> = new Set<ReaderLanguage>(['ar', 'ja', 'zh']);
/** Letters, digits and pictographs are content; punctuation is not. */
const content = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Folded words that carry no content. */
function smallWordsOf(language: ReaderLanguage): ReadonlySet<string> {
  const known = cache.get(language);
  if (known) return known;
  // Prompts in non-Latin scripts often mix in English.
  const lists = unLatin.has(language)
    ? [pageWordsOf(language).small, pageWordsOf('en').small]
    : [pageWordsOf(language).small];
  const words = new Set(
    lists
      .join(',')
      .split(',')
      .flatMap((phrase) => tokenize(fold(phrase)).map(({ folded }) => folded)),
  );
  cache.set(language, words);
  return words;
}

/** Returns whether the text has words other than connecting ones. */
export function saysSomething(text: string, language: ReaderLanguage): boolean {
  const small = smallWordsOf(language);
  return tokenize(text).some(({ folded }) => content.test(folded) && !small.has(folded));
}

/**
 * Strips small words and marks from both ends, but keeps a question word: 'what to pack' is more than 'pack'.
 */
export function withoutSmallHead(
  text: string,
  start: number,
  end: number,
  language: ReaderLanguage,
): { readonly start: number; readonly end: number } | null {
  const inner = withoutSmallEnds(text, start, end, language);
  if (!inner) return null;
  const { questions, asks } = pageWordsOf(language);
  const [first, ...others] = tokenize(text, start, inner.start);
  // 'Should homework be banned' asks; 'it should be warm' doesn't.
  const isAsked = first !== undefined && isWordOf(first.folded, asks ?? '');
  const question = isAsked
    ? first
    : [first, ...others].find((token) => token !== undefined && isWordOf(token.folded, questions));
  return question ? { start: question.start, end: inner.end } : inner;
}

const article = 1 << wordKinds.indexOf('article');

export const isArticle = (word: Token, language: ReaderLanguage): boolean =>
  ((matchLexicon([word], language).own[0] ?? 0) & article) !== 0;

/** Returns whether an article and the next word start a name: both are capitalized. */
function areOfName(word: Token, next: Token, language: ReaderLanguage): boolean {
  const isCapital = /^\p{Lu}\p{Ll}/u.test(word.text) && /^\p{Lu}/u.test(next.text) && next.hasSpaceBefore;
  return isCapital && isArticle(word, language);
}

/** Returns whether a phrase is a name with an article: 'The Corner Cafe'. */
export function isNameWithArticle(text: string, language: ReaderLanguage): boolean {
  const [first, second] = tokenize(text.slice(0, 60));
  return first !== undefined && second !== undefined && areOfName(first, second, language);
}

/** Every article is capitalized at the start of a sentence. */
const isWithinSentence = (text: string, { start }: Token): boolean =>
  /[\p{L}\p{N},:]\s+$/u.test(text.slice(0, start));

const nameEnding = /^(?:['’]s|(?:\.\p{L})+\.?)(?![\p{L}\d])/u;

/** Strips small words and marks from both ends. */
export function withoutSmallEnds(
  text: string,
  start: number,
  end: number,
  language: ReaderLanguage,
): { readonly start: number; readonly end: number } | null {
  const small = smallWordsOf(language);
  const tokens = tokenize(text, start, end);
  const isEmpty = ({ folded }: { folded: string }): boolean => !content.test(folded) || small.has(folded);
  const at = tokens.findIndex((token) => !isEmpty(token));
  // The ending of 'Luigi’s' is part of the name.
  const last = tokens.findLast((token) => !isEmpty(token));
  const [before, first] = [tokens[at - 1], tokens[at]];
  if (!first || !last) return null;
  // The 'A' of 'A4' is not a small word.
  const isCode = before && !first.hasSpaceBefore && /\p{L}$/u.test(before.text) && /^\d/.test(first.text);
  const isOfName =
    before !== undefined && isWithinSentence(text, before) && areOfName(before, first, language);
  const behind = tokens[tokens.indexOf(last) + 1];
  // 'World War One' ends with its number.
  const isNamed =
    behind !== undefined && [last, behind].every(({ text: word }) => /^\p{Lu}\p{Ll}/u.test(word));
  const isOpen = behind !== undefined && closesBracket(text.slice(first.start, last.end), behind.text);
  // So are the letters of 'S.r.l.'.
  const ending = nameEnding.exec(text.slice(last.end, end))?.[0].length ?? 0;
  return {
    start: isCode || isOfName ? before.start : first.start,
    end: isOpen || isNamed ? behind.end : last.end + ending,
  };
}

const brackets: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '）': '（',
  '”': '“',
  '»': '«',
  '」': '「',
};

/** Returns whether a mark closes a bracket or a quotation mark that a phrase leaves open: 'payslips (UK'. */
const closesBracket = (phrase: string, mark: string): boolean => {
  const opener = brackets[mark];
  return opener !== undefined && phrase.split(opener).length > phrase.split(mark).length;
};
