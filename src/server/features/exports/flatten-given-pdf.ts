import { createHash } from 'node:crypto';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { flattenPdf } from '../../rendering/pdf/flatten-pdf.ts';
import { forCallers } from '../../told.ts';
import { openLinkedFile } from '../documents/open-linked-file.ts';
import { signedFileUrl } from '../documents/signed-file-url.ts';

/** Returns the token of a signed link of this installation. Other addresses are never fetched. */
function tokenOf(url: string, publicUrl: string): string {
  const address = URL.canParse(url, publicUrl) ? new URL(url, publicUrl) : null;
  const token = /^\/files\/([^/]+)$/.exec(address?.pathname ?? '')?.[1];
  if (address?.origin !== new URL(publicUrl).origin || token === undefined)
    throw new AppError(
      'invalid_input',
      forCallers(
        'pdf_url: Only a PDF link of this Octavo can be flattened, such as /pdf/generate-from-html answers.',
      ),
    );
  return token;
}

/**
 * Flattens the PDF of a signed link, and returns a signed link to the copy.
 * @throws AppError `invalid_input` for another address, `not_found`, `gone`, `unprocessable` if it isn't a
 * PDF
 */
export async function flattenGivenPdf(
  { uid, pdfUrl }: { readonly uid: string; readonly pdfUrl: string },
  deps: Pick<Deps, 'db' | 'files' | 'identity' | 'instanceSecret' | 'clock' | 'config'>,
): Promise<{ flattened_pdf_url: string }> {
  const token = tokenOf(pdfUrl, deps.config.publicUrl);
  const { file, bytes: pdf } = await openLinkedFile(token, deps);
  const { fileName, disposition, contentType } = file;
  if ((contentType ?? 'application/pdf') !== 'application/pdf') throw noPdf();
  const flatKey = `rendered/${createHash('sha256').update('flat').update(pdf).digest('hex')}.pdf`;
  if (!(await deps.files.has(flatKey))) {
    const flat = await flattenPdf(pdf).catch((error: unknown) => {
      throw noPdf(error);
    });
    await deps.files.put(flatKey, flat, 'application/pdf');
  }
  const named = fileName === undefined ? {} : { fileName, disposition: disposition ?? 'attachment' };
  return { flattened_pdf_url: signedFileUrl({ key: flatKey, ...named, of: file.of ?? { uid } }, deps) };
}

const noPdf = (cause?: unknown) =>
  new AppError(
    'unprocessable',
    forCallers('pdf_url: The file behind this link is not a PDF that can be read.'),
    {
      cause,
    },
  );
