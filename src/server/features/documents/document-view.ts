import { checksReport } from '../../../contract/chat-events.ts';
import type { DocumentView, VersionView } from '../../../contract/documents.ts';
import type { listVersions } from './document-store.ts';
import type { findCurrentDocument } from './page-store.ts';

type DocumentRow = NonNullable<Awaited<ReturnType<typeof findCurrentDocument>>>;
type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

function viewVersion(row: VersionRow): VersionView {
  return {
    version: row.version,
    created_at: row.created_at.toISOString(),
    label: row.label,
    origin: row.origin as VersionView['origin'],
  };
}

/** Returns a document as sent to clients. All documents pass through this view. */
export function viewDocument(row: DocumentRow, versions: readonly VersionRow[]): DocumentView {
  return {
    id: row.id,
    session_id: row.session_id,
    title: row.title,
    format: row.format,
    version: row.version,
    html: row.html,
    checks: row.checks === null ? null : checksReport.parse(row.checks),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    versions: versions.map(viewVersion),
  };
}
