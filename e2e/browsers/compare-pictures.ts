import sharp from 'sharp';
import type { Box } from './browser-user.ts';
import type { TextRun } from './views.ts';

/**
 * Cell size in px. Engines render the edges of letters differently, so pictures are compared in cells: within
 * a cell, edges average out, but a shift or a missing picture doesn't.
 */
const cellPx = 12;
/** A cell differs if its mean color does by more than this, out of 255. */
const cellDifference = 16;
/** A cell counts as drawn if it is this much lighter or darker than an adjacent one. */
const drawnContrast = 6;

/** Crops a screenshot of the viewport. */
export function crop(picture: Buffer, { left, top, width, height }: Box): Promise<Buffer> {
  const area = {
    left: Math.max(0, Math.round(left)),
    top: Math.max(0, Math.round(top)),
    width: Math.round(width),
    height: Math.round(height),
  };
  return sharp(picture).extract(area).removeAlpha().png().toBuffer();
}

async function cellsOf(picture: Buffer, columns: number, rows: number): Promise<Uint8Array> {
  const resized = sharp(picture).resize(columns, rows, { fit: 'fill', kernel: 'linear' });
  return new Uint8Array(await resized.removeAlpha().toColorspace('srgb').raw().toBuffer());
}

/** Returns the largest difference of two cells in one color channel. */
const distance = (cells: Uint8Array, at: number, others: Uint8Array, other: number): number =>
  Math.max(
    ...[0, 1, 2].map((channel) =>
      Math.abs((cells[3 * at + channel] ?? 0) - (others[3 * other + channel] ?? 0)),
    ),
  );

/**
 * Returns the fraction of drawn cells that differ, from 0 to 1; ignores empty paper. Returns 1 if the sizes
 * differ by more than 2 px.
 */
export async function pictureDifference(picture: Buffer, reference: Buffer): Promise<number> {
  const [own, other] = await Promise.all([sharp(picture).metadata(), sharp(reference).metadata()]);
  if (Math.abs(own.width - other.width) > 2 || Math.abs(own.height - other.height) > 2) return 1;
  const columns = Math.ceil(other.width / cellPx);
  const rows = Math.ceil(other.height / cellPx);
  const [cells, expected] = await Promise.all([
    cellsOf(picture, columns, rows),
    cellsOf(reference, columns, rows),
  ]);
  let drawn = 0;
  let differing = 0;
  for (let at = 0; at < columns * rows; at += 1) {
    const isDifferent = distance(cells, at, expected, at) > cellDifference;
    const beside = [at - 1, at + 1, at - columns, at + columns].filter(
      (cell) => cell >= 0 && cell < columns * rows,
    );
    const isDrawn = beside.some(
      (cell) =>
        distance(cells, at, cells, cell) > drawnContrast ||
        distance(expected, at, expected, cell) > drawnContrast,
    );
    if (isDifferent) differing += 1;
    if (isDifferent || isDrawn) drawn += 1;
  }
  return differing / Math.max(1, drawn);
}

/** Places pictures side by side at the same height. */
export async function besideEachOther(pictures: readonly Buffer[], heightPx = 800): Promise<Buffer> {
  const gapPx = 12;
  const sized = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).resize({ height: heightPx }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  const width = sized.reduce((sum, { info }) => sum + info.width + gapPx, -gapPx);
  let left = 0;
  const placed = sized.map(({ data, info }) => {
    const at = { input: data, left, top: 0 };
    left += info.width + gapPx;
    return at;
  });
  const ground = { create: { width, height: heightPx, channels: 3 as const, background: '#d9d1c4' } };
  return sharp(ground).composite(placed).png({ palette: true }).toBuffer();
}

/**
 * Relative width tolerance: text in the same font has the same width in every engine, except for rounding.
 */
const widthDifference = 0.05;
/** Shorter runs are ignored, because rounding to whole px matters too much. */
const shortestPx = 30;

/** Returns the fraction of text runs that are wider or narrower than in the reference, from 0 to 1. */
export function textDifference(runs: readonly TextRun[], reference: readonly TextRun[]): number {
  const textOf = (all: readonly TextRun[]) => all.map(([text]) => text).join('\n');
  if (runs.length === 0 || textOf(runs) !== textOf(reference)) return 1;
  const pairs = reference
    .map(([, expected], index) => ({ expected, width: runs[index]?.[1] ?? 0 }))
    .filter(({ expected }) => expected >= shortestPx);
  const differing = pairs.filter(({ width, expected }) => Math.abs(width / expected - 1) > widthDifference);
  return differing.length / pairs.length;
}
