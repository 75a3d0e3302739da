import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { writerWordsOf } from './lexicon/index.ts';
import { saysSomething } from './small-words.ts';
import type { Range } from './text-clauses.ts';

/** What must not be on the page: what the clause names, or what was said before it. */
type Refused = 'named' | 'before';

const lead = (1 << wordKinds.indexOf('courtesy')) | (1 << wordKinds.indexOf('avoid'));

/** Returns what a clause says must not be on the page; null if it says no such thing. */
export function refusedIn(text: string, { start, end }: Range, language: ReaderLanguage): Refused | null {
  const tokens = tokenize(text, start, end);
  const { refusals, pronouns } = writerWordsOf(language);
  const at = tokens.findIndex((_, index) => phraseEnd(tokens, index, refusals) > index);
  if (at < 0) return null;
  const { own } = matchLexicon(tokens, language);
  const behind = phraseEnd(tokens, at, refusals);
  // 'Please do not mention it anywhere', but not 'don't mention that Kay left'.
  const others = tokens.filter(
    ({ text: word, folded }, index) =>
      (index < at || index >= behind) &&
      saysSomething(word, language) &&
      !isWordOf(folded, pronouns) &&
      ((own[index] ?? 0) & lead) === 0,
  );
  return others.length === 0 ? 'before' : 'named';
}
