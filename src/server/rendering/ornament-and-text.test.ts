import { beforeAll, describe, expect, it } from 'vitest';
import { artDirections, themeNames } from '../../domain/content/choices.ts';
import type { Look } from '../../domain/content/look.ts';
import { assembleArticle } from '../../domain/document/assemble-article.ts';
import { layOutContent } from '../../domain/document/layout/lay-out-content.ts';
import {
  type Sample,
  sampleContent,
  sampleFlyer,
  sampleShortPapers,
} from '../../domain/document/layout/sample-contents.ts';
import { finishPage } from '../features/documents/finish-page.ts';
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

const noText = '* { -webkit-text-fill-color: transparent !important }';
const noOrnament = 'svg.art { visibility: hidden !important }';

async function pictureOf(html: string, css: string): Promise<Picture> {
  const changed = html.replace('</head>', `<style>${css}</style></head>`);
  const [png] = await renderer.screenshots({ html: changed, widthPx: 600, format: 'png' });
  if (!png) throw new Error('The page is missing.');
  return readPicture(png);
}

/** Largest difference of a color channel. */
function difference(one: Picture, other: Picture, pixel: number): number {
  if (one.pixels[pixel] === other.pixels[pixel]) return 0;
  const channels = [0, 1, 2].map((channel) => pixel * 4 + channel);
  return Math.max(...channels.map((at) => Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0))));
}

/** Counts the pixels of letters, and those that an ornament draws on in a color close to theirs. */
async function lettersOf(sample: Sample, look: Partial<Look>) {
  const article = assembleArticle(layOutContent(sampleContent(sample, look)));
  const html = await printableHtml((await finishPage(article, renderer)).html);
  const ground = await pictureOf(html, noText + noOrnament);
  const ornament = await pictureOf(html, noText);
  const text = await pictureOf(html, noOrnament);
  let [letters, hidden] = [0, 0];
  for (let pixel = 0; pixel < ground.width * ground.height; pixel += 1) {
    // Pixels at the edge of a letter are a mixture.
    if (difference(text, ground, pixel) < 96) continue;
    letters += 1;
    if (difference(ornament, ground, pixel) > 24 && difference(text, ornament, pixel) < 64) hidden += 1;
  }
  return { letters, hidden };
}

const subjects = ['birthday party bunting', 'garden flowers'] as const;
const samples: readonly Sample[] = [...sampleShortPapers, sampleFlyer];

/** The largest words of posters stand on their drawing; its contrast is checked by pixels on every page. */
const runs = artDirections
  .filter((direction) => direction !== 'poster')
  .flatMap((direction, row) =>
    (['portrait', 'landscape'] as const).flatMap((orientation, column) =>
      samples
        .filter(({ kind }, nth) => isFullRun || kind === 'certificate' || nth % 4 === (row + 2 * column) % 4)
        .flatMap((sample, nth) =>
          (isFullRun ? subjects : [subjects[(row + column + nth) % 2] ?? subjects[0]]).map((subject) => ({
            kind: sample.kind ?? 'flyer',
            sample: { ...sample, subject },
            direction,
            orientation,
            theme: themeNames[(row + nth) % 2] ?? 'light',
            subject,
          })),
        ),
    ),
  );

describe('an ornament', () => {
  it.each(runs)(
    'leaves all letters alone: $kind, $direction, $theme, $orientation, $subject',
    async ({ sample, direction, orientation, theme }) => {
      const { letters, hidden } = await lettersOf(sample, { direction, orientation, theme, seed: 5 });
      expect(letters).toBeGreaterThan(500);
      expect(hidden).toBe(0);
    },
  );
});
