import type { Socket } from 'node:net';
import { makeRequest } from './make-request.ts';
import type { MakeRequest } from './messages.ts';

/** The longest prompt with every character escaped, plus the other fields. */
const longestRequestBytes = 1024 * 1024;
/** Timeout for clients that send nothing; long enough for a busy process to read a whole request. */
const requestWithinMs = 30_000;
const lineEnd = '\n';

/** Returns null for an invalid request: too long, too slow, incomplete, or from another version. */
export async function readRequest(socket: Socket): Promise<MakeRequest | null> {
  const line = await firstLine(socket);
  try {
    return makeRequest.parse(JSON.parse(line ?? ''));
  } catch {
    return null;
  }
}

/** Returns the first line. Keeps reading the socket to detect its end; drops further data. */
function firstLine(socket: Socket): Promise<string | null> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    const finish = (line: string | null) => {
      clearTimeout(limit);
      socket.off('data', take).off('close', giveUp).resume();
      resolve(line);
    };
    const giveUp = () => finish(null);
    const limit = setTimeout(giveUp, requestWithinMs);
    const take = (piece: Buffer) => {
      pieces.push(piece);
      bytes += piece.length;
      if (piece.includes(lineEnd))
        finish(Buffer.concat(pieces).toString('utf8').split(lineEnd, 1)[0] ?? null);
      else if (bytes > longestRequestBytes) giveUp();
    };
    socket.on('data', take).once('close', giveUp);
  });
}
