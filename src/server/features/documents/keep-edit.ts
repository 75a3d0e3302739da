import type { DocumentView } from '../../../contract/documents.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import type { FinishedPage } from '../../chat/turn/turn-request.ts';
import type { Deps } from '../../deps.ts';
import type { PackLine } from './packed-page.ts';
import { readDocument } from './read-document.ts';
import type { DocumentVersion } from './save-checked-edit.ts';
import { keepBeside, saveVersionAfter } from './save-version.ts';

export type EditOutcome =
  | { readonly outcome: 'saved'; readonly document: DocumentView }
  /** The newest page stays current; the edit is kept as a version before it. */
  | { readonly outcome: 'kept_beside'; readonly document: DocumentView; readonly kept_version: number };

interface FinishedEdit {
  readonly page: FinishedPage;
  readonly content: DocumentContent | null;
  readonly label: string;
  /** False if the newest version changed the same part. */
  readonly isMerged: boolean;
}

/**
 * Saves an edit as the newest version or, if it conflicts, as a version before the newest.
 * @param current the newest version when the edit was merged
 * @returns null if another version was saved in the meantime; merge again
 */
export async function keepEdit(
  input: DocumentVersion,
  current: { readonly version: number; readonly html: string; readonly packOn: PackLine },
  { page, content, label, isMerged }: FinishedEdit,
  deps: Pick<Deps, 'db' | 'files' | 'renderer'>,
): Promise<EditOutcome | null> {
  const { uid, documentId, version } = input;
  // A retry of the same edit, after a lost response.
  if (page.html === current.html && current.version !== version)
    return { outcome: 'saved', document: await readDocument(input, deps) };
  const { html, title, format, report: checks } = page;
  const edit = {
    uid,
    documentId,
    html,
    title,
    format,
    checks,
    label,
    origin: 'edit' as const,
    runId: null,
    content,
    packOn: current.packOn,
  };
  const kept = isMerged
    ? await saveVersionAfter(current.version, edit, deps)
    : await keepBeside(current.version, edit, deps);
  if (kept === null) return null;
  const document = await readDocument(input, deps);
  return isMerged ? { outcome: 'saved', document } : { outcome: 'kept_beside', document, kept_version: kept };
}
