import type { BodyOf } from '../../../contract/endpoint.ts';
import type { LibraryDocument, libraryEndpoints } from '../../../contract/library.ts';
import { ownFolder } from '../../adapters/storage/own-folder.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forCallers, told } from '../../told.ts';
import { sanitiseGiven } from '../../work/in-thread.ts';
import { ownRenderer } from '../assets/own-files.ts';
import { finishPage } from '../documents/finish-page.ts';
import { keepDocument } from '../documents/keep-document.ts';
import { drawCover } from './draw-cover.ts';
import type { ViewDeps } from './library-view.ts';
import { readTitle } from './read-title.ts';
import { findSession } from './session-store.ts';
import { viewOwnDocument } from './view-own-document.ts';

type GivenDocument = BodyOf<typeof libraryEndpoints.createDocument>['document'];
type CreateDeps = Pick<Deps, 'db' | 'renderer'> & ViewDeps;

/** Maximum length of a document's markup in characters, after sanitizing. */
const maxArticleLength = 5_000_000;

async function sanitised(html: string): Promise<string> {
  const article = await sanitiseGiven(html);
  if (article.length <= maxArticleLength) return article;
  throw new AppError('payload_too_large', told('documentFull', { limit: maxArticleLength / 1_000_000 }));
}

/**
 * Stores external markup as a document: sanitized, fitted and checked like any other. Returns the existing
 * document if the id is already used.
 * @throws AppError `invalid_input`, `not_found`, `conflict`, `payload_too_large`, `unprocessable`;
 * RenderError
 */
export async function createDocument(
  input: GivenDocument & { readonly uid: string },
  deps: CreateDeps,
): Promise<LibraryDocument> {
  const { uid, id = crypto.randomUUID(), session_id: sessionId = null } = input;
  const title = input.title === undefined ? null : readTitle(input.title, 'Document');
  const before = await viewOwnDocument(uid, id, deps);
  if (before) return before;
  if (sessionId !== null && !(await findSession(deps.db, uid, sessionId))) throw notFound('sessionMissing');
  const article = await sanitised(input.html);
  if (!/<[^<>]+ data-id=/.test(article))
    throw new AppError('invalid_input', forCallers('html: It contains nothing that can be shown on a page.'));
  const page = await finishPage(article, ownRenderer(uid, deps));
  const coverKey = input.cover_image_data_url ? `${ownFolder(uid)}/covers/${id}.webp` : null;
  if (coverKey !== null && input.cover_image_data_url)
    await deps.files.put(coverKey, await drawCover(input.cover_image_data_url, deps), 'image/webp');
  await keepDocument(
    {
      uid,
      documentId: id,
      sessionId,
      html: page.html,
      title: title ?? page.title,
      isRenamed: title !== null,
      coverKey,
      format: page.format,
      origin: 'edit',
      label: 'Brought in',
      checks: page.report,
    },
    deps,
  );
  const view = await viewOwnDocument(uid, id, deps);
  if (!view) throw notFound('documentMissing');
  return view;
}
