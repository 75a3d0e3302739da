import { fileNameOf } from '../../../../domain/file-name.ts';
import { findPrintableDocument } from '../../documents/find-printable-document.ts';
import { pictureWidth, renderDocumentPictures } from '../../exports/render-document-pictures.ts';
import type { JobWork } from '../job-context.ts';
import { imagesRequest } from './read-request.ts';

/** Exports pictures of all pages as a zip; a single page as one picture. */
export const exportImages: JobWork<'images'> = async ({ job, deps, signal, step }) => {
  const { format, width, scale, ...request } = imagesRequest(job);
  const document = await findPrintableDocument({ ...request, uid: job.user_id }, deps);
  await step('draw');
  const { zipKey, zipBytes, keys } = await renderDocumentPictures(
    {
      document,
      format,
      widthPx: pictureWidth(document, { width, scale }),
      onPage: (page, of) => step('draw', { reason: 'at_page_of', values: { number: page, of } }),
      signal,
    },
    deps,
  );
  await step('keep');
  const { title, version } = document;
  const [only] = keys;
  const isOne = keys.length === 1 && only !== undefined;
  return {
    documentId: request.documentId,
    version,
    file: isOne
      ? {
          key: only,
          name: fileNameOf(title, format),
          contentType: `image/${format}`,
          bytes: (await deps.files.get(only))?.length ?? 0,
        }
      : { key: zipKey, name: fileNameOf(title, 'zip'), contentType: 'application/zip', bytes: zipBytes },
  };
};
