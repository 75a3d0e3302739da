import { useQuery } from '@tanstack/react-query';
import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';

/** The session that was used last, for a way back to it; null when there is none. */
export function useLatestSession() {
  return useQuery({
    queryKey: ['latest-session'],
    queryFn: ({ signal }) => call(contract.latestSession, {}, { signal }),
    // Every prompt may change it.
    staleTime: 0,
  });
}
