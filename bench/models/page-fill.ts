import sharp from 'sharp';
import { printableHtml } from '../../src/server/features/documents/printable-html.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';

const columns = 32;
/** Color levels (of 255) that count as equal. */
const tolerance = 6;

/**
 * Returns the area of the largest rectangle of empty cells, using a histogram of empty cells above each row.
 */
export function largestEmptyArea(rows: readonly (readonly boolean[])[]): number {
  const heights: number[] = [];
  let largest = 0;
  for (const row of rows) {
    for (const [at, isEmpty] of row.entries()) heights[at] = isEmpty ? (heights[at] ?? 0) + 1 : 0;
    for (const start of row.keys()) {
      let lowest = Number.POSITIVE_INFINITY;
      for (let end = start; end < row.length; end += 1) {
        lowest = Math.min(lowest, heights[end] ?? 0);
        largest = Math.max(largest, lowest * (end - start + 1));
      }
    }
  }
  return largest;
}

/** Returns which cells are empty: those whose darkest and lightest pixels are the same. */
async function emptyCells(picture: Uint8Array): Promise<boolean[][]> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const size = Math.floor(info.width / columns);
  return Array.from({ length: Math.floor(info.height / size) }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      let low = 255;
      let high = 0;
      for (let y = row * size; y < (row + 1) * size; y += 1)
        for (let x = column * size; x < (column + 1) * size; x += 1) {
          const level = data[y * info.width + x] ?? 0;
          low = Math.min(low, level);
          high = Math.max(high, level);
        }
      return high - low <= tolerance;
    }),
  );
}

/** Returns the fill of the emptiest page: the share outside its largest empty rectangle. */
export async function pageFill(
  page: { readonly html: string; readonly title: string },
  pages: number,
  renderer: Renderer,
): Promise<number> {
  const html = await printableHtml(page.html, page.title);
  let least = 1;
  for (let at = 1; at <= pages; at += 1) {
    const cells = await emptyCells(
      await renderer.screenshot({ html, page: at, widthPx: 640, format: 'png' }),
    );
    least = Math.min(least, 1 - largestEmptyArea(cells) / (cells.length * columns));
  }
  return least;
}
