import { once } from 'node:events';
import { createServer } from 'node:net';
import { said } from '../terminal-words.ts';
import { StartError } from './start-error.ts';

/** Returns a port of a host that is currently free. */
export async function freePort(host: string): Promise<number> {
  const probe = createServer();
  probe.listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') {
    throw new StartError(said('noFreePort', { host }));
  }
  return address.port;
}
