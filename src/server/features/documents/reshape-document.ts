import type { DocumentView } from '../../../contract/documents.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import type { DocumentShape } from '../../../domain/document/composer/refining/reshape-document.ts';
import { lostLocks } from '../../../domain/document/patches/lost-locks.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { inThread } from '../../work/in-thread.ts';
import { ownRenderer } from '../assets/own-files.ts';
import { finishPage } from './finish-page.ts';
import { readDocument } from './read-document.ts';
import { type DocumentVersion, readNewestPage, saveCheckedEdit } from './save-checked-edit.ts';

/**
 * Lays the same words out as slides or as a document, in a new version. One that has the shape already stays.
 * @throws AppError `not_found`, `conflict`; RenderError
 */
export async function reshapeDocument(
  input: DocumentVersion & { readonly shape: DocumentShape },
  deps: Pick<Deps, 'db' | 'files' | 'renderer'>,
): Promise<DocumentView> {
  const before = await readNewestPage(input, deps);
  const draft = await inThread('reshapeDocument', { html: before, shape: input.shape });
  if (draft === null) return readDocument(input, deps);
  const after = assembleArticle(draft);
  const lost = lostLocks(before, after);
  if (lost.length > 0)
    throw new AppError(
      'conflict',
      `Locked parts stay as they are, and another shape needs them laid out anew. Unlock first: ${lost.join(', ')}.`,
    );
  const page = await finishPage(after, ownRenderer(input.uid, deps));
  const label = input.shape === 'slides' ? 'Laid out as slides' : 'Laid out as a document';
  return saveCheckedEdit(input, page, label, deps);
}
