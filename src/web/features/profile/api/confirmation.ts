import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileEndpoints } from '../../../../contract/profile.ts';
import { call } from '../../../lib/client.ts';
import { refreshAccount } from './account.ts';

/** Sends a confirmation code to the account's email address. */
export function useSendConfirmationCode() {
  return useMutation({ mutationFn: () => call(profileEndpoints.sendConfirmationCode, {}) });
}

export function useConfirmWithCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(profileEndpoints.confirmWithCode, { body: { code } }),
    onSuccess: () => void refreshAccount(queryClient),
  });
}
