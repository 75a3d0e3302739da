import { tendShares } from '../../features/sharing/tend-shares.ts';
import type { JobRun } from '../job-definition.ts';

export async function run(_payload: object, { deps }: JobRun): Promise<void> {
  const forgotten = await tendShares(deps);
  if (forgotten.links > 0) deps.log.info(forgotten, 'forgot share links that ended long ago');
}
