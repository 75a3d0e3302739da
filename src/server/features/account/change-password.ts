import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forgetEmailChange } from './forget-email-change.ts';
import { requireAccount } from './require-account.ts';
import { requireProof } from './require-proof.ts';

/**
 * Sets another password, ends all other sessions, and calls back a change of address that was asked for with the old
 * one.
 * @throws AppError `invalid_credentials`, `password_policy`
 */
export async function changePassword(
  input: {
    readonly uid: string;
    readonly currentPassword: string;
    readonly newPassword: string;
    readonly cookieHeader: string | undefined;
  },
  deps: Pick<Deps, 'identity' | 'db'>,
): Promise<void> {
  const { uid, currentPassword: password, cookieHeader } = input;
  if (!(await requireAccount(uid, deps)).hasPassword)
    throw new AppError('conflict', 'This account has no password yet. Set one first.');
  await requireProof({ uid, password, cookieHeader }, deps);
  await deps.identity.account.changePassword(input.uid, input.newPassword, input.cookieHeader);
  await forgetEmailChange(input.uid, deps);
}
