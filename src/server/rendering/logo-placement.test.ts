import { encode } from 'fast-png';
import { beforeAll, describe, expect, it } from 'vitest';
import { artDirections, type LogoTone, themeNames } from '../../domain/content/choices.ts';
import type { DocumentContent } from '../../domain/content/document-content.ts';
import type { Look } from '../../domain/content/look.ts';
import { assembleArticle } from '../../domain/document/assemble-article.ts';
import { layOutContent } from '../../domain/document/layout/lay-out-content.ts';
import {
  sampleArticle,
  sampleContent,
  sampleDeck,
  sampleFlyer,
  sampleInvoice,
  sampleOnePager,
} from '../../domain/document/layout/sample-contents.ts';
import { printableHtml } from '../features/documents/printable-html.ts';
import { isFullRun } from '../testing/full-run.ts';
import type { Renderer } from './renderer.ts';
import { testRenderer } from './test-browser.ts';
import { type Picture, readPicture } from './test-picture.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

type Color = readonly [red: number, green: number, blue: number, alpha: number];
const clear: Color = [0, 0, 0, 0];
const colors: Readonly<Record<LogoTone, Color>> = {
  dark: [16, 24, 40, 255],
  light: [250, 250, 250, 255],
  middle: [208, 72, 40, 255],
};
/** Width of the bar by its height, so that a cut shows. */
const ratio = 4;

/** A bar that fills its picture. */
function bar(color: Color): string {
  const data = Uint8Array.from(
    Array(40 * ratio * 40)
      .fill(color)
      .flat(),
  );
  const png = encode({ width: 40 * ratio, height: 40, data, channels: 4 });
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}

const a4Pages = [sampleInvoice(3), sampleArticle(1), sampleOnePager, sampleFlyer].flatMap(
  ({ pages }) => pages,
);
// Points of a poster are bands to the edges, without a head.
const slides = sampleDeck.pages.filter(({ layout }) => layout !== 'points').slice(0, 3);

type Case = readonly [pages: DocumentContent['pages'], look: Partial<Look>, tone: LogoTone];

async function picturesOf([pages, look, tone]: Case, color: Color): Promise<Picture[]> {
  const logo = { source: bar(color), text: 'Logo', tone };
  const content = sampleContent({ head: { organization: 'Nordtram', logo }, pages }, look);
  const html = await printableHtml(assembleArticle(layOutContent(content)));
  const pngs = await renderer.screenshots({ html, widthPx: 1000, format: 'png' });
  return Promise.all(pngs.map(readPicture));
}

/** Luminance of each channel value; a page has millions of them. */
const linear = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance({ data }: Picture, pixel: number): number {
  const at = pixel * 4;
  const channel = (index: number): number => linear[data[at + index] ?? 0] ?? 0;
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

interface Placed {
  /** Width of the visible bar by its height. */
  readonly ratio: number;
  readonly heightPx: number;
  /** Contrast with what is behind it; a quarter of its pixels, the blurred edges, may have less. */
  readonly contrast: number;
}

/** Finds the bar by the pixels that differ from the same page with a clear picture. */
function placedBar(shown: Picture, behind: Picture): Placed {
  const { width, height } = shown;
  let [left, right, top, bottom] = [width, -1, height, -1];
  const contrasts: number[] = [];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (shown.pixels[pixel] === behind.pixels[pixel]) continue;
    const [one, other] = [luminance(shown, pixel), luminance(behind, pixel)];
    if (one === other) continue;
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < 1.1) continue;
    contrasts.push(contrast);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  contrasts.sort((a, b) => a - b);
  return {
    ratio: (right - left + 1) / (bottom - top + 1),
    heightPx: bottom - top + 1,
    contrast: contrasts[Math.floor(contrasts.length / 4)] ?? 0,
  };
}

/** The short run has one theme, tone and kind of page per direction. */
const tones = ['dark', 'light', 'middle'] as const;
const runs = artDirections.flatMap((direction, row) =>
  themeNames.flatMap((theme, column) =>
    !isFullRun && column !== row % themeNames.length
      ? []
      : (isFullRun ? tones : [tones[(row + column) % 3] ?? 'dark']).flatMap((tone, nth) =>
          (['paper', 'slides'] as const)
            .filter((_, kind) => isFullRun || (Math.floor(row / 2) + nth) % 2 === kind)
            .map((kind) => ({ direction, theme, tone, kind })),
        ),
  ),
);

describe('a logo', () => {
  it.each(runs)('is whole and readable: $tone, on $theme $kind, $direction', async (run) => {
    const { direction, theme, tone, kind } = run;
    const one: Case =
      kind === 'paper'
        ? [a4Pages, { direction, theme }, tone]
        : [slides, { direction, theme, format: 'slides-16x9', orientation: 'landscape' }, tone];
    const shown = await picturesOf(one, colors[tone]);
    const behind = await picturesOf(one, clear);
    for (const [at, page] of one[0].entries()) {
      const [picture, ground] = [shown[at], behind[at]];
      if (!picture || !ground) throw new Error('A page is missing.');
      const placed = placedBar(picture, ground);
      const where = `${page.layout}: ${JSON.stringify(placed)}`;
      expect.soft(Math.abs(placed.ratio - ratio) < 0.5, where).toBe(true);
      expect.soft(placed.contrast > 2.5, where).toBe(true);
      expect.soft(placed.heightPx > 12, where).toBe(true);
    }
  });
});
