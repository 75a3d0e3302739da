import type { Deps } from '../../deps.ts';
import type { AccountMailDeps } from '../account/send-account-mail.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { forgetDeletion, listDone, listUnfinished } from './deletion-store.ts';
import { eraseAccount } from './erase-account.ts';
import { finishDeletion } from './finish-deletion.ts';

/** Newer deletions are most likely still running in the request that started them. */
const leaveAloneForMs = 20_000;
/** Longer than any token's lifetime: the second sweep removes what was written with an old token. */
const sweepAgainAfterMs = 10 * 60_000;

/**
 * Finishes deletions interrupted by a crash, and sweeps again once all tokens of a deleted account have
 * expired.
 */
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
