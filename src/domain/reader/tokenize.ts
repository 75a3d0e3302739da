import { characterClass, classOf } from './character-class.ts';

/** A word, a number, one ideograph or one punctuation mark, with its position in the text. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** In lower case without accents. */
  readonly folded: string;
  /** One of `characterClass`. */
  readonly type: number;
  readonly hasSpaceBefore: boolean;
  readonly startsLine: boolean;
}

/** Longer runs of letters are split, which keeps every later step linear. */
const longestToken = 60;

const isRun = (type: number): boolean =>
  type === characterClass.letter ||
  type === characterClass.digit ||
  type === characterClass.katakana ||
  type === characterClass.emoji;

const isAscii = (text: string): boolean => {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false;
  return true;
};

/** Lower-cases, removes accents and normalizes full-width forms. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Splits a text into at most `limit` tokens, starting at `from`. Whitespace makes no token. */
export function tokenize(
  text: string,
  from = 0,
  to = text.length,
  limit = Number.POSITIVE_INFINITY,
): Token[] {
  const tokens: Token[] = [];
  let hasSpaceBefore = true;
  let startsLine = true;
  let index = from;
  while (index < to && tokens.length < limit) {
    const codePoint = text.codePointAt(index) ?? 0;
    const type = classOf(codePoint);
    const start = index;
    index += codePoint > 0xffff ? 2 : 1;
    if (type === characterClass.space || type === characterClass.newline) {
      hasSpaceBefore = true;
      startsLine ||= type === characterClass.newline;
      continue;
    }
    if (isRun(type)) {
      while (index < to && index - start < longestToken) {
        const next = text.codePointAt(index) ?? 0;
        if (classOf(next) !== type && !(type === characterClass.emoji && isEmojiJoiner(next))) break;
        index += next > 0xffff ? 2 : 1;
      }
    }
    const end = Math.min(index, to);
    const word = text.slice(start, end);
    tokens.push({ start, end, text: word, folded: fold(word), type, hasSpaceBefore, startsLine });
    hasSpaceBefore = false;
    startsLine = false;
  }
  return tokens;
}

/** Zero-width joiners, variation selectors and skin tones keep an emoji in one token. */
const isEmojiJoiner = (codePoint: number): boolean =>
  codePoint === 0x200d || codePoint === 0xfe0f || (codePoint >= 0x1f3fb && codePoint <= 0x1f3ff);
