import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programPath } from './binaries.ts';
import { childEnvironment } from './child-environment.ts';
import { clusterFailure } from './cluster-failure.ts';
import type { Place } from './place.ts';

export const superuser = 'octavo';

/** The cluster inside a place's folder. */
export function clusterOf(place: Place): string {
  return join(place.folder, 'data');
}

/**
 * Makes the database cluster unless there is one. It is made beside its final place and moved there when complete, so
 * that a start which is killed half-way leaves nothing that looks finished.
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
      // The same order of text on every platform, without the system's locales.
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
    // Ctrl-C is for Octavo, which ends its children in order.
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
