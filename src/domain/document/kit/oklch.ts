import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
} from 'culori/fn';
import { contrastRatio } from './contrast.ts';

// The light build of culori knows only the color spaces that are registered.
register(modeRgb);
register(modeLrgb);
const toOklab = register(modeOklab);
const toOklch = register(modeOklch);

/** Lightness from 0 to 1, chroma from 0 to about 0.4, hue in degrees (0 for grays). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export function oklchOf(hex: string): Oklch {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
}

/** Returns the color, with as much of its chroma as sRGB can show. */
export function hexOfOklch(color: Oklch): string {
  if (color.l <= 0) return '#000000';
  if (color.l >= 1) return '#ffffff';
  return formatHex(clampChroma({ mode: 'oklch', ...color }, 'oklch')) ?? '#000000';
}

/** Returns `hex` with the share of its hue and chroma replaced by those of `toward`. Keeps its lightness. */
export function leanToward(hex: string, toward: string, share: number): string {
  const from = toOklab(hex);
  const to = toOklab(toward);
  if (!from || !to) return hex;
  const at = (name: 'a' | 'b'): number => (from[name] ?? 0) * (1 - share) + (to[name] ?? 0) * share;
  const { c = 0, h = 0 } = toOklch({ mode: 'oklab', l: from.l, a: at('a'), b: at('b') });
  return hexOfOklch({ l: from.l, c, h });
}

/** Returns the lowest contrast of a color with these grounds. */
export const lowestContrast = (hex: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastRatio(hex, ground)));

/** Enough to find the lightness within a step of 8-bit color. */
const bisections = 12;

/**
 * Returns `hex` if it reaches `ratio` on all grounds, otherwise the color of its hue with the nearest lightness
 * that does. If there is none, returns black or white, whichever contrasts more.
 */
export function nearestLegible(hex: string, grounds: readonly string[], ratio: number): string {
  const isLegible = (candidate: string): boolean => lowestContrast(candidate, grounds) >= ratio;
  if (isLegible(hex)) return hex;
  const { l, c, h } = oklchOf(hex);
  let nearest: { readonly hex: string; readonly distance: number } | undefined;
  for (const pole of [0, 1]) {
    let far = pole;
    let near = l;
    let found = hexOfOklch({ l: pole, c, h });
    if (!isLegible(found)) continue;
    for (let step = 0; step < bisections; step += 1) {
      const middle = (far + near) / 2;
      const candidate = hexOfOklch({ l: middle, c, h });
      if (isLegible(candidate)) {
        far = middle;
        found = candidate;
      } else near = middle;
    }
    const distance = Math.abs(far - l);
    if (!nearest || distance < nearest.distance) nearest = { hex: found, distance };
  }
  if (nearest) return nearest.hex;
  return lowestContrast('#000000', grounds) >= lowestContrast('#ffffff', grounds) ? '#000000' : '#ffffff';
}
