import type { AccountRecord } from '../../adapters/identity/account-access.ts';
import type { Identity } from '../../adapters/identity/identity.ts';
import { AppError } from '../../app-error.ts';
import { requireAccount } from './require-account.ts';

/** Who asks, and what shows that it is not a stolen session alone. */
export interface Proof {
  readonly uid: string;
  readonly password?: string | undefined;
  readonly cookieHeader: string | undefined;
}

/**
 * Asks once more who somebody is, before something that a stolen session must not do alone: for the password, or, where
 * the account has none, for a confirmation of the last ten minutes.
 * @throws AppError `invalid_credentials`, `forbidden` where the confirmation is missing
 */
export async function requireProof(
  { uid, password, cookieHeader }: Proof,
  deps: { readonly identity: Pick<Identity, 'account'> },
): Promise<AccountRecord> {
  const account = await requireAccount(uid, deps);
  if (account.hasPassword) {
    if (await deps.identity.account.isPassword(uid, password ?? '')) return account;
    throw new AppError('invalid_credentials', 'The password is not right. Try again.');
  }
  if (await deps.identity.account.confirmedUntil(uid, cookieHeader)) return account;
  throw new AppError('forbidden', 'Confirm first that it is you, then try again.');
}
