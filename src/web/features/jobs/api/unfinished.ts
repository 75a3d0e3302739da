import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { contract } from '../../../../contract/index.ts';
import { jobsPerPage } from '../../../../contract/pdf-jobs.ts';
import { call } from '../../../lib/client.ts';
import { unfinishedJobsKey } from '../../../lib/query-keys.ts';
import { hasUnfinished } from '../job-list.ts';

/** Whether a job is under way. Whoever starts one makes this be asked again, by its key. */
export function useUnfinished(isWanted: boolean) {
  return useQuery({
    queryKey: unfinishedJobsKey,
    queryFn: async ({ signal }) => {
      const { jobs } = await call(contract.listPdfJobs, { query: { limit: jobsPerPage } }, { signal });
      return hasUnfinished(jobs);
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useSetUnfinished() {
  const queryClient = useQueryClient();
  return useCallback(
    (isUnderWay: boolean) => queryClient.setQueryData(unfinishedJobsKey, isUnderWay),
    [queryClient],
  );
}
