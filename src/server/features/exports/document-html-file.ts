import { createHash } from 'node:crypto';
import { fileNameOf } from '../../../domain/file-name.ts';
import type { Deps } from '../../deps.ts';
import { findPrintableDocument } from '../documents/find-printable-document.ts';
import { signedFileUrl } from '../documents/signed-file-url.ts';

/**
 * Returns a signed link to a document as one HTML file, with fonts and pictures inlined. It prints the same
 * as the PDF.
 * @throws AppError `not_found`
 */
export async function documentHtmlFile(
  wanted: { readonly uid: string; readonly documentId: string; readonly version?: number | undefined },
  deps: Pick<Deps, 'db' | 'files' | 'instanceSecret' | 'clock' | 'config'>,
): Promise<{ signed_url: string; file_name: string; file_bytes: number }> {
  const { html, title } = await findPrintableDocument({ ...wanted, purpose: 'file' }, deps);
  const bytes = Buffer.from(html);
  const key = `rendered/${createHash('sha256').update(bytes).digest('hex')}.html`;
  await deps.files.put(key, bytes, 'text/html');
  const fileName = fileNameOf(title, 'html');
  const signedUrl = signedFileUrl(
    {
      key,
      contentType: 'text/html',
      fileName,
      disposition: 'attachment',
      of: { uid: wanted.uid, documentIds: [wanted.documentId] },
    },
    deps,
  );
  return { signed_url: signedUrl, file_name: fileName, file_bytes: bytes.length };
}
