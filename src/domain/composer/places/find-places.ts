import type { ReaderLanguage } from '../../reader/languages.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { PromptReading } from '../../reader/read-prompt.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import type { Range } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf, phraseEnd } from '../page/word-list.ts';
import { type Item, isNoun, labelOf, listed, mostLabelWords, named } from './listed-names.ts';
import { bit, isMark, PromptWords } from './prompt-words.ts';

/** A place to write on that a prompt asks for, with the words of the prompt that name it. */
export type AskedPlace =
  | { readonly type: 'ticks' | 'initials' | 'lines' }
  /** With what is written beside it: 'name' and 'time'. */
  | { readonly type: 'signature'; readonly beside?: readonly string[] }
  | { readonly type: 'column' | 'space'; readonly label: string };

export interface FoundPlaces extends Range {
  readonly places: readonly AskedPlace[];
  /** Whether the words can't be content: 'room for 20' may be. */
  readonly isSure: boolean;
}

/** Number of words behind a noun among which a link stands: 'columns at the end for'. */
const mostBetween = 4;
/** Number of words that say something before a request for a place, which belongs to a page. */
const fewestBefore = 1;

type Noun = 'columns' | 'spaces';

/** Returns what a name asks for. */
function placeOf(words: PromptWords, noun: Noun, label: string, isPerRow: boolean): AskedPlace {
  const { asked } = words;
  if (noun === 'spaces' && hasWordOf(label, asked.signature)) return { type: 'signature' };
  if (hasWordOf(label, asked.ticks)) return { type: 'ticks' };
  return { type: noun === 'columns' || isPerRow ? 'column' : 'space', label };
}

/** Returns places with the spaces that are asked for together with a signature beside it. */
function signedTogether(places: readonly AskedPlace[]): readonly AskedPlace[] {
  if (!places.some(({ type }) => type === 'signature')) return places;
  const beside = places.flatMap((place) => (place.type === 'space' ? [place.label] : []));
  return [{ type: 'signature', ...(beside.length > 0 && { beside }) }, ...places.filter(isOfRows)];
}

const isOfRows = ({ type }: AskedPlace): boolean => type !== 'signature' && type !== 'space';

/** Returns the index behind a word that leads from a noun to what the place is for, or -1. */
function linkEnd(words: PromptWords, noun: Noun, from: number): number {
  const { benefit, having, asked } = pageWordsOf(words.language);
  const link = [benefit, having, asked.links ?? ''].join(', ');
  for (let at = from; at < from + mostBetween; at += 1) {
    const token = words.tokens[at];
    // 'Room 2: budget' and 'fields: name' begin lists of their own.
    if (noun === 'columns' && /^[:：]$/.test(token?.text ?? '')) return at + 1;
    if (token && isWordOf(token.folded, link)) return at + 1;
    if (!token || /\p{Nd}/u.test(token.text) || isMark(token) || words.isEnd(at)) return -1;
  }
  return -1;
}

/** Returns the index behind a verb of writing, or -1: 'to write' of 'space to write the date'. */
function verbEnd(words: PromptWords, from: number): number {
  for (let at = from; at < from + 3 && !words.isEnd(at); at += 1) {
    const end = phraseEnd(words.tokens, at, words.asked.writing);
    if (end > at) return end;
    if (!words.isSmall(at)) return -1;
  }
  return -1;
}

/** Returns the words before a noun that name the place: 'phone' of 'a phone column'. */
function namedBefore(words: PromptWords, noun: number): Item | null {
  let from = noun;
  while (from > 0 && noun - from < mostLabelWords - 1) {
    const token = words.tokens[from - 1];
    if (!token || isMark(token) || words.isSmall(from - 1) || words.isEnd(from)) break;
    from -= 1;
  }
  const isOpen = from > 0 && !words.isSmall(from - 1) && !isMark(words.tokens[from - 1] as Token);
  return from < noun && !isOpen ? { from, to: noun } : null;
}

/** Returns whether the word before a noun says what it is: 'lunch' of 'your lunch box'. */
function isNamedApart(words: PromptWords, at: number): boolean {
  const before = words.tokens[at - 1];
  if (before === undefined || isMark(before) || words.isSmall(at - 1) || words.isEnd(at)) return false;
  return !isWordOf(before.folded, words.asked.leads) && !words.isA(at - 1, bit('command'));
}

/** Returns whether words that ask for a place stand before a noun: 'with a', 'add a', or a comma and an article. */
function isAskedFor(words: PromptWords, at: number): boolean {
  const { having, bill } = pageWordsOf(words.language);
  const start = startOf(words, at);
  const asking = [having, bill.and, words.asked.leads].join(', ');
  const before = words.tokens[start - 1];
  const isApart = before !== undefined && isMark(before);
  const isLed = words.tokens.slice(start, at).some(({ folded }) => isWordOf(folded, asking));
  return isApart || isLed;
}

/** Returns the places that a noun at an index asks for, and the words that do. */
function askedBy(
  words: PromptWords,
  noun: Noun,
  at: number,
  end: number,
): (Item & Pick<FoundPlaces, 'places' | 'isSure'>) | null {
  const { asked } = words;
  const isSeveral =
    noun === 'columns' &&
    words.slice(at, end) !== '' &&
    isWordOf(words.slice(at, end).toLowerCase(), asked.severalColumns);
  const isPerRow = hasWordOf(words.slice(at, words.endOf(end)), asked.perRow);
  const isWritten = (labels: readonly string[]): boolean =>
    labels.some((label) => hasWordOf(label, asked.written));
  const verb = isNamedApart(words, at) ? -1 : verbEnd(words, end);
  if (verb > 0) {
    const said = words.slice(end, verb);
    if (hasWordOf(said, asked.ticks))
      return { from: at, to: verb, places: [{ type: 'ticks' }], isSure: true };
    if (hasWordOf(said, asked.signature))
      return { from: at, to: verb, places: [{ type: 'signature' }], isSure: true };
    const item = { from: verb, to: words.endOf(verb) };
    const label = labelOf(words, item);
    const places: AskedPlace[] = label ? [placeOf(words, noun, label, isPerRow)] : [{ type: 'lines' }];
    return { from: at, to: label ? item.to : verb, places, isSure: true };
  }
  const link = linkEnd(words, noun, end);
  const list = link < 0 ? null : listed(words, link, isSeveral);
  if (list) {
    const places = signedTogether(list.labels.map((label) => placeOf(words, noun, label, isPerRow)));
    return {
      from: at,
      to: list.to,
      places,
      isSure: isWritten(list.labels) || (noun === 'columns' && (isSeveral || isAskedFor(words, at))),
    };
  }
  const before = namedBefore(words, at);
  const label = before && labelOf(words, before);
  if (!before || label === null || label !== words.slice(before.from, before.to)) return null;
  const { own } = matchLexicon(tokenize(label), words.language);
  const isCount = own.some((kinds) => (kinds & bit('number')) !== 0);
  if (isCount || (noun === 'spaces' && !isWritten([label]))) return null;
  return { ...before, to: end, places: [placeOf(words, noun, label, isPerRow)], isSure: true };
}

const shortestPart = 3;

/** Returns what a compound says of a column: 'Telefon' of 'Telefonspalte'. */
function compoundColumn(word: string, columns: string): string | null {
  const noun = columns.split(', ').find((each) => word.toLowerCase().endsWith(each));
  const part = noun === undefined ? '' : word.slice(0, -noun.length);
  return part.length >= shortestPart && /^\p{L}+$/u.test(part) ? part : null;
}

/** Returns the words before a place that only ask for it: 'leave a', 'with'. */
function startOf(words: PromptWords, from: number): number {
  let start = from;
  while (start > 0 && !words.isEnd(start)) {
    const token = words.tokens[start - 1];
    if (!token || isMark(token)) break;
    if (!words.isSmall(start - 1) && !isWordOf(token.folded, words.asked.leads)) break;
    start -= 1;
  }
  return start;
}

/** Returns the end of a place with where it is: 'at the bottom'. */
function endWithPlace(words: PromptWords, to: number): number {
  const stop = words.endOf(to);
  let end = to;
  while (end < stop && !isMark(words.tokens[end] as Token) && end - to < mostBetween + 1) end += 1;
  const isAtEnd = end === stop || isMark(words.tokens[end] as Token);
  const { each } = pageWordsOf(words.language).bill;
  const isEach = isWordOf(words.tokens[to + 1]?.folded ?? '', each) && words.isSmall(to);
  const isWhere =
    isEach || words.isA(to, bit('location')) || phraseEnd(words.tokens, to, words.asked.perRow) > to;
  return isAtEnd && isWhere && !/\d/.test(words.slice(to, end)) ? end : to;
}

/** Returns the places to write on that a prompt asks for, by the words of its language. */
export function findPlaces(text: string, language: ReaderLanguage): FoundPlaces[] {
  const words = new PromptWords(text, language);
  const { asked } = words;
  const found: FoundPlaces[] = [];
  const add = (range: Item, places: readonly AskedPlace[], isSure: boolean): number => {
    const from = startOf(words, range.from);
    const to = endWithPlace(words, range.to);
    const [first, last] = [words.tokens[from], words.tokens[to - 1]];
    const said = words.tokens.filter(
      (token, index) =>
        index < from && saysSomething(token.text, language) && !words.isA(index, bit('command')),
    );
    if (first && last)
      found.push({
        start: first.start,
        end: last.end,
        places,
        isSure: isSure && said.length >= fewestBefore,
      });
    return to;
  };
  for (let at = 0; at < words.tokens.length; ) {
    const name = named.find((each) => phraseEnd(words.tokens, at, asked[each]) > at);
    // 'Tick boxes' and 'signature space' are one name.
    const bareEnd = name ? phraseEnd(words.tokens, at, asked[name]) : at;
    const nameEnd = name ? phraseEnd(words.tokens, bareEnd, asked.spaces) : at;
    const noun = (['columns', 'spaces'] as const).find(
      (each) => phraseEnd(words.tokens, at, asked[each]) > at,
    );
    const nounEnd = noun ? phraseEnd(words.tokens, at, asked[noun]) : at;
    const compound = noun || name ? null : compoundColumn(words.tokens[at]?.text ?? '', asked.columns);
    const place = noun && nounEnd >= nameEnd ? askedBy(words, noun, at, nounEnd) : null;
    if (compound) at = add({ from: at, to: at + 1 }, [{ type: 'column', label: compound }], true);
    else if (place) at = Math.max(at + 1, add(place, place.places, place.isSure));
    else if (name) at = add({ from: at, to: nameEnd }, [{ type: name }], isNoun(words, name, at, nameEnd));
    else at += 1;
  }
  return found;
}

/** Returns the places that phrases about the page ask for, each once. */
export function placesOf(wishes: readonly string[], language: ReaderLanguage): AskedPlace[] {
  const places = wishes.flatMap((wish) => findPlaces(wish, language).flatMap((found) => found.places));
  const known = new Set<string>();
  return places.filter((place) => {
    const key = JSON.stringify(place).toLowerCase();
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** Returns the places that the words about the page ask for. */
export const placesOfSpans = ({ spans, language }: Pick<PromptReading, 'spans' | 'language'>): AskedPlace[] =>
  placesOf(
    spans.filter(({ label }) => label === 'note' || label === 'look').map(({ text }) => text),
    language,
  );
