import { PDFDocument, PDFName } from '@cantoo/pdf-lib';

/**
 * Takes out of a PDF what a press cannot print and some choke on: links and other annotations, forms and scripts.
 * What is drawn stays as it is, text and tags with it.
 * @throws Error when the bytes are no PDF that can be read
 */
export async function flattenPdf(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  stripInteraction(document);
  return document.save({ updateFieldAppearances: false });
}

/** The same on an open document. */
function stripInteraction(document: PDFDocument): void {
  for (const name of ['AcroForm', 'OpenAction', 'AA', 'Names']) document.catalog.delete(PDFName.of(name));
  for (const page of document.getPages()) {
    page.node.delete(PDFName.of('Annots'));
    page.node.delete(PDFName.of('AA'));
  }
}
