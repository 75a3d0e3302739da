import { type ReaderLanguage, readerLanguages } from '../languages.ts';
import { fold, type Token, tokenize } from '../tokenize.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { type Lexicon, wordKinds } from './lexicon.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { chinese } from './zh.ts';

export const lexicons: Readonly<Record<ReaderLanguage, Lexicon>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  pl: polish,
  ja: japanese,
  zh: chinese,
  ar: arabic,
};

/** A trie node. `kinds` holds the word kinds (as bits) per language of the phrase that ends here. */
interface Node {
  readonly next: Map<string, Node>;
  kinds: Uint32Array | undefined;
}

const createNode = (): Node => ({ next: new Map(), kinds: undefined });

function buildIndex(): Node {
  const root = createNode();
  for (const [language, code] of readerLanguages.entries()) {
    for (const [bit, kind] of wordKinds.entries()) {
      for (const phrase of lexicons[code][kind].split(',')) {
        let node = root;
        for (const { folded } of tokenize(phrase)) {
          const next = node.next.get(folded) ?? createNode();
          node.next.set(folded, next);
          node = next;
        }
        node.kinds ??= new Uint32Array(readerLanguages.length);
        node.kinds[language] = (node.kinds[language] ?? 0) | (1 << bit);
      }
    }
  }
  return root;
}

let index: Node | undefined;

/** Sets of word kinds per token, as bits. */
export interface LexiconMatches {
  /** Matches in the text's language or in English. */
  readonly own: Uint32Array;
  /** Tokens that start a phrase of the kind. */
  readonly begins: Uint32Array;
  /** Matches of phrases with several tokens. */
  readonly long: Uint32Array;
  /** Matches in any other language. */
  readonly foreign: Uint32Array;
  /** Matches of the end of a compound (`Vereinseinladung`) or of the word after an attached article. */
  readonly part: Uint32Array;
}

const longestPhrase = 8;
const shortestPart = 4;
const longestPart = 14;
const arabicLetter = /^\p{Script=Arabic}/u;

export function matchLexicon(tokens: readonly Token[], language: ReaderLanguage): LexiconMatches {
  index ??= buildIndex();
  const root = index;
  const own = readerLanguages.indexOf(language);
  const english = readerLanguages.indexOf('en');
  const matches: LexiconMatches = {
    own: new Uint32Array(tokens.length),
    begins: new Uint32Array(tokens.length),
    long: new Uint32Array(tokens.length),
    foreign: new Uint32Array(tokens.length),
    part: new Uint32Array(tokens.length),
  };
  const put = (set: Uint32Array, at: number, bits: number): void => {
    set[at] = (set[at] ?? 0) | bits;
  };
  for (let at = 0; at < tokens.length; at++) {
    let node: Node | undefined = root;
    for (let end = at; end < tokens.length && end < at + longestPhrase; end++) {
      node = node?.next.get(tokens[end]?.folded ?? '');
      if (!node) break;
      if (!node.kinds) continue;
      const known = (node.kinds[own] ?? 0) | (node.kinds[english] ?? 0);
      const foreign = node.kinds.reduce((all, bits) => all | bits, 0);
      put(matches.begins, at, known);
      for (let inside = at; inside <= end; inside++) {
        put(matches.own, inside, known);
        put(matches.foreign, inside, foreign);
        if (end > at) put(matches.long, inside, known);
      }
    }
    const word = tokens[at]?.folded ?? '';
    if ((matches.own[at] ?? 0) === 0 && word.length > shortestPart)
      put(matches.part, at, partKinds(root, word, own));
  }
  return matches;
}

function partKinds(root: Node, word: string, language: number): number {
  const isArabic = arabicLetter.test(word);
  const from = isArabic ? 1 : Math.max(2, word.length - longestPart);
  const to = isArabic ? 3 : word.length - shortestPart;
  for (let cut = from; cut <= to; cut++) {
    const bits = root.next.get(word.slice(cut))?.kinds?.[language] ?? 0;
    if (bits !== 0) return bits;
  }
  return 0;
}

/** Names of months and weekdays in all languages, from `Intl`. */
export interface CalendarName {
  readonly kind: 'month' | 'weekday';
  /** January is 1; Monday is 1. */
  readonly number: number;
  readonly isShort: boolean;
  readonly languages: Set<ReaderLanguage>;
}

let calendar: Map<string, CalendarName[]> | undefined;

export function calendarNames(word: string): readonly CalendarName[] {
  calendar ??= buildCalendar();
  return calendar.get(word) ?? [];
}

function buildCalendar(): Map<string, CalendarName[]> {
  const names = new Map<string, CalendarName[]>();
  const add = (
    language: ReaderLanguage,
    name: string,
    kind: 'month' | 'weekday',
    number: number,
    isShort: boolean,
  ) => {
    const word = fold(name.replace(/[.\u200f]/g, ''));
    if (!/^\p{L}{2,}$/u.test(word)) return;
    const known = names.get(word) ?? [];
    names.set(word, known);
    const same = known.find((each) => each.kind === kind && each.number === number);
    if (same) same.languages.add(language);
    else known.push({ kind, number, isShort, languages: new Set([language]) });
  };
  for (const language of readerLanguages) {
    for (const style of ['long', 'short'] as const) {
      const isShort = style === 'short';
      const alone = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      const dated = new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' });
      const weekdays = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
      for (let month = 0; month < 12; month++) {
        const day = Date.UTC(2024, month, 5);
        add(language, alone.format(day), 'month', month + 1, isShort);
        const part = dated.formatToParts(day).find(({ type }) => type === 'month');
        add(language, part?.value ?? '', 'month', month + 1, isShort);
      }
      // 1 January 2024 was a Monday.
      for (let day = 0; day < 7; day++)
        add(language, weekdays.format(Date.UTC(2024, 0, 1 + day)), 'weekday', day + 1, isShort);
    }
  }
  return names;
}
