import type { AccountRecord } from '../../adapters/identity/account-access.ts';
import type { Identity } from '../../adapters/identity/identity.ts';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';

/**
 * Returns the caller's account. Needed because a token stays valid up to 300 s after its account is deleted.
 */
export async function requireAccount(
  uid: string,
  deps: { readonly identity: Pick<Identity, 'account'> },
): Promise<AccountRecord> {
  const account = await deps.identity.account.read(uid);
  if (!account) throw new AppError('unauthenticated', told('accountNotSignedIn'));
  return account;
}
