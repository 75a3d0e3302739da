import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** What a server does after its response: close properly, reset the connection, or hang. */
type Ending = 'fin' | 'rst' | 'hang';

/** Bytes, or a pause in ms. */
type Piece = string | Uint8Array | number;

/** A response, as bytes on the wire. */
export interface WireAnswer {
  readonly pieces: readonly Piece[];
  readonly ending: Ending;
}

export interface FaultServer {
  readonly url: string;
  /** Number of requests so far. */
  requests(): number;
  close(): Promise<void>;
}

const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n';

/** Returns a stream of server-sent events with its head. */
export const wire = (pieces: readonly Piece[], ending: Ending = 'fin'): WireAnswer => ({
  pieces: [head, ...pieces],
  ending,
});

/** Returns an error response without a stream. */
export const refusal = (status: number, headers: string[] = []): WireAnswer => ({
  pieces: [
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json\r\nconnection: close\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n{"error":{"message":"refused"}}`,
  ],
  ending: 'fin',
});

function isWhole(request: string): boolean {
  const [before = '', body = ''] = request.split('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(before)?.[1];
  if (/transfer-encoding: chunked/i.test(before)) return request.endsWith('0\r\n\r\n');
  return request.includes('\r\n\r\n') && Buffer.byteLength(body) >= Number(length ?? 0);
}

async function play(socket: Socket, { pieces, ending }: WireAnswer): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed) return;
    if (typeof piece === 'number') {
      await new Promise((resolve) => setTimeout(resolve, piece));
      continue;
    }
    await new Promise<void>((resolve) => socket.write(piece, () => resolve()));
    // Sends each piece as a separate packet.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (ending === 'fin') socket.end();
  if (ending === 'rst') socket.resetAndDestroy();
}

/** Starts a faulty model server: sends the responses in order and repeats the last one. */
export async function startFaultServer(answers: readonly WireAnswer[]): Promise<FaultServer> {
  let count = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    let request = '';
    socket.on('data', (bytes) => {
      request += bytes.toString('utf8');
      if (!isWhole(request)) return;
      request = '';
      const answer = answers[Math.min(count, answers.length - 1)];
      count += 1;
      if (answer) void play(socket, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => count,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
