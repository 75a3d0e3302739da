import sharp from 'sharp';

/** A picture as four bytes per pixel: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** The same, with one number per pixel. */
  readonly pixels: Uint32Array;
}

/** Reads a PNG; natively, because a page has millions of pixels. */
export async function readPicture(png: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const own = new Uint8Array(data);
  return { width: info.width, height: info.height, data: own, pixels: new Uint32Array(own.buffer) };
}
