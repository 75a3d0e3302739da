import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';

interface DayNames {
  /** Names without their last letter, which changes with the case: 'sobotę' is a form of 'sobota'. */
  readonly stems: readonly string[];
  readonly short: ReadonlySet<string>;
}

const known = new Map<ReaderLanguage, DayNames>();

function namesOf(language: ReaderLanguage): DayNames {
  const held = known.get(language);
  if (held) return held;
  const named = (weekday: 'long' | 'short'): string[] => {
    const { format } = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    return [4, 5, 6, 7, 8, 9, 10].map((day) => fold(format(Date.UTC(2026, 0, day))).replace(/\.$/, ''));
  };
  const long = named('long');
  const short = named('short');
  const end = commonEnd(long);
  // 'Tues' and 'weds'
  const clipped =
    end === '' ? [] : [...long.map((name) => name.slice(0, -end.length)), ...short.map((name) => `${name}s`)];
  const names = { stems: long.map((name) => name.slice(0, -1)), short: new Set([...short, ...clipped]) };
  known.set(language, names);
  return names;
}

/** Returns the letters that all names end with: 'day'. */
function commonEnd([first = '', ...others]: readonly string[]): string {
  if (!/^\p{Script=Latin}+$/u.test(first)) return '';
  let at = first.length;
  while (at > 0 && others.every((name) => name.endsWith(first.slice(at - 1)))) at -= 1;
  return first.length - at > 1 ? first.slice(at) : '';
}

/** Returns whether a folded word is a day of the week, in any form, or its short form. */
export function isWeekday(folded: string, language: ReaderLanguage): boolean {
  const { stems, short } = namesOf(language);
  return short.has(folded) || stems.some((stem) => stem.length > 1 && folded.startsWith(stem));
}
