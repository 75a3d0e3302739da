import { PDFArray, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { inspectFonts } from './inspect-fonts.ts';
import { informationOf, type PdfMetadata } from './pdf-metadata.ts';

export interface FinishedPdf {
  readonly pdf: Uint8Array;
  readonly pages: number;
  readonly fonts: number;
  /** Names of fonts that a reader would have to replace. */
  readonly fontsNotEmbedded: readonly string[];
  readonly links: number;
  readonly isTagged: boolean;
  /** Text of the pages; null if only a full parser can read it. */
  readonly text: string | null;
}

/**
 * Sets metadata that the writer of a file left out or got wrong: author, dates, producer, and the title in
 * the window's title bar.
 */
export async function finishPdf(printed: Uint8Array, metadata: PdfMetadata, now: Date): Promise<FinishedPdf> {
  const document = await PDFDocument.load(printed, { updateMetadata: false });
  const { Title, Author, Creator, Producer } = informationOf(metadata);
  document.setTitle(Title, { showInWindowTitleBar: true });
  if (Author !== undefined) document.setAuthor(Author);
  if (metadata.language) document.setLanguage(metadata.language);
  document.setCreator(Creator);
  document.setProducer(Producer);
  document.setCreationDate(now);
  document.setModificationDate(now);
  const { embedded, missing } = inspectFonts(document);
  const pages = document.getPageCount();
  return {
    pdf: await document.save({ updateFieldAppearances: false }),
    pages,
    fonts: embedded.length + missing.length,
    fontsNotEmbedded: missing,
    links: countLinks(document),
    isTagged: document.catalog.has(PDFName.of('StructTreeRoot')),
    text: null,
  };
}

/** Returns the number of link annotations. */
export function countLinks(document: PDFDocument): number {
  return document
    .getPages()
    .reduce((sum, page) => sum + (page.node.lookupMaybe(PDFName.of('Annots'), PDFArray)?.size() ?? 0), 0);
}
