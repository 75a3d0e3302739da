import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileEndpoints } from '../../../../contract/profile.ts';
import { call } from '../../../lib/client.ts';
import { refreshAccount } from './account.ts';

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { current: string; next: string; areKeysRevoked: boolean }) =>
      call(profileEndpoints.changePassword, {
        body: {
          current_password: input.current,
          new_password: input.next,
          revoke_api_keys: input.areKeysRevoked,
        },
      }),
    onSuccess: () => void refreshAccount(queryClient),
  });
}

/** Sets the first password of an account without one. */
export function useSetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      call(profileEndpoints.setPassword, { body: { new_password: password } }),
    onSuccess: () => void refreshAccount(queryClient),
  });
}

/** Omits the password if the account has none. */
const passwordField = (password: string) => (password ? { password } : {});

export function useChangeEmail() {
  return useMutation({
    mutationFn: (input: { newEmail: string; password: string }) =>
      call(profileEndpoints.changeEmail, {
        body: { new_email: input.newEmail, ...passwordField(input.password) },
      }),
  });
}

export function useBeginSecondFactor() {
  return useMutation({
    mutationFn: (password: string) =>
      call(profileEndpoints.beginSecondFactor, { body: passwordField(password) }),
  });
}

export function useConfirmSecondFactor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(profileEndpoints.confirmSecondFactor, { body: { code } }),
    onSuccess: () => void refreshAccount(queryClient),
  });
}

export function useRemoveSecondFactor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      call(profileEndpoints.removeSecondFactor, { body: passwordField(password) }),
    onSuccess: () => void refreshAccount(queryClient),
  });
}
