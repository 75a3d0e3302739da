/// <reference lib="dom" />

import type { UnwordedFinding } from './measured-finding.ts';
import type { Colour } from './read-paints.ts';

/** A line of text on a picture or gradient. In CSS px from the page's top left corner. */
export interface TextToSample {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Null if the letters themselves are filled with a picture. */
  readonly ink: Colour | null;
  readonly needed: number;
  readonly words: string;
  readonly block_id: string | null;
  readonly blockName: string;
  readonly path: readonly number[];
}

/** The captured part of a page, in CSS px from its top left corner. */
export interface SampledRegion {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Measures the contrast of texts by the pixels behind them. `picture` (a PNG in base64) shows a region of the
 * page that contains them all, without letters. A text fails if more than 5% of the pixels behind one of its
 * lines are too close to its color. Runs in the page.
 */
export async function sampleTexts(
  _parts: Record<string, never>,
  {
    picture,
    region,
    texts,
  }: {
    readonly picture: string;
    readonly region: SampledRegion;
    readonly texts: readonly TextToSample[];
  },
): Promise<UnwordedFinding[]> {
  const tolerance = 0.01;
  const share = 0.05;
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(bitmap, 0, 0);
  const linear = Float64Array.from({ length: 256 }, (_, value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = (red: number, green: number, blue: number): number =>
    0.2126 * (linear[Math.round(red)] ?? 0) +
    0.7152 * (linear[Math.round(green)] ?? 0) +
    0.0722 * (linear[Math.round(blue)] ?? 0);
  /** Returns the contrast that at least 95% of the pixels behind a line reach. */
  const ratioOf = (text: TextToSample, ink: Colour): number => {
    const scale = bitmap.width / region.width;
    const left = Math.max(0, Math.floor((text.left - region.left) * scale));
    const top = Math.max(0, Math.floor((text.top - region.top) * scale));
    const width = Math.min(bitmap.width, Math.ceil((text.right - region.left) * scale)) - left;
    const height = Math.min(bitmap.height, Math.ceil((text.bottom - region.top) * scale)) - top;
    if (width < 1 || height < 1) return Number.POSITIVE_INFINITY;
    const { data } = context.getImageData(left, top, width, height);
    const ratios: number[] = [];
    const [red, green, blue, alpha] = ink;
    // Samples every pixel of a small line, and a subset of a large one.
    const step = Math.max(1, Math.floor((width * height) / 4000));
    for (let pixel = 0; pixel < width * height; pixel += step) {
      const r = data[pixel * 4] ?? 0;
      const g = data[pixel * 4 + 1] ?? 0;
      const b = data[pixel * 4 + 2] ?? 0;
      const behind = luminance(r, g, b);
      const mix = (above: number, below: number): number => above * alpha + below * (1 - alpha);
      const drawn = luminance(mix(red, r), mix(green, g), mix(blue, b));
      ratios.push((Math.max(behind, drawn) + 0.05) / (Math.min(behind, drawn) + 0.05));
    }
    ratios.sort((a, b) => a - b);
    return ratios[Math.floor(ratios.length * share)] ?? Number.POSITIVE_INFINITY;
  };

  const short = (words: string): string => {
    const one = words.trim().replace(/\s+/g, ' ');
    return one.length > 40 ? `${one.slice(0, 39).trimEnd()}…` : one;
  };
  const worst = new Map<string, { readonly text: TextToSample; readonly ratio: number | null }>();
  for (const text of texts) {
    const ratio = text.ink === null ? null : ratioOf(text, text.ink);
    if (ratio !== null && ratio >= text.needed - tolerance) continue;
    const key = `${text.block_id} ${text.path.join('.')}`;
    const before = worst.get(key);
    if (!before || (ratio ?? 0) < (before.ratio ?? 0)) worst.set(key, { text, ratio });
  }
  return [...worst.values()].map(({ text, ratio }) => {
    const words = short(text.words);
    return {
      class: 'contrast' as const,
      severity: ratio === null ? ('warning' as const) : ('fault' as const),
      page: text.page,
      block_id: text.block_id,
      name: text.blockName,
      reason: ratio === null ? ('contrastUnknown' as const) : ('contrastOnPicture' as const),
      values:
        ratio === null ? { words } : { words, ratio: Math.floor(ratio * 100) / 100, needed: text.needed },
      subject: text.words.trim().replace(/\s+/g, ' '),
      paths: [text.path],
    };
  });
}
