import { styleNames } from '../../document/kit/style-looks.ts';
import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { type Clause, type Range, textClauses } from '../facts/text-clauses.ts';
import { isUnspaced } from '../lexicon/fold.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import type { TermHit } from '../lexicon/term-finder.ts';
import { findKind } from '../page/find-kind.ts';
import { phraseEnd } from '../page/word-list.ts';
import { isA, namedBy, wishTerms } from './wish-terms.ts';

export interface FoundWish extends Range {
  readonly label: Extract<Label, 'look' | 'tone' | 'audience'>;
}

const bits = (...kinds: readonly (typeof wordKinds)[number][]): number =>
  kinds.reduce((all, kind) => all | (1 << wordKinds.indexOf(kind)), 0);
const styling = bits('look', 'color', 'tone');
const toned = bits('tone');
/** Words that a subject follows: 'a talk about modern design' is not one with a modern design. */
const opening = bits('about', 'article', 'toward');
/** Words that no wish starts with. */
const telling = bits('toward', 'about');
/** Words before a wish: 'with', 'in', 'use'. */
const leading = bits('accompany', 'location', 'command');

const hexCode = /^#(?:[\da-f]{6}|[\da-f]{3})$/i;
/** Longer phrases say more than a wish. */
const mostWords = 9;

interface Word {
  readonly token: Token;
  readonly kinds: number;
  readonly says: boolean;
}

/** Returns the words of a clause, with a hex code as one. */
function wordsOf(text: string, { start, end }: Range, language: ReaderLanguage): Word[] {
  const tokens = tokenize(text, start, end);
  const { own } = matchLexicon(tokens, language);
  return tokens.map((token, at) => ({
    token,
    kinds: own[at] ?? 0,
    says: saysSomething(token.text, language),
  }));
}

/**
 * Returns whether words say nothing but how the page should look: all of them are known, and one of them is a hex code
 * or names what the wish changes, such as an accent or a style.
 */
function isWish(text: string, { start, end }: Range, language: ReaderLanguage): boolean {
  const said = text.slice(start, end);
  const codes = [...said.matchAll(/#[\da-f]{3,6}\b/gi)].filter(({ 0: code }) => hexCode.test(code));
  const hits = wishTerms(said, language);
  const covered = [
    ...hits.map((hit) => [hit.start, hit.end] as const),
    ...codes.map(({ 0: code, index }) => [index, index + code.length] as const),
  ];
  const words = wordsOf(text, { start, end }, language);
  const isKnown = ({ token, kinds, says }: Word): boolean =>
    !says ||
    (kinds & (styling | leading)) !== 0 ||
    covered.some(([from, to]) => token.start - start < to && token.end - start > from);
  const names = hits.filter((hit) => isA(hit, 'nouns'));
  const tells = hits.filter((hit) =>
    ['color', 'shade', 'style', 'font'].some((kind) => namedBy(hit, kind) !== undefined),
  );
  const isSpaced = hits.some((hit) => isA(hit, 'airy') || isA(hit, 'columns'));
  const isNamed = isSpaced || (names.length > 0 && tells.length > 0);
  // 'Make it colorful' needs no name of what it changes.
  const { making } = lexicons[language].wishes;
  const asked = phraseEnd(
    words.map(({ token }) => token),
    0,
    making,
  );
  const isMade = asked > 0 && words.slice(asked).some(({ kinds }) => (kinds & styling) !== 0);
  return (codes.length > 0 || isNamed || isMade) && words.every((word, at) => at < asked || isKnown(word));
}

/** Returns the wish at the end of a clause; null if there is none. */
function tailOf(text: string, clause: Range, language: ReaderLanguage): FoundWish | null {
  const words = wordsOf(text, clause, language);
  for (let at = Math.max(0, words.length - mostWords); at < words.length; at++) {
    const [word, before] = [words[at], words[at - 1]];
    // 'It needs to look modern' is a sentence about the page.
    if (!word || (word.kinds & telling) !== 0) continue;
    // The subject of 'a guide to minimalist design' is none.
    if (before && (!before.says || (before.kinds & opening) !== 0 || /^\p{P}$/u.test(before.token.text)))
      continue;
    const range = { start: word.token.start, end: clause.end };
    if (findKind([text.slice(range.start, range.end)], language) !== null) continue;
    if (!isWish(text, range, language)) continue;
    const isTone = words.slice(at).some(({ kinds }) => (kinds & toned) !== 0);
    const isLook = words.slice(at).some(({ kinds }) => (kinds & styling & ~toned) !== 0);
    return { ...range, label: isTone && !isLook ? 'tone' : 'look' };
  }
  return null;
}

/** Returns the range of a style with the noun beside it: 'gothic style', 'style art déco'. */
function withNoun({ start, end }: Range, hits: readonly TermHit[]): Range {
  const nouns = hits.filter((hit) => isA(hit, 'nouns'));
  const next = nouns.find((noun) => noun.start >= end && noun.start - end <= 1);
  const last = nouns.find((noun) => noun.end <= start && start - noun.end <= 1);
  return { start: last?.start ?? start, end: next?.end ?? end };
}

/**
 * Returns the styles that are named beside what is made ('art deco invitation', 'affiche art nouveau'), or alone in a
 * clause, as shades may be, too, except among the values of a list. Elsewhere they may be the subject: 'poster about
 * art nouveau'. In scripts without spaces, they are followed by a word for a style.
 */
function stylesOf(text: string, clause: Range, language: ReaderLanguage): readonly FoundWish[] {
  const said = text.slice(clause.start, clause.end);
  const hits = wishTerms(said, language);
  const isList = text.slice(0, clause.end).includes(':');
  const isKind = (token: Token | undefined): boolean =>
    token !== undefined && findKind([token.text], language) !== null;
  return hits.flatMap((hit) => {
    const isShade = namedBy(hit, 'shade') !== undefined && !isList;
    if (!isShade && !styleNames.some((name) => namedBy(hit, 'style') === name)) return [];
    const own = withNoun(hit, hits);
    const range = { start: clause.start + own.start, end: clause.start + own.end };
    const wish = { ...range, label: 'look' as const };
    if (isUnspaced(said.slice(hit.start, hit.end))) return own.end > hit.end ? [wish] : [];
    const before = wordsOf(text, { start: clause.start, end: range.start }, language);
    const next = wordsOf(text, { start: range.end, end: clause.end }, language);
    const isBeside = !isShade && (isKind(next[0]?.token) || isKind(before.at(-1)?.token));
    return isBeside || before.length + next.length === 0 ? [wish] : [];
  });
}

const keyed = ['audience', 'tone', 'look'] as const;

/** Returns the wish of a clause after a colon: 'audience: parents'. */
function keyedBy(
  text: string,
  before: Range | undefined,
  { start, end, after }: Clause,
  language: ReaderLanguage,
): FoundWish | null {
  if (!before || after !== 'colon') return null;
  const tokens = tokenize(text, before.start, before.end);
  const { keys } = lexicons[language].wishes;
  for (const label of keyed) {
    const at = tokens.findIndex((_, index) => phraseEnd(tokens, index, keys[label]) === tokens.length);
    const key = at < 0 ? undefined : tokens[at];
    if (key && end - start <= longestValue) return { start: key.start, end, label };
  }
  return null;
}

const rangeOf = ({ start, end }: Range): Range => ({ start, end });
const fewestColors = 2;

/** 'Pale blue and silver': returns whether words are several colors and nothing else. */
function saysColors(text: string, range: Range, language: ReaderLanguage): boolean {
  const hits = wishTerms(text.slice(range.start, range.end), language);
  const colors = hits.filter((hit) => namedBy(hit, 'color') !== undefined);
  const isColored = ({ token, says }: Word): boolean =>
    !says ||
    hits.some(
      (hit) =>
        (namedBy(hit, 'color') ?? namedBy(hit, 'shade')) !== undefined &&
        token.start - range.start < hit.end &&
        token.end - range.start > hit.start,
    );
  return colors.length >= fewestColors && wordsOf(text, range, language).every(isColored);
}

/** Cuts a clause where a dash with spaces around it is used as a comma. */
function atDashes(text: string, clause: Clause): readonly Clause[] {
  const parts: Clause[] = [];
  let { start } = clause;
  for (const { index } of text.slice(clause.start, clause.end).matchAll(/ [-–—] /g)) {
    const end = clause.start + index;
    if (end > start) parts.push({ ...clause, start, end });
    start = end + 3;
  }
  return [...parts, { ...clause, start }];
}

const longestValue = 60;

/**
 * Returns the phrases of a prompt that only say how its page should look or sound, or who reads it, wherever they
 * stand, by the words of its language.
 */
export function findWishes(text: string, language: ReaderLanguage): readonly FoundWish[] {
  const isOneScript = Array.from(text.slice(0, longestValue)).some(isUnspaced);
  const clauses = textClauses(text, language).flatMap((clause) => atDashes(text, clause));
  return clauses.flatMap((clause, at) => {
    const wish = keyedBy(text, clauses[at - 1], clause, language);
    if (wish) return wish;
    if (isOneScript) return stylesOf(text, clause, language);
    const isBetweenDashes = text.slice(clause.start - 3, clause.start).match(/^ [-–—] $/) !== null;
    if (isBetweenDashes && saysColors(text, clause, language)) return { ...rangeOf(clause), label: 'look' };
    const tail = tailOf(text, clause, language);
    const styles = stylesOf(text, clause, language).filter(({ end }) => !tail || end <= tail.start);
    return [...styles, ...(tail ? [tail] : [])];
  });
}
