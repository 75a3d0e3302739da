import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { type Proof, requireProof } from './require-proof.ts';

/**
 * Gives an account its first password.
 * @throws AppError `conflict` where it has one, `forbidden` without a confirmation, `password_policy`
 */
export async function setPassword(
  input: Omit<Proof, 'password'> & { readonly newPassword: string },
  deps: Pick<Deps, 'identity'>,
): Promise<void> {
  const { uid, cookieHeader, newPassword } = input;
  const { account } = deps.identity;
  if ((await account.read(uid))?.hasPassword)
    throw new AppError('conflict', 'This account has a password already. Change it with the current one.');
  await requireProof(input, deps);
  await account.setPassword(uid, newPassword, cookieHeader);
}
