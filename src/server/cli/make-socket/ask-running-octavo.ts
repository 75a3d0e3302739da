import { connect, type Socket } from 'node:net';
import { AppError } from '../../app-error.ts';
import { readDataDir } from '../../config/data-dir.ts';
import { digestPageSettings } from '../../config/page-settings.ts';
import { forCallers, retold } from '../../told.ts';
import type { MadePdf, MakeOrder } from '../make-pdf.ts';
import { checkout, type MakeAnswer, type MakeRequest } from './messages.ts';
import { findSocket } from './socket-place.ts';

/**
 * Timeout for the first response. A suspended process accepts connections and never answers; a busy one
 * answers late.
 */
const answersWithinMs = 15_000;

/**
 * Makes a document on an Octavo running on the same data folder, with its code loaded and browser warm.
 * @returns null if none is running, or none that would make the same page; nothing was started
 * @throws AppError if it couldn't be made, or the running Octavo stopped meanwhile
 */
export async function askRunningOctavo(
  order: MakeOrder,
  env: Readonly<Record<string, string | undefined>>,
  { say, signal }: { readonly say: (line: string) => void; readonly signal: AbortSignal },
): Promise<MadePdf | null> {
  const path = findSocket(readDataDir(env));
  if (path === null) return null;
  const request: MakeRequest = { ...order, checkout, settings: digestPageSettings(env) };
  const socket = connect(path);
  const leave = () => void socket.destroy();
  signal.addEventListener('abort', leave, { once: true });
  try {
    socket.write(`${JSON.stringify(request)}\n`);
    return await readAnswers(socket, say);
  } catch (error) {
    throw signal.aborted ? new AppError('cancelled', forCallers('Stopped.')) : error;
  } finally {
    signal.removeEventListener('abort', leave);
    socket.destroy();
  }
}

async function readAnswers(socket: Socket, say: (line: string) => void): Promise<MadePdf | null> {
  let isAccepted = false;
  socket.setTimeout(answersWithinMs, () => void socket.destroy());
  for await (const line of wholeLines(socket)) {
    const answer: MakeAnswer = JSON.parse(line);
    switch (answer.type) {
      case 'accepted':
        isAccepted = true;
        // No timeout while the model works: the OS reports a dead peer.
        socket.setTimeout(0);
        break;
      case 'progress':
        say(answer.line);
        break;
      case 'made':
        return { pdf: Buffer.from(answer.pdf, 'base64'), pages: answer.pages, passed: answer.passed };
      case 'failed':
        throw new AppError('model_failed', retold(answer));
      default:
        return null;
    }
  }
  if (!isAccepted) return null;
  throw new AppError(
    'unavailable',
    forCallers('Octavo stopped before the document was made. Run the command again.'),
  );
}

/** Yields each complete line until the connection ends or fails. */
async function* wholeLines(socket: Socket): AsyncGenerator<string> {
  socket.setEncoding('utf8');
  // Lines can be many megabytes in many chunks; each chunk is searched once.
  let pieces: string[] = [];
  try {
    for await (const chunk of socket as AsyncIterable<string>) {
      const [first = '', ...others] = chunk.split('\n');
      pieces.push(first);
      for (const next of others) {
        yield pieces.join('');
        pieces = [next];
      }
    }
  } catch {
    // Nothing is listening, or no longer.
  }
}
