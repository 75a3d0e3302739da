import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';

type State = 'ok' | 'failing';

const within = async (work: () => Promise<State>, ms: number): Promise<State> => {
  const late = new Promise<State>((resolve) => setTimeout(resolve, ms, 'failing').unref());
  return Promise.race([work().catch((): State => 'failing'), late]);
};

/** A check that takes longer than this is as good as failed to whoever routes traffic. */
const answerWithinMs = 2_000;

/** Asks what a request would need: the database, the files, the renderer. */
export async function checkReadiness(
  deps: Pick<Deps, 'db' | 'files' | 'renderer'>,
): Promise<{ database: State; files: State; renderer: State }> {
  const [database, files, renderer] = await Promise.all([
    within(async () => {
      await sql`select 1`.execute(deps.db);
      return 'ok';
    }, answerWithinMs),
    within(async () => {
      await deps.files.has('health');
      return 'ok';
    }, answerWithinMs),
    within(() => deps.renderer.health(), answerWithinMs),
  ]);
  return { database, files, renderer };
}
