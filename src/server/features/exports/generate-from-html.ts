import { fileNameOf } from '../../../domain/file-name.ts';
import { requireOwnTarget } from '../../chat/require-own-target.ts';
import type { Deps } from '../../deps.ts';
import { signedFileUrl } from '../documents/signed-file-url.ts';
import { withinGivenLimits } from './given-html-limits.ts';
import { renderGivenHtml } from './render-given-html.ts';

export interface GivenHtml {
  readonly uid: string;
  readonly author: string;
  readonly html: string;
  readonly title: string;
  /** Shown inline instead of downloaded. */
  readonly isPreview: boolean;
  readonly sessionId: string | null;
}

/**
 * Renders a client's HTML and returns a signed link to the PDF, with notes on what was left out.
 * @throws AppError `not_found` if the session isn't the user's, `payload_too_large`; RenderError
 */
export async function generateFromHtml(
  given: GivenHtml,
  deps: Pick<Deps, 'db' | 'files' | 'renderer' | 'instanceSecret' | 'clock' | 'config'>,
): Promise<{ pdf_url: string; notes?: string[] }> {
  const target = { session_id: given.sessionId, document_id: null };
  await requireOwnTarget({ uid: given.uid, request: target }, deps);
  const { key, notes } = await withinGivenLimits([given.html], () => renderGivenHtml(given, deps));
  const fileName = fileNameOf(given.title, 'pdf');
  const disposition = given.isPreview ? 'inline' : 'attachment';
  const pdf_url = signedFileUrl({ key, fileName, disposition, of: { uid: given.uid } }, deps);
  return notes.length > 0 ? { pdf_url, notes: [...notes] } : { pdf_url };
}
