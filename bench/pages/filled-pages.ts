import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decode } from 'fast-png';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { type MadeDocument, photograph } from './make-document.ts';
import { drawSheet } from './picture-sheet.ts';

export interface FilledPage {
  readonly name: string;
  /** Share of the page that isn't plain paper, from 0 to 1. */
  readonly fill: number;
  readonly picture: Uint8Array;
}

const measuredPx = 48;
const drawnPx = 320;
/** Difference of a color channel that shows. */
const visible = 14;
const columns = 10;
const rows = 2;

/** Returns the share of pixels that differ from the most frequent color. */
function fillOf(png: Uint8Array): number {
  const { data, channels, width, height } = decode(png);
  const colors = Array.from({ length: width * height }, (_, at) =>
    Array.from({ length: 3 }, (_each, channel) => data[at * channels + channel] ?? 0),
  );
  const counts = Map.groupBy(colors, (color) => color.join(' '));
  const [paper = []] = [...counts.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  const inked = colors.filter((color) =>
    color.some((value, at) => Math.abs(value - (paper[at] ?? 0)) > visible),
  );
  return inked.length / Math.max(1, colors.length);
}

/** Returns how full each page of a document is, with a picture of it. */
export async function fillOfPages(
  name: string,
  made: MadeDocument,
  renderer: Renderer,
): Promise<readonly FilledPage[]> {
  const small = await renderer.screenshots({ html: made.printable, widthPx: measuredPx, format: 'png' });
  const large = await photograph(made, renderer, drawnPx);
  return small.map((png, at) => ({
    name: `${name} ${at + 1}`,
    fill: fillOf(png),
    picture: large[at] ?? new Uint8Array(),
  }));
}

/** Draws the least and the most filled pages as contact sheets. */
export async function drawExtremes(
  pages: readonly FilledPage[],
  count: number,
  out: string,
  renderer: Renderer,
): Promise<void> {
  const sorted = pages.toSorted((a, b) => a.fill - b.fill);
  const groups = { least: sorted.slice(0, count), most: sorted.slice(-count).toReversed() };
  for (const [name, own] of Object.entries(groups)) {
    for (let at = 0; at < own.length; at += columns * rows) {
      const pictures = own
        .slice(at, at + columns * rows)
        .map((page) => ({ label: `${page.name} ${Math.round(page.fill * 100)} %`, picture: page.picture }));
      const sheet = await drawSheet({ columns, widthPx: columns * 200, pictures }, renderer, 'png');
      await writeFile(path.join(out, `${name}-filled-${at / (columns * rows) + 1}.png`), sheet);
    }
  }
}
