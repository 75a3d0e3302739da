import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountEndpoints } from '../../../../contract/accounts.ts';
import { profileEndpoints } from '../../../../contract/profile.ts';
import { inWords } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';
import { words } from '../../../lib/words.ts';
import { refreshAccount } from './account.ts';

const failed = (error: unknown) => inWords(words('profile').updateFailed)(error);

/** Saves the name in the account and in the profile, which pages read. */
export function useSaveName(uid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (displayName: string) => {
      await call(accountEndpoints.updateAccount, { body: { displayName } }).catch(failed);
      await call(profileEndpoints.mergeUser, { params: { uid }, body: { displayName } }).catch(failed);
    },
    onSuccess: () => void refreshAccount(queryClient),
  });
}

/** Sets the photo; null removes it. */
export function useSavePhoto() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (photoUrl: string | null) =>
      call(accountEndpoints.updateAccount, { body: { photoUrl } }).catch(failed),
    onSuccess: () => void refreshAccount(queryClient),
  });
}
