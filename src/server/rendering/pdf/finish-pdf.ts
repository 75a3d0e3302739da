import { PDFArray, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { inspectFonts } from './inspect-fonts.ts';

export interface PdfMetadata {
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  /** A BCP 47 tag. */
  readonly language?: string | undefined;
}

export interface FinishedPdf {
  readonly pdf: Uint8Array;
  readonly pages: number;
  readonly fonts: number;
  /** Names of fonts that a reader would have to guess. */
  readonly fontsNotEmbedded: readonly string[];
  readonly links: number;
  readonly isTagged: boolean;
}

/** Sets what the browser leaves out or gets wrong: author, dates, producer, the title in the window's bar. */
export async function finishPdf(printed: Uint8Array, metadata: PdfMetadata, now: Date): Promise<FinishedPdf> {
  const document = await PDFDocument.load(printed, { updateMetadata: false });
  document.setTitle(oneLine(metadata.title ?? '') || 'Untitled', { showInWindowTitleBar: true });
  if (metadata.author) document.setAuthor(oneLine(metadata.author));
  if (metadata.language) document.setLanguage(metadata.language);
  document.setCreator('Octavo');
  document.setProducer('Octavo');
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
  };
}

/** Places of the pages that lead somewhere. */
export function countLinks(document: PDFDocument): number {
  return document
    .getPages()
    .reduce((sum, page) => sum + (page.node.lookupMaybe(PDFName.of('Annots'), PDFArray)?.size() ?? 0), 0);
}

/** A reader shows the title in a window's bar: one line, without control characters. */
function oneLine(text: string): string {
  return (
    text
      .toWellFormed()
      // Marks that turn the direction of all that follows would turn the reader's own words too.
      .replace(/[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ')
      .trim()
      .slice(0, 300)
      .toWellFormed()
  );
}
