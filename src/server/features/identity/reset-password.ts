import type { Deps } from '../../deps.ts';
import { forgetEmailChange } from '../account/forget-email-change.ts';
import type { AccountMailDeps } from '../account/send-account-mail.ts';
import { tellPasswordChanged } from '../account/tell-password-changed.ts';

/**
 * Sets a new password with the token of a reset email, ends all sessions, cancels a pending email change, and
 * notifies the owner.
 * @throws AppError `password_policy` (the link stays valid) or `gone`
 */
export async function resetPassword(
  input: { readonly token: string; readonly password: string; readonly areKeysRevoked: boolean },
  deps: Pick<Deps, 'identity' | 'db' | 'clock'> & AccountMailDeps,
): Promise<void> {
  const account = await deps.identity.entry.resetPassword(input);
  await forgetEmailChange(account.uid, deps);
  await tellPasswordChanged({ ...account, areKeysRevoked: input.areKeysRevoked }, deps);
}
