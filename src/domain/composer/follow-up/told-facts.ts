import { detectLanguage } from '../../reader/detect-language.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { asciiDigits } from '../../reader/values/read-number.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import { valuesIn } from '../../reader/values/values-in.ts';
import { blankRanges } from '../../text/blank-ranges.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { fold } from '../lexicon/fold.ts';
import { withDigits } from './number-words.ts';

const numerals = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu;

/** Returns a number in a form that is the same with and without separators: '1,200.50' and 1200.5. */
function plainNumber(written: string): string {
  const digits = [...written].map((each) => (/\p{Nd}/u.test(each) ? asciiDigits(each) : each)).join('');
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const cents = trimEndOf(fraction, '0');
  return whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') + (cents === '' ? '' : `.${cents}`);
}

/** Returns a value in a form that doesn't depend on how it is written. The year may have been added to a date. */
function keyOf(value: TypedValue): string {
  if (value.kind === 'date')
    return value.day === undefined
      ? `day ${value.weekday ?? value.month ?? ''}`
      : `date ${value.day} ${value.month ?? ''}`;
  if (value.kind === 'time') return `time ${value.hour}:${value.minute}`;
  if (value.kind === 'contact') return fold(value.text);
  return plainNumber(String(value.amount));
}

/** Returns the dates, times and numbers of a text. */
function keysIn(text: string, languages: readonly ReaderLanguage[]): readonly string[] {
  const given = withDigits(text, languages);
  const [values = []] = languages
    .map((language) => valuesIn(given, language))
    .sort((one, other) => other.length - one.length);
  const rest = blankRanges(given, values);
  return [...values.map(keyOf), ...[...rest.matchAll(numerals)].map(([each]) => plainNumber(each))];
}

/** Returns the bare numbers that may state a value: '2' in 'from 2 to 8 pm' is an hour. */
function bareForms(key: string): readonly string[] {
  const [, hour] = /^time (\d+):0$/.exec(key) ?? [];
  return hour === undefined ? [] : [hour, String(Number(hour) % 12)];
}

const wordsIn = (text: string): readonly string[] => fold(text).match(/\p{L}{3,40}/gu) ?? [];

/** Returns a test for whether the prompts state a fact: each of its values, or else half of its words. */
export function toldIn(
  prompts: readonly string[],
  languages: readonly ReaderLanguage[],
): (fact: string) => boolean {
  const all = prompts.join('\n');
  const read = [...new Set([detectLanguage(all), ...languages])];
  const sentences = all.split(/\n|(?<=[.!?。])\s*/);
  const keys = new Set(sentences.flatMap((sentence) => read.flatMap((each) => keysIn(sentence, [each]))));
  const folded = fold(all);
  return (fact) => {
    if (folded.includes(fold(fact))) return true;
    const wanted = keysIn(fact, read);
    if (wanted.length > 0)
      return wanted.every((key) => [key, ...bareForms(key)].some((form) => keys.has(form)));
    const words = wordsIn(fact);
    return words.length > 0 && words.filter((word) => folded.includes(word)).length * 2 >= words.length;
  };
}
