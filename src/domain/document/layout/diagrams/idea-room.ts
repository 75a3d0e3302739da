/*
 * Estimates of text in em, for the few places of a diagram whose size doesn't follow their text. The widest
 * type of any direction is assumed, so that what fits here fits everywhere.
 */

/** Widths in em: of scripts whose letters fill a square, of capitals, and of all others. */
const square = 1.02;
const capital = 0.76;
const small = 0.6;

/** Latin, Greek, Cyrillic, Hebrew and Arabic letters are narrower than a square; so is punctuation. */
const isSquare = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return code > 0x24f && !(code >= 0x370 && code < 0x700) && !(code >= 0x2000 && code < 0x2070);
};

function widthOf(text: string): number {
  let sum = 0;
  for (const character of text)
    sum += isSquare(character) ? square : character !== character.toLowerCase() ? capital : small;
  return sum;
}

/** Returns the number of lines of a text in a column, in em; null if a word is wider than it. */
export function linesWithin(text: string, column: number): number | null {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const width = widthOf(word);
    // Scripts without spaces break between any two characters.
    if (width > column && ![...word].every(isSquare)) return null;
    const next = used === 0 ? width : used + small + width;
    if (next <= column) used = next;
    else {
      lines += Math.max(1, Math.ceil(width / column));
      used = width % column;
    }
  }
  return lines;
}

/** Returns whether texts, one below the other, fit a box of `width` × `height` em. */
export function fitsBox(
  texts: readonly string[],
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const lines = texts.filter((text) => text.trim() !== '').map((text) => linesWithin(text, width));
  if (lines.includes(null)) return false;
  return lines.reduce<number>((sum, each) => sum + (each ?? 0), 0) * 1.3 <= height;
}

/** Returns the longest word of several texts, in em. */
export function widestWord(texts: readonly string[]): number {
  return texts
    .flatMap((text) => text.split(/\s+/))
    .reduce((most, word) => Math.max(most, [...word].every(isSquare) ? square * 2 : widthOf(word)), 0);
}
