/** Character classes for the tokenizer and word shapes. */
export const characterClass = {
  unknown: 0,
  letter: 1,
  digit: 2,
  space: 3,
  newline: 4,
  /** Han and hiragana: written without spaces, so each character is a token. */
  ideograph: 5,
  katakana: 6,
  symbol: 7,
  emoji: 8,
} as const;

const classes = new Uint8Array(0x10000);

function classify(character: string): number {
  if (character === '\n' || character === '\r' || character === '\u2028') return characterClass.newline;
  if (/^[\s\p{Cf}]$/u.test(character)) return characterClass.space;
  if (/^[\p{scx=Hira}\p{sc=Han}]$/u.test(character) && /^\p{L}$/u.test(character) && character !== 'ー')
    return characterClass.ideograph;
  if (/^[\p{sc=Kana}ー]$/u.test(character)) return characterClass.katakana;
  if (/^[\p{L}\p{M}]$/u.test(character)) return characterClass.letter;
  if (/^\p{Nd}$/u.test(character)) return characterClass.digit;
  if (/^[\p{Extended_Pictographic}\p{Regional_Indicator}]$/u.test(character)) return characterClass.emoji;
  return characterClass.symbol;
}

/** Returns the class of a code point. Classes of the Basic Multilingual Plane are cached. */
export function classOf(codePoint: number): number {
  if (codePoint > 0xffff) return classify(String.fromCodePoint(codePoint));
  const known = classes[codePoint] ?? 0;
  if (known !== characterClass.unknown) return known;
  const found = classify(String.fromCharCode(codePoint));
  classes[codePoint] = found;
  return found;
}
