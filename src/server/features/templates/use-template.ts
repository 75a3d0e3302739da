import type { LibraryDocument } from '../../../contract/library.ts';
import { assignIds } from '../../../domain/content/assign-ids.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { fillSender } from '../../../domain/sender/fill-sender.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { ownRenderer } from '../assets/own-files.ts';
import { keepDocument } from '../documents/keep-document.ts';
import type { ViewDeps } from '../library/library-view.ts';
import { viewOwnDocument } from '../library/view-own-document.ts';
import { findSenderOf } from '../sender/read-sender.ts';
import { pageOfContent } from './page-of-content.ts';

type UseDeps = Pick<Deps, 'db' | 'renderer' | 'templates'> & ViewDeps;

/**
 * Creates a document from a template, in a new session. Uses no model and no generation. Returns the existing
 * document if the id is already used.
 * @throws AppError `not_found`, `conflict`; RenderError
 */
export async function useTemplate(
  input: { readonly uid: string; readonly name: string; readonly documentId: string },
  deps: UseDeps,
): Promise<LibraryDocument> {
  const { uid, name, documentId } = input;
  const template = await deps.templates.read(name);
  if (!template) throw notFound('templateMissing');
  const content = fillSender(template.content, await findSenderOf(uid, deps));
  return keepContent({ uid, documentId, content, label: template.head.title }, deps);
}

/** Stores content as a document in a new session. @throws AppError `conflict`; RenderError */
async function keepContent(
  input: {
    readonly uid: string;
    readonly documentId: string;
    readonly content: DocumentContent;
    readonly label: string;
  },
  deps: Omit<UseDeps, 'templates'>,
): Promise<LibraryDocument> {
  const { uid, documentId, label } = input;
  const before = await viewOwnDocument(uid, documentId, deps);
  if (before) return before;
  const content = assignIds(input.content);
  const page = await pageOfContent(content, ownRenderer(uid, deps));
  await keepDocument(
    {
      uid,
      documentId,
      sessionId: null,
      html: page.html,
      title: content.title || page.title,
      isRenamed: false,
      coverKey: null,
      format: page.format,
      origin: 'edit',
      label: `Template: ${label}`,
      checks: page.report,
      content,
    },
    deps,
  );
  const view = await viewOwnDocument(uid, documentId, deps);
  if (!view) throw notFound('documentMissing');
  return view;
}
