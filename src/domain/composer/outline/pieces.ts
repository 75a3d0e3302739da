import type { PromptReading } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import type { Range } from '../facts/text-clauses.ts';
import { splitRange } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import { barePriceOf, dayEnd, openPriceOf, priceOf } from '../sheet/clause-values.ts';
import type { SheetPair } from '../sheet/sheet.ts';

/** Marks that divide a list, the strongest first; the position is that of the mark. */
const dividers: readonly ((text: string, at: number) => boolean)[] = [
  (text, at) => /[;；]/u.test(text.charAt(at)),
  (text, at) => /[/|·•]/u.test(text.charAt(at)) && text[at - 1] === ' ' && text[at + 1] === ' ',
  (text, at) => /[,，、،]/u.test(text.charAt(at)),
];

/** A price within words, with more words behind it: two entries in one. */
const innerPrice = /\p{L} \p{Sc}?\d{1,4}(?:[.,]\d\d)? ?\p{Sc}?(?: \(\p{L}{1,4}\))?[ ,/;+]+\p{L}{3}/u;

/** Returns the name and the price of an entry; a number at its end is a price only among prices. */
export function entryPrice(
  text: string,
  range: Range,
  reading: PromptReading,
  isPriced: boolean,
): SheetPair | null {
  const typed = priceOf(text, range, reading);
  if (typed && typed.label !== '') return typed.value.length <= longestPrice ? typed : null;
  if (!isPriced) return null;
  return barePriceOf(text, range, reading.language) ?? openPriceOf(text, range, reading.language);
}

/** In characters; more is told than a price. */
const longestPrice = 40;

const bareTime = /^\d{1,2}[.:]\d{2}(?: ?[-–] ?\d{1,2}[.:]\d{2})?(?=\s)/u;

const rangeMark = /^ ?[-–—] ?/u;

/** Returns where the time ends that words begin with, behind their day; null if they begin with none. */
export function timeEnd(text: string, { start, end }: Range, reading: PromptReading): number | null {
  const behind = dayEnd(text, { start, end }, reading);
  const from = behind + (/^[\s,]*/u.exec(text.slice(behind, end))?.[0].length ?? 0);
  const [word, next] = tokenize(text, from, Math.min(end, from + longestLead));
  // 'Ore 7.30', 'um 8:00'
  const isLed = word !== undefined && isWordOf(word.folded, pageWordsOf(reading.language).atTime);
  return hourEnd(text, { start: isLed && next ? next.start : from, end }, reading);
}

/** How far behind a word for an hour its number stands, in characters. */
const longestLead = 16;

/** Returns where the hour ends that words begin with, or the later one of two: '18h-19h30'. */
function hourEnd(text: string, { start, end }: Range, { values }: PromptReading): number | null {
  const timeAt = (at: number): number | undefined =>
    values.find((value) => value.kind === 'time' && value.start === at && value.end < end)?.end;
  const typed = timeAt(start);
  if (typed !== undefined) {
    const mark = rangeMark.exec(text.slice(typed, end))?.[0] ?? '';
    return (mark === '' ? undefined : timeAt(typed + mark.length)) ?? typed;
  }
  const bare = bareTime.exec(text.slice(start, end))?.[0];
  return bare === undefined ? null : start + bare.length;
}

interface Division {
  readonly pieces: readonly Range[];
  readonly score: number;
}

const clock = /(?<![\d.,:])\d{1,2}[:.h]\d{2}(?= \p{L})/gu;
const fewestTimes = 3;

/** Returns the entries of a list without commas, each of which begins with its time: '7:23 call 7:31 police'. */
function atTimes(text: string, range: Range): readonly Range[] {
  const said = text.slice(range.start, range.end);
  const starts = [...said.matchAll(clock)].map(({ index }) => index);
  if (starts[0] !== 0) return [];
  return starts.map((start, at) => {
    const words = said.slice(start, starts[at + 1] ?? said.length);
    return { start: range.start + start, end: range.start + start + trimEndOf(words, ' ,;').length };
  });
}

/** Returns the entries of a list, divided so that as many of them as possible have one price. */
export function piecesOf(text: string, range: Range, reading: PromptReading): readonly Range[] {
  const divisions = dividers.map((divides): Division => {
    const pieces = splitRange(text, range, (at) => divides(text, at));
    const priced = pieces.filter(
      (piece) =>
        (entryPrice(text, piece, reading, true) !== null || timeEnd(text, piece, reading) !== null) &&
        !innerPrice.test(text.slice(piece.start, piece.end)),
    ).length;
    return { pieces, score: pieces.length < 2 ? 0 : priced / pieces.length };
  });
  const timed = atTimes(text, range);
  if (timed.length >= fewestTimes) return timed;
  const parted = divisions.filter(({ pieces }) => pieces.length > 1);
  const [first] = parted;
  if (!first) return [range];
  // Without prices, the strongest mark divides.
  const { pieces } = parted.reduce((best, each) => (each.score > best.score ? each : best), first);
  return pieces.flatMap((piece) => summands(text, piece, reading));
}

/** Returns the parts of 'subs 575 + kit 640', each of which has its number. */
function summands(text: string, piece: Range, reading: PromptReading): readonly Range[] {
  const parts = splitRange(text, piece, (at) => text.slice(at - 1, at + 2) === ' + ');
  return parts.length > 1 && parts.every((part) => entryPrice(text, part, reading, true) !== null)
    ? parts
    : [piece];
}

const fewestPriced = 2;

/** Returns whether each of several entries has a price. */
export const areAllPriced = (text: string, pieces: readonly Range[], reading: PromptReading): boolean =>
  pieces.length >= fewestPriced && pieces.every((piece) => entryPrice(text, piece, reading, true) !== null);

/** From this share of entries on, they are prices. */
const mostly = 0.6;

/** Returns whether most of several entries have a price. */
export const areMostlyPriced = (
  text: string,
  pieces: readonly Range[],
  { reading, isPriced }: { readonly reading: PromptReading; readonly isPriced: boolean },
): boolean => {
  const priced = pieces.filter((piece) => entryPrice(text, piece, reading, isPriced) !== null).length;
  return priced >= fewestPriced && priced >= pieces.length * mostly;
};
