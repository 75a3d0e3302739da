import { sweepAssets } from '../../features/assets/sweep-assets.ts';
import type { JobRun } from '../job-definition.ts';

export async function run(_payload: object, { deps, signal }: JobRun): Promise<void> {
  const swept = await sweepAssets(deps, signal);
  if (swept.files + swept.rows > 0)
    deps.log.info(swept, 'removed files and rows of assets without each other');
}
