import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { makeDocument } from './make-document.ts';
import { type GoldenPage, readGoldenPages } from './read-golden-pages.ts';

const folder = new URL('./golden/kept/', import.meta.url);

const widthPx = 480;
/** Of 255. Smaller differences come from how processors round colors. */
const visibleStep = 16;
/** Largest share of a page's pixels that may differ visibly. A word that moves by a pixel is more. */
export const toleratedShare = 0.000_5;

/** Returns pictures of all pages, as PNG. */
async function draw({ content }: GoldenPage, renderer: Renderer): Promise<readonly Uint8Array[]> {
  const { printable } = await makeDocument(content, renderer);
  return renderer.screenshots({ html: printable, widthPx, format: 'png' });
}

const fileOf = ({ direction, name }: GoldenPage, page: number): URL =>
  new URL(`${direction}-${name}-${page}.webp`, folder);

async function pixelsOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the share of pixels that differ visibly; 1 for pictures of different sizes. */
export async function differingShare(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.width !== b.width || a.height !== b.height) return 1;
  let differing = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const isSame = [0, 1, 2].every(
      (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) <= visibleStep,
    );
    if (!isSame) differing += 1;
  }
  return differing / (a.width * a.height);
}

/** Returns the kept pictures of a golden page, in order. */
async function readKept({ direction, name }: GoldenPage): Promise<readonly Uint8Array[]> {
  const numbered = new RegExp(`^${direction}-${name}-(\\d+)\\.webp$`);
  const own = (await readdir(folder))
    .flatMap((file) => {
      const number = numbered.exec(file)?.[1];
      return number ? [{ file, number: Number(number) }] : [];
    })
    .sort((a, b) => a.number - b.number);
  return Promise.all(own.map(({ file }) => readFile(new URL(file, folder))));
}

/** Draws a golden page and returns, for each of its pages, the share of pixels that differ from the kept picture. */
export async function changesOf(golden: GoldenPage, renderer: Renderer): Promise<readonly number[]> {
  const [drawn, kept] = await Promise.all([draw(golden, renderer), readKept(golden)]);
  const pages = Math.max(drawn.length, kept.length);
  return Promise.all(
    Array.from({ length: pages }, (_, at) => {
      const [now, before] = [drawn[at], kept[at]];
      return now && before ? differingShare(now, before) : 1;
    }),
  );
}

/** Replaces the kept pictures after an intended change. Yields each page with the bytes of its pictures. */
export async function* keepPictures(renderer: Renderer, wanted: (path: string) => boolean) {
  await mkdir(folder, { recursive: true });
  for (const golden of await readGoldenPages(wanted)) {
    const before = await readKept(golden);
    await Promise.all(before.map((_, at) => rm(fileOf(golden, at + 1), { force: true })));
    let bytes = 0;
    for (const [at, picture] of (await draw(golden, renderer)).entries()) {
      const kept = await sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();
      await writeFile(fileOf(golden, at + 1), kept);
      bytes += kept.length;
    }
    yield { name: `${golden.direction}/${golden.name}`, bytes };
  }
}
