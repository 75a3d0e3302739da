import { loadWords, words } from './words.ts';

/** Longest side of an embedded picture: full A4 width at 200 dpi. */
const longestSidePx = 1654;
/** Keeps pages with several pictures small: about 900 KB as base64. */
const mostBytes = 650_000;
const mostFileMegabytes = 25;

export class PictureFault extends Error {}

/** Returns the messages about pictures, which are loaded when there is something wrong with one. */
async function faultWords() {
  await loadWords('uploads');
  return words('uploads');
}

const sideOf = (canvas: OffscreenCanvas): number => Math.max(canvas.width, canvas.height);

function draw(bitmap: ImageBitmap, scale: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function hasTransparency(canvas: OffscreenCanvas): boolean {
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  if (!data) return false;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 250) return true;
  return false;
}

async function dataUrlOf(blob: Blob): Promise<string> {
  const reader = new FileReader();
  const url = await new Promise<string | null>((resolve) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(blob);
  });
  if (url === null) throw new PictureFault((await faultWords()).pictureUnreadable);
  return url;
}

/**
 * Converts a picture file to a data URL. Re-encoding strips metadata; the picture is scaled down until it
 * fits the size limit.
 * @throws PictureFault with a user-facing message
 */
export async function readPicture(file: File): Promise<string> {
  if (file.size > mostFileMegabytes * 1_000_000)
    throw new PictureFault((await faultWords()).pictureTooLarge(mostFileMegabytes));
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) throw new PictureFault((await faultWords()).pictureUnsupported(file.name));
  try {
    let scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height));
    for (;;) {
      const canvas = draw(bitmap, scale);
      const type = hasTransparency(canvas) ? 'image/png' : 'image/jpeg';
      const blob = await canvas.convertToBlob({ type, quality: 0.85 });
      if (blob.size <= mostBytes || sideOf(canvas) < 200) return await dataUrlOf(blob);
      scale *= 0.75;
    }
  } finally {
    bitmap.close();
  }
}
