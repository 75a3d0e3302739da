import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { isReachable } from './account-view.ts';
import { requireAccount } from './require-account.ts';

/**
 * Emails a confirmation code to the account's own address.
 * @throws AppError `rate_limited`, `unprocessable` if the account can't receive email
 */
export async function sendConfirmationCode(
  input: { readonly uid: string; readonly cookieHeader: string | undefined },
  deps: Pick<Deps, 'identity' | 'mail'>,
): Promise<void> {
  const { uid, cookieHeader } = input;
  const { email, displayName } = await requireAccount(uid, deps);
  if (!isReachable(email)) throw new AppError('unprocessable', told('emailNotReachable', { email }));
  const { code, validMinutes } = await deps.identity.account.issueConfirmationCode(uid, cookieHeader);
  await deps.mail.send({
    kind: 'confirmation_code',
    to: email,
    userId: uid,
    data: { code, validMinutes, displayName },
  });
}
