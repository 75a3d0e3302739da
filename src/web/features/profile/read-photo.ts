/** Sharp at twice the size that it is shown at, and small enough to travel with the account. */
const sidePx = 256;
const jpegQuality = 0.85;

/**
 * Reads a picture file and cuts the middle square out of it, as a JPEG data: address. Made anew from its pixels, it
 * carries no place or time of the camera.
 * @throws TypeError for a file that the browser cannot read as a picture
 */
export async function readPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new TypeError("Couldn't read this picture. Choose a JPEG, PNG or WebP file.", {
      cause,
    });
  });
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  const paint = canvas.getContext('2d');
  if (!paint) throw new TypeError("Your browser can't resize this photo. Choose a smaller one.");
  // A JPEG has no see-through parts: they become paper.
  paint.fillStyle = '#fff';
  paint.fillRect(0, 0, sidePx, sidePx);
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  paint.drawImage(picture, left, top, side, side, 0, 0, sidePx, sidePx);
  picture.close();
  return canvas.toDataURL('image/jpeg', jpegQuality);
}
