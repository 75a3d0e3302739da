import type { WithCookies } from '../../adapters/identity/account-access.ts';
import type { Deps } from '../../deps.ts';
import { requireAccount } from './require-account.ts';
import { type AccountMailDeps, sendAccountMail } from './send-account-mail.ts';

/**
 * Turns the second factor on with the first code of the authenticator app, and notifies the owner by email.
 * @throws AppError `invalid_credentials` for a wrong code
 */
export async function confirmSecondFactor(
  input: { readonly uid: string; readonly code: string; readonly cookieHeader: string | undefined },
  deps: Pick<Deps, 'identity'> & AccountMailDeps,
): Promise<WithCookies> {
  const { uid, code, cookieHeader } = input;
  const { email, displayName, hasSecondFactor } = await requireAccount(uid, deps);
  const cookies = await deps.identity.account.confirmSecondFactor(uid, code, cookieHeader);
  if (!hasSecondFactor)
    await sendAccountMail(
      { kind: 'second_factor_added', to: email, userId: uid, data: { displayName } },
      deps,
    );
  return cookies;
}
