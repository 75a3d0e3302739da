import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contract } from '../../../../contract/index.ts';
import { call, tokens } from '../../../lib/client.ts';
import { sessionQuery } from './session.ts';

/** Ends the session of this browser and drops everything that was loaded for it. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.signOut, {}),
    onSuccess: () => {
      tokens.drop();
      queryClient.clear();
      queryClient.setQueryData(sessionQuery.queryKey, null);
    },
  });
}
