import { tendCreations } from '../../features/creation/tend-creations.ts';
import type { JobRun } from '../job-definition.ts';

export async function run(_payload: object, { deps }: JobRun): Promise<void> {
  const creations = await tendCreations(deps);
  if (creations > 0) deps.log.info({ creations }, 'forgot creations that nobody went on with');
}
