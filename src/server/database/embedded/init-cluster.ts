import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programPath } from './binaries.ts';
import { childEnvironment } from './child-environment.ts';
import { clusterFailure } from './cluster-failure.ts';
import type { Place } from './place.ts';

export const superuser = 'octavo';

/** Returns the cluster folder of a place. */
export function clusterOf(place: Place): string {
  return join(place.folder, 'data');
}

/**
 * Creates the database cluster if there is none. Creates it in a temporary folder and renames it when
 * complete, so a killed start leaves no partial cluster.
 */
export async function initCluster(place: Place, password: string, isDurable: boolean): Promise<void> {
  for (const name of readdirSync(place.folder)) {
    if (name.startsWith('init-')) rmSync(join(place.folder, name), { recursive: true, force: true });
  }
  const cluster = clusterOf(place);
  if (existsSync(join(cluster, 'PG_VERSION'))) return;

  const unfinished = join(place.folder, `init-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${unfinished}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid);
  try {
    await runInitdb(place, [
      '--pgdata',
      unfinished,
      '--username',
      superuser,
      '--pwfile',
      passwordFile,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Same text order on every platform, independent of system locales.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(isDurable ? [] : ['--no-sync']),
    ]);
    renameSync(unfinished, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function runInitdb(place: Place, args: readonly string[]): Promise<void> {
  const child = spawn(programPath(place.binaries, 'initdb'), args, {
    ...place.account,
    cwd: place.folder,
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // In its own process group: only Octavo gets Ctrl-C, and ends its children in order.
    detached: true,
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  throw clusterFailure(complaints, `initdb ended with ${code}`, place.folder);
}
