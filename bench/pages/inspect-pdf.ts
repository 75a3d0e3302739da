import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { makeDocument } from './make-document.ts';
import type { GoldenPage } from './read-golden-pages.ts';

export interface InspectedPdf {
  readonly name: string;
  readonly pages: number;
  readonly kilobytes: number;
  /** Distinct font subtypes in the file. */
  readonly fontTypes: readonly string[];
  /** Fonts that are not embedded. */
  readonly missingFonts: readonly string[];
  readonly isTagged: boolean;
  readonly language: string;
}

const fontFiles = ['FontFile', 'FontFile2', 'FontFile3'].map((name) => PDFName.of(name));

/** Returns every dictionary of one type in the file. */
function dictionaries(document: PDFDocument, type: string): readonly PDFDict[] {
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of(type) ? [object] : [],
    );
}

/** Prints a golden page as for a user and parses the PDF. */
export async function inspectPdf(golden: GoldenPage, renderer: Renderer): Promise<InspectedPdf> {
  const made = await makeDocument(golden.content, renderer);
  const { pdf } = await renderer.renderPdf({ html: made.printable });
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { catalog } = document;
  const fonts = dictionaries(document, 'Font');
  const described = dictionaries(document, 'FontDescriptor');
  return {
    name: `${golden.direction}/${golden.name}`,
    pages: document.getPageCount(),
    kilobytes: Math.round(pdf.length / 1000),
    fontTypes: [...new Set(fonts.map((font) => String(font.get(PDFName.of('Subtype')))))].sort(),
    missingFonts: described
      .filter((descriptor) => !fontFiles.some((file) => descriptor.has(file)))
      .map((descriptor) => String(descriptor.get(PDFName.of('FontName')))),
    isTagged:
      String(catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict)?.get(PDFName.of('Marked'))) === 'true' &&
      (catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)?.has(PDFName.of('K')) ?? false),
    language: String(catalog.get(PDFName.of('Lang'))),
  };
}

/** Describes the faults of a PDF; empty for a good one. */
export function faultsOf(pdf: InspectedPdf, wantedPages: number): readonly string[] {
  return [
    pdf.pages !== wantedPages && `${pdf.pages} pages instead of ${wantedPages}`,
    pdf.fontTypes.includes('/Type3') && 'fonts of Type 3',
    pdf.fontTypes.length === 0 && 'no fonts',
    pdf.missingFonts.length > 0 && `fonts not embedded: ${pdf.missingFonts.join(', ')}`,
    !pdf.isTagged && 'not tagged',
  ].filter((fault) => fault !== false);
}
