import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '../../../../contract/endpoint.ts';
import { staffEndpoints } from '../../../../contract/staff.ts';
import { inWords } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';
import { words } from '../../../lib/words.ts';

export type Tier = BodyOf<typeof staffEndpoints.changeTier>['tier'];
export type RunStatus = NonNullable<QueryOf<typeof staffEndpoints.listStaffRuns>['status']>;

const pageLength = 25;

/** Reads the current health, email and usage figures. */
export function useOverview() {
  return useQuery({
    queryKey: ['staff', 'overview'],
    queryFn: ({ signal }) => call(staffEndpoints.staffOverview, {}, { signal }),
  });
}

const usersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'users', search],
    queryFn: ({ signal, pageParam }) =>
      call(
        staffEndpoints.listStaffUsers,
        { query: { limit: pageLength, search: search || undefined, cursor: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

export function useUsers(search: string) {
  return useInfiniteQuery({ ...usersQuery(search), placeholderData: (previous) => previous });
}

export function useChangeTier() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ uid, tier }: { uid: string; tier: Tier }) =>
      call(staffEndpoints.changeTier, { params: { uid }, body: { tier } }).catch(
        inWords(words('staff').tierFailedText),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'users'] }),
  });
}

export function useRuns(status: RunStatus | null) {
  return useInfiniteQuery({
    queryKey: ['staff', 'runs', status],
    queryFn: ({ signal, pageParam }) =>
      call(
        staffEndpoints.listStaffRuns,
        { query: { limit: pageLength, status: status ?? undefined, cursor: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (previous) => previous,
  });
}

export function useMails() {
  return useInfiniteQuery({
    queryKey: ['staff', 'mails'],
    queryFn: ({ signal, pageParam }) =>
      call(
        staffEndpoints.listStaffMails,
        { query: { limit: pageLength, cursor: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
