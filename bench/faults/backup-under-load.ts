import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRunningCluster } from '../../src/server/backup/copy-cluster.ts';
import { startEmbeddedPostgres } from '../../src/server/database/embedded-postgres.ts';
import { freePort } from '../../src/server/lifecycle/free-port.ts';
import { runOctavoProcess, whenReady } from '../../src/server/testing/octavo-process.ts';
import { signInOwner } from '../../src/server/testing/owner-client.ts';
import type { Bed } from './bed.ts';
import { missingOf } from './invariants.ts';

/** Copies the database under a load of writes, and looks in the copy for all that was acknowledged before. */
export async function backUpUnderLoad(bed: Bed, acknowledged: ReadonlySet<string>): Promise<void> {
  const before = new Set(acknowledged);
  const server = join(bed.folder, 'server');
  const copy = join(bed.folder, `copy-${Date.now()}`);
  cpSync(join(server, 'password'), join(copy, 'password'));
  await copyRunningCluster(
    join(server, 'postgres', 'data'),
    join(copy, 'postgres', 'data'),
    bed.database.url,
  );
  const database = await startEmbeddedPostgres({
    folder: join(copy, 'postgres'),
    passwordFile: join(copy, 'password'),
    logFile: join(copy, 'postgres.log'),
  });
  try {
    const octavo = runOctavoProcess({
      ...bed.settings,
      OCTAVO_DATA_DIR: join(copy, 'data'),
      DATABASE_URL: database.url,
      PORT: String(await freePort('127.0.0.1')),
    });
    await whenReady(octavo);
    const missing = await missingOf(await signInOwner(octavo), before);
    octavo.child.kill('SIGTERM');
    await octavo.exit;
    if (missing > 0) throw new Error(`the backup lacks ${missing} of ${before.size} acknowledged writes`);
  } catch (error) {
    throw new Error(`the backup: ${readFileSync(join(copy, 'postgres.log'), 'utf8').slice(-500)}`, {
      cause: error,
    });
  } finally {
    await database.stop();
  }
}
