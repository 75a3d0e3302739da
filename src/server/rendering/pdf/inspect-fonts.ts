import { PDFArray, PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';

export interface FontInspection {
  readonly embedded: readonly string[];
  readonly missing: readonly string[];
}

const fontFiles = ['FontFile', 'FontFile2', 'FontFile3'].map((name) => PDFName.of(name));

/** Separates a PDF's embedded fonts from those that a reader would replace. */
export function inspectFonts(document: PDFDocument): FontInspection {
  const embedded: string[] = [];
  const missing: string[] = [];
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('Font')) continue;
    const subtype = object.get(PDFName.of('Subtype'));
    // The descendant of a composite font, which is counted already.
    if (isOneOf(subtype, ['CIDFontType0', 'CIDFontType2'])) continue;
    const name = nameOf(object);
    (isEmbedded(object, subtype) ? embedded : missing).push(name);
  }
  return { embedded, missing };
}

function isEmbedded(font: PDFDict, subtype: unknown): boolean {
  // A Type 3 font consists of drawings in the file itself.
  if (isOneOf(subtype, ['Type3'])) return true;
  const descendants = font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray);
  const carrier = descendants ? descendants.lookupMaybe(0, PDFDict) : font;
  const descriptor = carrier?.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict);
  return descriptor !== undefined && fontFiles.some((key) => descriptor.has(key));
}

function isOneOf(value: unknown, names: readonly string[]): boolean {
  return value instanceof PDFName && names.includes(value.decodeText());
}

function nameOf(font: PDFDict): string {
  return font.lookupMaybe(PDFName.of('BaseFont'), PDFName)?.decodeText() ?? 'unnamed';
}
