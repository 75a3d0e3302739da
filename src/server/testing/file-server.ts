import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FileServer {
  readonly host: string;
  readonly port: number;
  readonly url: string;
  /** First byte of each request for the file. */
  readonly asked: number[];
  /** How the next answers are sent; 'whole' if there is none left. */
  readonly ways: Way[];
  /** Replaces the file; the ETag changes. */
  serve(bytes: Buffer): void;
  close(): Promise<void>;
}

export type Way =
  | 'whole'
  /** Half of what is left, then the connection is closed. */
  | 'breaks off'
  /** A few bytes, then nothing. */
  | 'stalls'
  /** Headers, then nothing. */
  | 'is silent'
  /** States more than it sends. */
  | 'states too much'
  /** Sends all of it slowly. */
  | 'slow'
  /** Doesn't say how long it is. */
  | 'without length'
  /** Answers a range with the whole file. */
  | 'ignores ranges';

const pieceMs = 20;

/** Starts a server of one file that understands ranges, and misbehaves as told. */
export async function startFileServer(first: Buffer): Promise<FileServer> {
  let file = first;
  let etag = '';
  const serve = (bytes: Buffer): void => {
    file = bytes;
    etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  };
  serve(first);
  const asked: number[] = [];
  const ways: Way[] = [];

  async function sendSlowly(response: ServerResponse, bytes: Buffer): Promise<void> {
    const size = Math.ceil(bytes.length / 100);
    for (let at = 0; at < bytes.length && !response.destroyed; at += size) {
      response.write(bytes.subarray(at, at + size));
      await new Promise((resolve) => setTimeout(resolve, pieceMs));
    }
    response.end();
  }

  const server = createServer((request, response) => {
    const way = ways.shift() ?? 'whole';
    const range = /^bytes=(\d+)-$/.exec(request.headers.range ?? '');
    const condition = request.headers['if-range'];
    const isRange = range && way !== 'ignores ranges' && (condition === undefined || condition === etag);
    const from = isRange ? Number(range[1]) : 0;
    asked.push(from);
    if (from >= file.length) {
      response.writeHead(416, { 'content-range': `bytes */${file.length}` }).end();
      return;
    }
    const rest = file.subarray(from);
    const stated = way === 'states too much' ? rest.length + 1_000 : rest.length;
    response.writeHead(isRange ? 206 : 200, {
      etag,
      'accept-ranges': 'bytes',
      ...(way === 'without length' ? { 'transfer-encoding': 'chunked' } : { 'content-length': stated }),
      ...(isRange && { 'content-range': `bytes ${from}-${file.length - 1}/${file.length}` }),
    });
    if (way === 'breaks off')
      response.write(rest.subarray(0, Math.ceil(rest.length / 2)), () => response.destroy());
    else if (way === 'stalls') response.write(rest.subarray(0, 100));
    else if (way === 'is silent') response.flushHeaders();
    else if (way === 'states too much') response.write(rest, () => response.destroy());
    else if (way === 'slow') void sendSlowly(response, rest);
    else response.end(rest);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: '127.0.0.1',
    port,
    url: `http://127.0.0.1:${port}/tiny-model.gguf`,
    asked,
    ways,
    serve,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
