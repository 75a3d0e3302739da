import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { jobsPerPage, pdfJobEndpoints } from '../../../../contract/pdf-jobs.ts';
import { call } from '../../../lib/client.ts';
import { unfinishedJobsKey } from '../../../lib/query-keys.ts';
import { unfinishedIds } from '../job-list.ts';

const none: readonly string[] = [];

/** Returns the ids of unfinished jobs. Code that starts a job adds its id or invalidates the query key. */
export function useUnfinished() {
  const queryClient = useQueryClient();
  const { data } = useQuery<readonly string[]>({
    queryKey: unfinishedJobsKey,
    queryFn: async ({ signal }) => {
      const { jobs } = await call(pdfJobEndpoints.listPdfJobs, { query: { limit: jobsPerPage } }, { signal });
      return unfinishedIds(jobs);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Not cached while the jobs page is open, so that jobs that end there don't trigger a toast later.
    gcTime: 0,
  });
  const setIds = useCallback(
    (ids: readonly string[]) => queryClient.setQueryData(unfinishedJobsKey, ids),
    [queryClient],
  );
  return { ids: data ?? none, setIds };
}
