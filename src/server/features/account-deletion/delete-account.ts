import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { requireAccount } from '../account/require-account.ts';
import { type Proof, requireProof } from '../account/require-proof.ts';
import type { AccountMailDeps } from '../account/send-account-mail.ts';
import { noteDeletion } from './deletion-store.ts';
import { finishDeletion } from './finish-deletion.ts';

/**
 * Permanently deletes the caller's account and all its data.
 * @throws AppError `invalid_input` unless the account's own address is typed, `invalid_credentials` or
 * `forbidden` without proof of identity
 */
export async function deleteAccount(
  input: Proof & { readonly confirmation: string },
  deps: Pick<Deps, 'db' | 'files' | 'identity' | 'clock' | 'payments'> & AccountMailDeps,
): Promise<void> {
  const account = await requireAccount(input.uid, deps);
  if (input.confirmation.trim().toLowerCase() !== account.email.toLowerCase())
    throw new AppError('invalid_input', told('emailConfirmationWrong'), {
      fields: [{ path: 'confirmation', message: 'is not your email address' }],
    });
  await requireProof(input, deps);
  await noteDeletion(deps.db, account, deps.clock());
  // Runs before any deletion, so the account's tokens are refused from here on.
  await deps.identity.account.revokeAllSessions(account.uid);
  await finishDeletion(account, deps);
}
