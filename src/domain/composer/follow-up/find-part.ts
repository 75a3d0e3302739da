import type { ReaderLanguage } from '../../reader/languages.ts';
import { quotedPlaces } from '../../text/quoted-text.ts';
import type { PartName } from '../lexicon/composer-lexicon.ts';
import { fold } from '../lexicon/fold.ts';
import { namedBy } from '../wishes/wish-terms.ts';
import { partTerms } from './part-terms.ts';
import type { Part } from './parts.ts';
import { isSameWord } from './same-word.ts';

/** Words of a request that identify a part of a document. */
export interface PartQuery {
  /** Words that aren't names of kinds. */
  readonly words: readonly string[];
  readonly kindWords: readonly string[];
  readonly kinds: ReadonlySet<PartName>;
  /** 1-based; -1 is the last. */
  readonly ordinal?: number;
  /** All words of the query in order. */
  readonly phrase: string;
  /** Whether all words describe the part. Otherwise some belong to the rest of the request. */
  readonly isNamed: boolean;
}

export interface FoundPart {
  readonly part?: Part;
  /** Two equally good matches. */
  readonly candidates?: readonly [Part, Part];
}

const word = /[\p{L}\p{M}\p{N}]+(?:[.,:'][\p{L}\p{N}]+)*/gu;

const wordsIn = (folded: string): readonly string[] => folded.match(word) ?? [];

/**
 * Parses the words that identify a part.
 * @param isNamed whether the text is only about the part
 */
export function readPartQuery(
  text: string,
  languages: readonly ReaderLanguage[],
  isNamed: boolean,
): PartQuery {
  const folded = fold(text.slice(0, 400));
  const phrase = wordsIn(folded).join(' ');
  // Quoted words are text of the document.
  if (quotedPlaces(text)[0]?.start === 0)
    return { phrase, words: wordsIn(folded), kindWords: [], kinds: new Set(), isNamed };
  const hits = partTerms(folded, languages);
  const kinds = new Set<PartName>();
  const kindWords: string[] = [];
  let ordinal: number | undefined;
  let rest = folded;
  for (const hit of [...hits].reverse()) {
    const names = hit.names.filter((name) => name.startsWith('part:'));
    for (const name of names) kinds.add(name.slice(5) as PartName);
    const words = wordsIn(folded.slice(hit.start, hit.end));
    if (names.length > 0) kindWords.push(...words);
    const nth = namedBy(hit, 'ordinal');
    if (nth !== undefined) ordinal = Number(nth);
    else if (hit.names.includes('last')) ordinal = -1;
    rest = `${rest.slice(0, hit.start)} ${rest.slice(hit.end)}`;
  }
  let words = wordsIn(rest);
  // 'Slide 3', 'point 2'.
  if (kinds.size > 0 && ordinal === undefined) {
    const number = words.find((each) => /^\d{1,3}$/.test(each));
    if (number !== undefined && words.length <= 3) {
      ordinal = Number(number);
      words = words.filter((each) => each !== number);
    }
  }
  return { phrase, words, kindWords, kinds, isNamed, ...(ordinal !== undefined && { ordinal }) };
}

const isEmptyQuery = ({ words, kinds }: PartQuery): boolean => words.length === 0 && kinds.size === 0;

/** Score of an inflected or misspelled word, relative to an exact match. */
const almost = 0.85;

/** Counts the words that occur in the other list. */
function count(words: readonly string[], among: readonly string[]): number {
  let sum = 0;
  for (const each of words) {
    if (among.includes(each)) sum += 1;
    else if (among.some((other) => isSameWord(each, other))) sum += almost;
  }
  return sum;
}

/** Kinds that a label can express: 'Venue' is a place. */
const concepts = new Set<PartName>(
  'date,time,place,price,due,number,tax,discount,recipient,sender,payment,contact,note'.split(
    ',',
  ) as PartName[],
);

function conceptsOf(label: string, languages: readonly ReaderLanguage[]): readonly PartName[] {
  const folded = fold(label);
  if (folded.length > 40) return [];
  return partTerms(folded, languages).flatMap((hit) =>
    hit.end - hit.start < folded.trim().length
      ? []
      : hit.names.flatMap((name) => {
          const kind = name.slice(5) as PartName;
          return name.startsWith('part:') && concepts.has(kind) ? [kind] : [];
        }),
  );
}

const knownWords = new WeakMap<Part, { label?: readonly string[]; text?: readonly string[] }>();

function known(part: Part): { label?: readonly string[]; text?: readonly string[] } {
  const words = knownWords.get(part) ?? {};
  knownWords.set(part, words);
  return words;
}

function labelWords(part: Part): readonly string[] {
  const words = known(part);
  words.label ??= wordsIn(fold(part.label.slice(0, 300)));
  return words.label;
}

function textWords(part: Part): readonly string[] {
  const words = known(part);
  words.text ??= wordsIn(fold(part.text.slice(0, 3_000)));
  return words.text;
}

/** Score of a part whose label equals the query. */
const exact = 8;

interface Scored {
  readonly part: Part;
  readonly score: number;
}

const hasKind = (part: Part, kinds: ReadonlySet<PartName>, languages: readonly ReaderLanguage[]): boolean =>
  part.kinds.some((kind) => kinds.has(kind)) ||
  (part.valuePaths.length > 0 &&
    part.label !== '' &&
    conceptsOf(part.label, languages).some((kind) => kinds.has(kind)));

function scoreOf(part: Part, query: PartQuery, isOfKind: boolean): number {
  const label = labelWords(part);
  const { words, kindWords, isNamed, phrase } = query;
  if (label.length > 0 && label.join(' ') === phrase) return exact;
  if (words.length === 0) {
    const named = label.length > 0 ? count(label, kindWords) / label.length : 0;
    const isWhole =
      named >= 0.5 &&
      label.length <= kindWords.length + 1 &&
      count(kindWords, label) > almost * kindWords.length;
    if (isWhole) return 4;
    return isOfKind ? 2.5 + named : 0;
  }
  const inLabel = count(words, label);
  const coverage = label.length > 0 ? count(label, [...words, ...kindWords]) / label.length : 0;
  const isLabelEnough = isNamed
    ? inLabel * 2 >= words.length
    : inLabel > 0 && (coverage >= 0.5 || inLabel >= 2);
  const kindBonus = isOfKind ? 1.5 : 0;
  if (isLabelEnough) return 1 + (3 * inLabel) / words.length + coverage + kindBonus;
  const inText = count(words, textWords(part));
  const isTextEnough = isNamed ? inText >= words.length * almost : inText >= 2 && inText * 2 >= words.length;
  // Smaller parts rank higher, because a larger share of their text matches.
  if (isTextEnough) return 1 + inText / words.length + 1 / (2 + label.length) + kindBonus;
  return isOfKind && isNamed && words.every((each) => each.length < 3) ? 2 : 0;
}

const holds = (outer: Part, inner: Part): boolean =>
  outer !== inner &&
  ((outer.unit === outer.page && outer.path.length === 0 && outer.page === inner.page) ||
    (outer.unit === inner.unit && outer.path.every((name, at) => name === inner.path[at])));

/**
 * Finds the part that a request means. Returns both candidates if two match equally well.
 * @param prefer which one to choose if both match and one contains the other: the whole or the inner part
 */
export function findPart(
  parts: readonly Part[],
  query: PartQuery,
  languages: readonly ReaderLanguage[],
  prefer: 'outer' | 'inner',
): FoundPart {
  if (isEmptyQuery(query)) return {};
  const named = parts.filter(
    (part) => labelWords(part).length > 0 && labelWords(part).join(' ') === query.phrase,
  );
  const ofKind = query.kinds.size > 0 ? parts.filter((part) => hasKind(part, query.kinds, languages)) : [];
  if (query.ordinal !== undefined && query.words.length === 0 && named.length === 0) {
    const inner = ofKind.filter(({ path }) => path.length > 0);
    const units = ofKind.filter(({ path }) => path.length === 0);
    for (const group of prefer === 'outer' && units.length > 1 ? [units, inner] : [inner, units]) {
      const part = group.at(query.ordinal > 0 ? query.ordinal - 1 : query.ordinal);
      if (part && group.length > 1) return { part };
    }
    const [only] = ofKind;
    return only && ofKind.length === 1 && Math.abs(query.ordinal) === 1 ? { part: only } : {};
  }
  const kinds = new Set(ofKind);
  const scored: Scored[] = parts
    .map((part) => ({ part, score: scoreOf(part, query, kinds.has(part)) }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const top = scored.filter(({ score }) => score > best - 0.05).map(({ part }) => part);
  const [first] = top;
  // 'The invoice date' on a page that isn't an invoice.
  if (!first)
    return query.words.length > 0 && kinds.size > 0
      ? findPart(parts, { ...query, words: [] }, languages, prefer)
      : {};
  const outermost = top.filter((part) => !top.some((other) => holds(other, part) && !holds(part, other)));
  const innermost = top.filter((part) => !top.some((other) => holds(part, other) && !holds(other, part)));
  const [one, other] = prefer === 'outer' ? outermost : innermost;
  if (!one) return { part: first };
  return other ? { candidates: [one, other] } : { part: one };
}
