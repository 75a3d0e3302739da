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
  const names = { stems: named('long').map((name) => name.slice(0, -1)), short: new Set(named('short')) };
  known.set(language, names);
  return names;
}

/** Returns whether a folded word is a day of the week, in any form, or its short form. */
export function isWeekday(folded: string, language: ReaderLanguage): boolean {
  const { stems, short } = namesOf(language);
  return short.has(folded) || stems.some((stem) => stem.length > 1 && folded.startsWith(stem));
}
