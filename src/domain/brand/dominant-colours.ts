import { formatHex } from '../document/kit/contrast.ts';

/** Bits kept per channel, so that similar colors share a bin. */
const keptBits = 4;
/** Distance in sRGB below which two colors look the same. */
const leastDistance = 48;
const mostColours = 8;
/** Minimum share of the visible pixels. */
const leastShare = 0.004;

interface Bin {
  count: number;
  red: number;
  green: number;
  blue: number;
}

export interface DominantColours {
  /** As #rrggbb, most frequent first. */
  readonly colours: readonly string[];
  /**
   * Share of the picture covered by the most frequent colors, from 0 to 1: near 1 for drawings, low for
   * photos.
   */
  readonly share: number;
}

/** Returns the most frequent colors of RGBA pixels. Ignores pixels that are mostly transparent. */
export function dominantColours(pixels: Uint8Array | Uint8ClampedArray): DominantColours {
  const bins = new Map<number, Bin>();
  let seen = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    seen += 1;
    const drop = 8 - keptBits;
    const key = ((red >> drop) << (2 * keptBits)) | ((green >> drop) << keptBits) | (blue >> drop);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bin.count += 1;
    bin.red += red;
    bin.green += green;
    bin.blue += blue;
    bins.set(key, bin);
  }
  const chosen: { readonly rgb: readonly [number, number, number]; count: number }[] = [];
  const ordered = [...bins.values()].sort((a, b) => b.count - a.count);
  for (const { count, red, green, blue } of ordered) {
    const rgb = [red / count, green / count, blue / count] as const;
    const near = chosen.find(
      (each) => Math.hypot(...each.rgb.map((c, i) => c - (rgb[i] ?? 0))) < leastDistance,
    );
    if (near) near.count += count;
    else if (chosen.length < mostColours) chosen.push({ rgb, count });
  }
  const kept = chosen.filter(({ count }) => count / Math.max(1, seen) >= leastShare);
  return {
    colours: kept.sort((a, b) => b.count - a.count).map(({ rgb }) => formatHex(rgb)),
    share: seen === 0 ? 0 : ordered.slice(0, mostColours).reduce((sum, { count }) => sum + count, 0) / seen,
  };
}
