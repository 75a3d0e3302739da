type Rgb = readonly [red: number, green: number, blue: number];

/** Reads '#1d5a46' or '#fff'; throws a RangeError for anything else. */
export function parseHex(hex: string): Rgb {
  const match = /^#(?:([0-9a-f]{6})|([0-9a-f]{3}))$/i.exec(hex.trim());
  if (!match) throw new RangeError(`Not a hex colour: ${hex}`);
  const digits = match[1] ?? [...(match[2] ?? '')].map((digit) => digit + digit).join('');
  const channel = (index: number): number => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  return [channel(0), channel(1), channel(2)];
}

export function formatHex(rgb: Rgb): string {
  return `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2 contrast ratio of two hex colors, from 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes two hex colors in sRGB; `share` is the weight of `to`. */
export function mixHex(from: string, to: string, share: number): string {
  const [a, b] = [parseHex(from), parseHex(to)];
  const at = (index: 0 | 1 | 2): number => a[index] + (b[index] - a[index]) * share;
  return formatHex([at(0), at(1), at(2)]);
}
