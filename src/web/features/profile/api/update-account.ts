import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';
import { refreshAccount } from './account.ts';

/** Writes the name to the account and to the profile, which is where pages read it. */
export function useSaveName(uid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (displayName: string) => {
      await call(contract.updateAccount, { body: { displayName } });
      await call(contract.mergeUser, { params: { uid }, body: { displayName } });
    },
    onSuccess: () => void refreshAccount(queryClient),
  });
}

/** Sets the photo; null removes it. */
export function useSavePhoto() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (photoUrl: string | null) => call(contract.updateAccount, { body: { photoUrl } }),
    onSuccess: () => void refreshAccount(queryClient),
  });
}
