import type { AccountRecord } from '../../adapters/identity/account-access.ts';
import type { Identity } from '../../adapters/identity/identity.ts';
import { AppError } from '../../app-error.ts';

/** The caller's account. A token outlives its account by up to 300 s. */
export async function requireAccount(
  uid: string,
  deps: { readonly identity: Pick<Identity, 'account'> },
): Promise<AccountRecord> {
  const account = await deps.identity.account.read(uid);
  if (!account) throw new AppError('unauthenticated', 'No user is currently signed in');
  return account;
}
