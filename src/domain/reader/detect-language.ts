import eld from 'eld/extrasmall';
import { type ReaderLanguage, readerLanguages } from './languages.ts';

const isReaderLanguage = (code: string): code is ReaderLanguage =>
  (readerLanguages as readonly string[]).includes(code);

/** As much of a text as says its language. */
const sampleLength = 2000;
const detector = eld.newInstance();
detector.setLanguageSubset([...readerLanguages]);

const count = (text: string, expression: RegExp): number => text.match(expression)?.length ?? 0;

/** The language of a text: by its script where that settles it, otherwise by its letter groups. English if neither. */
export function detectLanguage(text: string): ReaderLanguage {
  const sample = text.slice(0, sampleLength);
  const letters = count(sample, /\p{L}/gu);
  const kana = count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const ideographs = count(sample, /\p{Script=Han}/gu);
  // An ideograph says as much as three letters: "A4のチラシ" is Japanese.
  if (3 * (kana + ideographs) > letters - kana - ideographs) {
    if (kana + ideographs > 0) return kana * 12 > ideographs ? 'ja' : 'zh';
  }
  if (2 * count(sample, /\p{Script=Arabic}/gu) > letters) return 'ar';
  const { language } = detector.detect(sample.toLowerCase());
  return isReaderLanguage(language) ? language : 'en';
}
