import { words } from '../../lib/words.ts';

/** Sharp at twice the display size, and small enough to store with the account. */
const sidePx = 256;
const jpegQuality = 0.85;

/**
 * Reads a picture file and crops its center square to a JPEG data URL. Re-encoding removes metadata such as
 * the camera's location and time.
 * @throws TypeError if the browser can't decode the file
 */
export async function readPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new TypeError(words('profile').photoUnreadable, { cause });
  });
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  const paint = canvas.getContext('2d');
  if (!paint) throw new TypeError(words('profile').photoUnsized);
  // JPEG has no transparency, so transparent areas become white.
  paint.fillStyle = '#fff';
  paint.fillRect(0, 0, sidePx, sidePx);
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  paint.drawImage(picture, left, top, side, side, 0, 0, sidePx, sidePx);
  picture.close();
  return canvas.toDataURL('image/jpeg', jpegQuality);
}
