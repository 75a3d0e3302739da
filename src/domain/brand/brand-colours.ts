import { parseHex } from '../document/kit/contrast.ts';

const mostColours = 8;
/** Distance in sRGB below which two colors look the same. */
const leastDistance = 28;
/** Difference between the largest and smallest channel (0–255) below which a color counts as gray. */
const leastChroma = 24;

const chromaOf = (hex: string): number => {
  const rgb = parseHex(hex);
  return Math.max(...rgb) - Math.min(...rgb);
};

export interface WeighedColour<Source> {
  readonly hex: string;
  readonly weight: number;
  readonly source: Source;
}

/**
 * Picks the brand's colors from all colors of a site: merges similar ones, then orders chromatic colors
 * before grays, each by weight.
 */
export function brandColours<Source>(
  found: readonly WeighedColour<Source>[],
): readonly { readonly hex: string; readonly source: Source }[] {
  const merged: { hex: string; weight: number; source: Source }[] = [];
  for (const each of found.toSorted((a, b) => b.weight - a.weight)) {
    const rgb = parseHex(each.hex);
    const near = merged.find(
      ({ hex }) =>
        Math.hypot(...parseHex(hex).map((channel, index) => channel - (rgb[index] ?? 0))) < leastDistance,
    );
    if (near) near.weight += each.weight;
    else merged.push({ ...each });
  }
  const isColour = ({ hex }: { hex: string }) => chromaOf(hex) >= leastChroma;
  const ordered = merged.sort((a, b) => Number(isColour(b)) - Number(isColour(a)) || b.weight - a.weight);
  return ordered.slice(0, mostColours).map(({ hex, source }) => ({ hex, source }));
}
