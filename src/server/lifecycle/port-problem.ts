import { once } from 'node:events';
import { createServer } from 'node:net';
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
      return new StartError(
        `Port ${port} is already in use. Set PORT to another one, for example PORT=${port + 1} npm start.`,
      );
    case 'EACCES':
      return new StartError(`This user isn't allowed to listen on port ${port}. Set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `This machine has no address ${host}. Set HOST to one of its own, or to 0.0.0.0.`,
      );
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
