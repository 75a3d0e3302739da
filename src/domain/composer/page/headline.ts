import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Facts } from '../facts/facts.ts';
import type { Ledger } from '../facts/ledger.ts';
import { kindModifier } from './find-kind.ts';
import type { KindId } from './kinds.ts';
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

/** Kinds whose name tells the occasion, which a name completes. */
const occasional: ReadonlySet<KindId> = new Set<KindId>(['invitation', 'card']);
const mostNameWords = 3;

/** Returns 'Baby shower: Noor' for the baby shower invitation of Noor. */
function occasionWithName(
  { kind, kindText, to, names, subjects, language }: Facts,
  ledger: Ledger,
): string | null {
  if (kind === null || kindText === null || !occasional.has(kind)) return null;
  const occasion = kindModifier(kindText, language);
  const name = [...to, ...names, ...subjects].find(
    ({ text }) => /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= mostNameWords,
  );
  return occasion === null || !name
    ? null
    : `${upperFirst(escaped(occasion))}: ${escaped(ledger.use(name).text)}`;
}

/** Returns the chosen phrase of the prompt as the headline, or the name of its kind. */
export function headlineOf(facts: Facts, ledger: Ledger, written: ReaderLanguage): string {
  const { headline, kind } = facts;
  if (!headline?.range) {
    if (headline === null || kind === null || written !== facts.language) return kindTitle(facts, written);
    return occasionWithName(facts, ledger) ?? upperFirst(escaped(headline.text));
  }
  ledger.printWithin(headline.range);
  return withNameFirst(upperFirst(escaped(headline.text)), facts.language);
}

/** 'Cafe The Silver Spoon in Kells' becomes 'The Silver Spoon, cafe in Kells': a name with an article stands first. */
function withNameFirst(headline: string, language: ReaderLanguage): string {
  if (language !== 'en') return headline;
  const [, noun = '', name = '', rest = ''] =
    /^(\p{Lu}?\p{Ll}{1,30}(?: \p{Ll}{1,30})?) (The(?: (?:\p{Lu}[\p{L}’'-]{0,30}|&)){1,5})(.*)$/u.exec(
      headline,
    ) ?? [];
  return name === '' ? headline : `${name}, ${noun.toLowerCase()}${rest}`;
}
