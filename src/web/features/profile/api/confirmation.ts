import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';
import { refreshAccount } from './account.ts';

/** Sends a confirmation code to the account's email address. */
export function useSendConfirmationCode() {
  return useMutation({ mutationFn: () => call(contract.sendConfirmationCode, {}) });
}

export function useConfirmWithCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(contract.confirmWithCode, { body: { code } }),
    onSuccess: () => void refreshAccount(queryClient),
  });
}
