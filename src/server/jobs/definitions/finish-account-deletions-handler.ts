import { finishDeletions } from '../../features/account-deletion/finish-deletions.ts';
import type { JobRun } from '../job-definition.ts';

export async function run(_payload: object, { deps }: JobRun): Promise<void> {
  const finished = await finishDeletions(deps);
  if (finished > 0) deps.log.info({ finished }, 'finished deletions of accounts that were cut short');
}
