import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { contract } from '../../../../contract/index.ts';
import { inWords } from '../../../lib/call-error.ts';
import { call, tokens } from '../../../lib/client.ts';

const accountSessionsQuery = queryOptions({
  queryKey: ['account-sessions'],
  queryFn: ({ signal }) => call(contract.listAccountSessions, {}, { signal }),
});

/** Where the account is signed in. */
export function useAccountSessions() {
  return useQuery(accountSessionsQuery);
}

export function useRevokeSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.revokeAccountSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountSessionsQuery.queryKey }),
  });
}

/** Ends every session, this one as well, and drops all that was loaded for it. */
export function useSignOutEverywhere() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.signOutEverywhere, {}).catch(inWords('Failed to sign out')),
    onSuccess: () => {
      tokens.drop();
      queryClient.clear();
      queryClient.setQueryData(['session'], null);
    },
  });
}
