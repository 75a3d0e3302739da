import { ImageKind, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import type { Noted } from '../../../contract/noted.ts';
import { noted } from '../../noted.ts';
import { PictureBox } from '../picture-box.ts';

/** Larger pictures aren't decoded: decoding takes three bytes per pixel, plus a copy. */
export const mostPixels = 16_000_000;
/** Minimum size; lines, bullets and spacers can be pictures too. */
const leastSidePx = 48;
/** Time limit for decoding the pictures of a file. */
const millisecondsForPictures = 6_000;

const arrivesWithinMs = 2_000;

interface DecodedImage {
  readonly width: number;
  readonly height: number;
  readonly kind: number;
  readonly data: Uint8Array;
}

const isDecoded = (value: unknown): value is DecodedImage =>
  typeof value === 'object' && value !== null && 'data' in value && value.data !== null && 'kind' in value;

const channelsOf = new Map<number, 3 | 4>([
  [ImageKind.RGB_24BPP, 3],
  [ImageKind.RGBA_32BPP, 4],
]);

/** Resolves with a picture, which loads after the list of paint operations; a broken one never loads. */
function arrivalOf(store: PDFPageProxy['objs'], id: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => resolve(null), arrivesWithinMs);
  store.get(id, (image: unknown) => {
    clearTimeout(timer);
    resolve(image);
  });
  return promise;
}

/** Encodes as JPEG, or as PNG if partly transparent. */
async function encode({ width, height, kind, data }: DecodedImage): Promise<Uint8Array | null> {
  const channels = channelsOf.get(kind);
  if (!channels || data.length < width * height * channels) return null;
  const raw = sharp(data, { raw: { width, height, channels } });
  return channels === 4 ? raw.png().toBuffer() : raw.jpeg({ quality: 90 }).toBuffer();
}

/** Extracts the pictures of a PDF page by page, within the time limit. */
export class PdfAlbum {
  readonly box = new PictureBox();
  #spentMs = 0;
  #pagesLeft = 0;
  #notTaken = 0;
  #paths = 0;

  /** @returns the Markdown of a page's pictures */
  async take(page: PDFPageProxy): Promise<string[]> {
    if (this.#spentMs > millisecondsForPictures) {
      this.#pagesLeft += 1;
      return [];
    }
    const startedAt = performance.now();
    const marks: string[] = [];
    const { fnArray, argsArray } = await page.getOperatorList();
    this.#paths += fnArray.filter((operator) => operator === OPS.constructPath).length;
    for (const [index, operator] of fnArray.entries()) {
      if (operator !== OPS.paintImageXObject) continue;
      const id = String((argsArray[index] as readonly unknown[])[0]);
      // Pictures used on several pages are stored separately.
      const store = id.startsWith('g_') ? page.commonObjs : page.objs;
      const image = await arrivalOf(store, id);
      if (isDecoded(image) && (image.width < leastSidePx || image.height < leastSidePx)) continue;
      const bytes = isDecoded(image) ? await encode(image) : null;
      const mark = bytes ? this.box.take(bytes) : null;
      if (mark !== null && !marks.includes(mark)) marks.push(mark);
      if (!bytes) this.#notTaken += 1;
    }
    this.#spentMs += performance.now() - startedAt;
    return marks;
  }

  leftOut(): Noted[] {
    const notes = this.box.leftOut();
    if (this.#notTaken > 0) notes.push(noted('picturesUnread', { count: this.#notTaken }));
    if (this.#pagesLeft > 0) notes.push(noted('picturePagesLeft', { count: this.#pagesLeft }));
    if (this.#paths > 0) notes.push(noted('drawingsLeft'));
    return notes;
  }
}
