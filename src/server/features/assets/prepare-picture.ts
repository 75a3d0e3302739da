import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { dominantColours } from '../../../domain/brand/dominant-colours.ts';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import type { PreparedFile } from './prepared-file.ts';

/** Maximum number of pixels. A decoded picture takes 4 bytes per pixel; A4 at 600 dpi has 35 million. */
const mostPixels = 60_000_000;
const mostFrames = 1000;
/** Enough for an A4 page at 300 dpi. */
const longestSidePx = 3000;
const thumbnailPx = 400;
const decodeSeconds = 20;
/** Size of the sample from which colors are read. */
const samplePx = 96;
/** Minimum share of the dominant colors for a logo. Logos have few colors; photos have many. */
const leastLogoShare = 0.85;

function open(file: string | Buffer, options: SharpOptions = {}): Sharp {
  return sharp(file, { failOn: 'error', pages: 1, limitInputPixels: mostPixels, ...options }).timeout({
    seconds: decodeSeconds,
  });
}

/** Returns a picture's thumbnail and dominant colors. */
export async function lookAt(file: string | Buffer) {
  const fitted = {
    width: thumbnailPx,
    height: thumbnailPx,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const thumbnail = await open(file).autoOrient().resize(fitted).webp({ quality: 80 }).toBuffer();
  const sample = { width: samplePx, height: samplePx, fit: 'inside', withoutEnlargement: true } as const;
  // Nearest neighbor: interpolation would add colors that the picture doesn't have.
  const pixels = await open(file)
    .resize({ ...sample, kernel: 'nearest' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { thumbnail, ...dominantColours(pixels) };
}

async function readHead(file: string) {
  try {
    // Reads the header only, so nothing is decoded before the size is known.
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new AppError('unsupported_media_type', told('pictureUnreadable'), { cause });
  }
}

/**
 * Decodes a picture and encodes it again: upright, sRGB, one frame, without metadata.
 * @throws AppError `unsupported_media_type`, `payload_too_large`
 */
export async function preparePicture(file: string): Promise<PreparedFile> {
  const { width = 0, height = 0, pages = 1, hasAlpha } = await readHead(file);
  if (width * height > mostPixels) {
    throw new AppError(
      'payload_too_large',
      told('pictureHasTooManyPixels', { width, height, limit: mostPixels / 1e6 }),
    );
  }
  if (pages > mostFrames) {
    throw new AppError('payload_too_large', told('animationTooLong', { frames: pages, limit: mostFrames }));
  }
  try {
    const { thumbnail, colours, share } = await lookAt(file);
    const upright = open(file)
      .autoOrient()
      .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const isLogo = share >= leastLogoShare;
    const isPng = hasAlpha || isLogo;
    const encoded = isPng
      ? upright.png({ compressionLevel: 9 })
      : upright.jpeg({ quality: 86, mozjpeg: true });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return {
      kind: 'picture',
      bytes: data,
      extension: isPng ? 'png' : 'jpg',
      facts: {
        media_type: isPng ? 'image/png' : 'image/jpeg',
        width: info.width,
        height: info.height,
        role: isLogo ? 'logo' : 'photo',
        colors: [...colours],
        font: null,
      },
      thumbnail,
    };
  } catch (cause) {
    throw new AppError('unsupported_media_type', told('pictureBroken'), { cause });
  }
}
