import { reapRuns } from '../../chat/runs/reap-runs.ts';
import type { JobRun } from '../job-definition.ts';

export async function run(_payload: object, { deps }: JobRun): Promise<void> {
  const reaped = await reapRuns(deps);
  if (reaped > 0) deps.log.info({ reaped }, 'ended runs whose process had died');
}
