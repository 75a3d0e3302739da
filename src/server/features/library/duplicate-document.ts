import { type LibraryDocument, maxTitleLength } from '../../../contract/library.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { keepDocument } from '../documents/keep-document.ts';
import { readDocument } from '../documents/read-document.ts';
import { findListed } from './document-listing-store.ts';
import { type ViewDeps, viewDocuments } from './library-view.ts';

const mark = ' (copy)';

/**
 * Copies the newest version of a document within its session. Repeating the call with the same `copyId`
 * returns the existing copy.
 * @throws AppError `not_found`, `conflict`
 */
export async function duplicateDocument(
  input: { readonly uid: string; readonly documentId: string; readonly copyId: string },
  deps: Pick<Deps, 'db'> & ViewDeps,
): Promise<LibraryDocument> {
  const { uid, documentId, copyId } = input;
  const original = await readDocument({ uid, documentId }, deps);
  await keepDocument(
    {
      uid,
      documentId: copyId,
      sessionId: original.session_id,
      html: original.html,
      title: original.title.slice(0, maxTitleLength - mark.length) + mark,
      isRenamed: true,
      coverKey: null,
      format: original.format,
      origin: 'edit',
      label: `Copy of ${original.title}`,
      checks: original.checks,
    },
    deps,
  );
  const copy = await findListed(deps.db, uid, copyId);
  const [view] = copy ? await viewDocuments([copy], true, deps) : [];
  if (!view) throw notFound('documentMissing');
  return view;
}
