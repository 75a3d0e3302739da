import { checksReport } from '../../../contract/chat-events.ts';
import type { DocumentView, VersionView } from '../../../contract/documents.ts';
import type { findCurrentPage } from './page-store.ts';
import type { findSteps, listVersions } from './version-line.ts';

type DocumentRow = NonNullable<Awaited<ReturnType<typeof findCurrentPage>>>;
type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

function viewVersion(row: VersionRow): VersionView {
  return {
    version: row.version,
    created_at: row.created_at.toISOString(),
    label: row.label,
    origin: row.origin as VersionView['origin'],
    is_undone: row.is_undone,
  };
}

/** Returns the version that undo leads to; null for the first. */
export const undoOf = ({ version, made_from }: Pick<DocumentRow, 'version' | 'made_from'>): number | null =>
  (made_from ?? version - 1) || null;

/** Returns a document as sent to clients. All documents pass through this view. */
export function viewDocument(
  row: DocumentRow,
  versions: readonly VersionRow[],
  steps: Awaited<ReturnType<typeof findSteps>>,
): DocumentView {
  return {
    id: row.id,
    session_id: row.session_id,
    title: row.title,
    format: row.format,
    version: row.version,
    undo_version: undoOf(row),
    ...steps,
    html: row.html,
    checks: row.checks === null ? null : checksReport.parse(row.checks),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    versions: versions.map(viewVersion),
  };
}
