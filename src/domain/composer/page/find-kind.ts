import { type ReaderLanguage, readerLanguages } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { type KindId, kindIds } from './kinds.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { isWordOf } from './word-list.ts';

interface KindName {
  readonly kind: KindId;
  readonly name: string;
}

/** Languages whose text has no spaces, and languages that write compounds as one word. */
const isInside = (language: ReaderLanguage): boolean => ['ja', 'zh'].includes(language);
const isCompounding = (language: ReaderLanguage): boolean => ['de', 'nl'].includes(language);

/**
 * Languages that put the kind last, so words after its name are the subject: 'minutes allotment committee'.
 */
const kindLast: ReadonlySet<ReaderLanguage> = new Set<ReaderLanguage>(['en', 'de', 'nl']);

const namesOf = new Map<ReaderLanguage, readonly KindName[]>();

/** Returns the names of kinds in one language, longest first. */
function kindNames(language: ReaderLanguage): readonly KindName[] {
  const known = namesOf.get(language);
  if (known) return known;
  const { kinds } = pageWordsOf(language);
  const names = kindIds
    .flatMap((kind) =>
      kinds[kind].split(',').map((name) => ({ kind, name: fold(name).replaceAll('-', ' ').trim() })),
    )
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
  namesOf.set(language, names);
  return names;
}

const inflections = ['', 's', 'n', 'e', 'en', 'er'];

/** 'Geburtstagseinladungen' ends with 'einladung'. */
const endsCompound = (folded: string, name: string): boolean =>
  folded
    .split(' ')
    .some((word) =>
      inflections.some((end) => word.length > name.length + end.length && word.endsWith(name + end)),
    );

function kindIn(text: string, language: ReaderLanguage): KindId | null {
  const folded = fold(text)
    .replaceAll(/[^\p{L}\p{N}\p{M}’']+/gu, ' ')
    .trim();
  const words = folded.split(' ');
  // A 'report with a list' is a report.
  const at = words.findIndex((word) => isWordOf(word, pageWordsOf(language).having));
  const named = at > 0 ? kindOfWords(words.slice(0, at).join(' '), language) : null;
  return named ?? kindOfWords(folded, language);
}

function kindOfWords(folded: string, language: ReaderLanguage): KindId | null {
  const names = kindNames(language);
  const words = ` ${folded} `;
  // Where the kind comes last, a 'rules sign' is a sign.
  const last = kindLast.has(language)
    ? names.find(({ name }) => words.endsWith(` ${name} `) || words.endsWith(` ${name}s `))
    : undefined;
  const found = names.find(({ name }) => {
    if (isInside(language)) return folded.includes(name);
    // Plurals: 'invitations', 'Rechnungen'.
    if (words.includes(` ${name} `) || words.includes(` ${name}s `)) return true;
    return isCompounding(language) && name.length > 3 && endsCompound(folded, name);
  });
  return (last ?? found)?.kind ?? null;
}

/** Returns the kind that the words name, in the prompt's language or else in any other. */
export function findKind(texts: readonly string[], language: ReaderLanguage): KindId | null {
  for (const text of texts) {
    const found = kindIn(text, language);
    if (found) return found;
  }
  for (const text of texts) {
    for (const other of readerLanguages) {
      const found = other === language ? null : kindIn(text, other);
      if (found) return found;
    }
  }
  return null;
}

/** Returns whether a phrase is only the name of a kind. */
export function isKindName(text: string, language: ReaderLanguage): boolean {
  const folded = fold(text).replaceAll('-', ' ').trim();
  return kindNames(language).some(({ name }) => name === folded || `${name}s` === folded);
}

/**
 * Returns the length of the kind's name at the start of a phrase if other words follow: 7 for 'minutes
 * allotment'; null for 'letter of recommendation' and 'team meeting minutes'.
 */
export function kindNameLength(text: string, language: ReaderLanguage): number | null {
  if (!kindLast.has(language)) return null;
  const folded = fold(text).replaceAll('-', ' ');
  const isOwn = (words: string): boolean =>
    kindNames(language).some(({ name }) => name === words || `${name}s` === words);
  if (folded.length !== text.length || isOwn(folded)) return null;
  const spaces = [...folded.matchAll(/ /g)].map(({ index }) => index);
  const end = spaces.findLast((at) => isOwn(folded.slice(0, at)));
  if (end === undefined) return null;
  // 'order form' and 'menu plan' end with a kind.
  const behind = folded.slice(end + 1);
  return kindIn(behind, language) === null && !isSmallFirst(behind, language) ? end : null;
}

/** Returns the words before the kind's name, or null: 'lost keys' of 'lost keys notice'. */
export function kindModifier(text: string, language: ReaderLanguage): string | null {
  const folded = fold(text).replaceAll('-', ' ');
  if (folded.length !== text.length || isInside(language)) return null;
  const last = kindNames(language).find(({ name }) => folded === name || folded.endsWith(` ${name}`));
  const words = last ? text.slice(0, -last.name.length).trim() : '';
  return words !== '' && saysSomething(words, language) ? words : null;
}

/** Abbreviations such as 'PO' head no document. */
const shortestName = 4;

/** Returns the name of a kind in the words that ask for it: 'cost estimate' of a kitchen cost estimate. */
export function typedKindName(text: string, kind: KindId, language: ReaderLanguage): string | null {
  const folded = fold(text).replaceAll('-', ' ');
  if (folded.length !== text.length) return null;
  const isWhole = (at: number, name: string): boolean =>
    isInside(language) || ` ${folded} `.startsWith(` ${name} `, at);
  for (const { kind: own, name } of kindNames(language)) {
    if (own !== kind || (name.length < shortestName && !isInside(language))) continue;
    const at = folded.indexOf(name);
    if (at >= 0 && isWhole(at, name)) return text.slice(at, at + name.length);
  }
  return null;
}

const isSmallFirst = (words: string, language: ReaderLanguage): boolean =>
  !saysSomething(words.split(' ')[0] ?? '', language);
