import type { JobRun } from '../job-definition.ts';

export async function run({ id }: { readonly id: string }, { deps }: JobRun): Promise<void> {
  await deps.mail.deliver(id);
}
