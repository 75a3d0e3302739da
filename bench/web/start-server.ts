import path from 'node:path';
import { freePort } from '../../src/server/lifecycle/free-port.ts';
import { runOctavoProcess, whenReady } from '../../src/server/testing/octavo-process.ts';

/** Starts a full Octavo with its own data folder and extra settings; runs until `stop`. */
export async function startServer(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{
  readonly baseUrl: string;
  /** Signs in the local owner; works once. */
  readonly ownerLink: string;
  readonly stop: () => Promise<void>;
}> {
  const port = await freePort('127.0.0.1');
  const octavo = runOctavoProcess({
    PORT: String(port),
    OCTAVO_DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'error',
    ...settings,
  });
  await whenReady(octavo);
  return {
    baseUrl: `http://localhost:${port}`,
    ownerLink: /https?:\S+owner=\S+/.exec(octavo.stdout())?.[0] ?? '',
    stop: async () => {
      octavo.child.kill();
      await octavo.exit;
    },
  };
}
