/// <reference lib="dom" />
import type { CutOrnament } from './cut-ornaments.ts';
import type { UnwordedFinding } from './measured-finding.ts';
import type { SampledRegion } from './sample-texts.ts';

/** A line of text that may stand on an ornament. In CSS px from the page's top left corner. */
export interface TouchedText {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly words: string;
  readonly block_id: string | null;
  readonly blockName: string;
  readonly path: readonly number[];
}

type Box = Pick<TouchedText, 'left' | 'top' | 'right' | 'bottom'>;

/** Pictures (PNG in base64) of a part of a page. */
export interface OrnamentPictures {
  readonly plain: string;
  readonly ornament: string;
  readonly letters: string;
}

/**
 * Finds ornaments of which only a fragment is drawn, and texts with letters on an ornament, by pixels: those that the ornament changes and the letters change.
 * Runs in the page.
 */
export async function compareOrnament(
  _parts: Record<string, never>,
  {
    pictures,
    region,
    texts,
    cuts,
  }: {
    readonly pictures: OrnamentPictures;
    readonly region: SampledRegion;
    readonly texts: readonly TouchedText[];
    readonly cuts: readonly CutOrnament[];
  },
): Promise<UnwordedFinding[]> {
  /** Least difference of a color channel: pixels at the edge of a letter or a shape are a mixture. */
  const leastOfOrnament = 24;
  const leastOfLetter = 96;
  /** Least difference of an ornament as a share of the letter's: faint lines behind words are a ground. */
  const leastStrength = 1 / 3;
  /** Least pixels, and least share of a line's letters: hairlines of the two may touch. */
  const leastPixels = 6;
  const leastShare = 0.004;
  const read = async (base64: string): Promise<ImageData | null> => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? null;
  };
  const plain = await read(pictures.plain);
  const ornament = await read(pictures.ornament);
  const letters = await read(pictures.letters);
  if (!plain || !ornament || !letters) return [];
  const scale = plain.width / region.width;
  const difference = (one: ImageData, at: number): number => {
    const of = (channel: number): number =>
      Math.abs((one.data[at + channel] ?? 0) - (plain.data[at + channel] ?? 0));
    return Math.max(of(0), of(1), of(2));
  };
  /** Calls `look` with the offset of each pixel of a box. */
  const eachPixel = ({ left, top, right, bottom }: Box, look: (at: number) => void): void => {
    const from = { x: Math.max(0, (left - region.left) * scale), y: Math.max(0, (top - region.top) * scale) };
    const to = {
      x: Math.min(plain.width, (right - region.left) * scale),
      y: Math.min(plain.height, (bottom - region.top) * scale),
    };
    for (let y = Math.floor(from.y); y < to.y; y += 1)
      for (let x = Math.floor(from.x); x < to.x; x += 1) look((y * plain.width + x) * 4);
  };
  const stands = (text: TouchedText): boolean => {
    let [all, on] = [0, 0];
    eachPixel(text, (at) => {
      const letter = difference(letters, at);
      if (letter < leastOfLetter) return;
      all += 1;
      if (difference(ornament, at) > Math.max(leastOfOrnament, letter * leastStrength)) on += 1;
    });
    return on >= leastPixels && on >= all * leastShare;
  };
  const isDrawn = (cut: CutOrnament): boolean => {
    let drawn = 0;
    eachPixel(cut, (at) => {
      if (difference(ornament, at) > leastOfOrnament) drawn += 1;
    });
    return drawn >= leastPixels;
  };
  const found = new Map<string, TouchedText>();
  for (const text of texts) {
    const key = `${text.block_id} ${text.path.join('.')}`;
    if (!found.has(key) && stands(text)) found.set(key, text);
  }
  const short = (words: string): string => (words.length > 40 ? `${words.slice(0, 39).trimEnd()}…` : words);
  const fragments = cuts.filter(isDrawn).map(({ page, block_id, blockName }) => ({
    class: 'ornament' as const,
    severity: 'warning' as const,
    page,
    block_id,
    name: blockName,
    reason: 'ornamentFragment' as const,
    values: {},
    subject: 'fragment',
    paths: [],
  }));
  const hit = [...found.values()].map(({ page, words, block_id, blockName, path }) => {
    const subject = words.trim().replace(/\s+/g, ' ');
    return {
      class: 'ornament' as const,
      severity: 'fault' as const,
      page,
      block_id,
      name: blockName,
      reason: 'ornamentHit' as const,
      values: { words: short(subject) },
      subject,
      paths: [path],
    };
  });
  return [...hit, ...fragments];
}
