import { characterClass } from '../character-class.ts';
import { asciiDigits } from './read-number.ts';
import { type Found, placeOf, type Scan } from './scan.ts';
import type { TimeValue } from './typed-value.ts';

const afternoon = new Set(['pm', 'p', 'م', 'مساء', 'عصرا', 'ظهرا', 'ليلا']);
const forenoon = new Set(['am', 'a', 'ص', 'صباحا']);
const clockWords = new Set(['uhr', 'h', 'uur', 'heures', 'u', '時', '点', 'o', 'ч']);

/** Finds a clock time: "15:30", "3 pm", "16 Uhr", "18h30", "午後3時". */
export function findTime(scan: Scan, at: number): Found<TimeValue> | undefined {
  const { tokens } = scan;
  const first = tokens[at];
  if (first?.type !== characterClass.digit || first.text.length > 2) return undefined;
  const hour = Number(asciiDigits(first.text));
  let next = at + 1;
  let minute = 0;
  let isClock = false;
  const mark = tokens[next];
  const digits = tokens[next + 1];
  const hasMinutes =
    mark &&
    digits?.type === characterClass.digit &&
    digits.text.length === 2 &&
    // French puts spaces around the h: "18 h 30".
    ((mark.folded === 'h' && scan.language === 'fr') || !(digits.hasSpaceBefore || mark.hasSpaceBefore));
  if (hasMinutes && [':', '.', 'h', '：', 'u', '時', '点'].includes(mark.folded)) {
    minute = Number(asciiDigits(digits.text));
    isClock = mark.folded !== '.';
    next += 2;
    if (tokens[next]?.text === '分') next++;
  }
  const word = tokens[next]?.folded ?? '';
  let isAfternoon = false;
  if (afternoon.has(word) || forenoon.has(word)) {
    const dotted = tokens[next + 1]?.text === '.' && tokens[next + 2]?.folded === 'm';
    if (word.length > 1 || dotted || !/^[ap]$/.test(word)) {
      isClock = true;
      isAfternoon = afternoon.has(word);
      next += dotted ? 3 : 1;
    }
  } else if (clockWords.has(word) && (word !== 'o' || tokens[next + 2]?.folded === 'clock')) {
    const isDuration = word === 'h' && tokens[next]?.hasSpaceBefore;
    if (!isDuration) isClock = true;
    if (!isDuration) next += word === 'o' ? 3 : 1;
  }
  if (!isClock || minute > 59 || hour > 24 || (isAfternoon && hour > 12)) return undefined;
  const value = {
    kind: 'time' as const,
    ...placeOf(scan, at, next),
    hour: isAfternoon && hour < 12 ? hour + 12 : hour,
    minute,
    // "7:30" could mean morning or evening in speech; as a clock time it is unambiguous.
    isCertain: true,
  };
  return { value, first: at, next };
}
