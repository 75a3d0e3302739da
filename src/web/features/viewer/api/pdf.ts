import { queryOptions } from '@tanstack/react-query';
import { documentEndpoints } from '../../../../contract/documents.ts';
import { call } from '../../../lib/client.ts';
import { ownAddress } from '../../../lib/own-address.ts';

/** Identifies a PDF: of the current version of a document, or of an earlier one. */
export interface PdfOfDocument {
  readonly documentId: string;
  readonly version?: number;
}

/** Reads the PDF. Not cached, because the server regenerates it when the document changes. */
export const pdfQuery = ({ documentId, version }: PdfOfDocument) =>
  queryOptions({
    queryKey: ['pdf', documentId, version ?? null],
    queryFn: async ({ signal }) => {
      const input = { params: { id: documentId }, query: version === undefined ? {} : { version } };
      const { blob } = await call(documentEndpoints.documentPdf, input, { signal });
      return blob.arrayBuffer();
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Returns a URL that a window or a download can open, valid for 120 minutes. Throws CallError. */
export async function readPdfLink(
  { documentId, version }: PdfOfDocument,
  disposition: 'inline' | 'attachment',
): Promise<string> {
  const { signed_url } = await call(documentEndpoints.documentPdfToken, {
    params: { id: documentId },
    query: { disposition, ...(version === undefined ? {} : { version }) },
  });
  return ownAddress(signed_url);
}
