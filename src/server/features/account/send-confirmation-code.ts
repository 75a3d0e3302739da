import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { isReachable } from './account-view.ts';
import { requireAccount } from './require-account.ts';

/**
 * Mails a code to the account's own address, by which its owner shows who it is.
 * @throws AppError `rate_limited`, `unprocessable` for an account that no mail can reach
 */
export async function sendConfirmationCode(
  input: { readonly uid: string; readonly cookieHeader: string | undefined },
  deps: Pick<Deps, 'identity' | 'mail'>,
): Promise<void> {
  const { uid, cookieHeader } = input;
  const { email, displayName } = await requireAccount(uid, deps);
  if (!isReachable(email))
    throw new AppError('unprocessable', `Email can't reach ${email}. Open the printed sign-in link instead.`);
  const { code, validMinutes } = await deps.identity.account.issueConfirmationCode(uid, cookieHeader);
  await deps.mail.send({
    kind: 'confirmation_code',
    to: email,
    userId: uid,
    data: { code, validMinutes, displayName },
  });
}
