import type { JobRun } from '../job-definition.ts';

export async function run(_payload: object, { deps }: JobRun): Promise<void> {
  const done = await deps.mail.tend();
  if (Object.values(done).some((count) => count > 0)) deps.log.info(done, 'tended the mails');
}
