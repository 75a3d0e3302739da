import { queryOptions } from '@tanstack/react-query';
import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';
import { ownAddress } from '../../../lib/own-address.ts';

/** Which PDF: the current one of a document, or that of an earlier version. */
export interface PdfOfDocument {
  readonly documentId: string;
  readonly version?: number;
}

/** The file itself. Made anew by the server where the document has changed, so it is not kept here. */
export const pdfQuery = ({ documentId, version }: PdfOfDocument) =>
  queryOptions({
    queryKey: ['pdf', documentId, version ?? null],
    queryFn: async ({ signal }) => {
      const input = { params: { id: documentId }, query: version === undefined ? {} : { version } };
      const { blob } = await call(contract.documentPdf, input, { signal });
      return blob.arrayBuffer();
    },
    staleTime: 0,
    gcTime: 0,
  });

/** An address that a window or the browser's own download can open, good for 120 minutes. Throws CallError. */
export async function readPdfLink(
  { documentId, version }: PdfOfDocument,
  disposition: 'inline' | 'attachment',
): Promise<string> {
  const { signed_url } = await call(contract.documentPdfToken, {
    params: { id: documentId },
    query: { disposition, ...(version === undefined ? {} : { version }) },
  });
  return ownAddress(signed_url);
}
