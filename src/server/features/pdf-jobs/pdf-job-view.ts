import { type PdfJobView, pdfJobView } from '../../../contract/pdf-jobs.ts';
import type { PreflightItem } from '../../../domain/export/preflight.ts';
import { type PdfJobKind, placeOfStep } from '../../../domain/pdf-job.ts';
import type { Deps } from '../../deps.ts';
import { countJobsAhead, type PdfJobRow } from './pdf-job-store.ts';
import { readDetail, stepLabel } from './step-label.ts';

/** The result of a job with a file. The key is internal to the file store and never sent to clients. */
export interface PdfJobResult {
  readonly documentId: string | null;
  readonly version: number | null;
  readonly file: {
    readonly key: string;
    readonly name: string;
    readonly contentType: 'application/pdf' | 'application/zip' | 'image/png' | 'image/webp';
    readonly bytes: number;
  };
  /** For print-ready files. */
  readonly preflight?: readonly PreflightItem[];
}

function progressOf(row: PdfJobRow): PdfJobView['progress'] {
  const place = placeOfStep(row.kind as PdfJobKind, row.step);
  const detail = readDetail(row.detail);
  const label = stepLabel(row.kind as PdfJobKind, row.step, detail);
  return {
    label,
    step: row.step,
    ...detail,
    done: row.status === 'completed' ? place.of : place.done,
    of: place.of,
  };
}

/** Returns a job as sent to clients. */
export async function viewPdfJob(row: PdfJobRow, deps: Pick<Deps, 'db'>): Promise<PdfJobView> {
  const result = row.result as PdfJobResult | null;
  return {
    job_id: row.id,
    user_id: row.user_id,
    kind: row.kind as PdfJobKind,
    status: row.status as PdfJobView['status'],
    title: row.title,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    progress: progressOf(row),
    jobs_ahead: row.status === 'queued' ? await countJobsAhead(deps.db, row) : null,
    attempts: row.attempts,
    error: pdfJobView.shape.error.parse(row.error),
    run_id: row.run_id,
    session_id: row.session_id,
    document_id: row.document_id,
    result: result && {
      document_id: result.documentId,
      version: result.version,
      file_name: result.file.name,
      file_bytes: result.file.bytes,
      preflight: result.preflight ? [...result.preflight] : null,
    },
  };
}
