import { createHash } from 'node:crypto';
import type { Noted } from '../../contract/noted.ts';
import { noted } from '../noted.ts';
import { type ReadPicture, readingLimits } from './file-reading.ts';

/** Replaces characters that would end a picture's name in Markdown. */
const plainly = (text: string): string =>
  text
    .replace(/[[\]()\\`*_<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);

/** Collects the pictures of one file up to the limits, without duplicates. */
export class PictureBox {
  readonly pictures: ReadPicture[] = [];
  /** Number of pictures found, kept or not. */
  seen = 0;
  #refused = 0;
  #bytes = 0;
  readonly #places = new Map<string, number>();

  /** @returns its Markdown; null if the limit is reached */
  take(bytes: Uint8Array, name = ''): string | null {
    this.seen += 1;
    const key = createHash('sha1').update(bytes).digest('base64');
    const there = this.#places.get(key);
    if (there !== undefined) return this.#mark(there);
    const isFull =
      this.pictures.length >= readingLimits.pictures ||
      this.#bytes + bytes.length > readingLimits.pictureBytes;
    if (isFull || bytes.length === 0) {
      this.#refused += 1;
      return null;
    }
    const place = this.pictures.length + 1;
    this.pictures.push({ name: plainly(name) || `Picture ${place}`, bytes });
    this.#bytes += bytes.length;
    this.#places.set(key, place);
    return this.#mark(place);
  }

  #mark(place: number): string {
    return `![${this.pictures[place - 1]?.name}](picture:${place})`;
  }

  leftOut(): Noted[] {
    const { pictures, pictureBytes } = readingLimits;
    return this.#refused === 0
      ? []
      : [
          noted('picturesLeft', {
            missing: this.#refused,
            all: this.seen,
            limit: pictures,
            size: pictureBytes / 1024 / 1024,
          }),
        ];
  }
}
