import type { ArtDirection } from '../../content/choices.ts';
import { artDirections } from './choices.ts';
import type { FittedFace } from './directions/direction-kit.ts';
import { directions } from './directions/directions.ts';
import { unbrokenWords } from './kept-words.ts';
import { type InkExtent, inkExtent } from './text-advance.ts';

/** Safety factor, because the table has no kerning and kerning can widen a line. */
const kerningReserve = 1.004;

function inkOf(text: string, { face, trackingEm, isCapitals }: FittedFace): InkExtent {
  return inkExtent(isCapitals ? text.toUpperCase() : text, face, trackingEm);
}

function widest(lines: readonly string[], direction: ArtDirection): InkExtent {
  return lines
    .map((line) => inkOf(line, directions[direction].hero))
    .reduce((a, b) => (b.widthEm > a.widthEm ? b : a), { widthEm: 0.2, leftEm: 0 });
}

/** A capital with a mark above it: Ä, É, Å. Excludes cedillas and other marks below. */
const accentedCapital = /\p{Lu}[\u0300-\u0314\u031A\u033D-\u0344\u0346\u034A-\u034C]/u;

/** Returns whether this face needs extra line height for accents in this text. */
function hasAccents(text: string, { isCapitals }: FittedFace): boolean {
  return accentedCapital.test((isCapitals ? text.toUpperCase() : text).normalize('NFD'));
}

/**
 * Returns `--swiss-rise` where a tight line height would let accents of capitals touch the line above; see
 * `accentRules`.
 */
const rise = (direction: ArtDirection, text: string, face: FittedFace): string =>
  hasAccents(text, face) ? `;--${direction}-rise:1` : '';

/** Returns the font size in px at which the widest line is `widthPx` wide, at most `maxPx`. */
export function heroSize(
  lines: readonly string[],
  direction: ArtDirection,
  widthPx: number,
  maxPx: number,
): number {
  return Math.min(maxPx, widthPx / (widest(lines, direction).widthEm * kerningReserve));
}

/**
 * Returns the style attribute of a fitted line: its ink width in em in each direction's display face, and the
 * shift left that aligns its first stem with the margin. The style sheets divide the available width by it,
 * so the numbers stay valid when the format or direction changes, but not when the text does. `extraEm` is
 * reserved next to it for a unit: one value for all lines, or one per line.
 */
export function heroStyle(lines: readonly string[], extraEm: number | readonly number[] = 0): string {
  const extra = (index: number): number => (typeof extraEm === 'number' ? extraEm : (extraEm[index] ?? 0));
  const numbers = (direction: ArtDirection): string => {
    const { leftEm } = widest(lines, direction);
    const widths = lines.map(
      (line, index) => widest([line], direction).widthEm * kerningReserve + extra(index),
    );
    const { hero } = directions[direction];
    const width = `--${direction}-em:${Math.max(0.2, ...widths).toFixed(3)}`;
    const pull = hero.isPulled ? `;--${direction}-pull:${leftEm.toFixed(3)}` : '';
    return `${width}${pull}${rise(direction, lines.join(' '), hero)}`;
  };
  return artDirections.map(numbers).join(';');
}

/** Returns only the left shift of `heroStyle`, for a line that shares its size with others. */
export function pullStyle(text: string): string {
  return artDirections
    .filter((direction) => directions[direction].hero.isPulled)
    .map((direction) => `--${direction}-pull:${widest([text], direction).leftEm.toFixed(3)}`)
    .join(';');
}

/**
 * About 35 letters, the length of long German compounds; a longer word is hyphenated instead of shrinking the
 * headline.
 */
const longestWordEm = 18;

/**
 * Returns the style attribute of a headline that can wrap: the width of the whole text and of its longest
 * word in em, by direction. The style sheets use it to find the size at which it takes a few lines and no
 * ordinary word breaks.
 */
export function headlineStyle(text: string): string {
  return artDirections
    .map((direction) => {
      const { headline } = directions[direction];
      const longest = Math.max(...unbrokenWords(text).map((word) => inkOf(word, headline).widthEm));
      const word = Math.min(longestWordEm, longest * kerningReserve * 1.01);
      return `--${direction}-em:${inkOf(text, headline).widthEm.toFixed(2)};--${direction}-word:${word.toFixed(2)}${rise(direction, text, headline)}`;
    })
    .join(';');
}
