import { characterClass } from './character-class.ts';
import { wordKinds } from './lexicon/lexicon.ts';
import { calendarNames, type LexiconMatches } from './lexicon/phrase-index.ts';
import type { Token } from './tokenize.ts';
import type { Found } from './values/scan.ts';

/** Bits for what a token contributes to a run. */
const day = 1;
const clock = 2;
const amount = 4;
const digits = 8;
const joiner = 16;
/** Contacts and long numbers, which end a run. */
const other = 64;

const joiners = new Set(['-', '–', '—', '~', '〜', '/', '&', '+', '.', ':', 'x', '×']);
const clockUnits = new Set(['h', 'hs', 'uhr', 'uur', 'u', 'ore', 'godz', '時', '点', '点半', 'o', 'clock']);
const dayUnits = new Set([
  '月',
  '日',
  '年',
  '曜',
  '号',
  '周',
  '週',
  'st',
  'nd',
  'rd',
  'th',
  'er',
  'º',
  'ª',
  '°',
]);
const dayKind = 1 << wordKinds.indexOf('day');
const longest = 14;

/**
 * Runs of numbers, names of days and months, and joining words ("9 to 5", "3–5 May", "every second Sunday").
 * They hint at complete dates and times for the labeler. Calculations use only typed values.
 */
export interface ValueRuns {
  /** Bit set of the parts of each token's run; 0 outside of runs. */
  readonly type: Uint32Array;
  /** 1 for the first token, 2 inside, 3 for the last, 4 for a single token. */
  readonly place: Uint32Array;
  readonly length: Uint32Array;
}

const isName = (token: Token): boolean => {
  const word = token.folded;
  if (token.type !== characterClass.letter || word.length < 3) return false;
  return (
    calendarNames(word).length > 0 ||
    (word.length > 4 && calendarNames(word.slice(0, -1)).length > 0) ||
    (word.length > 3 && word.length < 6 && calendarNames(word.slice(0, 3)).length > 0)
  );
};

export function findValueRuns(
  tokens: readonly Token[],
  values: readonly Found[],
  { own }: LexiconMatches,
): ValueRuns {
  const n = tokens.length;
  const parts = new Uint8Array(n);
  for (const { value, first, next } of values) {
    const part =
      value.kind === 'date' ? day : value.kind === 'time' ? clock : value.kind === 'money' ? amount : other;
    // "10 h" may be a quantity or a time; "9日" may be a number of days or the 9th.
    if (value.kind !== 'quantity') for (let at = first; at < next; at++) parts[at] = part;
  }
  for (const [at, token] of tokens.entries()) {
    if (parts[at]) continue;
    const isTight = !token.hasSpaceBefore;
    if (token.type === characterClass.digit) parts[at] = token.text.length <= 4 ? digits : other;
    else if (isName(token)) parts[at] = day;
    else if (joiners.has(token.text)) parts[at] = joiner;
    else if (clockUnits.has(token.folded) && tokens[at - 1]?.type === characterClass.digit) parts[at] = clock;
    else if (dayUnits.has(token.folded) && isTight) parts[at] = day;
    // "bis", "à" and "to" join dates; "morning" is part of one.
    else if ((own[at] ?? 0) & dayKind)
      parts[at] = token.type === characterClass.letter && token.text.length <= 3 ? joiner : day;
  }
  const runs: ValueRuns = {
    type: new Uint32Array(n),
    place: new Uint32Array(n),
    length: new Uint32Array(n),
  };
  const isAnchor = (at: number): boolean => {
    const part = parts[at] ?? 0;
    return part !== 0 && part !== joiner && part !== other;
  };
  let at = 0;
  while (at < n) {
    if (!isAnchor(at)) {
      at++;
      continue;
    }
    let end = at + 1;
    let type = parts[at] ?? 0;
    for (let next = at + 1; next < n && next < at + longest; next++) {
      const part = parts[next] ?? 0;
      if (part === 0 || part === other || tokens[next]?.startsLine) break;
      if (part === amount && !(type & amount)) break;
      if (part !== joiner) {
        end = next + 1;
        type |= part;
      }
    }
    for (let index = at; index < end; index++) {
      runs.type[index] = type;
      runs.length[index] = Math.min(end - at, 6);
      runs.place[index] = end - at === 1 ? 4 : index === at ? 1 : index === end - 1 ? 3 : 2;
    }
    at = end;
  }
  return runs;
}
