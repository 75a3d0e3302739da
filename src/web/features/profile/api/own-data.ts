import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { profileEndpoints } from '../../../../contract/profile.ts';
import { inWords } from '../../../lib/call-error.ts';
import { call, tokens } from '../../../lib/client.ts';
import { words } from '../../../lib/words.ts';

/** Polling interval, short enough that a finished archive shows at once. */
const askAgainMs = 1000;

export function useStartDataExport() {
  return useMutation({
    mutationFn: async (password: string) =>
      (await call(profileEndpoints.startDataExport, { body: password ? { password } : {} })).export_id,
  });
}

/** Polls the progress of an export until it ends. */
export function useDataExport(id: string | null) {
  return useQuery({
    queryKey: ['data-export', id],
    queryFn: ({ signal }) => call(profileEndpoints.readDataExport, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) =>
      state.data?.status === 'completed' || state.data?.status === 'failed' || state.error
        ? false
        : askAgainMs,
  });
}

/** Permanently deletes the account and clears all cached data. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { confirmation: string; password: string }) =>
      call(profileEndpoints.deleteAccount, {
        body: { confirmation: input.confirmation, ...(input.password ? { password: input.password } : {}) },
      }).catch(inWords(words('profile').deleteFailed)),
    onSuccess: () => {
      tokens.drop();
      queryClient.clear();
      queryClient.setQueryData(['session'], null);
    },
  });
}
