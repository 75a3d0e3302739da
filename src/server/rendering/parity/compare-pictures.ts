import type { ReadPicture } from '../pdf-reader/pdf-reader.ts';

/** Of 255. Smaller differences come from how two engines antialias letters. */
const visibleStep = 48;

/**
 * Returns the share of pixels that differ visibly between two pictures of a page. A pixel counts only if no
 * neighboring pixel matches either: lines shifted by half a pixel are the same line.
 */
export function differingShare(one: ReadPicture, other: ReadPicture): number {
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  const isNear = (a: number, b: number): boolean =>
    [0, 1, 2].every(
      (channel) => Math.abs((one.rgba[a + channel] ?? 0) - (other.rgba[b + channel] ?? 0)) < visibleStep,
    );
  let differing = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * one.width + x) * 4;
      let isSame = false;
      for (let dy = -1; dy <= 1 && !isSame; dy++) {
        for (let dx = -1; dx <= 1 && !isSame; dx++) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          isSame = isNear(at, (ny * other.width + nx) * 4);
        }
      }
      if (!isSame) differing += 1;
    }
  }
  return width * height === 0 ? 1 : differing / (width * height);
}
