import { PDFDocument, PDFName } from '@cantoo/pdf-lib';

/**
 * Removes what a press can't print and some fail on: links and other annotations, forms and scripts. Keeps
 * the drawing, its text and its tags.
 * @throws Error if the bytes are not a readable PDF
 */
export async function flattenPdf(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  stripInteraction(document);
  return document.save({ updateFieldAppearances: false });
}

/** Does the same on a loaded document. */
function stripInteraction(document: PDFDocument): void {
  for (const name of ['AcroForm', 'OpenAction', 'AA', 'Names']) document.catalog.delete(PDFName.of(name));
  for (const page of document.getPages()) {
    page.node.delete(PDFName.of('Annots'));
    page.node.delete(PDFName.of('AA'));
  }
}
