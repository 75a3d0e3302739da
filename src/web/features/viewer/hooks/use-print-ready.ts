import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUnfinished } from '../../../../domain/pdf-job.ts';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { errorWords } from '../../../lib/error-words.ts';
import { unfinishedJobsKey } from '../../../lib/query-keys.ts';
import { words } from '../../../lib/words.ts';
import { cancelJob, readJob, saveJobFile, startPrintReady } from '../api/print-ready.ts';
import { downloadWarning } from '../file-warnings.ts';

/** Polling interval, short enough to look live. */
const askAgainMs = 400;

/**
 * Makes the print-ready PDF as a job and saves it when done. If the viewer is closed earlier, the file is
 * listed under Jobs.
 */
export function usePrintReady(documentId: string) {
  const queryClient = useQueryClient();
  const [jobId, setJobId] = useState<string | null>(null);
  const handled = useRef<string | null>(null);

  const start = useMutation({
    mutationFn: async () => {
      const id = crypto.randomUUID();
      await startPrintReady(id, documentId);
      return id;
    },
    onSuccess: setJobId,
    onError: (error) => showErrorToast(downloadWarning(error)),
  });
  const cancel = useMutation({
    mutationFn: () => (jobId === null ? Promise.reject(new Error('no job')) : cancelJob(jobId)),
    onSuccess: () => setJobId(null),
    onError: () => showErrorToast({ title: words('viewer').cancelFailed }),
  });
  const job = useQuery({
    queryKey: ['print-ready', jobId],
    queryFn: ({ signal }) => readJob(jobId ?? '', signal),
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (state.data && !isUnfinished(state.data.status) ? false : askAgainMs),
    gcTime: 0,
  }).data;

  useEffect(() => {
    if (!job || isUnfinished(job.status) || handled.current === job.job_id) return;
    handled.current = job.job_id;
    setJobId(null);
    if (job.status === 'completed')
      saveJobFile(job.job_id).then(
        () => showToast({ title: words('viewer').printReadySaved, text: job.result?.file_name ?? '' }),
        (error: unknown) => showErrorToast(downloadWarning(error)),
      );
    if (job.status === 'failed')
      showErrorToast({
        title: words('member').downloadFailed,
        text: job.error ? errorWords(job.error) : words('viewer').makingFailed,
      });
  }, [job]);

  // After the viewer is closed, job notices elsewhere in the app report the result.
  const isUnderWay = jobId !== null;
  useEffect(() => {
    if (!isUnderWay) return;
    return () => void queryClient.invalidateQueries({ queryKey: unfinishedJobsKey });
  }, [isUnderWay, queryClient]);

  return {
    start: () => start.mutate(),
    cancel: () => cancel.mutate(),
    isUnderWay: start.isPending || isUnderWay,
    /** Short description of the current step. */
    step: job?.progress.label || words('viewer').preparing,
  };
}

export type PrintReady = ReturnType<typeof usePrintReady>;
