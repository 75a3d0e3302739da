import type { JobRun } from '../job-definition.ts';

/** Folders of the file store whose files can be rebuilt from the database. */
const renderedFolders = ['rendered', 'exports'];

/** Longer than any signed link's lifetime. A file needed again is rendered at most once a day. */
const keepForMs = 24 * 60 * 60 * 1000;

export async function run(_payload: object, { deps, signal }: JobRun): Promise<void> {
  const oldest = deps.clock().getTime() - keepForMs;
  let removed = 0;
  for (const folder of renderedFolders) {
    for await (const { key, modifiedAt } of deps.files.list(folder)) {
      signal.throwIfAborted();
      if (modifiedAt.getTime() >= oldest) continue;
      await deps.files.remove(key);
      removed += 1;
    }
  }
  if (removed > 0) deps.log.info({ removed }, 'removed rendered files of the day before');
}
