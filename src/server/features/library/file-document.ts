import { ownFolder } from '../../adapters/storage/own-folder.ts';
import type { Deps } from '../../deps.ts';
import { ownRenderer } from '../assets/own-files.ts';
import { readPage } from '../documents/read-page.ts';
import { printedPage } from '../documents/take-page-step.ts';
import { saveThumbnail } from './filing-store.ts';
import { indexDocument } from './index-document.ts';

/** Twice the display width on cards, for high-density screens. */
const widthPx = 400;

/**
 * Updates a document's search index and thumbnail. Idempotent; does nothing if the document is gone.
 * @throws RenderError
 */
export async function fileDocument(
  input: { readonly uid: string; readonly documentId: string },
  deps: Pick<Deps, 'db' | 'files' | 'renderer'>,
  signal?: AbortSignal,
): Promise<void> {
  const { uid, documentId } = input;
  const page = await readPage(input, deps);
  if (!page) return;
  await indexDocument(input, deps);
  const picture = await ownRenderer(uid, deps).screenshot({
    html: await printedPage(page.html),
    page: 1,
    widthPx,
    format: 'webp',
    ...(signal ? { signal } : {}),
  });
  const key = `${ownFolder(uid)}/thumbnails/${documentId}-${page.version}.webp`;
  await deps.files.put(key, picture, 'image/webp');
  const unneeded = await saveThumbnail(deps.db, uid, documentId, { key, version: page.version });
  if (unneeded !== null) await deps.files.remove(unneeded);
}
