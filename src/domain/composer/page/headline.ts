import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Facts } from '../facts/facts.ts';
import type { Ledger } from '../facts/ledger.ts';
import type { KindId } from './kinds.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { asHeadline, asPoint, escaped, upperFirst } from './say-phrase.ts';
import { isWordOf } from './word-list.ts';

/** Kinds whose name adds nothing to their sender: slides, a list. */
const unnamed: ReadonlySet<KindId> = new Set<KindId>(['deck', 'checklist', 'article', 'one-pager']);

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

/** Returns the kind with its recipient or sender: 'Letter for Mr. Osei'. */
export function kindWithParty(facts: Facts, ledger: Ledger, written: ReaderLanguage): string {
  const { to, from, names, language } = facts;
  const kind = kindTitle(facts, written);
  const { labels } = pageWordsOf(written);
  const other = to[0] ?? from[0] ?? ledger.left(names)[0];
  if (!other) return kind;
  if (other === from[0] && facts.kind && unnamed.has(facts.kind))
    return asHeadline(ledger.use(other).text, language);
  if (other === names[0]) return `${kind}: ${asPoint(ledger.use(other))}`;
  return `${kind} ${(to[0] ? labels.to : labels.from).toLowerCase()} ${ledger.use(other).text}`;
}
