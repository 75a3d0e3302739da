import type { PdfJobView } from '../../../contract/pdf-jobs.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forCallers } from '../../told.ts';
import { countOwnPdfJobs, listOwnPdfJobs } from './pdf-job-store.ts';
import { viewPdfJob } from './pdf-job-view.ts';

export interface PdfJobPage {
  readonly jobs: PdfJobView[];
  readonly total: number;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** Returns the `seq` of a cursor, the last job seen. Cursors only apply to the caller's own list. */
function readCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  const seq = /^\d{1,15}$/.test(cursor) ? Number(cursor) : 0;
  if (seq < 1)
    throw new AppError('invalid_input', forCallers('This cursor is invalid. Start from the first page.'));
  return seq;
}

/**
 * Returns the caller's jobs, newest first.
 * @throws AppError `invalid_input` for an invalid cursor
 */
export async function listPdfJobs(
  input: { readonly uid: string; readonly limit: number; readonly cursor?: string | undefined },
  deps: Pick<Deps, 'db'>,
): Promise<PdfJobPage> {
  const { uid, limit } = input;
  const rows = await listOwnPdfJobs(deps.db, uid, limit + 1, readCursor(input.cursor));
  const page = rows.slice(0, limit);
  const has_more = rows.length > limit;
  return {
    jobs: await Promise.all(page.map((row) => viewPdfJob(row, deps))),
    total: await countOwnPdfJobs(deps.db, uid),
    has_more,
    next_cursor: has_more ? String(page.at(-1)?.seq ?? '') : null,
  };
}
