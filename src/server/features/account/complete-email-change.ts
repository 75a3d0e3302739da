import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { followEmail } from '../profile/follow-email.ts';
import { takeEmailChange } from './email-change-store.ts';
import { type AccountMailDeps, sendAccountMail } from './send-account-mail.ts';

const dead = () => new AppError('gone', told('emailLinkUsed'));

/**
 * Changes the account's email to the address confirmed by the link, and notifies the old one. Works once per
 * link.
 * @throws AppError `gone` if the link is used, expired or canceled, or the address has since been taken
 */
export async function completeEmailChange(
  input: { readonly token: string },
  deps: Pick<Deps, 'identity' | 'db' | 'clock'> & AccountMailDeps,
): Promise<{ email: string }> {
  const change = await takeEmailChange(deps.db, input.token, deps.clock());
  if (!change) throw dead();
  const { user_id: uid, new_email: email } = change;
  const account = await deps.identity.account.read(uid);
  if (!account || !(await deps.identity.account.changeEmail(uid, email))) throw dead();
  await followEmail({ uid, email }, deps);
  await sendAccountMail(
    {
      kind: 'email_changed_notice',
      to: account.email,
      userId: uid,
      data: { displayName: account.displayName },
    },
    deps,
  );
  return { email };
}
