import { PDFDocument, PDFName } from '@cantoo/pdf-lib';

/**
 * Takes out of a PDF what a press cannot print and some choke on: links and other annotations, and forms. Says of each
 * page that it is cut at its edge; bleed belongs to the drawing and is not made here.
 */
export async function flattenPdf(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.catalog.delete(PDFName.of('AcroForm'));
  for (const page of document.getPages()) {
    page.node.delete(PDFName.of('Annots'));
    const { x, y, width, height } = page.getMediaBox();
    page.setTrimBox(x, y, width, height);
    page.setBleedBox(x, y, width, height);
  }
  return document.save();
}
