import type { Deps } from '../../deps.ts';
import { type AccountMailDeps, sendAccountMail } from '../account/send-account-mail.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { type AccountToDelete, noteDeletionDone } from './deletion-store.ts';
import { eraseAccount } from './erase-account.ts';

/** Completes a recorded deletion and emails the owner once. */
export async function finishDeletion(
  account: AccountToDelete,
  deps: Pick<Deps, 'db' | 'files' | 'identity' | 'clock' | 'payments'> & AccountMailDeps,
): Promise<void> {
  await eraseAccount(account.uid, deps);
  await forgetMails({ ...account, leaves: 'farewell' }, deps);
  if (!(await noteDeletionDone(deps.db, account.uid, deps.clock()))) return;
  await sendAccountMail(
    { kind: 'account_deleted', to: account.email, data: { displayName: account.displayName } },
    deps,
  );
}
