import mammoth from 'mammoth';
import type { FormatReading } from '../file-reading.ts';
import { htmlToMarkdown } from '../html-to-markdown.ts';
import { PictureBox } from '../picture-box.ts';

/** Reads a Word document with its pictures in place. Loads nothing outside the file. */
export async function readDocx(bytes: Buffer): Promise<FormatReading> {
  const box = new PictureBox();
  const found: Buffer[] = [];
  const { value } = await mammoth.convertToHtml(
    { buffer: bytes },
    {
      externalFileAccess: false,
      styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"],
      convertImage: mammoth.images.imgElement(async (image) => {
        const place = found.push(await image.readAsBuffer()) - 1;
        return { src: `found:${place}` };
      }),
    },
  );
  const { markdown, leftOut } = htmlToMarkdown(value, (src, alt) => {
    const picture = found[Number(src.slice('found:'.length))];
    return picture ? box.take(picture, alt) : null;
  });
  return { markdown, images: box.seen, pictures: box.pictures, leftOut: [...leftOut, ...box.leftOut()] };
}
