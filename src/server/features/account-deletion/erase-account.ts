import { ownFolder } from '../../adapters/storage/own-folder.ts';
import { stopRun } from '../../chat/stop-run.ts';
import type { Deps } from '../../deps.ts';
import { forgetEmailChange } from '../account/forget-email-change.ts';
import { removeDataExports } from '../data-export/remove-data-exports.ts';
import { forgetPayments } from '../payments/forget-payments.ts';
import { removePdfJobs } from '../pdf-jobs/remove-pdf-jobs.ts';
import { deleteUser } from '../profile/delete-user.ts';
import { listRunningRuns, removeSessions } from './deletion-store.ts';

/**
 * Deletes all data of an account, in the order of the specification: sessions with their documents, the
 * profile, the auth account. Each step is idempotent.
 */
export async function eraseAccount(
  uid: string,
  deps: Pick<Deps, 'db' | 'files' | 'identity' | 'payments'>,
): Promise<void> {
  for (const { id } of await listRunningRuns(deps.db, uid)) await stopRun({ uid, runId: id }, deps);
  await removePdfJobs(uid, deps);
  await removeDataExports(uid, deps);
  await removeSessions(deps.db, uid);
  for await (const { key } of deps.files.list(ownFolder(uid))) await deps.files.remove(key);
  await forgetPayments(uid, deps);
  await forgetEmailChange(uid, deps);
  await deleteUser({ callerUid: uid, uid }, deps);
  // Waits for writes in progress, and deletes their rows along with the account's.
  await deps.identity.account.remove(uid);
}
