import type { Socket } from 'node:net';
import { makeRequest } from './make-request.ts';
import type { MakeRequest } from './messages.ts';

/** The longest prompt with each character escaped, and what goes along with it. */
const longestRequestBytes = 1024 * 1024;
/** For whoever connects and says nothing; a whole request may wait for a busy process for seconds. */
const requestWithinMs = 30_000;
const lineEnd = '\n';

/** Null for what is no request: too long, too slow, cut off, or in the words of another version. */
export async function readRequest(socket: Socket): Promise<MakeRequest | null> {
  const line = await firstLine(socket);
  try {
    return makeRequest.parse(JSON.parse(line ?? ''));
  } catch {
    return null;
  }
}

/** The socket is read on, so that its end is noticed; what else comes is dropped. */
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
