import type { ReaderLanguage } from '../../reader/languages.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A stretch between marks, without the spaces at its ends. */
export interface Clause extends Range {
  /** What stands before it; a line break and the start of the text end sentences. */
  readonly after: 'sentence' | 'colon' | 'comma';
}

/** Longer texts are read up to here. */
export const longestRead = 20_000;

const closers: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '“': '”',
  '„': '“',
  '«': '»',
  '「': '」',
};
const sentenceMarks: ReadonlySet<string> = new Set(['.', '!', '?', '。', '！', '？', '؟', '\n']);
const colonMarks: ReadonlySet<string> = new Set([':', '：']);
const commaMarks: ReadonlySet<string> = new Set([',', ';', '、', '，', '；', '،', '؛', '•', '–', '—']);

/** Brackets and quotation marks further apart than this are slips. */
const longestBracket = 300;

const abbreviations = new Map<ReaderLanguage, ReadonlySet<string>>();

/** Words that end in a period without ending a sentence. */
function abbreviationsOf(language: ReaderLanguage): ReadonlySet<string> {
  const known = abbreviations.get(language);
  if (known) return known;
  const lists = [pageWordsOf(language).abbreviations, pageWordsOf('en').abbreviations];
  const words = new Set(lists.flatMap((list) => list.split(',').map((word) => word.trim())));
  abbreviations.set(language, words);
  return words;
}

/** Whether the period at an index ends a sentence: numbers, initials and abbreviations go on. */
export function isSentenceEnd(text: string, at: number, language: ReaderLanguage): boolean {
  const mark = text.charAt(at);
  if (!sentenceMarks.has(mark)) return false;
  if (mark === '\n' || mark === '。' || mark === '！' || mark === '？') return true;
  const following = text.slice(at + 1, at + 4);
  if (following.trim() !== '' && !/^[”"'’»)]?\s/.test(following)) return false;
  if (mark !== '.') return true;
  const word = /[\p{L}\p{M}\d]{1,12}$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0] ?? '';
  const isOrdinal = /^\d{1,2}$/.test(word) && /^\s\p{L}/u.test(following) && language !== 'en';
  const isInitial = /^\p{Lu}$/u.test(word) && following.trim() !== '';
  const known = abbreviationsOf(language);
  const folded = word.toLowerCase();
  // '-str' ends many words: 'Hauptstr. 12'.
  const isEnding = [...known].some((each) => each.startsWith('-') && folded.endsWith(each.slice(1)));
  return !isInitial && !isOrdinal && !isEnding && !known.has(folded);
}

/**
 * The clauses of a text: what stands between commas, colons and sentence ends that are in no number, no bracket and no
 * quotation.
 */
export function textClauses(given: string, language: ReaderLanguage): readonly Clause[] {
  const text = given.slice(0, longestRead);
  const clauses: Clause[] = [];
  let from = 0;
  let after: Clause['after'] = 'sentence';
  let closes = -1;
  const close = (end: number): void => {
    const part = text.slice(from, end);
    const start = from + (part.length - part.trimStart().length);
    if (part.trim() !== '') clauses.push({ start, end: start + part.trim().length, after });
  };
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at);
    if (at <= closes && mark !== '\n') continue;
    const closer = closers[mark];
    if (closer) {
      const end = text.indexOf(closer, at + 1);
      closes = end > 0 && end - at <= longestBracket ? end : at;
      continue;
    }
    const isInNumber = /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1));
    const isColon = colonMarks.has(mark) && !isInNumber && !text.startsWith('//', at + 1);
    // A dash between words is none between parts.
    const isDash = mark === '–' || mark === '—';
    const isComma =
      commaMarks.has(mark) && !isInNumber && (!isDash || (text[at - 1] === ' ' && text[at + 1] === ' '));
    const isEnd = isSentenceEnd(text, at, language);
    if (!isColon && !isComma && !isEnd) continue;
    close(at);
    from = at + 1;
    after = isEnd ? 'sentence' : isColon ? 'colon' : 'comma';
  }
  close(text.length);
  return clauses;
}
