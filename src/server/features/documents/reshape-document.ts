import type { DocumentView } from '../../../contract/documents.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { isArtDirection } from '../../../domain/document/kit/choices.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { applyPatches } from '../../../domain/document/patches/apply-patches.ts';
import { lostLocks } from '../../../domain/document/patches/lost-locks.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { inThread } from '../../work/in-thread.ts';
import { ownRenderer } from '../assets/own-files.ts';
import { finishPage } from './finish-page.ts';
import { readDocument } from './read-document.ts';
import { type DocumentVersion, readNewest, saveCheckedEdit } from './save-checked-edit.ts';
import { type DocumentShape, lookOfShape, type ShapeLook, shapeOf } from './shape-look.ts';

const labels: Readonly<Record<DocumentShape, string>> = {
  slides: 'Laid out as slides',
  document: 'Laid out as a document',
  story: 'Laid out as a story',
};

/**
 * Reshapes a page known only as HTML: slides are laid out from its text; a new paper format keeps its blocks.
 */
async function reshapeHtml(html: string, shape: DocumentShape, look: ShapeLook): Promise<string> {
  const { format, direction, theme, title, language } = readArticle(html);
  const isSlides = shapeOf(format) === 'slides';
  if (isSlides || shape === 'slides') {
    const read = await inThread('readHtmlContent', html);
    if (!read) throw new AppError('unprocessable', told('pageHasNoText'));
    const own = { ...read.look, ...(isArtDirection(direction) && { direction }), theme };
    return assembleArticle(layOutContent({ ...read, title, language, look: { ...own, ...look } }));
  }
  return applyPatches(html, [
    { op: 'set_document', name: 'format', value: look.format },
    { op: 'set_document', name: 'orientation', value: look.orientation },
  ]).html;
}

/**
 * Lays the same content out as slides, document or story, in a new version. Does nothing if it already has
 * that shape. With known content only the look changes, so switching back restores the same page.
 * @throws AppError `not_found`, `conflict`; RenderError
 */
export async function reshapeDocument(
  input: DocumentVersion & { readonly shape: DocumentShape },
  deps: Pick<Deps, 'db' | 'files' | 'renderer'>,
): Promise<DocumentView> {
  const { shape } = input;
  const before = await readNewest(input, deps);
  if (shapeOf(readArticle(before.html).format) === shape) return readDocument(input, deps);
  const look = await lookOfShape(input, shape, deps);
  const content: DocumentContent | null = before.content && {
    ...before.content,
    look: { ...before.content.look, ...look },
  };
  const laidOut =
    content && before.content
      ? await inThread('layOutAgain', { content, before: { html: before.html, content: before.content } })
      : null;
  const after = laidOut?.html ?? (await reshapeHtml(before.html, shape, look));
  const lost = laidOut?.lost ?? lostLocks(before.html, after);
  if (lost.length > 0) throw new AppError('conflict', told('lockedParts', { names: lost }));
  const page = await finishPage(after, ownRenderer(input.uid, deps));
  return saveCheckedEdit(input, page, labels[shape], deps, content);
}
