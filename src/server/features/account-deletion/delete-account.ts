import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { requireAccount } from '../account/require-account.ts';
import { requirePassword } from '../account/require-password.ts';
import type { AccountMailDeps } from '../account/send-account-mail.ts';
import { noteDeletion } from './deletion-store.ts';
import { finishDeletion } from './finish-deletion.ts';

/**
 * Deletes the caller's account and everything of it, for good.
 * @throws AppError `invalid_input` unless the account's own address is typed, `invalid_credentials` where the account
 * has a password and another was given
 */
export async function deleteAccount(
  input: { readonly uid: string; readonly confirmation: string; readonly password?: string | undefined },
  deps: Pick<Deps, 'db' | 'files' | 'identity' | 'clock'> & AccountMailDeps,
): Promise<void> {
  const account = await requireAccount(input.uid, deps);
  if (input.confirmation.trim().toLowerCase() !== account.email.toLowerCase())
    throw new AppError('invalid_input', 'Type your own e-mail address to delete the account.', {
      fields: [{ path: 'confirmation', message: 'is not your e-mail address' }],
    });
  if (account.hasPassword) await requirePassword({ uid: input.uid, password: input.password ?? '' }, deps);
  await noteDeletion(deps.db, account, deps.clock());
  await finishDeletion(account, deps);
}
