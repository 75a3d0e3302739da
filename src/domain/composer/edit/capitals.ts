import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { isWordOf } from '../page/word-list.ts';
import { withFixedCase } from './fixed-case.ts';
import { editWordsOf } from './lexicon/index.ts';
import { withNameCase } from './name-case.ts';
import { withShortDays } from './short-days.ts';

/** Words of a prompt with the capitals that its user left out: 'brook farm' and 'Brook Farm'. */
export interface Capitals {
  readonly typed: string;
  readonly cased: string;
}

/**
 * Returns the phrases of a prompt that lack capitals: acronyms, short days, names of places and people, languages. What
 * has capitals of its own stays as typed. The longest come first.
 */
export function capitalsOf(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly Capitals[] {
  const words = editWordsOf(language);
  if (!words) return [];
  const cased = withNameCase(withFixedCase(withShortDays(text, language), language), spans, language);
  const tokens = tokenize(text);
  const found: { start: number; end: number }[] = [];
  for (const [at, { start, end, folded }] of tokens.entries()) {
    if (cased.slice(start, end) === text.slice(start, end)) continue;
    const open = found.at(-1);
    if (open && text.slice(open.end, start).length <= 1 && !/[,;:]/.test(text.slice(open.end, start)))
      open.end = end;
    else found.push({ start, end });
    // 'Sun 3' is a day, 'sun hat' is none.
    if (isWordOf(folded, words.unsureDays) && found.at(-1)?.start === start) found.pop();
    if (isWordOf(folded, words.unsureDays)) found.push(...besideDay(text, tokens, at));
  }
  const pairs = new Map(found.map(({ start, end }) => [text.slice(start, end), cased.slice(start, end)]));
  return [...pairs]
    .map(([typed, each]) => ({ typed, cased: each }))
    .sort((a, b) => b.typed.length - a.typed.length);
}

/** Returns an unsure day with the word before it and with the one behind it, which make it a day. */
function besideDay(text: string, tokens: readonly Token[], at: number): { start: number; end: number }[] {
  const [before, day, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!day) return [];
  const isClose = (from: number, to: number): boolean => /^ ?$/.test(text.slice(from, to));
  return [
    ...(before && isClose(before.end, day.start) ? [{ start: before.start, end: day.end }] : []),
    ...(behind && isClose(day.end, behind.start) ? [{ start: day.start, end: behind.end }] : []),
  ];
}

const isEdge = (character: string): boolean => !/[\p{L}\p{N}@/_]/u.test(character);

/** Returns a text with the capitals of a prompt's phrases. A phrase whose words have their own capitals is kept. */
export function withCapitals(text: string, capitals: readonly Capitals[]): string {
  let result = text;
  for (const { typed, cased } of capitals) {
    const folded = result.toLowerCase();
    const wanted = typed.toLowerCase();
    if (folded.length !== result.length || wanted.length !== cased.length) continue;
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length;
      const own = result.slice(at, end);
      // Only the first letter may have got its capital on the page.
      const isTyped = own.slice(1) === typed.slice(1);
      const isWhole = (at === 0 || isEdge(result.charAt(at - 1))) && isEdge(result.charAt(end) || ' ');
      if (isTyped && isWhole) result = result.slice(0, at) + cased + result.slice(end);
    }
  }
  return result;
}
