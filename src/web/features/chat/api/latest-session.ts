import { useQuery } from '@tanstack/react-query';
import { chatEndpoints } from '../../../../contract/chat.ts';
import { call } from '../../../lib/client.ts';

/** Returns the most recent session; null if there is none. */
export function useLatestSession() {
  return useQuery({
    queryKey: ['latest-session'],
    queryFn: ({ signal }) => call(chatEndpoints.latestSession, {}, { signal }),
    // Any prompt may change it.
    staleTime: 0,
  });
}
