import type { ArtDirection } from '../../content/choices.ts';
import { artDirections } from './choices.ts';
import type { FittedFace } from './directions/direction-kit.ts';
import { directions } from './directions/directions.ts';
import { type InkExtent, inkExtent } from './text-advance.ts';

/** Kerning is not in the table; this keeps a line that kerns wide inside its measure. */
const kerningReserve = 1.004;

function inkOf(text: string, { face, trackingEm, isCapitals }: FittedFace): InkExtent {
  return inkExtent(isCapitals ? text.toUpperCase() : text, face, trackingEm);
}

function widest(lines: readonly string[], direction: ArtDirection): InkExtent {
  return lines
    .map((line) => inkOf(line, directions[direction].hero))
    .reduce((a, b) => (b.widthEm > a.widthEm ? b : a), { widthEm: 0.2, leftEm: 0 });
}

/** A capital with a mark above it: Ä, É, Å. Cedillas and other marks below do not count. */
const accentedCapital = /\p{Lu}[\u0300-\u0314\u031A\u033D-\u0344\u0346\u034A-\u034C]/u;

/** Whether the line above must stand clear of an accent, as this face sets the text. */
function hasAccents(text: string, { isCapitals }: FittedFace): boolean {
  return accentedCapital.test((isCapitals ? text.toUpperCase() : text).normalize('NFD'));
}

/** `--swiss-rise` where a tight line height would let accents of capitals touch the line above; see `accentRules`. */
const rise = (direction: ArtDirection, text: string, face: FittedFace): string =>
  hasAccents(text, face) ? `;--${direction}-rise:1` : '';

/** Font size in px at which the widest line runs `widthPx`, never above `maxPx`. */
export function heroSize(
  lines: readonly string[],
  direction: ArtDirection,
  widthPx: number,
  maxPx: number,
): number {
  return Math.min(maxPx, widthPx / (widest(lines, direction).widthEm * kerningReserve));
}

/**
 * The style attribute of a fitted line: its ink width in em in each direction's display face, and the pull to the
 * left that puts its first stem on the margin. The style sheets divide the measure they have by it, so a change of
 * format or direction needs no new numbers; a change of the text does. `extraEm` is kept free beside it, for a
 * unit: the same for all lines, or one for each.
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

/** Only the pull to the left of `heroStyle`, for a line that shares its size with others. */
export function pullStyle(text: string): string {
  return artDirections
    .filter((direction) => directions[direction].hero.isPulled)
    .map((direction) => `--${direction}-pull:${widest([text], direction).leftEm.toFixed(3)}`)
    .join(';');
}

/** About 35 letters, as German joins them; a longer word is cut rather than set too small for a headline. */
const longestWordEm = 18;

/**
 * The style attribute of a headline that may wrap: the width of the whole text and of its longest word in em, by
 * direction. From these the style sheets find the size at which it takes a few lines and no ordinary word is cut.
 */
export function headlineStyle(text: string): string {
  return artDirections
    .map((direction) => {
      const { headline } = directions[direction];
      const longest = Math.max(...text.split(/\s+/).map((word) => inkOf(word, headline).widthEm));
      const word = Math.min(longestWordEm, longest * kerningReserve * 1.01);
      return `--${direction}-em:${inkOf(text, headline).widthEm.toFixed(2)};--${direction}-word:${word.toFixed(2)}${rise(direction, text, headline)}`;
    })
    .join(';');
}
