import type { Deps } from '../../deps.ts';
import type { AccountMailDeps } from '../account/send-account-mail.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { forgetDeletion, listDone, listUnfinished } from './deletion-store.ts';
import { eraseAccount } from './erase-account.ts';
import { finishDeletion } from './finish-deletion.ts';

/** Younger ones are most likely still in the hands of the call that began them. */
const leaveAloneForMs = 20_000;
/** Longer than any token lives: what a call wrote with an old token goes with the second sweep. */
const sweepAgainAfterMs = 10 * 60_000;

/** Finishes what a crash left of deletions, and sweeps once more when no token of a deleted account is good. */
export async function finishDeletions(
  deps: Pick<Deps, 'db' | 'files' | 'identity' | 'clock' | 'payments'> & AccountMailDeps,
): Promise<number> {
  const now = deps.clock().getTime();
  const unfinished = await listUnfinished(deps.db, new Date(now - leaveAloneForMs));
  for (const account of unfinished) await finishDeletion(account, deps);
  for (const account of await listDone(deps.db, new Date(now - sweepAgainAfterMs))) {
    await eraseAccount(account.uid, deps);
    await forgetMails({ ...account, leaves: 'nothing' }, deps);
    await forgetDeletion(deps.db, account.uid);
  }
  return unfinished.length;
}
