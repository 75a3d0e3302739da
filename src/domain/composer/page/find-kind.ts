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
export const isUnspaced = (language: ReaderLanguage): boolean => ['ja', 'zh'].includes(language);
export const isCompounding = (language: ReaderLanguage): boolean => ['de', 'nl'].includes(language);

/**
 * Languages that put the kind last, so words after its name are the subject: 'minutes allotment committee'.
 */
const kindLast: ReadonlySet<ReaderLanguage> = new Set<ReaderLanguage>(['en', 'de', 'nl']);
export const isKindLast = (language: ReaderLanguage): boolean => kindLast.has(language);

/** Folded, with spaces for hyphens and one kind of apostrophe. */
const plainName = (name: string): string => fold(name).replaceAll('-', ' ').replaceAll("'", '’').trim();

/** Returns a name with the other endings of its first word: 'fakture' of 'faktura'. */
function formsOf(name: string, endings: string | undefined): readonly string[] {
  const [first = '', ...rest] = name.split(' ');
  const forms = (endings ?? '').split(',').flatMap((pair) => {
    const [from = '', to = ''] = pair.trim().split('=');
    const isOwn = pair !== '' && first.length > 3 && first.endsWith(from);
    return isOwn ? [[first.slice(0, first.length - from.length) + to, ...rest].join(' ')] : [];
  });
  return [name, ...forms];
}

interface KindNames {
  /** Longest first. */
  readonly list: readonly KindName[];
  /** Places in the list. */
  readonly places: ReadonlyMap<string, number>;
  readonly mostWords: number;
}

const namesOf = new Map<string, KindNames>();

/** Returns the names of kinds in one language of at least some length. */
function kindNames(language: ReaderLanguage, shortest = 0): KindNames {
  const key = `${language} ${shortest}`;
  const known = namesOf.get(key);
  if (known) return known;
  const { kinds, kindForms } = pageWordsOf(language);
  const list = kindIds
    .flatMap((kind) =>
      kinds[kind]
        .split(',')
        .flatMap((name) => formsOf(plainName(name), kindForms).map((form) => ({ kind, name: form }))),
    )
    .filter(({ name }) => name !== '' && name.length >= shortest)
    .sort((a, b) => b.name.length - a.name.length);
  const places = new Map<string, number>();
  for (const [at, { name }] of list.entries()) if (!places.has(name)) places.set(name, at);
  const mostWords = Math.max(...list.map(({ name }) => name.split(' ').length));
  const names = { list, places, mostWords };
  namesOf.set(key, names);
  return names;
}

/** Returns the first place of a name or of its plural: 'invitations', 'Rechnungen'. */
const placeOf = (words: string, { places }: KindNames): number =>
  Math.min(
    places.get(words) ?? Number.POSITIVE_INFINITY,
    (words.endsWith('s') ? places.get(words.slice(0, -1)) : undefined) ?? Number.POSITIVE_INFINITY,
  );

const inflections = ['', 's', 'n', 'e', 'en', 'er'];

/** Short names at the end of a word are chance. */
const shortestInCompound = 4;

/** Returns the first place of a name that ends a word: 'einladung' of 'geburtstagseinladungen'. */
function placeInCompound(word: string, { places }: KindNames): number {
  const found = inflections.flatMap((end) => {
    if (!word.endsWith(end)) return [];
    const stem = word.slice(0, word.length - end.length);
    return Array.from(
      { length: Math.max(0, stem.length - shortestInCompound) },
      (_, before) => places.get(stem.slice(before + 1)) ?? Number.POSITIVE_INFINITY,
    );
  });
  return Math.min(...found);
}

function kindIn(text: string, language: ReaderLanguage, shortest = 0): KindId | null {
  const folded = plainName(text.replaceAll(/[^\p{L}\p{N}\p{M}’']+/gu, ' '));
  const words = folded.split(' ');
  // 'Rechnung schreiben' asks for an invoice; 'schreiben' alone is a letter.
  const isVerb =
    isCompounding(language) &&
    words.length > 1 &&
    isWordOf(words.at(-1) ?? '', pageWordsOf(language).writing);
  const written = isVerb ? kindOfWords(words.slice(0, -1).join(' '), language, shortest) : null;
  if (written) return written;
  // A 'report with a list' is a report.
  const at = words.findIndex((word) => isWordOf(word, pageWordsOf(language).having));
  const named = at > 0 ? kindOfWords(words.slice(0, at).join(' '), language, shortest) : null;
  return named ?? kindOfWords(folded, language, shortest);
}

function kindOfWords(folded: string, language: ReaderLanguage, shortest: number): KindId | null {
  const names = kindNames(language, shortest);
  if (isUnspaced(language)) return names.list.find(({ name }) => folded.includes(name))?.kind ?? null;
  const words = folded.split(' ');
  const runsFrom = (from: number): number[] =>
    Array.from({ length: Math.min(names.mostWords, words.length - from) }, (_, more) =>
      placeOf(words.slice(from, from + more + 1).join(' '), names),
    );
  // Where the kind comes last, a 'rules sign' is a sign.
  const lasts = kindLast.has(language)
    ? words.map((_, from) => placeOf(words.slice(from).join(' '), names))
    : [];
  const last = names.list[Math.min(...lasts)];
  if (last) return last.kind;
  const wholes = words.flatMap((_, from) => runsFrom(from));
  const ends = isCompounding(language) ? words.map((word) => placeInCompound(word, names)) : [];
  return names.list[Math.min(...wholes, ...ends)]?.kind ?? null;
}

/** Shorter names in other languages than English are abbreviations of their own: 'fact', 'oc'. */
const shortestElsewhere = 5;
const shortestIn = (language: ReaderLanguage): number =>
  language === 'en' || isUnspaced(language) ? 0 : shortestElsewhere;

/** Returns the kind that the words name, in the prompt's language or else in any other. */
export function findKind(texts: readonly string[], language: ReaderLanguage): KindId | null {
  for (const text of texts) {
    const found = kindIn(text, language);
    if (found) return found;
  }
  for (const text of texts) {
    for (const other of readerLanguages) {
      const found = other === language ? null : kindIn(text, other, shortestIn(other));
      if (found) return found;
    }
  }
  return null;
}

/** Returns all kinds that the words of a phrase name, in its order: 'agenda' and 'article' of 'agenda flood briefing'. */
export function kindsIn(text: string, language: ReaderLanguage): readonly KindId[] {
  if (isUnspaced(language)) return [];
  const names = kindNames(language);
  const words = plainName(text.replaceAll(/[^\p{L}\p{N}\p{M}’']+/gu, ' ')).split(' ');
  const found: KindId[] = [];
  for (let from = 0; from < words.length; from++)
    for (let count = Math.min(names.mostWords, words.length - from); count > 0; count--) {
      const name = names.list[placeOf(words.slice(from, from + count).join(' '), names)];
      if (!name) continue;
      if (!found.includes(name.kind)) found.push(name.kind);
      from += count - 1;
      break;
    }
  return found;
}

/** Returns whether a phrase is only the name of a kind. */
export function isKindName(text: string, language: ReaderLanguage): boolean {
  const folded = plainName(text);
  return Number.isFinite(placeOf(folded, kindNames(language)));
}

/**
 * Returns the length of the kind's name at the start of a phrase if other words follow: 7 for 'minutes
 * allotment'; null for 'letter of recommendation' and 'team meeting minutes'.
 */
export function kindNameLength(text: string, language: ReaderLanguage): number | null {
  if (!kindLast.has(language)) return null;
  const folded = fold(text).replaceAll('-', ' ');
  const isOwn = (words: string): boolean => Number.isFinite(placeOf(words, kindNames(language)));
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
  if (folded.length !== text.length || isUnspaced(language)) return null;
  const last = kindNames(language).list.find(({ name }) => folded === name || folded.endsWith(` ${name}`));
  const words = last ? text.slice(0, -last.name.length).trim() : '';
  return words !== '' && saysSomething(words, language) ? words : null;
}

/** Abbreviations such as 'PO' head no document. */
const shortestName = 4;

/** Returns whether a name is the beginning of another one or has no vowel: 'quot', 'rcpt'. */
const isClipped = (name: string, names: readonly KindName[]): boolean =>
  !/[^bcdfghjklmnpqrstvwxz]/u.test(name) ||
  names.some((other) => other.name !== name && !other.name.includes(' ') && other.name.startsWith(name));

/** Returns the name of a kind in the words that ask for it: 'cost estimate' of a kitchen cost estimate. */
export function typedKindName(text: string, kind: KindId, language: ReaderLanguage): string | null {
  const folded = fold(text).replaceAll('-', ' ');
  if (folded.length !== text.length) return null;
  const isWhole = (at: number, name: string): boolean =>
    isUnspaced(language) || ` ${folded} `.startsWith(` ${name} `, at);
  const names = kindNames(language).list.filter(({ kind: own }) => own === kind);
  const isShort = (name: string): boolean =>
    !isUnspaced(language) && (name.length < shortestName || isClipped(name, names));
  for (const { name } of names) {
    if (isShort(name)) continue;
    const at = folded.indexOf(name);
    if (at >= 0 && isWhole(at, name)) return text.slice(at, at + name.length);
  }
  return null;
}

const isSmallFirst = (words: string, language: ReaderLanguage): boolean =>
  !saysSomething(words.split(' ')[0] ?? '', language);
