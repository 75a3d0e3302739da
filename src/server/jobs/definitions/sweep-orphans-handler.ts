import { sweepOrphans } from '../../features/account-deletion/sweep-orphans.ts';
import type { JobRun } from '../job-definition.ts';

export async function run(_payload: object, { deps, signal }: JobRun): Promise<void> {
  const swept = await sweepOrphans(deps, signal);
  if (swept.files + swept.rows > 0) deps.log.warn(swept, 'removed rows and files of deleted accounts');
}
