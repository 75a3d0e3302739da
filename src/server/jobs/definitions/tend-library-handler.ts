import { tendLibrary } from '../../features/library/tend-library.ts';
import type { JobRun } from '../job-definition.ts';

export async function run(_payload: object, { deps, signal }: JobRun): Promise<void> {
  const done = await tendLibrary(deps, signal);
  if (Object.values(done).some((count) => count > 0)) deps.log.info(done, 'tended the library');
}
