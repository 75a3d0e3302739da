import { instructionLabels, type Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { type WordKind, wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import { withKindsCut } from '../facts/adjust-spans.ts';
import { saysSomething } from '../facts/small-words.ts';
import { textClauses } from '../facts/text-clauses.ts';
import { isWeekday } from '../facts/weekdays.ts';
import { kindModifier } from '../page/find-kind.ts';
import type { KindId } from '../page/kinds.ts';
import { withNamedKinds } from './named-kinds.ts';

/** What the words of a headline are chosen from. */
export interface HeadlineSource {
  readonly text: string;
  readonly language: ReaderLanguage;
  readonly spans: readonly ReadSpan[];
  readonly values: readonly TypedValue[];
  readonly kind: KindId | null;
}

/** A token with what is known of it. */
export interface HeadlineWord extends Token {
  readonly span: ReadSpan | null;
  readonly value: TypedValue['kind'] | null;
  /** Whether it is a letter or a digit. */
  readonly isWord: boolean;
  /** Whether it only connects others. */
  readonly isSmall: boolean;
  /** Kinds of the lexicon, as bits. */
  readonly kinds: number;
}

/** Returns whether the lexicon lists a word under a kind. */
export const isOfKind = ({ kinds }: HeadlineWord, kind: WordKind): boolean =>
  (kinds & (1 << wordKinds.indexOf(kind))) !== 0;

/** Words between two marks, by their indexes. */
export interface HeadlineClause {
  readonly first: number;
  readonly next: number;
  /** The mark before it: 'start', 'line', 'dash', or as of the clause. */
  readonly after: string;
}

export interface HeadlineReader extends HeadlineSource {
  readonly words: readonly HeadlineWord[];
  readonly clauses: readonly HeadlineClause[];
  readonly kindSpan: ReadSpan | null;
  /** Where the words before the name of the kind end: 'kids|menu'; null if there are none. */
  readonly modifierEnd: number | null;
  /** Whether the prompt has capitals, so that their absence tells something. */
  readonly isCased: boolean;
  /** Whether it has nothing but capitals, which tell nothing then. */
  readonly isShouted: boolean;
}

/** Later words head no page. */
const mostWords = 260;

const breaks: ReadonlySet<string> = new Set(['-', '–', '—', '>', '→', '=', '|', '•', '*', '/', ':', '~']);

/** Returns whether a mark with spaces around it separates clauses. */
const isBreak = (word: HeadlineWord, next: HeadlineWord | undefined): boolean =>
  breaks.has(word.text) && word.hasSpaceBefore && next?.hasSpaceBefore === true;

/** From this probability on, a word is an instruction. */
const surelyHidden = 0.5;

/** Returns whether a word is likely meant for the writer rather than for the page. */
export const isHidden = ({ span }: HeadlineWord): boolean =>
  span !== null &&
  instructionLabels.has(span.label) &&
  span.label !== 'audience' &&
  span.instruction >= surelyHidden;

export const labelOf = ({ span }: HeadlineWord): Label | 'none' => span?.label ?? 'none';

const values: ReadonlySet<string> = new Set(['date', 'time', 'money', 'contact', 'quantity']);
const valued: ReadonlySet<Label> = new Set<Label>(['date', 'time', 'money', 'contact']);

/** Returns whether a phrase says more than when, how much or how to reach somebody. */
export const saysMore = (words: readonly HeadlineWord[]): boolean =>
  words.some(
    ({ isWord, isSmall, value, text, span }) =>
      isWord &&
      !isSmall &&
      (value === null || !values.has(value)) &&
      /\p{L}/u.test(text) &&
      (span === null || !valued.has(span.label)),
  );

function wordsOf({ text, language, spans, values }: HeadlineSource): HeadlineWord[] {
  let at = 0;
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  const tokens = tokenize(text, 0, undefined, mostWords);
  const { own } = matchLexicon(tokens, language);
  return tokens.map((token, index) => {
    while ((sorted[at]?.end ?? Number.POSITIVE_INFINITY) <= token.start) at += 1;
    const span = sorted[at];
    const value = values.find(({ start, end }) => start < token.end && end > token.start);
    const isWord = /[\p{L}\p{N}]/u.test(token.text);
    return {
      ...token,
      span: span && span.start < token.end ? span : null,
      value: value?.kind ?? (isWeekday(token.folded, language) ? 'date' : null),
      isWord,
      isSmall: isWord && !saysSomething(token.text, language),
      kinds: own[index] ?? 0,
    };
  });
}

export function readHeadline(given: HeadlineSource): HeadlineReader {
  const { text, language } = given;
  const spans = withNamedKinds(withKindsCut(text, given.spans, language), language);
  const source = { ...given, spans };
  const words = wordsOf(source);
  const clauses: HeadlineClause[] = [];
  let at = 0;
  for (const { start, end, after } of textClauses(text, language)) {
    while (at < words.length && (words[at]?.start ?? 0) < start) at += 1;
    let first = at;
    let mark: string = at === 0 ? 'start' : words[at]?.startsLine ? 'line' : after;
    for (; at < words.length && (words[at]?.start ?? end) < end; at++) {
      const word = words[at];
      if (!word || !isBreak(word, words[at + 1])) continue;
      if (at > first) clauses.push({ first, next: at, after: mark });
      first = at + 1;
      mark = 'dash';
    }
    if (at > first) clauses.push({ first, next: at, after: mark });
  }
  const kindSpan = spans.find(({ label }) => label === 'kind') ?? null;
  const modifier = kindSpan && kindModifier(kindSpan.text, language);
  return {
    ...source,
    words,
    clauses,
    kindSpan,
    modifierEnd: kindSpan && modifier ? kindSpan.start + modifier.length : null,
    isCased: /\p{Lu}/u.test(text),
    isShouted: !/\p{Ll}/u.test(text),
  };
}
