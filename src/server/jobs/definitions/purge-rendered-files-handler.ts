import type { JobRun } from '../job-definition.ts';

/** Folders of the file store whose files can be made again from what the database holds. */
const renderedFolders = ['rendered', 'exports'];

/** Longer than any signed link lives, and short enough that a file that is made again daily costs little. */
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
