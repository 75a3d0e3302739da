import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Token } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { saysSomething } from '../facts/small-words.ts';
import { isWeekday } from '../facts/weekdays.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import type { Party } from './letter.ts';
import { hasCapital, isWord, letterTokens, startsWith } from './letter-tokens.ts';
import type { LetterWords } from './lexicon/letter-words.ts';

/** Returns the runs of capitalized words of a phrase, as token ranges. */
function namesIn(
  tokens: readonly Token[],
  words: LetterWords,
  language: ReaderLanguage,
): readonly (readonly Token[])[] {
  const runs: Token[][] = [];
  let isOpen: boolean = false;
  for (const [at, token] of tokens.entries()) {
    const isPart =
      hasCapital(token) && !startsWith(tokens, at, words.determiners) && !startsWith(tokens, at, words.close);
    const isMark: boolean =
      isOpen && !isWord(token) && !token.hasSpaceBefore && token.text !== '’' && token.text !== "'";
    const isEnding =
      (token.text === 's' || token.text === "'" || token.text === '’') && !token.hasSpaceBefore;
    if (isMark && !isEnding) runs.at(-1)?.push(token);
    else if (isPart && !isEnding) {
      if (isOpen) runs.at(-1)?.push(token);
      else runs.push([token]);
    }
    isOpen = isPart || isMark;
  }
  // A German noun has a capital, too: only the last words of 'meine Nachbarin Frau Petersen' are a name.
  if (language !== 'de') return runs;
  return runs.map((run) => {
    const { honorifics } = pageWordsOf(language);
    const title = run.findIndex(({ folded }) => isWordOf(folded, honorifics));
    return title > 0 ? run.slice(title) : run;
  });
}

const spanOf = (text: string, tokens: readonly Token[]): string =>
  trimEndOf(text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0), ' ,');

/** Reads whom a letter is to. */
export function partyOf(text: string, words: LetterWords, language: ReaderLanguage): Party {
  const tokens = letterTokens(text);
  const [first] = tokens;
  const isDescribed = startsWith(tokens, 0, words.determiners) || (first !== undefined && !hasCapital(first));
  const isOwn = startsWith(tokens, 0, words.own) || startsWith(tokens, 0, words.close);
  const runs = namesIn(tokens, words, language);
  const { honorifics } = pageWordsOf(language);
  const titled = runs.find((run) => run[0] && isWordOf(run[0].folded, honorifics));
  const isGerman = language === 'de';
  // 'My colleagues at Brightside' aren't called Brightside.
  const isBeside = (run: readonly Token[]): boolean => {
    const before = tokens[tokens.indexOf(run[0] as Token) - 1];
    return (
      before === undefined ||
      before.text === ',' ||
      saysSomething(before.text, language) ||
      startsWith([before], 0, words.determiners)
    );
  };
  const last = runs.at(-1);
  const own = isDescribed
    ? isGerman
      ? last && last.length > 1
        ? last
        : undefined
      : isOwn
        ? runs.find(isBeside)
        : undefined
    : runs[0];
  const named = titled ?? own;
  if (titled === undefined && !isDescribed) return { text, name: text, isKnown: isPersonName(text) };
  if (!named) return { text, name: null, isKnown: isOwn };
  const name = isGerman && named !== titled ? spanOf(text, named.slice(1)) : spanOf(text, named);
  // 'My manager Olga Brandt' is known by name, 'our bank First Union' is addressed likewise.
  const isOwnName = isOwn && /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u.test(name);
  return { text, name, isKnown: titled !== undefined || isPersonName(name) || isOwnName };
}

/** Returns whether a name begins with a title: 'Ms. Amis'. */
export const isTitled = (name: string, language: ReaderLanguage): boolean =>
  isWordOf(letterTokens(name)[0]?.folded ?? '', pageWordsOf(language).honorifics);

/** 'Ruth Alvarez', but not 'Northline Furniture Ltd' or 'FitPoint'. */
const isPersonName = (name: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(name);

/** Returns the people whom a speech names: 'Daniel' and 'Priya' in 'my brother Daniel's wedding to Priya'. */
export function peopleIn(text: string, words: LetterWords, language: ReaderLanguage): readonly string[] {
  const tokens = letterTokens(text);
  const runs = namesIn(tokens, words, language);
  const isNoun = (run: readonly Token[]): boolean => {
    if (language !== 'de') return false;
    const before = tokens[tokens.indexOf(run[0] as Token) - 1];
    // In German a single capitalized word behind an article is a noun.
    return before !== undefined && startsWith([before], 0, words.determiners) && run.length === 1;
  };
  const isDay = (run: readonly Token[]): boolean =>
    run.every(({ folded }) => folded.length > shortestDay && isWeekday(folded, language));
  return runs
    .filter((run) => !isNoun(run) && !isDay(run))
    .map((run) => spanOf(text, language === 'de' && run.length > 1 && !isPair(run) ? run.slice(-1) : run));
}
/** Longer than a short name that is a short day as well: 'Sam'. */
const shortestDay = 4;
const isPair = (run: readonly Token[]): boolean => run.length > 2;
