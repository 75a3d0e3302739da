import type { AccountRecord } from '../../adapters/identity/account-access.ts';
import type { Identity } from '../../adapters/identity/identity.ts';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { requireAccount } from './require-account.ts';

/** The caller, with proof of identity that a stolen session doesn't have. */
export interface Proof {
  readonly uid: string;
  readonly password?: string | undefined;
  readonly cookieHeader: string | undefined;
}

export interface ProofDeps {
  readonly identity: Pick<Identity, 'account'>;
}

/**
 * Requires fresh proof of identity for actions that a stolen session must not perform: the password or, for
 * an account without one, a confirmation of this session within the last ten minutes.
 * @throws AppError `invalid_credentials`, `forbidden` if the confirmation is missing
 */
export async function requireProof(
  { uid, password, cookieHeader }: Proof,
  deps: ProofDeps,
): Promise<AccountRecord> {
  const account = await requireAccount(uid, deps);
  if (account.hasPassword) {
    if (await deps.identity.account.isPassword(uid, password ?? '')) return account;
    throw new AppError('invalid_credentials', told('passwordWrong'));
  }
  if (await deps.identity.account.confirmedUntil(uid, cookieHeader)) return account;
  throw new AppError('forbidden', told('confirmFirst'));
}
