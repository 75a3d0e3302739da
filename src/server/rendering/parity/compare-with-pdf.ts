import { PDFDocument } from '@cantoo/pdf-lib';
import type { ParityFacts } from '../../../domain/export/pdf-checks.ts';
import type { PdfReader } from '../pdf-reader/pdf-reader.ts';
import { differingShare } from './compare-pictures.ts';

const dpi = 96;

/**
 * Puts pictures of pages into a PDF, so that the same engine draws both sides of a comparison at the same
 * size.
 */
async function asPdf(pictures: readonly Uint8Array[], sizes: readonly { width: number; height: number }[]) {
  const document = await PDFDocument.create();
  for (const [index, picture] of pictures.entries()) {
    const { width, height } = sizes[index] ?? { width: 595, height: 842 };
    document
      .addPage([width, height])
      .drawImage(await document.embedPng(picture), { x: 0, y: 0, width, height });
  }
  return document.save();
}

/**
 * Returns the difference between each page of a PDF and its preview picture. A missing or extra page counts
 * as fully different.
 */
export async function compareWithPdf(
  pdf: Uint8Array,
  pictures: readonly Uint8Array[],
  reader: PdfReader,
): Promise<ParityFacts> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const sizes = document.getPages().map((page) => page.getSize());
  const [printed, shown] = [
    await reader.pictures(pdf, dpi),
    await reader.pictures(await asPdf(pictures, sizes), dpi),
  ];
  const pages = Array.from({ length: Math.max(printed.length, shown.length) }, (_, index) => {
    const [one, other] = [printed[index], shown[index]];
    return { page: index + 1, differing: one && other ? differingShare(one, other) : 1 };
  });
  return { pages };
}
