import { characterClass } from '../character-class.ts';
import type { ReaderLanguage } from '../languages.ts';
import type { Token } from '../tokenize.ts';

export interface NumberReading {
  readonly value: number;
  /** Index of the token after the number. */
  readonly next: number;
  /** False if a separator is ambiguous, as in "1.234". */
  readonly isCertain: boolean;
  readonly hasFraction: boolean;
  /** The value if the separator groups thousands. Set only if the number is ambiguous. */
  readonly grouped?: number;
}

const pointLanguages: ReadonlySet<ReaderLanguage> = new Set(['en', 'ja', 'zh', 'ar']);

/** Converts digits of any script to ASCII. */
export function asciiDigits(text: string): string {
  let digits = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const value =
      code >= 0x660 && code <= 0x669
        ? code - 0x660
        : code >= 0x6f0 && code <= 0x6f9
          ? code - 0x6f0
          : code >= 0xff10 && code <= 0xff19
            ? code - 0xff10
            : code - 0x30;
    if (value < 0 || value > 9) return '';
    digits += String(value);
  }
  return digits;
}

const separators = new Set(['.', ',', "'", '’', '٫', '٬', '،']);
const mostDigits = 15;
/** Limits the scan in texts that contain only digits and separators. */
const mostGroups = 6;

/** Reads the number that starts at a digit token, with its groups and fraction. */
export function readNumber(
  text: string,
  tokens: readonly Token[],
  at: number,
  language: ReaderLanguage,
): NumberReading | undefined {
  const first = tokens[at];
  if (first?.type !== characterClass.digit) return undefined;
  const groups = [asciiDigits(first.text)];
  const marks: string[] = [];
  let next = at + 1;
  let isSpaced = false;
  while (groups.length <= mostGroups) {
    const mark = tokens[next];
    const digits = tokens[next + 1];
    if (
      mark &&
      digits &&
      !mark.hasSpaceBefore &&
      !digits.hasSpaceBefore &&
      separators.has(mark.text) &&
      digits.type === characterClass.digit
    ) {
      groups.push(asciiDigits(digits.text));
      marks.push(mark.text);
      next += 2;
    } else if (
      mark?.type === characterClass.digit &&
      mark.text.length === 3 &&
      (groups[0]?.length ?? 0) <= 3 &&
      marks.every((each) => each === ' ') &&
      /^[ \u00a0\u202f\u2009]$/.test(text.slice(tokens[next - 1]?.end, mark.start))
    ) {
      isSpaced ||= text.charAt(mark.start - 1) === ' ';
      groups.push(asciiDigits(mark.text));
      marks.push(' ');
      next += 1;
    } else break;
  }
  if (groups.some((group) => group === '') || groups.join('').length > mostDigits) return undefined;
  const reading = joinGroups(groups, marks, language);
  return reading && { ...reading, next, isCertain: reading.isCertain && !isSpaced };
}

function joinGroups(
  groups: readonly string[],
  marks: readonly string[],
  language: ReaderLanguage,
): Omit<NumberReading, 'next'> | undefined {
  if (marks.length === 0) return { value: Number(groups[0]), isCertain: true, hasFraction: false };
  const last = groups[groups.length - 1] ?? '';
  const lastMark = marks[marks.length - 1];
  const whole = Number(groups.join(''));
  const fractional = Number(`${groups.slice(0, -1).join('')}.${last}`);
  const isGrouped = (some: readonly string[]): boolean => some.slice(1).every((group) => group.length === 3);
  const isOneMark = marks.every((mark) => mark === lastMark);
  // Indian numbers group by two digits above the thousands: '1,20,000'.
  const isLakhs =
    lastMark === ',' &&
    last.length === 3 &&
    (groups[0]?.length ?? 3) < 3 &&
    groups.slice(1, -1).every(({ length }) => length === 2);
  if (marks.length > 1 && isOneMark)
    return isGrouped(groups) || isLakhs ? { value: whole, isCertain: true, hasFraction: false } : undefined;
  if (marks.length > 1)
    return isGrouped(groups.slice(0, -1))
      ? { value: fractional, isCertain: true, hasFraction: true }
      : undefined;
  if (lastMark === ' ' || lastMark === "'" || lastMark === '’' || lastMark === '٬')
    return last.length === 3 ? { value: whole, isCertain: true, hasFraction: false } : undefined;
  if (last.length !== 3) return { value: fractional, isCertain: true, hasFraction: true };
  // A single separator before three digits is ambiguous: the language decides between thousands and fraction,
  // but the result is never certain.
  const isFraction = (lastMark === '.') === pointLanguages.has(language) || lastMark === '٫';
  return {
    value: isFraction ? fractional : whole,
    isCertain: false,
    hasFraction: isFraction,
    grouped: whole,
  };
}
