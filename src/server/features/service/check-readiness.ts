import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';

type State = 'ok' | 'failing';

const within = async (work: () => Promise<State>, ms: number): Promise<State> => {
  const late = new Promise<State>((resolve) => setTimeout(resolve, ms, 'failing').unref());
  return Promise.race([work().catch((): State => 'failing'), late]);
};

/** Timeout of a check. A slower dependency counts as failing. */
const answerWithinMs = 2_000;

/** With less free space than this, uploads, exports and the embedded database fail. */
const leastRoomBytes = 32 * 1024 * 1024;

/** Returns whether the disks that this process writes to have free space. */
async function checkRoom({ dataDir, storage }: Config): Promise<State> {
  const folders = storage.kind === 'disk' ? [dataDir, storage.folder] : [dataDir];
  const rooms = await Promise.all(
    folders.map(async (folder) => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    }),
  );
  return Math.min(...rooms) < leastRoomBytes ? 'failing' : 'ok';
}

/** Checks what requests depend on: database, file store, disk space, renderer. */
export async function checkReadiness(
  deps: Pick<Deps, 'db' | 'files' | 'renderer' | 'config'>,
): Promise<{ database: State; files: State; disk: State; renderer: State }> {
  const [database, files, disk, renderer] = await Promise.all([
    within(async () => {
      await sql`select 1`.execute(deps.db);
      return 'ok';
    }, answerWithinMs),
    within(async () => {
      await deps.files.has('health');
      return 'ok';
    }, answerWithinMs),
    within(() => checkRoom(deps.config), answerWithinMs),
    within(() => deps.renderer.health(), answerWithinMs),
  ]);
  return { database, files, disk, renderer };
}
