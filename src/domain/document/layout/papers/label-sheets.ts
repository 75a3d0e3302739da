import type { Look } from '../../kit/look.ts';
import { scaleOf } from '../page-capacity.ts';

/** A sheet of labels; all measures in mm. */
export interface LabelSheet {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly gap: number;
}

const sheet = (
  columns: number,
  rows: number,
  [width, height]: readonly [number, number],
  [left, top]: readonly [number, number],
  gap: number,
): LabelSheet => ({ columns, rows, width, height, left, top, gap });

/** The sheets that shops sell, from large labels to small ones. */
const sold: Readonly<Record<string, readonly LabelSheet[]>> = {
  a4: [
    sheet(2, 4, [99.1, 67.7], [4.65, 13.1], 2.5),
    sheet(2, 7, [99.1, 38.1], [4.65, 15.15], 2.5),
    sheet(3, 7, [63.5, 38.1], [7.25, 15.15], 2.5),
    sheet(3, 8, [63.5, 33.9], [7.25, 12.9], 2.5),
  ],
  letter: [
    sheet(2, 3, [101.6, 84.6], [3.97, 12.7], 4.76),
    sheet(2, 5, [101.6, 50.8], [3.97, 12.7], 4.76),
    sheet(2, 7, [101.6, 33.9], [3.97, 21.2], 4.76),
    sheet(3, 10, [66.7, 25.4], [4.76, 12.7], 3.18),
  ],
};

const mmPerPx = 25.4 / 96;
/** Margins of sheets to cut, and the size below which labels are too small. */
const cut = { margin: 8, top: 12, leastWidth: 52, heights: [80, 50, 34] };

/** Returns sheets to cut with scissors, in a format without sheets from a shop. */
function cutSheets(look: Look): readonly LabelSheet[] {
  const page = scaleOf(look);
  const width = page.width * mmPerPx - 2 * cut.margin;
  const height = page.height * mmPerPx - 2 * cut.top;
  return cut.heights.map((least) => {
    const rows = Math.max(1, Math.floor(height / least));
    const columns = Math.max(1, Math.floor(width / Math.max(cut.leastWidth, least * 1.5)));
    return sheet(columns, rows, [width / columns, height / rows], [cut.margin, cut.top], 0);
  });
}

/** Returns the sheets for a format, from large labels to small ones. */
export function labelSheets(look: Look): readonly LabelSheet[] {
  const isUpright = look.orientation === 'portrait';
  return (isUpright ? sold[look.format] : undefined) ?? cutSheets(look);
}

export const labelsOn = ({ columns, rows }: LabelSheet): number => columns * rows;

/** Lines of a label at the smallest readable size: type, leading and padding in mm. */
const reading = { letter: 1.85, line: 4.6, paddingX: 9, paddingY: 7, titleScale: 1.3 };

/** Returns whether a title and the lines below it fit a label. */
export function fitsLabel({ width, height }: LabelSheet, title: number, lines: readonly number[]): boolean {
  const perLine = (width - reading.paddingX) / reading.letter;
  const own = Math.ceil((title * reading.titleScale) / perLine) * reading.titleScale;
  const below = lines.reduce((sum, letters) => sum + Math.max(1, Math.ceil(letters / perLine)), 0);
  return (own + below) * reading.line <= height - reading.paddingY;
}
