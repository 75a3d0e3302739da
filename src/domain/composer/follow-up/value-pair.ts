import type { Label } from '../../reader/labels.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import { valuesIn } from '../../reader/values/values-in.ts';
import { quotedPlaces } from '../../text/quoted-text.ts';
import { saysSomething } from '../facts/small-words.ts';
import { fold } from '../lexicon/fold.ts';
import { leavesOf, placesOf } from './leaves.ts';
import { partTerms } from './part-terms.ts';
import { type Request, spansOf, unquoted } from './request.ts';
import { saysNot } from './says-not.ts';
import { certainNumber } from './values.ts';

/** A value on the page and its replacement. */
export interface ValuePair {
  readonly old: ReadSpan;
  readonly next: ReadSpan;
}

const mostTokens = 40;
const hasDigit = (text: string): boolean => /\p{N}/u.test(text);

const startsAsValue = (text: string): boolean => /^[\p{N}\p{Sc}]/u.test(text);

export const spanAt = (label: Label, text: string, start: number, end: number): ReadSpan => ({
  label,
  text: text.slice(start, end),
  start,
  end,
  confidence: 1,
  instruction: 0,
});

/** Strips the shared ending of '14 days' and '30 days'. */
function withoutSharedEnd(old: string, next: string): readonly [string, string] {
  const [first, second] = [old.split(/\s+/), next.split(/\s+/)];
  while (first.length > 1 && second.length > 1 && first.at(-1) === second.at(-1)) {
    first.pop();
    second.pop();
  }
  return [first.join(' '), second.join(' ')];
}

function isOnPage(request: Request, value: string): boolean {
  // A number in digits matches numeric fields only if the value is nothing but that number.
  const number = startsAsValue(value) ? certainNumber(value, request.languages[0] ?? 'en') : undefined;
  return leavesOf(request.content, []).some(({ value: leaf }) =>
    typeof leaf === 'number' ? leaf === number : placesOf(value, leaf).length > 0,
  );
}

export const spanOfValue = (label: 'old' | 'new', { text, start, end }: TypedValue): ReadSpan => ({
  label,
  text,
  start,
  end,
  confidence: 1,
  instruction: 0,
});

/** Returns a pair of two values of one kind of which only one is on the page: 'at 11 pm, not 10 pm'. */
function pairOfKind(request: Request): ValuePair | undefined {
  const [one, other, ...more] = valuesIn(request.text, request.languages[0] ?? 'en');
  if (!one || !other || more.length > 0 || one.kind !== other.kind || one.kind === 'contact')
    return undefined;
  const [isOne, isOther] = [isOnPage(request, one.text), isOnPage(request, other.text)];
  if (isOne === isOther) return undefined;
  const [old, next] = isOne ? [one, other] : [other, one];
  return { old: spanOfValue('old', old), next: spanOfValue('new', next) };
}

/** Returns a value that is on the page and denied, and the one given for it: 'at 11 pm, not 10 pm', 'apples 130, not 120'. */
export function deniedPair(request: Request): ValuePair | undefined {
  const { text, languages } = request;
  const language = languages[0] ?? 'en';
  if (valuesIn(text, language).length === 0) return deniedNumber(request);
  const pair = pairOfKind(request);
  return pair && saysNot(text.slice(pair.next.end, pair.old.start), language) ? pair : undefined;
}

function deniedNumber(request: Request): ValuePair | undefined {
  const { text, languages } = request;
  const [next, old, ...more] = text.matchAll(/(?<![\p{L}\p{N}.,:/-])\p{N}{1,9}(?:[.,]\p{N}{1,9}){0,3}/gu);
  if (!next || !old || more.length > 0 || !isOnPage(request, old[0]) || isOnPage(request, next[0]))
    return undefined;
  const between = text.slice(next.index + next[0].length, old.index);
  if (!saysNot(between, languages[0] ?? 'en')) return undefined;
  const spanOf = (label: 'old' | 'new', { index, 0: found }: RegExpExecArray): ReadSpan =>
    spanAt(label, text, index, index + found.length);
  return { old: spanOf('old', old), next: spanOf('new', next) };
}

/** Returns the quoted texts of a request, if they are the old and the new one. */
export function quotedPair(request: Request): ValuePair | undefined {
  const [old, next] = [...spansOf(request, 'old'), ...spansOf(request, 'new')];
  const isPair = quotedPlaces(request.text).length === 2 && old?.label === 'old' && next?.label === 'new';
  const areWhole = [old, next].every((span) => span?.confidence === 1 && span.instruction === 0);
  return isPair && areWhole ? { old, next } : undefined;
}

/**
 * Returns the old and the new value of 'change $15 to $18', regardless of the labels: the words before the
 * connecting word must be on the page, and the new value runs to the end. Both need digits unless the verb is
 * 'replace'.
 */
export function valuePair(request: Request): ValuePair | undefined {
  const { text, reading } = request;
  const tokens = tokenize(text).slice(0, mostTokens);
  // 'Replace Ana with Eva' works for words as well; similar verbs name a part.
  const [verb] = partTerms(fold(text), request.languages).filter(({ names }) => names.includes('replace'));
  const replaces = verb !== undefined && verb.start < 16;
  const isValue = (words: string): boolean => replaces || hasDigit(words);
  const end = text.trimEnd().replace(/[.!]$/, '').length;
  for (const [at, link] of tokens.entries()) {
    if (at === 0 || !/\p{L}/u.test(link.text) || saysSomething(link.text, reading.language)) continue;
    const next = text.slice(link.end, end).trim();
    if (next === '' || next.length > 60 || !isValue(next)) continue;
    for (let from = 0; from < at; from++) {
      const start = tokens[from]?.start ?? 0;
      const old = text.slice(start, link.start).trim();
      if (!isValue(old)) break;
      if (replaces && start < verb.end) continue;
      const [short, shortNext] = withoutSharedEnd(old, next);
      const isWhole = isOnPage(request, unquoted(old));
      if (!isWhole && (short === old || !isOnPage(request, short))) continue;
      const nextStart = text.indexOf(next, link.end);
      return isWhole
        ? {
            old: spanAt('old', text, start, start + old.length),
            next: spanAt('new', text, nextStart, nextStart + next.length),
          }
        : {
            old: spanAt('old', text, start, start + short.length),
            next: spanAt('new', text, nextStart, nextStart + shortNext.length),
          };
    }
  }
  return pairOfKind(request);
}
