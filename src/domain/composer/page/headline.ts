import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Facts, Phrase } from '../facts/facts.ts';
import type { Ledger } from '../facts/ledger.ts';
import { type Headline, rangesOf } from '../headline/choose-headline.ts';
import { isKindName, kindModifier } from './find-kind.ts';
import type { KindId } from './kinds.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { asHeadline, escaped, upperFirst } from './say-phrase.ts';
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

/** Kinds of pages that are about a house, a club or an occasion, which heads them before the name of the kind. */
const ofHouse: ReadonlySet<KindId> = new Set<KindId>(['menu', 'minutes', 'program', 'agenda', 'report']);
/** Labels of phrases that name somebody or something, those that do so best first. */
const naming: readonly (readonly Label[])[] = [['from', 'subject', 'name', 'title'], ['to'], ['place']];
const longestName = 50;

/** Returns the house or the occasion behind the name of the kind: 'Muddy Paws dog grooming' of its price list. */
function nameBehindKind(facts: Facts, ledger: Ledger): string | null {
  const { kind, headline, language } = facts;
  if (kind === null || !ofHouse.has(kind) || !headline || !isKindName(headline.text, language)) return null;
  // Phrases side by side are one name.
  const runs: Phrase[][] = [];
  for (const phrase of ledger.rest().filter(({ label }) => !telling.has(label))) {
    const open = runs.at(-1);
    if (open && phrase.start - (open.at(-1)?.end ?? 0) <= 1) open.push(phrase);
    else runs.push([phrase]);
  }
  const alone: readonly Label[] = runs.length === 1 ? ['detail', 'item'] : [];
  for (const labels of [...naming, alone]) {
    const run = runs.find((each) => each.some(({ label }) => labels.includes(label)));
    const name = run?.map(({ text }) => text).join(' ') ?? '';
    if (!run || name.length > longestName || /\s[–—-]\s/u.test(name)) continue;
    ledger.use(run);
    return asHeadline(name, language);
  }
  return null;
}

const telling: ReadonlySet<Label> = new Set<Label>(['date', 'time', 'money', 'rate', 'contact', 'qty']);

/** Returns the chosen phrase of the prompt as the headline, or the name of its kind. */
export function headlineOf(facts: Facts, ledger: Ledger, written: ReaderLanguage): string {
  const { headline, kind } = facts;
  const isKind = headline !== null && isKindName(headline.text, facts.language);
  if (!headline?.range || (isKind && kind !== null && ofHouse.has(kind))) {
    if (headline === null || kind === null || written !== facts.language) return kindTitle(facts, written);
    // A bake sale flyer is headed 'Bake sale'.
    const shown = seen.has(kind) ? kindModifier(headline.text, facts.language) : null;
    return (
      occasionWithName(facts, ledger) ??
      nameBehindKind(facts, ledger) ??
      upperFirst(escaped(shown ?? headline.text))
    );
  }
  for (const range of rangesOf(headline)) ledger.printWithin(range);
  // In another language, the kind has another name.
  if (headline.words !== undefined)
    return upperFirst(escaped(written === facts.language ? headline.text : headline.words));
  const occasion = occasionBefore(facts, headline.text);
  if (occasion !== null) return `${upperFirst(escaped(occasion))}: ${escaped(headline.text)}`;
  return withNameFirst(upperFirst(escaped(withWordsBeside(headline, ledger))), facts.language);
}

/** Kinds that are seen from afar, whose name may tell what they are about. */
const seen: ReadonlySet<KindId> = new Set<KindId>(['poster', 'flyer']);
const fewestOccasionWords = 2;

/** Returns what the name of a poster tells if its headline doesn't: 'lost cat' of a lost cat poster headed 'Biscuit'. */
function occasionBefore({ kind, kindText, language }: Facts, headline: string): string | null {
  if (kind === null || kindText === null || !seen.has(kind)) return null;
  const occasion = kindModifier(kindText, language);
  const isTold = occasion === null || fold(headline).includes(fold(occasion));
  return !isTold && occasion.split(' ').length >= fewestOccasionWords ? occasion : null;
}

const word = /^\p{Ll}+$/u;

/** Adds a word left beside a headline: 'restaurant' before 'Le Petit Moulin', 'committee' behind 'garden'. */
function withWordsBeside({ text, range }: Headline, ledger: Ledger): string {
  const isWord = (phrase: Phrase): boolean => word.test(phrase.text) && !telling.has(phrase.label);
  const rest = ledger.rest().filter(isWord);
  const before = rest.find(({ end }) => range && end === range.start - 1);
  const behind = rest.find(({ start }) => range && start === range.end + 1);
  const beside = [before, behind].flatMap((phrase) => (phrase ? [phrase] : []));
  ledger.use(beside);
  return [before?.text, text, behind?.text].filter(Boolean).join(' ');
}

/** 'Cafe The Silver Spoon in Kells' becomes 'The Silver Spoon, cafe in Kells': a name with an article stands first, if more follows. */
function withNameFirst(headline: string, language: ReaderLanguage): string {
  if (language !== 'en') return headline;
  const [, noun = '', name = '', rest = ''] =
    /^(\p{Lu}?\p{Ll}{1,30}(?: \p{Ll}{1,30})?) (The(?: (?:\p{Lu}[\p{L}’'-]{0,30}|&)){1,5})( \p{Ll}.*)$/u.exec(
      headline,
    ) ?? [];
  return name === '' ? headline : `${name}, ${noun.toLowerCase()}${rest}`;
}
