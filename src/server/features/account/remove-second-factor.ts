import type { WithCookies } from '../../adapters/identity/account-access.ts';
import type { Deps } from '../../deps.ts';
import { type Proof, requireProof } from './require-proof.ts';
import { type AccountMailDeps, sendAccountMail } from './send-account-mail.ts';

/**
 * Removes the second factor and notifies the owner by email.
 * @throws AppError `invalid_credentials` for a wrong password, `forbidden` without a confirmation
 */
export async function removeSecondFactor(
  input: Proof,
  deps: Pick<Deps, 'identity'> & AccountMailDeps,
): Promise<WithCookies> {
  const { uid, password, cookieHeader } = input;
  const account = await requireProof(input, deps);
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
