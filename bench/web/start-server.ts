import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

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
  const port = await freePort();
  const main = path.join(import.meta.dirname, '../../src/server/main.ts');
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      OCTAVO_DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const ownerLink = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const link = /https?:\/\/\S+[?&]owner=\S+(?=\n)/.exec(printed)?.[0];
      if (link) resolve(link);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return {
    baseUrl: `http://localhost:${port}`,
    ownerLink,
    stop: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
