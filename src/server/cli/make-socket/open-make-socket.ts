import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { answerMake, type MakeTools, send } from './answer-make.ts';
import { watchLoadedCode } from './loaded-code.ts';
import { checkout } from './messages.ts';
import { readRequest } from './read-request.ts';
import { type SocketPlace, takeSocketPlace } from './socket-place.ts';

/**
 * Maximum number of concurrent requests, because each occupies the renderer or its queue. Further clients
 * make the document themselves.
 */
const mostAtOnce = 8;
const mostConnections = 32;

export interface MakeSocket {
  /** Also ends requests in progress. */
  close(): Promise<void>;
}

/**
 * Listens in the data folder for command lines of the same OS user. Without support for Unix sockets, does
 * nothing: command lines then make documents themselves.
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
    // Disconnects are handled by 'close'.
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
