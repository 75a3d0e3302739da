import { fileNameOf } from '../../../domain/file-name.ts';
import { requireOwnTarget } from '../../chat/require-own-target.ts';
import type { Deps } from '../../deps.ts';
import { signedFileUrl } from '../documents/signed-file-url.ts';
import { renderGivenHtml } from './render-given-html.ts';

export interface GivenHtml {
  readonly uid: string;
  readonly author: string;
  readonly html: string;
  readonly title: string;
  /** Shown in place rather than saved. */
  readonly isPreview: boolean;
  readonly sessionId: string | null;
}

/**
 * Renders HTML given by a client and answers a signed link to the PDF.
 * @throws AppError `not_found` for a session that is not the user's; RenderError
 */
export async function generateFromHtml(
  given: GivenHtml,
  deps: Pick<Deps, 'db' | 'files' | 'renderer' | 'instanceSecret' | 'clock' | 'config'>,
): Promise<{ pdf_url: string }> {
  const target = { session_id: given.sessionId, document_id: null };
  await requireOwnTarget({ uid: given.uid, request: target }, deps);
  const { key } = await renderGivenHtml(given, deps);
  const fileName = fileNameOf(given.title, 'pdf');
  const disposition = given.isPreview ? 'inline' : 'attachment';
  return { pdf_url: signedFileUrl({ key, fileName, disposition }, deps) };
}
