import { dominantColours } from '../../../domain/brand/dominant-colours.ts';

const samplePx = 96;
const mostColours = 6;

/**
 * Finds the dominant colors of a picture in the browser; it is not uploaded. @throws Error if the file is not
 * a picture
 */
export async function picturesColours(file: Blob): Promise<readonly string[]> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, samplePx / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.imageSmoothingEnabled = false;
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return dominantColours(context.getImageData(0, 0, width, height).data).colours.slice(0, mostColours);
}
