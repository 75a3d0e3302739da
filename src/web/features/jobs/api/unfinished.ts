import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { contract } from '../../../../contract/index.ts';
import { jobsPerPage } from '../../../../contract/pdf-jobs.ts';
import { call } from '../../../lib/client.ts';
import { unfinishedJobsKey } from '../../../lib/query-keys.ts';
import { unfinishedIds } from '../job-list.ts';

const none: readonly string[] = [];

/** The ids of jobs under way. Whoever starts one adds its id or makes this be asked again, by its key. */
export function useUnfinished() {
  const queryClient = useQueryClient();
  const { data } = useQuery<readonly string[]>({
    queryKey: unfinishedJobsKey,
    queryFn: async ({ signal }) => {
      const { jobs } = await call(contract.listPdfJobs, { query: { limit: jobsPerPage } }, { signal });
      return unfinishedIds(jobs);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // What ends on the list of jobs is seen there, so it is not told of afterwards.
    gcTime: 0,
  });
  const setIds = useCallback(
    (ids: readonly string[]) => queryClient.setQueryData(unfinishedJobsKey, ids),
    [queryClient],
  );
  return { ids: data ?? none, setIds };
}
