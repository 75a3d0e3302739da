import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PdfJobView } from '../../../../contract/pdf-jobs.ts';
import { isUnfinished } from '../../../../domain/pdf-job.ts';
import { describeError } from '../../../lib/call-error.ts';
import { errorWords } from '../../../lib/error-words.ts';
import { unfinishedJobsKey } from '../../../lib/query-keys.ts';
import { words } from '../../../lib/words.ts';
import {
  cancelExportJob,
  type ExportTarget,
  readExportJob,
  saveAtOnce,
  saveExportFile,
  startExportJob,
} from '../api/exports.ts';
import type { ExportKind, PictureScale, PressOptions } from '../export-kinds.ts';

/** Polling interval, short enough to look live. */
const askAgainMs = 400;

export interface ExportRequest {
  readonly kind: ExportKind;
  readonly press: PressOptions;
  readonly scale: PictureScale;
}

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly label: string; readonly done: number; readonly of: number }
  | { readonly kind: 'saved'; readonly fileName: string; readonly job: PdfJobView | null }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Exports a document and saves the file. Longer exports run as a job, which continues after the dialog is
 * closed and is listed under Jobs.
 */
export function useExport(target: ExportTarget) {
  const queryClient = useQueryClient();
  const [jobId, setJobId] = useState<string | null>(null);
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const handled = useRef<string | null>(null);
  const fail = useCallback(
    (error: unknown) => setState({ kind: 'failed', reason: describeError(error) }),
    [],
  );

  const start = useMutation({
    mutationFn: async ({ kind, press, scale }: ExportRequest) => {
      setState({ kind: 'working', label: words('exports').starting, done: 0, of: 3 });
      if (kind === 'pdf' || kind === 'html') {
        setState({ kind: 'working', label: words('exports').making, done: 1, of: 2 });
        setState({ kind: 'saved', fileName: await saveAtOnce(kind, target), job: null });
        return;
      }
      const id = crypto.randomUUID();
      await startExportJob(id, kind, target, { press, scale });
      setJobId(id);
    },
    onError: fail,
  });
  const job = useQuery({
    queryKey: ['export', jobId],
    queryFn: ({ signal }) => readExportJob(jobId ?? '', signal),
    enabled: jobId !== null,
    refetchInterval: ({ state: query }) =>
      query.data && !isUnfinished(query.data.status) ? false : askAgainMs,
    gcTime: 0,
  }).data;

  useEffect(() => {
    if (!job || handled.current === job.job_id) return;
    if (isUnfinished(job.status)) {
      const { label, done, of } = job.progress;
      setState({ kind: 'working', label: label || words('exports').queued, done, of });
      return;
    }
    handled.current = job.job_id;
    setJobId(null);
    if (job.status === 'completed')
      saveExportFile(job.job_id).then((fileName) => setState({ kind: 'saved', fileName, job }), fail);
    else if (job.status === 'failed')
      setState({ kind: 'failed', reason: job.error ? errorWords(job.error) : words('exports').failed });
    else setState({ kind: 'idle' });
  }, [job, fail]);

  const isWaited = jobId !== null;
  useEffect(() => {
    if (!isWaited) return;
    return () => void queryClient.invalidateQueries({ queryKey: unfinishedJobsKey });
  }, [isWaited, queryClient]);

  return {
    state,
    start: (request: ExportRequest) => start.mutate(request),
    /** Cancels the export; null if it is too short to cancel. */
    cancel:
      jobId === null ? null : () => void cancelExportJob(jobId).then(() => setState({ kind: 'idle' }), fail),
    saveAgain: (id: string) => void saveExportFile(id).catch(fail),
    reset: () => setState({ kind: 'idle' }),
  };
}
