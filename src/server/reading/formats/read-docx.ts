import mammoth from 'mammoth';
import type { FormatReading } from '../file-reading.ts';
import { htmlToMarkdown } from '../html-to-markdown.ts';

/** A Word document. Pictures are counted, not taken over: their bytes would only be carried about. */
export async function readDocx(bytes: Buffer): Promise<FormatReading> {
  let images = 0;
  const { value } = await mammoth.convertToHtml(
    { buffer: bytes },
    {
      externalFileAccess: false,
      styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"],
      convertImage: mammoth.images.imgElement(async () => {
        images += 1;
        return { src: '' };
      }),
    },
  );
  const { markdown, leftOut } = htmlToMarkdown(value);
  return { markdown, images, leftOut };
}
