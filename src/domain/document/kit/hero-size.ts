import type { ArtDirection } from '../brief.ts';
import type { MeasuredFace } from './advance-widths.ts';
import { type InkExtent, inkExtent } from './text-advance.ts';

interface DisplayFace {
  readonly face: MeasuredFace;
  readonly trackingEm: number;
}

/** The face and tracking that each direction sets its largest line in; the style sheets use the same numbers. */
const displayFaces: Readonly<Record<ArtDirection, DisplayFace>> = {
  swiss: { face: 'archivo-600', trackingEm: -0.05 },
  editorial: { face: 'libre-caslon-display-400', trackingEm: -0.012 },
};

/** Kerning is not in the table; this keeps a line that kerns wide inside its measure. */
const kerningReserve = 1.004;

function widest(lines: readonly string[], direction: ArtDirection): InkExtent {
  const { face, trackingEm } = displayFaces[direction];
  return lines
    .map((line) => inkExtent(line, face, trackingEm))
    .reduce((a, b) => (b.widthEm > a.widthEm ? b : a), { widthEm: 0.2, leftEm: 0 });
}

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
 * format or direction needs no new numbers; a change of the text does. `extraEm` is kept free beside it, for a unit.
 */
export function heroStyle(lines: readonly string[], extraEm = 0): string {
  const numbers = (direction: ArtDirection): string => {
    const { widthEm, leftEm } = widest(lines, direction);
    const width = (widthEm * kerningReserve + extraEm).toFixed(3);
    return `--${direction}-em:${width};--${direction}-pull:${leftEm.toFixed(3)}`;
  };
  return `${numbers('swiss')};${numbers('editorial')}`;
}

/** Only the pull to the left of `heroStyle`, for a line that shares its size with others. */
export function pullStyle(text: string): string {
  return (['swiss', 'editorial'] as const)
    .map((direction) => `--${direction}-pull:${widest([text], direction).leftEm.toFixed(3)}`)
    .join(';');
}

/** Headlines are set a little wider than a hero. */
const headlineTracking: Readonly<Record<ArtDirection, number>> = { swiss: -0.028, editorial: -0.008 };

/** A longer word is cut rather than set too small for a headline. */
const longestWordEm = 10;

/**
 * The style attribute of a headline that may wrap: the width of the whole text and of its longest word in em, by
 * direction. From these the style sheets find the size at which it takes a few lines and no ordinary word is cut.
 */
export function headlineStyle(text: string): string {
  const longest = (direction: ArtDirection): number =>
    Math.max(
      ...text
        .split(/\s+/)
        .map((word) => inkExtent(word, displayFaces[direction].face, headlineTracking[direction]).widthEm),
    );
  return (['swiss', 'editorial'] as const)
    .map((direction) => {
      const { widthEm } = inkExtent(text, displayFaces[direction].face, headlineTracking[direction]);
      const word = Math.min(longestWordEm, longest(direction) * kerningReserve * 1.01);
      return `--${direction}-em:${widthEm.toFixed(2)};--${direction}-word:${word.toFixed(2)}`;
    })
    .join(';');
}
