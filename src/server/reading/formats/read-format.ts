import { noted } from '../../noted.ts';
import { told } from '../../told.ts';
import { decodeText } from '../decode-text.ts';
import { type FormatReading, type ReadableFormat, ReadingFault } from '../file-reading.ts';
import { htmlToMarkdown } from '../html-to-markdown.ts';
import { openArchive } from '../open-archive.ts';
import { PictureBox } from '../picture-box.ts';
import { officeFormat, sniffFormat } from '../sniff-format.ts';

const broken = (cause: unknown): never => {
  if (cause instanceof ReadingFault) throw cause;
  throw new ReadingFault('broken', told('fileBroken'), {
    cause,
  });
};

async function readOffice(bytes: Buffer): Promise<readonly [ReadableFormat, FormatReading]> {
  const archive = await openArchive(bytes);
  const format = officeFormat(archive.names);
  try {
    if (format === 'pptx') return [format, await (await import('./read-pptx.ts')).readPptx(archive)];
    if (format === 'xlsx') return [format, await (await import('./read-xlsx.ts')).readXlsx(archive, bytes)];
    return [format, await (await import('./read-docx.ts')).readDocx(bytes)];
  } catch (cause) {
    return broken(cause);
  }
}

const inlinePicture = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,([A-Za-z0-9+/=\s]+)$/;

/** Reads an HTML page. Only keeps pictures in data: URLs; fetches nothing. */
function readHtml(html: string): FormatReading {
  const box = new PictureBox();
  const read = htmlToMarkdown(html, (src, alt) => {
    const data = inlinePicture.exec(src)?.[1];
    return data ? box.take(Buffer.from(data, 'base64'), alt) : null;
  });
  return { ...read, pictures: box.pictures, leftOut: [...read.leftOut, ...box.leftOut()] };
}

/**
 * Reads bytes by their content; the name only determines the kind of plain text.
 * @throws ReadingFault
 */
export async function readFormat(
  bytes: Buffer,
  name: string,
): Promise<readonly [ReadableFormat, FormatReading]> {
  const format = sniffFormat(bytes, name);
  switch (format) {
    case 'archive':
      return readOffice(bytes);
    case 'pdf':
      return [format, await (await import('./read-pdf.ts')).readPdf(bytes)];
    case 'csv':
      return [format, (await import('./read-csv.ts')).readCsv(bytes)];
    case 'html':
      return [format, readHtml(decodeText(bytes))];
    case 'picture': {
      const box = new PictureBox();
      const markdown = box.take(bytes, name.replace(/\.[a-z0-9]{1,5}$/i, '')) ?? '';
      const leftOut = [noted('pictureTextLeft')];
      return [format, { markdown, images: 1, pictures: box.pictures, leftOut }];
    }
    default:
      return [format, { markdown: decodeText(bytes).trim() }];
  }
}
