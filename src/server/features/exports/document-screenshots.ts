import { fileNameOf } from '../../../domain/file-name.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { findPrintableDocument } from '../documents/find-printable-document.ts';
import { signedFileUrl } from '../documents/signed-file-url.ts';
import {
  type PictureFormat,
  pictureName,
  pictureWidth,
  renderDocumentPictures,
} from './render-document-pictures.ts';

/** Maximum number of pages rendered within one request; larger documents need a job. */
const mostPages = 60;

/**
 * Returns signed links to pictures of all pages, shown inline, and to a zip of them.
 * @throws AppError `not_found`, `payload_too_large`; RenderError
 */
export async function documentScreenshots(
  wanted: {
    readonly uid: string;
    readonly documentId: string;
    readonly version?: number | undefined;
    readonly format: PictureFormat;
    readonly width: number;
    readonly scale?: number | undefined;
  },
  deps: Pick<Deps, 'db' | 'files' | 'renderer' | 'instanceSecret' | 'clock' | 'config'>,
): Promise<{ image_urls: string[]; pages: number; zip_url: string }> {
  const document = await findPrintableDocument(wanted, deps);
  if (document.pages > mostPages)
    throw new AppError('payload_too_large', told('screenshotsTooMany', { limit: mostPages }));
  const { format } = wanted;
  const widthPx = pictureWidth(document, wanted);
  const { title, pages } = document;
  const { keys, zipKey } = await renderDocumentPictures({ document, format, widthPx }, deps);
  const of = { uid: wanted.uid, documentIds: [wanted.documentId] };
  const contentType = `image/${format}` as const;
  const pictureUrl = (key: string, index: number): string =>
    signedFileUrl(
      { key, contentType, fileName: pictureName(title, index + 1, pages, format), disposition: 'inline', of },
      deps,
    );
  return {
    image_urls: keys.map(pictureUrl),
    pages,
    zip_url: signedFileUrl(
      { key: zipKey, contentType: 'application/zip', fileName: fileNameOf(title, 'zip'), of },
      deps,
    ),
  };
}
