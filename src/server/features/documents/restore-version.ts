import type { DocumentView } from '../../../contract/documents.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { ownRenderer } from '../assets/own-files.ts';
import { finishPage } from './finish-page.ts';
import { findVersion } from './page-store.ts';
import { readDocument } from './read-document.ts';
import { saveVersion } from './save-version.ts';

/**
 * Copies an earlier version's page to a new version; later versions are kept. It is fitted and checked again,
 * because the kit may have changed.
 * @throws AppError `not_found`; RenderError
 */
export async function restoreVersion(
  input: { readonly uid: string; readonly documentId: string; readonly version: number },
  deps: Pick<Deps, 'db' | 'files' | 'renderer'>,
): Promise<DocumentView> {
  const { uid, documentId } = input;
  const version = await findVersion(deps.db, uid, documentId, input.version);
  if (!version) throw notFound('versionMissing');
  const { html, format, report } = await finishPage(version.html, ownRenderer(input.uid, deps));
  await saveVersion(
    {
      uid,
      documentId,
      html,
      title: version.title,
      format,
      origin: 'restore',
      label: `Restored version ${version.version}`,
      runId: null,
      checks: report,
      content: version.content,
    },
    deps,
  );
  return readDocument({ uid, documentId }, deps);
}
