import { PDFDict, PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfRead {
  /** In PDF points, 1/72 in. */
  readonly pages: readonly { readonly width: number; readonly height: number; readonly text: string }[];
  /** All text in reading order, whitespace collapsed. */
  readonly text: string;
  readonly fonts: readonly { readonly name: string; readonly type: string; readonly isEmbedded: boolean }[];
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly isTagged: boolean;
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Reads a PDF as a recipient would: the text with one library, the structure with another than its last
 * writer.
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfRead> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const reader = await loading.promise;
  const pages: { width: number; height: number; text: string }[] = [];
  for (let number = 1; number <= reader.numPages; number++) {
    const page = await reader.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    pages.push({ width, height, text: collapse(text) });
  }
  const { info } = await reader.getMetadata();
  await loading.destroy();

  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog } = document;
  const marked = catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  return {
    pages,
    text: pages.map((page) => page.text).join(' '),
    fonts: fontsOf(document),
    title: (info as { Title?: string }).Title,
    language: textOf(catalog.lookup(PDFName.of('Lang'))),
    isTagged:
      marked?.get(PDFName.of('Marked'))?.toString() === 'true' && catalog.has(PDFName.of('StructTreeRoot')),
  };
}

function textOf(object: PDFObject | undefined): string | undefined {
  return object && 'decodeText' in object && typeof object.decodeText === 'function'
    ? (object.decodeText() as string)
    : undefined;
}

/** Returns every font of the file; composite fonts by their descendant font. */
function fontsOf(document: PDFDocument): PdfRead['fonts'] {
  const dictionaries = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
  const value = (dictionary: PDFDict, name: string) => dictionary.get(PDFName.of(name))?.toString();
  return dictionaries
    .filter(
      (dictionary) => value(dictionary, 'Type') === '/Font' && value(dictionary, 'Subtype') !== '/Type0',
    )
    .map((font) => {
      const descriptor = font.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict);
      const keys = ['FontFile', 'FontFile2', 'FontFile3'];
      return {
        name: value(font, 'BaseFont') ?? 'unnamed',
        type: value(font, 'Subtype')?.slice(1) ?? '',
        isEmbedded: keys.some((key) => descriptor?.has(PDFName.of(key)) ?? false),
      };
    });
}
