import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { openDataFolder } from '../lifecycle/data-folder.ts';
import { runningHolder } from '../lifecycle/data-folder-lock.ts';
import { checkDatabase, checkPort, checkRendering, checkRoom, checkStorage } from './check-parts.ts';
import { checkAddress, checkMail } from './check-settings.ts';
import { asFinding, type Finding, fault, ok } from './finding.ts';

const answerWithinMs = 5_000;

/** Asks a running Octavo how it is; it holds the data folder, so nothing else may. */
function checkRunning(url: string): Promise<Finding> {
  return asFinding('Octavo', async () => {
    const answer = await fetch(new URL('/readyz', url), {
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch(() => null);
    if (answer === null) return fault('Octavo', { reason: 'runsSilent', values: { url } });
    if (answer.ok) return ok('Octavo', { reason: 'runs', values: { url } });
    const { detail }: { detail?: unknown } = await answer.json().catch(() => ({}));
    return fault(
      'Octavo',
      typeof detail === 'string'
        ? { reason: 'runsWith', values: { url, problem: detail } }
        : { reason: 'runsNotReady', values: { url } },
    );
  });
}

/** Checks what a start would need, holding the data folder meanwhile. */
async function checkStopped(config: Config): Promise<Finding[]> {
  let folder: ReturnType<typeof openDataFolder>;
  try {
    folder = openDataFolder(config.dataDir, config.publicUrl);
  } catch (error) {
    return [fault('data folder', { error })];
  }
  try {
    return [
      await checkRoom('data folder', folder.path),
      await checkPort(config),
      await checkDatabase(config),
      await checkStorage(config),
      await checkRendering(config),
    ];
  } finally {
    folder.lock.release();
  }
}

/**
 * Checks an installation with its settings: what is wrong, and what an operator should know. Creates the data
 * folder if missing, and starts nothing that keeps running.
 */
export async function checkInstallation(env: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults.map(({ variable, problem, fix }) => fault(variable, problem, fix));
  }
  const holder = runningHolder(join(config.dataDir, 'run', 'octavo.lock'));
  return [
    ok('settings', { reason: 'settingsRead' }),
    ...checkAddress(config),
    await checkMail(config),
    ...(holder ? [await checkRunning(holder.url)] : await checkStopped(config)),
  ];
}
