import type { PictureFinish } from '../../../../domain/content/choices.ts';
import { plainToText } from '../../../../domain/content/text/write-text.ts';
import { readPicture } from '../../../lib/read-picture.ts';
import { words } from '../../../lib/words.ts';
import { altOf, withPicture } from './block-picture.ts';
import { insertAfter, type Part, replacePicture, siblingsOf } from './content-edit.ts';
import type { BlockFacts, MakeEdit } from './hand-edit.ts';

/** Point of a picture that stays visible when its edges are cut off, in percent from the top left. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export interface ChosenPicture {
  /** Null keeps the picture. */
  readonly source: string | null;
  /** Text alternative. */
  readonly alt: string;
  readonly focus: FocalPoint;
  /** Null prints the picture as it is. */
  readonly finish: PictureFinish | null;
  /** 'Photo: Ada Berg / Unsplash', as text of content. */
  readonly credit?: string | null;
}

export const middle: FocalPoint = { x: 50, y: 50 };

const clamped = (value: number): number => Math.max(0, Math.min(100, Math.round(value)));

export const focalPoint = (x: number, y: number): FocalPoint => ({ x: clamped(x), y: clamped(y) });

const isMiddle = ({ x, y }: FocalPoint): boolean => x === middle.x && y === middle.y;

const finishOf = (block: ParentNode): PictureFinish | null => {
  const isDuotone = block.querySelector('.picture-layer.is-dark') !== null;
  const hasGrain = block.querySelector('.picture-layer.is-grain') !== null;
  if (isDuotone) return hasGrain ? 'duotone-grain' : 'duotone';
  return hasGrain ? 'grain' : null;
};

/** Returns whether a block is a picture of content, which has more options than an image in HTML. */
export const isContentPicture = (blockId: string, part: Part | null): boolean =>
  // The picture of a flyer is a field of its page.
  part?.type === 'picture' || blockId.endsWith('.picture');

/** Returns the picture that a block shows: its address, its text, its focal point and its finish. */
export function pictureOf(
  blockHtml: string,
): { readonly src: string | null } & Omit<ChosenPicture, 'source' | 'credit'> {
  const parsed = new DOMParser().parseFromString(blockHtml, 'text/html');
  const image = parsed.querySelector('img');
  const [x = 50, y = 50] = (image?.style.objectPosition ?? '').split(' ').map(Number.parseFloat);
  const drawn = parsed.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
  return {
    src: image?.getAttribute('src') ?? null,
    alt: image ? altOf(blockHtml) : drawn,
    focus: Number.isFinite(x) && Number.isFinite(y) ? focalPoint(x, y) : middle,
    finish: finishOf(parsed),
  };
}

/**
 * Replaces the picture of a block. A picture block of content is changed in its content, so that the picture and
 * its focal point survive every change of the look; other pictures in the page's HTML.
 */
export function choosePicture(block: BlockFacts, part: Part | null, chosen: ChosenPicture): MakeEdit {
  if (!isContentPicture(block.id, part)) return replacePicture(block.id, withPicture(block.html, chosen));
  const at = (name: string): string => `${block.id}.${name}`;
  const text = plainToText(chosen.alt.trim());
  const operations = [
    ...(chosen.source === null ? [] : [{ op: 'set', at: at('source'), value: chosen.source }]),
    ...(text === '' ? [] : [{ op: 'set', at: at('text'), value: text }]),
    // Another source has removed the credit of the one before.
    ...(chosen.source !== null && chosen.credit
      ? [{ op: 'set', at: at('credit'), value: chosen.credit }]
      : []),
    { op: 'set', at: at('focus'), value: isMiddle(chosen.focus) ? null : chosen.focus },
    { op: 'set', at: at('finish'), value: chosen.finish },
  ];
  return () => ({ patches: [], operations, label: words('editing').pictureOf(block.name) });
}

/**
 * Returns the text alternative of a file until the user writes a better one. Browsers name every pasted picture
 * 'image.png'.
 */
export function altOfFile({ name }: File): string {
  const stem = name.replace(/\.[a-z0-9]{1,5}$/i, '').trim();
  return stem === '' || stem === 'image' ? words('blocks').picture : stem;
}

/** Returns the first picture among dropped or pasted files. */
export const pictureIn = (data: DataTransfer): File | null =>
  [...data.files].find(({ type }) => /^image\/(?:png|jpeg|webp|gif)$/.test(type)) ?? null;

/**
 * Puts a dropped or pasted file in the place of a block's picture, or below a block without one.
 * @throws PictureFault
 */
export async function takePicture(file: File, block: BlockFacts, part: Part | null): Promise<MakeEdit> {
  const source = await readPicture(file);
  const alt = altOfFile(file);
  if (block.hasPicture)
    return choosePicture(block, part, { source, alt, focus: middle, finish: pictureOf(block.html).finish });
  const content = { type: 'picture', source, text: plainToText(alt) };
  const insert = insertAfter(block.id, content, words('editing').addedPicture);
  return (articleHtml) => (siblingsOf(articleHtml, block.id).includes(block.id) ? insert(articleHtml) : null);
}
