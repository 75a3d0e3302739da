import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { profileEndpoints } from '../../../../contract/profile.ts';
import { inWords } from '../../../lib/call-error.ts';
import { call, tokens } from '../../../lib/client.ts';
import { words } from '../../../lib/words.ts';

const accountSessionsQuery = queryOptions({
  queryKey: ['account-sessions'],
  queryFn: ({ signal }) => call(profileEndpoints.listAccountSessions, {}, { signal }),
});

/** Lists the account's sessions. */
export function useAccountSessions() {
  return useQuery(accountSessionsQuery);
}

export function useRevokeSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(profileEndpoints.revokeAccountSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountSessionsQuery.queryKey }),
  });
}

/** Ends all sessions, including this one, and clears all cached data. */
export function useSignOutEverywhere() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(profileEndpoints.signOutEverywhere, {}).catch(inWords(words('profile').signOutFailed)),
    onSuccess: () => {
      tokens.drop();
      queryClient.clear();
      queryClient.setQueryData(['session'], null);
    },
  });
}
