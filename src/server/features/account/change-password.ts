import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { forgetEmailChange } from './forget-email-change.ts';
import { requireAccount } from './require-account.ts';
import { requireProof } from './require-proof.ts';
import type { AccountMailDeps } from './send-account-mail.ts';
import { tellPasswordChanged } from './tell-password-changed.ts';

/**
 * Changes the password, ends all other sessions, cancels a pending email change, and emails the owner.
 * @throws AppError `invalid_credentials`, `password_policy`
 */
export async function changePassword(
  input: {
    readonly uid: string;
    readonly currentPassword: string;
    readonly newPassword: string;
    readonly areKeysRevoked: boolean;
    readonly cookieHeader: string | undefined;
  },
  deps: Pick<Deps, 'identity' | 'db' | 'clock'> & AccountMailDeps,
): Promise<void> {
  const { uid, currentPassword: password, cookieHeader } = input;
  if (!(await requireAccount(uid, deps)).hasPassword) throw new AppError('conflict', told('passwordNotSet'));
  const { email, displayName } = await requireProof({ uid, password, cookieHeader }, deps);
  await deps.identity.account.changePassword(input.uid, input.newPassword, input.cookieHeader);
  await forgetEmailChange(input.uid, deps);
  await tellPasswordChanged({ uid, email, displayName, areKeysRevoked: input.areKeysRevoked }, deps);
}
