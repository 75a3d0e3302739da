import { useMutation, useQueryClient } from '@tanstack/react-query';
import { identityEndpoints } from '../../../../contract/identity.ts';
import { call, tokens } from '../../../lib/client.ts';
import { sessionQuery } from './session.ts';

/** Exchanges the setup link's token for a session. */
export function useOwnerSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(identityEndpoints.ownerSignIn, { body: { token } }),
    onSuccess: async () => {
      tokens.forget();
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    },
  });
}
