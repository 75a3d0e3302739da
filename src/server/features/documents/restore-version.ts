import { checksReport } from '../../../contract/chat-events.ts';
import type { DocumentView } from '../../../contract/documents.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { findVersion } from './document-store.ts';
import { readDocument } from './read-document.ts';
import { saveVersion } from './save-version.ts';

/** Makes the page of an earlier version the newest version; nothing is thrown away. */
export async function restoreVersion(
  input: { readonly uid: string; readonly documentId: string; readonly version: number },
  deps: Pick<Deps, 'db'>,
): Promise<DocumentView> {
  const { uid, documentId } = input;
  const version = await findVersion(deps.db, uid, documentId, input.version);
  if (!version) throw notFound('The version');
  await saveVersion(
    {
      uid,
      documentId,
      html: version.html,
      title: version.title,
      format: readArticle(version.html).format,
      origin: 'restore',
      label: `Restored version ${version.version}`,
      runId: null,
      checks: version.checks === null ? null : checksReport.parse(version.checks),
    },
    deps,
  );
  return readDocument({ uid, documentId }, deps);
}
