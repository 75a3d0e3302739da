import path from 'node:path';
import { freePort } from '../../src/server/lifecycle/free-port.ts';
import { runOctavoProcess, whenReady } from '../../src/server/testing/octavo-process.ts';

/** A whole Octavo with a data folder of its own and settings besides, until `stop`. */
export async function startServer(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{
  readonly baseUrl: string;
  /** Signs the local owner in, once. */
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
