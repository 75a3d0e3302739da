import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { valuesIn } from '../../reader/values/values-in.ts';
import type { Facts } from '../facts/facts.ts';
import { saysSomething } from '../facts/small-words.ts';
import { isSentenceEnd, type Range } from '../facts/text-clauses.ts';
import type { KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { passageWords } from './lexicon/index.ts';

/** A part of the page that a prompt names: 'meals' of 'expense policy: meals, hotels'. */
export interface Aspect extends Range {
  readonly name: string;
  /** What the prompt says of it: '12 euros' of 'what it costs (12 euros)'. */
  readonly told?: string;
}

export interface ReadAspects extends Range {
  /** End of the words before the list, which say what the page is and what it is about. */
  readonly head: number;
  readonly aspects: readonly Aspect[];
  /** Whether a mark or a word announces the list. Behind a comma, words may be anything. */
  readonly isListed: boolean;
  /** Whether they are called sections, so that nothing else can be meant. */
  readonly isOfSections: boolean;
  /** Whether the words before the list are whole without it: 'report on waste' of 'report on waste with causes, …'. */
  readonly isApart: boolean;
}

const fewest = 2;
const mostWords = 8;
/** A colon further on ends a sentence of its own. */
const longestHead = 160;
const marks: ReadonlySet<string> = new Set([',', ';', '、', '，', '；', '،']);
const ends: ReadonlySet<string> = new Set(['.', '!', '。', '(']);
/** Labels of words about the page. */
const wishes: ReadonlySet<Label> = new Set<Label>([
  'look',
  'format',
  'length',
  'tone',
  'audience',
  'lang',
  'cmd',
  'note',
]);

/** Labels that are hardly ever wrong. */
const sureWishes: ReadonlySet<Label> = new Set<Label>(['format', 'length', 'lang', 'cmd', 'look']);

const isWord = ({ text }: Token): boolean => /[\p{L}\p{N}]/u.test(text);

interface ListStart {
  readonly head: number;
  readonly from: number;
  readonly isListed: boolean;
  /** Whether a word says that parts follow: 'covering'. */
  readonly isAnnounced?: boolean;
  readonly isOfSections?: boolean;
  readonly isApart?: boolean;
}

/** Returns where words for the sections of the page begin a list: 'with three sections: …'. */
function sectionsIn(tokens: readonly Token[], language: ReaderLanguage): ListStart | null {
  const { sections, leads } = passageWords[language] ?? { sections: '', leads: '' };
  for (const [at, { start }] of tokens.entries()) {
    if (start > longestHead) break;
    const end = phraseEnd(tokens, at, sections);
    const isColon = /^[:：]$/.test(tokens[end]?.text ?? '');
    if (end === at || (end === at + 1 && !isColon)) continue;
    let head = at;
    while (head > 0 && isLead(tokens[head - 1], leads)) head -= 1;
    // Without words before it, the list is one of something else.
    if (head === 0) return null;
    const from = isColon ? end + 1 : end;
    return {
      head: tokens[head]?.start ?? start,
      from,
      isListed: true,
      isAnnounced: true,
      isOfSections: true,
    };
  }
  return null;
}

const isLead = (token: Token | undefined, leads: string): boolean =>
  token !== undefined && (isWordOf(token.folded, leads) || /^\d$/.test(token.text));

/** Kinds that are said to be 'with' their parts; a party with music, cake and games has none. */
const papers: ReadonlySet<KindId> = new Set<KindId>(['report', 'plan', 'one-pager', 'flyer']);

/** Returns whether a word stands in the first sentence, which says what the page is. */
function firstSentence(
  text: string,
  tokens: readonly Token[],
  language: ReaderLanguage,
): (token: Token) => boolean {
  const end = tokens.find(({ start }) => isSentenceEnd(text, start, language))?.start ?? text.length;
  return ({ start }) => start < end;
}

/** Returns where the words before a list end, and where the list begins. */
function listIn(
  text: string,
  tokens: readonly Token[],
  language: ReaderLanguage,
  isPaper: boolean,
): ListStart | null {
  const sections = sectionsIn(tokens, language);
  if (sections) return sections;
  const { topics = '' } = pageWordsOf(language).instructions ?? {};
  const announcing = [topics, passageWords[language]?.announcing].filter(Boolean).join(', ');
  // A list with a title of its own, in a later sentence, is what the page says: 'Scope: audio guide, tide table'.
  const isFirst = firstSentence(text, tokens, language);
  for (const [at, token] of tokens.entries()) {
    if (token.start > longestHead) break;
    const isColon = /^[:：]$/.test(token.text) && !/^\d/.test(text.slice(token.end));
    const isDash = /^[-–—]$/.test(token.text) && token.hasSpaceBefore && text.charAt(token.end) === ' ';
    const end = phraseEnd(tokens, at, announcing);
    if (at > 0 && (isColon || isDash) && isFirst(token))
      return { head: token.start, from: at + 1, isListed: true };
    if (at > 0 && end > at) return { head: token.start, from: end, isListed: true, isAnnounced: true };
  }
  const comma = tokens.findIndex((token) => marks.has(token.text) && isFirst(token));
  const head = tokens[comma];
  const { having = '' } = passageWords[language] ?? {};
  // The last one before the comma, or directly behind it.
  const within = tokens.findLastIndex(({ folded }, at) => at <= comma + 1 && isWordOf(folded, having));
  const opening = tokens[within];
  if (opening && comma > 0 && isPaper && within > 1)
    return { head: opening.start, from: within + 1, isListed: false, isApart: true };
  return head ? { head: head.start, from: comma + 1, isListed: false } : null;
}

/** Splits the words of a list at its marks, and the last entry at 'and'. */
function entriesOf(tokens: readonly Token[], language: ReaderLanguage): Token[][] {
  const { and } = pageWordsOf(language).bill;
  const entries: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && marks.has(token.text)) entries.push([]);
    else entries.at(-1)?.push(token);
  }
  const last = entries.pop() ?? [];
  const cut = last.findIndex(({ folded, text }) => text === '&' || isWordOf(folded, and));
  const parts = cut < 0 ? [last] : [last.slice(0, cut), last.slice(cut + 1)];
  // 'Costs, and measures, on one page' has the word within.
  const named = [...entries, ...parts].map((entry) =>
    isWordOf(entry[0]?.folded ?? '', and) ? entry.slice(1) : entry,
  );
  return named.filter((entry) => entry.some(isWord));
}

/** Returns the share of a range that spans about the page take. */
function wishShare({ start, end }: Range, spans: readonly ReadSpan[], isAnnounced = false): number {
  const covered = spans
    .filter(
      ({ label, instruction }) =>
        wishes.has(label) && (sureWishes.has(label) || (instruction >= 0.5 && !isAnnounced)),
    )
    .reduce((sum, span) => sum + Math.max(0, Math.min(end, span.end) - Math.max(start, span.start)), 0);
  return covered / Math.max(1, end - start);
}

/** Returns what a sentence asks the page to cover: 'it should cover costs and next steps'. */
function askedAspects(text: string, asked: readonly string[]): ReadAspects | null {
  const aspects = asked
    .map((name) => ({ name, start: text.indexOf(name) }))
    .filter(({ start }) => start >= 0)
    .map(({ name, start }) => ({ name, start, end: start + name.length }));
  const [first, last] = [aspects[0], aspects.at(-1)];
  if (!first || !last) return null;
  const sentence = text.slice(0, first.start).search(/[.!?,;:](?=[^.!?,;:]*$)/u);
  const head = sentence < 0 ? first.start : sentence;
  return {
    head,
    aspects,
    isListed: true,
    isOfSections: false,
    isApart: false,
    start: first.start,
    end: last.end,
  };
}

/** Labels of values that a section may state. */
const values: ReadonlySet<Label> = new Set<Label>(['date', 'time', 'money', 'rate', 'qty']);

/** Returns the words that announce sections, with the small ones before them; null if a prompt lists none. */
export function announcement(
  text: string,
  { spans, language }: Pick<PromptReading, 'spans' | 'language'>,
): Range | null {
  const read = readAspects(text, spans, { asked: [], language, kind: null });
  return read?.isOfSections ? { start: read.head, end: read.start } : null;
}

/** Splits a section into its name and what the prompt says of it: 'the sale' and 'on 18 April'. */
function sectionOf(
  text: string,
  entry: readonly Token[],
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): Aspect | null {
  const [first, last] = [entry.find(isWord), entry.findLast(isWord)];
  if (!first || !last) return null;
  const opening = entry.findIndex(({ text: mark }, at) => at > 0 && mark === '(');
  const starts = [
    ...spans.filter(({ label }) => values.has(label)).map(({ start }) => start),
    ...valuesIn(text.slice(first.start, last.end), language).map(({ start }) => first.start + start),
  ];
  const value = entry.findIndex(({ start }) => start > first.start && starts.includes(start));
  const at = opening > 0 ? opening : value;
  let cut = at < 0 ? entry.length : at;
  while (opening < 0 && cut < entry.length && cut > 1 && !saysSomething(entry[cut - 1]?.text ?? '', language))
    cut -= 1;
  const named = entry.slice(0, cut).findLast(isWord);
  const range = { start: first.start, end: last.end };
  if (!named || cut === entry.length) return { name: text.slice(range.start, range.end), ...range };
  const from = entry.slice(cut).find(isWord) ?? last;
  return { name: text.slice(first.start, named.end), told: text.slice(from.start, last.end), ...range };
}

/** Returns the parts that a prompt lists for its page; null if it tells facts instead. */
export function readAspects(
  text: string,
  spans: readonly ReadSpan[],
  { asked, language, kind }: Pick<Facts, 'asked' | 'language' | 'kind'>,
): ReadAspects | null {
  if (asked.length >= fewest) return askedAspects(text, asked);
  const [line = ''] = text.split('\n');
  const all = tokenize(line);
  const list = listIn(line, all, language, kind !== null && papers.has(kind));
  if (!list) return null;
  const { isOfSections = false, isApart = false } = list;
  const isEnd = (mark: string): boolean => ends.has(mark) && !(isOfSections && mark === '(');
  const end = all.findIndex(({ text: mark }, at) => at > list.from && isEnd(mark));
  const listed = all.slice(list.from, end < 0 ? undefined : end);
  let told = 0;
  const aspects: Aspect[] = [];
  for (const entry of entriesOf(listed, language)) {
    const [first, last] = [entry.find(isWord), entry.findLast(isWord)];
    if (!first || !last) continue;
    const range = { start: first.start, end: last.end };
    if (wishShare(range, spans, list.isAnnounced) > 0.5) continue;
    const name = line.slice(range.start, range.end);
    const words = entry.filter(isWord).length;
    const section = isOfSections ? sectionOf(line, entry, spans, language) : null;
    if (section) aspects.push(section);
    else if (/[\d@$€£:]/.test(name) || words > mostWords) told += 1;
    else aspects.push({ name, ...range });
  }
  const [first, last] = [aspects[0], aspects.at(-1)];
  // A list with values is what the page says.
  if (!first || !last || aspects.length < fewest || told > 0) return null;
  return {
    head: list.head,
    aspects,
    isListed: list.isListed,
    isOfSections,
    isApart,
    start: first.start,
    end: last.end,
  };
}
