import { useInfiniteQuery } from '@tanstack/react-query';
import { profileEndpoints } from '../../../../contract/profile.ts';
import { call } from '../../../lib/client.ts';

/** Lists security events of the account, newest first, page by page. */
export function useSecurityEvents() {
  return useInfiniteQuery({
    queryKey: ['security-events'],
    queryFn: ({ pageParam, signal }) =>
      call(
        profileEndpoints.listSecurityEvents,
        { query: { limit: 10, ...(pageParam === null ? {} : { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ events, has_more }) => (has_more ? (events.at(-1)?.id ?? null) : null),
  });
}
