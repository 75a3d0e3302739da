import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading } from '../../reader/read-prompt.ts';
import { fold, type Token, tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { unprinted } from '../facts/leftover-phrases.ts';
import { saysSomething, withoutSmallEnds } from '../facts/small-words.ts';
import { overlaps, type Range, splitList, textClauses } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { ComparingWords } from '../page/lexicon/page-words.ts';
import { isQuestion } from '../page/say-phrase.ts';
import { hasWordOf, phraseEnd } from '../page/word-list.ts';
import type { ComparedOption, Comparison } from './comparison.ts';

/** A longer prompt is a text rather than a request. */
const longestPrompt = 1_200;
const fewestOptions = 2;
const mostOptions = 6;
const mostNameWords = 6;
/** Words that share their first letters name the same thing: 'Holz' and 'Holzfenster'. */
const sharedLetters = 4;
const commas: ReadonlySet<string> = new Set([',', '、', '，', '،']);

/** Returns whether two words may name the same: 'Holz' and 'Holzfenster'. */
export const sharesStart = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= sharedLetters &&
    other.length >= sharedLetters &&
    one.slice(0, sharedLetters) === other.slice(0, sharedLetters));

/** An option with the range of its name; what is said of it follows until the next one. */
interface Found {
  readonly name: Range;
  /** Start, including the article before the name. */
  readonly start: number;
  /** Start of what is said of it. */
  readonly from: number;
  readonly to?: number;
}

interface Reader {
  readonly text: string;
  readonly language: ReaderLanguage;
  readonly words: ComparingWords;
  readonly tokens: readonly Token[];
  /** End of the words that ask for a comparison. */
  readonly asked: number;
}

/** Returns the end of the first words that ask for a comparison; 0 for a question between options, 'train or car: …'. */
function askedEnd(tokens: readonly Token[], { asks, versus, or }: ComparingWords): number | null {
  let end: number | null = null;
  for (const [at, token] of tokens.entries()) {
    const after = phraseEnd(tokens, at, asks);
    const isQuoted = /^["“„«「]$/u.test(tokens[at - 1]?.text ?? '');
    if (after > at && end === null && !isQuoted) end = tokens[after - 1]?.end ?? null;
    // '312 vs 268' are two values of one thing.
    const isOfValues = [tokens[at - 1], tokens[at + 1], tokens[at + 2]].some((each) =>
      /\d/.test(each?.text ?? ''),
    );
    if (phraseEnd(tokens, at, versus) > at && end === null && !isOfValues) return token.start < 80 ? 0 : null;
  }
  const colon = tokens.findIndex(({ text }) => /^[:：]$/.test(text));
  const isEither = tokens.some((_, at) => at < colon && phraseEnd(tokens, at, or) > at);
  return end ?? (isEither ? 0 : null);
}

/** Returns a name without articles and marks around it. */
function nameIn({ text, language }: Reader, start: number, end: number): Range | null {
  const inner = withoutSmallEnds(text, start, end, language);
  if (!inner) return null;
  const isLong = tokenize(text, inner.start, inner.end).filter(({ text: word }) =>
    /\p{L}/u.test(word),
  ).length;
  return isLong > mostNameWords ? null : inner;
}

/** Returns options whose facts stand in brackets behind their names. */
function bracketed(reader: Reader): readonly Found[] {
  const { text, tokens, words, asked } = reader;
  const found: Found[] = [];
  let from = asked;
  for (const match of text.matchAll(/\(([^()]{3,300})\)/g)) {
    const open = match.index;
    const before = tokens.filter(({ start, end }) => start >= from && end <= open);
    const cut = before.findLastIndex(
      ({ text: word }, at) =>
        /^[:;,]$/.test(word) || phraseEnd(before, at, `${words.and}, ${words.versus}`) > at,
    );
    const name = nameIn(reader, before[cut + 1]?.start ?? open, open);
    if (name) found.push({ name, start: name.start, from: open + 1, to: open + match[0].length - 1 });
    from = open + match[0].length;
  }
  return found;
}

/** Returns the length of a name with capitals, an article before it, and a number behind it: 'The Old Mill', 'Stone 15'. */
const capitals = /^(?:\p{L}{2,3} )?\p{Lu}[\p{L}\d’'.&+-]*(?: (?:\p{Lu}[\p{L}\d’'.&+-]*|&|\d{1,3}(?=:)))*/u;

/** Returns the words of the head that may name the options again later. */
const namingWords = (reader: Reader, head: Range): readonly string[] =>
  reader.tokens
    .filter(
      ({ start, end, folded }) => start >= head.start && end <= head.end && folded.length >= sharedLetters,
    )
    .filter(({ text: word }) => saysSomething(word, reader.language))
    .map(({ folded }) => folded);

/** Returns the name with which a segment begins, or null. */
function nameAt(reader: Reader, start: number, end: number, known: readonly string[]): Range | null {
  const { text, language, words } = reader;
  const said = text.slice(start, end);
  const tokens = tokenize(text, start, Math.min(end, start + 80));
  const numbered = phraseEnd(tokens, 0, words.option);
  const number = tokens[numbered];
  if (numbered > 0 && number && /^(?:\d{1,2}|\p{Lu})$/u.test(number.text)) return { start, end: number.end };
  const first = tokens.find(({ text: word }) => saysSomething(word, language));
  const isKnown =
    first !== undefined && first.start - start < 8 && known.some((word) => sharesStart(word, first.folded));
  if (isKnown) return { start: first.start, end: first.end };
  const capital = capitals.exec(said)?.[0] ?? '';
  return capital === '' ? null : nameIn(reader, start, start + trimEndOf(capital, '.').length);
}

/** Returns options that begin the given segments. Only the first one may have other words before it. */
function ofSegments(reader: Reader, segments: readonly Range[], known: readonly string[]): readonly Found[] {
  const { text, language } = reader;
  return segments.flatMap(({ start, end }): Found[] => {
    const comma = text.slice(start, end).search(/[,:]\s/);
    const first = { start, end: comma < 0 ? end : start + comma };
    // 'Zenith, 99 a month': the name fills its clause.
    const clause = text.slice(first.start, first.end);
    const isWhole = comma > 0 && (!/\d/.test(clause) || /^(?:\p{Lu}\S* )+\d{1,3}$/u.test(clause));
    const named = nameAt(reader, start, end, known);
    const whole = isWhole ? nameIn(reader, first.start, first.end) : null;
    const name =
      whole && (!named || named.end <= whole.end) && !hasVerb(text, whole, language) ? whole : named;
    return name ? [{ name, start, from: name.end, to: end }] : [];
  });
}

const hasVerb = (text: string, { start, end }: Range, language: ReaderLanguage): boolean =>
  hasWordOf(text.slice(start, end), pageWordsOf(language).bill.costs ?? '');

/** Returns the parts between semicolons and ends of sentences. */
function segmentsOf({ text, language }: Reader, from: number): readonly Range[] {
  const segments: Range[] = [];
  for (const clause of textClauses(text, language).filter(({ end }) => end > from)) {
    const open = segments.at(-1);
    const isNext = !open || clause.after === 'sentence' || /[;；]/.test(text.slice(open.end, clause.start));
    const start = Math.max(clause.start, from);
    if (isNext) segments.push({ start, end: clause.end });
    else segments[segments.length - 1] = { start: open.start, end: clause.end };
  }
  return segments;
}

/** Returns options whose names begin clauses, or follow a word for 'and'. */
function ofClauses(reader: Reader, from: number, known: readonly string[]): readonly Found[] {
  const { text, tokens, words, language } = reader;
  const first = from + (text.slice(from).length - text.slice(from).trimStart().length);
  const starts = new Set<number>([
    first,
    ...textClauses(text, language).flatMap(({ start }) => (start >= from ? [start] : [])),
  ]);
  for (const [at, { start }] of tokens.entries()) {
    const after = start >= from ? phraseEnd(tokens, at, `${words.and}, ${words.versus}`) : at;
    const next = tokens[after];
    if (after > at && next) starts.add(next.start);
  }
  const found = [...starts]
    .sort((a, b) => a - b)
    .flatMap((start): Found[] => {
      const small = /^(?:\p{Ll}{1,3} )?/u.exec(text.slice(start))?.[0].length ?? 0;
      const at = /^\p{Lu}/u.test(text.slice(start))
        ? start
        : start + (phraseEnd(tokenize(text, start, start + 6), 0, words.and) > 0 ? small : 0);
      const name = nameAt(reader, at, text.length, known);
      const behind = name ? text.slice(name.end, name.end + 2) : '';
      // A name alone is part of a list of names, 'Free, Pro and Team'.
      return name && /^(?:[ :]\S|: |, )/.test(behind) ? [{ name, start, from: name.end }] : [];
    });
  // A name behind ', and' begins a clause and follows a word.
  return found.filter(({ name }, at) => found[at - 1]?.name.start !== name.start);
}

/** Where the head says 'train or car', other names behind it are facts of these two. */
function onlyNamed(
  { tokens, words, asked }: Reader,
  from: number,
  found: readonly Found[],
  known: readonly string[],
): readonly Found[] {
  const isEither = tokens.some(
    ({ start }, at) =>
      start >= asked && start < from && phraseEnd(tokens, at, `${words.or}, ${words.versus}`) > at,
  );
  const named = found.filter(({ name }) =>
    tokens.some(
      ({ start, end, folded }) =>
        start < name.end && end > name.start && known.some((word) => sharesStart(word, folded)),
    ),
  );
  return isEither && named.length >= fewestOptions ? named : found;
}

/** Cuts what is said of an option into facts: at commas, and before 'with' if a number stands before it. */
function factsOf({ text, language, words }: Reader, start: number, end: number): readonly string[] {
  const said = text.slice(start, end).replace(/^[\s,:–—-]+/u, '');
  return splitList(said, commas)
    .flatMap((part) => {
      const tokens = tokenize(part);
      const at = tokens.findIndex((_, index) => index > 0 && phraseEnd(tokens, index, words.with) > index);
      const cost = tokens.findIndex(
        (_, index) =>
          phraseEnd(tokens, index, words.and) > index &&
          phraseEnd(tokens, index + 1, pageWordsOf(language).bill.costs ?? '') > index + 1,
      );
      if (cost > 0) return [part.slice(0, tokens[cost]?.start), part.slice(tokens[cost]?.end)];
      const cut = at > 0 && /\d/.test(part.slice(0, tokens[at]?.start)) ? (tokens[at]?.start ?? 0) : 0;
      return cut > 0 ? [part.slice(0, cut), part.slice(cut)] : [part];
    })
    .map((part) => withoutJoin(part, language, words))
    .filter((part) => part !== '');
}

/** Returns a fact without the words that join it to its option or to the next one: 'at 12 a month and'. */
function withoutJoin(part: string, language: ReaderLanguage, { and, versus }: ComparingWords): string {
  const tokens = tokenize(part);
  const { at } = pageWordsOf(language).bill;
  const joins = `${and}, ${versus}`;
  let [from, to] = [0, tokens.length];
  while (from < to && (phraseEnd(tokens, from, joins) > from || isMark(tokens[from]))) from++;
  // 'At 12 a month' is 12 a month.
  if (/\d/.test(tokens[from + 1]?.text ?? '') && phraseEnd(tokens, from, at) > from) from++;
  if (
    /\d/.test(tokens[from + 2]?.text ?? '') &&
    phraseEnd(tokens, from, at) === from + 1 &&
    /\p{Sc}/u.test(tokens[from + 1]?.text ?? '')
  )
    from++;
  while (to > from && (phraseEnd(tokens, to - 1, joins) > to - 1 || isMark(tokens[to - 1]))) to--;
  return from < to ? part.slice(tokens[from]?.start, tokens[to - 1]?.end).trim() : '';
}

const isMark = (token: Token | undefined): boolean => /^[.,;:–—-]$/.test(token?.text ?? '');

function withFacts(reader: Reader, found: readonly Found[], end: number): readonly ComparedOption[] {
  const { text } = reader;
  return found.map(({ name, from, to }, at) => ({
    name: text.slice(name.start, name.end),
    facts: factsOf(reader, from, to ?? found[at + 1]?.start ?? end),
  }));
}

/** Returns whether these are options of one comparison: different names, and something said of each. */
const areCompared = (options: readonly ComparedOption[]): boolean =>
  options.length >= fewestOptions &&
  options.length <= mostOptions &&
  new Set(options.map(({ name }) => fold(name))).size === options.length &&
  options.every(({ facts }) => facts.length > 0);

/** Returns the words that say what is compared, without those that ask for it. */
function headIn({ text, language, asked }: Reader, end: number): string {
  const inner = withoutSmallEnds(text, asked, end, language);
  if (!inner) return '';
  if (isQuestion(text, language)) return trimEndOf(text.slice(0, inner.end), ' ,:;.');
  const [first] = tokenize(text, asked, inner.start);
  const { of } = pageWordsOf(language);
  const isJoin = first === undefined || !/\p{L}/u.test(first.text) || phraseEnd([first], 0, of) > 0;
  return trimEndOf(text.slice(isJoin ? inner.start : first.start, inner.end), ' ,:;.?');
}

/** Returns the options that a prompt names and compares with what it says of them; null if it doesn't. */
export function readComparison(text: string, { spans, language }: PromptReading): Comparison | null {
  const words = pageWordsOf(language).comparing;
  if (!words || text.length > longestPrompt || text.includes('\n')) return null;
  const tokens = tokenize(text);
  const asked = askedEnd(tokens, words);
  if (asked === null) return null;
  const reader: Reader = { text, language, words, tokens, asked };
  const inBrackets = withFacts(reader, bracketed(reader), text.length);
  if (areCompared(inBrackets)) {
    const all = bracketed(reader);
    const last = all.at(-1)?.to ?? text.length;
    const behind = withoutSmallEnds(text, last + 1, text.length, language);
    const isAsked =
      behind !== null && spans.some((span) => unprinted.has(span.label) && overlaps(span, behind));
    const said = trimEndOf(text.slice(last + 1).trim(), ' .,');
    return { asked, head: behind && !isAsked ? said : '', options: inBrackets, remarks: [] };
  }
  const isWish = ({ start, end }: Range): boolean => {
    const touching = spans.filter((span) => overlaps(span, { start, end }));
    const isAsked = touching.some((span) => span.label === 'cmd' && span.start === start);
    return isAsked || (touching.length > 0 && touching.every(({ label }) => unprinted.has(label)));
  };
  const clauses = textClauses(text, language);
  const comma = clauses.find(({ after, start }) => after === 'comma' && start > asked);
  const colon = clauses.find(({ after, start }) => after === 'colon' && start > asked);
  const sentence = clauses.find(({ after, start }) => after === 'sentence' && start > asked);
  const marks = [colon?.start, sentence?.start].filter((start) => start !== undefined).sort((a, b) => a - b);
  const commas = comma && !colon ? [comma.start] : [];
  const starts = [...marks, ...commas, asked];
  for (const from of new Set(starts)) {
    const known = namingWords(reader, { start: asked, end: from });
    // Behind a comma, options are those that were named before it.
    const isKnown = ({ name }: ComparedOption): boolean =>
      from !== comma?.start || known.some((word) => sharesStart(word, tokenize(name)[0]?.folded ?? ''));
    const segments = segmentsOf(reader, from).filter((segment) => !isWish(segment));
    // Where semicolons separate the options, the sentences behind them tell of all of these.
    const end =
      clauses.find(({ after, start }) => after === 'sentence' && start > from)?.start ?? text.length;
    const divided = segments.filter(({ start }) => start < end);
    const bySegment = ofSegments(reader, divided.length >= fewestOptions ? divided : segments, known);
    const options = withFacts(reader, bySegment, text.length);
    if (
      areCompared(options) &&
      options.every(isKnown) &&
      (from > asked || segments.length === options.length)
    ) {
      const used = (segment: Range): boolean => bySegment.some(({ name }) => overlaps(name, segment));
      const remarks = segments.filter((segment) => !used(segment));
      return {
        asked,
        head: headIn(reader, from),
        options,
        remarks: remarks.map(({ start, end }) => text.slice(start, end)),
      };
    }
    const byClause = onlyNamed(reader, from, ofClauses(reader, from, known), known);
    const told = withFacts(reader, byClause, text.length);
    if (areCompared(told) && told.every(isKnown))
      return { asked, head: headIn(reader, byClause[0]?.name.start ?? from), options: told, remarks: [] };
  }
  return null;
}
