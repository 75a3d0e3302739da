import type { WithCookies } from '../../adapters/identity/account-access.ts';
import type { Deps } from '../../deps.ts';
import { requireAccount } from './require-account.ts';
import { type AccountMailDeps, sendAccountMail } from './send-account-mail.ts';

/**
 * Takes the second factor off the account and tells its owner by mail.
 * @throws AppError `invalid_credentials` for a wrong password
 */
export async function removeSecondFactor(
  input: { readonly uid: string; readonly password: string; readonly cookieHeader: string | undefined },
  deps: Pick<Deps, 'identity'> & AccountMailDeps,
): Promise<WithCookies> {
  const { uid, password, cookieHeader } = input;
  const account = await requireAccount(uid, deps);
  const cookies = await deps.identity.account.removeSecondFactor(uid, password, cookieHeader);
  if (account.hasSecondFactor)
    await sendAccountMail(
      {
        kind: 'second_factor_removed',
        to: account.email,
        userId: uid,
        data: { displayName: account.displayName },
      },
      deps,
    );
  return cookies;
}
