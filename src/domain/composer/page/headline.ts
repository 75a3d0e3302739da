import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Facts } from '../facts/facts.ts';
import type { Ledger } from '../facts/ledger.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { escaped, upperFirst } from './say-phrase.ts';
import { isWordOf } from './word-list.ts';

/** Maximum length (in characters) of the name of a kind, as typed. */
const longestKind = 50;

/** Returns the kind as typed, or its usual name. */
export function kindTitle({ kind, kindText, language }: Facts, written: ReaderLanguage): string {
  const usual = kind ? pageWordsOf(written).titles[kind] : pageWordsOf(written).labels.details;
  const isVerb = kindText !== null && isWordOf(fold(kindText), pageWordsOf(language).letterVerbs);
  return kindText && !isVerb && written === language && kindText.length < longestKind
    ? upperFirst(escaped(kindText))
    : usual;
}

/** Returns the chosen phrase of the prompt as the headline, or the name of its kind. */
export function headlineOf(facts: Facts, ledger: Ledger, written: ReaderLanguage): string {
  const { headline, kind } = facts;
  if (!headline?.range) {
    if (headline === null || kind === null || written !== facts.language) return kindTitle(facts, written);
    return upperFirst(escaped(headline.text));
  }
  ledger.printWithin(headline.range);
  return upperFirst(escaped(headline.text));
}
