import type { LogoTone } from '../content/choices.ts';

/** Luminance below which a logo can be read on every ground that dark text can be read on. */
const darkBelow = 0.1;
/** Luminance above which a logo can be read on every ground that light text can be read on. */
const lightAbove = 0.6;
/** Share of transparent pixels from which a picture has no ground of its own. */
const leastTransparent = 0.02;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Returns the brightness of a picture's visible RGBA pixels; null if it has a ground of its own. */
export function logoTone(pixels: Uint8Array | Uint8ClampedArray): LogoTone | null {
  const luminances: number[] = [];
  const count = Math.floor(pixels.length / 4);
  for (let at = 0; at < count * 4; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha >= 128) luminances.push(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
  }
  if (luminances.length === 0 || count - luminances.length < count * leastTransparent) return null;
  luminances.sort((a, b) => a - b);
  const at = (share: number): number => luminances[Math.floor((luminances.length - 1) * share)] ?? 0;
  // A tenth of the pixels may differ: the rest has to be readable.
  if (at(0.9) < darkBelow) return 'dark';
  if (at(0.1) > lightAbove) return 'light';
  return at(0.5) > lightAbove ? 'light' : 'middle';
}
