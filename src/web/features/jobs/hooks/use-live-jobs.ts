import { useCallback, useEffect, useState } from 'react';
import { pdfJobEndpoints } from '../../../../contract/pdf-jobs.ts';
import { openEvents } from '../../../lib/client.ts';
import { followJobs } from '../follow-jobs.ts';
import { applyJobEvent, type JobList } from '../job-list.ts';
import { usePageVisible } from './use-page-visible.ts';

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Returns the newest `limit` jobs, live. Keeps the current list while a longer one loads. Closes the stream
 * while the tab is hidden, because browsers allow only a few connections per site.
 */
export function useLiveJobs(limit: number, isWanted = true) {
  const [list, setList] = useState<JobList | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const isVisible = usePageVisible();
  const isOpen = isWanted && isVisible;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reopens the stream.
  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    const { signal } = abort;
    void followJobs({
      open: () => openEvents(pdfJobEndpoints.followPdfJobs, { query: { limit } }, { signal }),
      onEvent: (event) => setList((before) => applyJobEvent(before, event)),
      onTrouble: setError,
      wait: (ms) => waitFor(ms, signal),
      signal,
    });
    return () => abort.abort();
  }, [limit, isOpen, attempt]);

  return { list, error, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
