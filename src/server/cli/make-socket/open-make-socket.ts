import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { answerMake, type MakeTools, send } from './answer-make.ts';
import { watchLoadedCode } from './loaded-code.ts';
import { checkout } from './messages.ts';
import { readRequest } from './read-request.ts';
import { type SocketPlace, takeSocketPlace } from './socket-place.ts';

/** Each holds a slot or a place in the renderer's queue; whoever comes then works alone. */
const mostAtOnce = 8;
const mostConnections = 32;

export interface MakeSocket {
  /** Ends what is under way, too. */
  close(): Promise<void>;
}

/**
 * Listens in the data folder, for its owner's command lines. Where the system has no sockets of this kind, it does
 * without: command lines then work alone.
 */
export async function openMakeSocket(tools: MakeTools): Promise<MakeSocket> {
  const { config, log } = tools;
  const sockets = new Set<Socket>();
  const isCodeUnchanged = watchLoadedCode();
  let underWay = 0;

  async function serve(socket: Socket): Promise<void> {
    const request = await readRequest(socket);
    const makesTheSame =
      request?.checkout === checkout && request.settings === config.pageSettings && isCodeUnchanged();
    if (request === null || !makesTheSame || underWay >= mostAtOnce) {
      send(socket, { type: 'refused' });
    } else {
      underWay += 1;
      await answerMake(socket, request, tools);
      underWay -= 1;
    }
    socket.end();
    socket.setTimeout(config.stalledStreamMs, () => void socket.destroy());
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    // Whoever leaves in the middle is told by 'close'.
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    void serve(socket);
  });
  server.maxConnections = mostConnections;

  let place: SocketPlace | undefined;
  try {
    place = takeSocketPlace(config.dataDir);
    server.listen(place.path);
    await once(server, 'listening');
    place.closeToOthers();
  } catch (error) {
    log.info({ err: error }, 'there is no socket for the command line, which works alone');
  }
  return {
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      place?.release();
    },
  };
}
