import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { fileNameOf } from '../../../domain/file-name.ts';
import type { Deps } from '../../deps.ts';
import type { PrintableDocument } from '../documents/find-printable-document.ts';
import { rendererVersion } from '../documents/renderer-version.ts';

export type PictureFormat = 'png' | 'webp';

export interface DocumentPictures {
  /** Keys in the file store, where each page and the zip are cached for a day. */
  readonly keys: readonly string[];
  readonly zipKey: string;
  readonly zipBytes: number;
}

/** Returns the width of a page's picture: by a scale of the page where one is given. */
export const pictureWidth = (
  { pageWidthPx }: Pick<PrintableDocument, 'pageWidthPx'>,
  { width, scale }: { readonly width: number; readonly scale?: number | undefined },
): number => (scale === undefined ? width : Math.round(pageWidthPx * scale));

/** Returns a name such as 'Invoice 02.png'; zero-padded, so pages sort in order. */
export function pictureName(title: string, page: number, pages: number, format: PictureFormat): string {
  const number = String(page).padStart(String(pages).length, '0');
  const name = fileNameOf(title, format).slice(0, -format.length - 1);
  return pages === 1 ? `${name}.${format}` : `${name} ${number}.${format}`;
}

/**
 * Returns pictures of a document's pages, from the cache if the same content was rendered before.
 * @throws RenderError
 */
export async function renderDocumentPictures(
  wanted: {
    readonly document: PrintableDocument;
    readonly format: PictureFormat;
    readonly widthPx: number;
    /** Called before each page is rendered. */
    readonly onPage?: (page: number, of: number) => Promise<void>;
    readonly signal?: AbortSignal;
  },
  deps: Pick<Deps, 'files' | 'renderer'>,
): Promise<DocumentPictures> {
  const { document, format, widthPx, onPage, signal } = wanted;
  const { html, title, pages } = document;
  const hash = createHash('sha256')
    .update(JSON.stringify(['pictures', rendererVersion, format, widthPx, html]))
    .digest('hex');
  const keys = Array.from({ length: pages }, (_, index) => `rendered/${hash}-${index + 1}.${format}`);
  const zipKey = `rendered/${hash}.zip`;
  // The archive is stored last, so if it exists, the pictures exist.
  const before = await deps.files.get(zipKey);
  if (before) return { keys, zipKey, zipBytes: before.length };
  await onPage?.(1, pages);
  const pictures = await deps.renderer.screenshots({
    html,
    widthPx,
    format,
    onPicture: async (page) => {
      if (page < pages) await onPage?.(page + 1, pages);
    },
    ...(signal ? { signal } : {}),
  });
  const zip = zipSync(
    Object.fromEntries(
      pictures.map((picture, index) => [pictureName(title, index + 1, pages, format), picture]),
    ),
    // Pictures are already compressed.
    { level: 0 },
  );
  for (const [index, picture] of pictures.entries())
    await deps.files.put(`rendered/${hash}-${index + 1}.${format}`, picture, `image/${format}`);
  await deps.files.put(zipKey, zip, 'application/zip');
  return { keys, zipKey, zipBytes: zip.length };
}
