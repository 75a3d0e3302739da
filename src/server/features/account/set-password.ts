import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { type Proof, requireProof } from './require-proof.ts';
import type { AccountMailDeps } from './send-account-mail.ts';
import { tellPasswordChanged } from './tell-password-changed.ts';

/**
 * Sets an account's first password, ends all other sessions, and notifies the owner.
 * @throws AppError `conflict` if it has one, `forbidden` without a confirmation, `password_policy`
 */
export async function setPassword(
  input: Omit<Proof, 'password'> & { readonly newPassword: string },
  deps: Pick<Deps, 'identity' | 'db' | 'clock'> & AccountMailDeps,
): Promise<void> {
  const { uid, cookieHeader, newPassword } = input;
  const { account } = deps.identity;
  if ((await account.read(uid))?.hasPassword) throw new AppError('conflict', told('passwordExists'));
  const { email, displayName } = await requireProof(input, deps);
  await account.setPassword(uid, newPassword, cookieHeader);
  await tellPasswordChanged({ uid, email, displayName, areKeysRevoked: false }, deps);
}
