import { PDFDict, type PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';

/** Returns whether anything in a PDF is drawn with opacity below 1 or through a mask. */
export function hasTransparency(document: PDFDocument): boolean {
  return document.context.enumerateIndirectObjects().some(([, object]) => {
    const dict = object instanceof PDFDict ? object : 'dict' in object ? object.dict : null;
    if (!(dict instanceof PDFDict)) return false;
    const isThin = ['ca', 'CA'].some((name) => {
      const value = dict.lookup(PDFName.of(name));
      return value instanceof PDFNumber && value.asNumber() < 1;
    });
    const mask = dict.lookup(PDFName.of('SMask'));
    return isThin || (mask !== undefined && mask !== PDFName.of('None'));
  });
}
