import { PDFArray, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { inspectFonts } from './inspect-fonts.ts';
import { informationOf, type PdfMetadata } from './pdf-metadata.ts';

export interface FinishedPdf {
  readonly pdf: Uint8Array;
  readonly pages: number;
  readonly fonts: number;
  /** Names of fonts that a reader would have to guess. */
  readonly fontsNotEmbedded: readonly string[];
  readonly links: number;
  readonly isTagged: boolean;
  /** What is written on the pages; null where only a whole reader can tell. */
  readonly text: string | null;
}

/** Sets what the maker of a file left out or got wrong: author, dates, producer, the title in the window's bar. */
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

/** Places of the pages that lead somewhere. */
export function countLinks(document: PDFDocument): number {
  return document
    .getPages()
    .reduce((sum, page) => sum + (page.node.lookupMaybe(PDFName.of('Annots'), PDFArray)?.size() ?? 0), 0);
}
