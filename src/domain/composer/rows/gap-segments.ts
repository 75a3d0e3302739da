import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Range } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';

/** Words between two marks, up to the next punctuation. */
export interface GapSegment extends Range {
  readonly text: string;
  /** Whether no punctuation stands between it and the mark before. */
  readonly isOpenStart: boolean;
  /** Whether no punctuation stands between it and the mark behind. */
  readonly isOpenEnd: boolean;
  readonly isBeforeColon: boolean;
  /** Whether a sentence or line ends behind it. */
  readonly isBeforeStop: boolean;
}

const separator = /[.!?…。！？؟;；,،、:：\n()[\]{}"“”«»]|\s[-–—•*|/>→=+]+(?=\s|$)|(?:^|\n)[-–—•*]\s/gu;

/** Returns whether a period ends an abbreviation: 'Rev.'. */
function isAbbreviated(text: string, at: number, language: ReaderLanguage): boolean {
  if (text[at] !== '.') return false;
  const [word] = /\p{L}{1,20}$/u.exec(text.slice(0, at)) ?? [''];
  return word !== '' && isWordOf(fold(word), pageWordsOf(language).abbreviations);
}

/** Returns whether a point or comma stands within a number: '1.553,36'. */
const isInNumber = (text: string, at: number): boolean =>
  /[.,:]/.test(text[at] ?? '') && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');

/** Divides the unlabeled words of a range by punctuation. Segments without a letter or digit are empty. */
export function gapSegments(
  text: string,
  start: number,
  end: number,
  language: ReaderLanguage,
): GapSegment[] {
  const segments: GapSegment[] = [];
  let from = start;
  const add = (to: number, mark: string): void => {
    const raw = text.slice(from, to);
    const words = raw.trim();
    const first = from + raw.length - raw.trimStart().length;
    if (words !== '' || mark !== '')
      segments.push({
        start: first,
        end: first + words.length,
        text: words,
        isOpenStart: from === start,
        isOpenEnd: mark === '',
        isBeforeColon: mark === ':' || mark === '：',
        isBeforeStop: /[.!?…。！？؟;；\n]/u.test(mark),
      });
  };
  for (const { index, 0: mark } of text.slice(start, end).matchAll(separator)) {
    const at = start + index;
    if (at < from || isInNumber(text, at) || isAbbreviated(text, at, language)) continue;
    add(at, mark.trim() === '' ? '\n' : mark.trim());
    from = at + mark.length;
  }
  if (text.slice(from, end).trim() !== '') add(end, '');
  return segments;
}
