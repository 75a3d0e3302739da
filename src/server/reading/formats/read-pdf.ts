import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Noted } from '../../../contract/noted.ts';
import { noted } from '../../noted.ts';
import { told } from '../../told.ts';
import { type FormatReading, ReadingFault, type ReadingPart, readingLimits } from '../file-reading.ts';
import { mostPixels, PdfAlbum } from './pdf-album.ts';

interface Line {
  text: string;
  readonly y: number;
  /** Font size, in points. */
  height: number;
  end: number;
}

interface Item {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Joins text runs on the same baseline to lines. */
function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = [];
  for (const { str, transform, width, height } of items) {
    if (str === '') continue;
    const [x = 0, y = 0] = transform.slice(4);
    const last = lines.at(-1);
    if (last && Math.abs(last.y - y) < Math.max(last.height, height, 1) * 0.5) {
      const gap = x - last.end;
      const needsSpace = gap > height * 0.2 && !last.text.endsWith(' ') && !str.startsWith(' ');
      // A wide gap separates columns, which stay apart.
      last.text += `${gap > height * 3 ? '   ' : needsSpace ? ' ' : ''}${str}`;
      last.end = x + width;
      last.height = Math.max(last.height, height);
    } else lines.push({ text: str, y, height, end: x + width });
  }
  return lines.filter(({ text }) => text.trim() !== '');
}

const escaped = (text: string): string => text.replace(/^(\s*)([#>|]|\d+\.(?=\s)|[-*+](?=\s))/, '$1\\$2');

/** Returns the most common font size, by number of characters. */
function usualHeight(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { height, text } of lines) {
    const rounded = Math.round(height * 2) / 2;
    counts.set(rounded, (counts.get(rounded) ?? 0) + text.length);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 10;
}

function paragraphsOf(lines: readonly Line[], usual: number): string[] {
  const out: string[] = [];
  let before: Line | null = null;
  for (const line of lines) {
    const text = line.text
      .replace(/\s{3,}/g, ' · ')
      .replace(/\s+/g, ' ')
      .trim();
    const isHeading = line.height > usual * 1.25 && text.length < 120;
    const bullet = /^[•‣▪●◦–] ?(.+)$/u.exec(text)?.[1];
    const gap = before ? before.y - line.y : Number.POSITIVE_INFINITY;
    if (isHeading) out.push(`${line.height > usual * 1.8 ? '#' : '##'} ${text}`);
    else if (bullet) out.push(`- ${bullet}`);
    else if (
      before &&
      gap > 0 &&
      gap < line.height * 1.7 &&
      Math.abs(before.height - line.height) < 1 &&
      !/^#|\n#/.test(out.at(-1) ?? '#')
    ) {
      const last = out.at(-1) ?? '';
      out[out.length - 1] = /[a-z]-$/.test(last) ? last.slice(0, -1) + text : `${last} ${text}`;
    } else out.push(escaped(text));
    before = line;
  }
  return out;
}

/**
 * Reads the text of a PDF page by page.
 * @throws ReadingFault `locked` if it has a password, `empty` if it is a scan without text
 */
export async function readPdf(bytes: Uint8Array): Promise<FormatReading> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: mostPixels,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    const count = Math.min(pdf.numPages, readingLimits.pages);
    const pages: Line[][] = [];
    const album = new PdfAlbum();
    const marks: string[][] = [];
    for (let number = 1; number <= count; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const lines = linesOf(items.filter((item): item is typeof item & Item => 'str' in item));
      pages.push(lines);
      // On a page without text, the picture is a scan of the page.
      marks.push(lines.length > 0 ? await album.take(page) : []);
      page.cleanup();
    }
    const usual = usualHeight(pages.flat());
    const parts: ReadingPart[] = [];
    const leftOut: Noted[] = [];
    let markdown = '';
    const empty: number[] = [];
    for (const [index, lines] of pages.entries()) {
      if (lines.length === 0) {
        empty.push(index + 1);
        continue;
      }
      if (markdown !== '') markdown += '\n\n';
      parts.push({ name: `Page ${index + 1}`, start: markdown.length });
      markdown += [...paragraphsOf(lines, usual), ...(marks[index] ?? [])].join('\n\n');
    }
    if (markdown === '') throw new ReadingFault('empty', told('pdfIsScanned'));
    if (empty.length > 0)
      leftOut.push(
        empty.length === 1 && empty[0] !== undefined
          ? noted('pageNoText', { page: empty[0] })
          : noted('pagesNoText', { count: empty.length, pages: empty.slice(0, 10).map(String) }),
      );
    if (pdf.numPages > count)
      leftOut.push(noted('pagesLeft', { from: count + 1, to: pdf.numPages, limit: count }));
    leftOut.push(...album.leftOut());
    const { info } = await pdf.getMetadata();
    const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : '';
    const { pictures, seen: images } = album.box;
    return { title, markdown, parts, pages: pdf.numPages, images, pictures, leftOut };
  } catch (cause) {
    if (cause instanceof ReadingFault) throw cause;
    if (cause instanceof PasswordException) throw new ReadingFault('locked', told('pdfLocked'));
    throw new ReadingFault('broken', told('pdfBroken'), {
      cause,
    });
  } finally {
    await task.destroy();
  }
}
