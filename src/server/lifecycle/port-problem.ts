import { once } from 'node:events';
import { createServer } from 'node:net';
import { said } from '../terminal-words.ts';
import { StartError } from './start-error.ts';

interface Place {
  readonly host: string;
  readonly port: number;
}

/** Returns an error that says in one line why a port can't be listened on; null for other errors. */
export function portProblem(error: unknown, { host, port }: Place): StartError | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(said('portInUse', { port: String(port), other: String(port + 1) }));
    case 'EACCES':
      return new StartError(said('portDenied', { port: String(port) }));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(said('hostMissing', { host }));
    default:
      return null;
  }
}

/**
 * Tells a port that can't be used before a database and a browser have started for it.
 * @throws StartError
 */
export async function checkPort(place: Place): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(place.port, place.host);
    await once(probe, 'listening');
  } catch (error) {
    throw portProblem(error, place) ?? error;
  }
  probe.close();
  await once(probe, 'close');
}
