import { connect, type Socket } from 'node:net';
import { AppError } from '../../app-error.ts';
import { readDataDir } from '../../config/data-dir.ts';
import { digestPageSettings } from '../../config/page-settings.ts';
import type { MadePdf, MakeOrder } from '../make-pdf.ts';
import { checkout, type MakeAnswer, type MakeRequest } from './messages.ts';
import { findSocket } from './socket-place.ts';

/** One that is stopped in its tracks accepts connections and never answers; one on a busy machine does after a while. */
const answersWithinMs = 15_000;

/**
 * Has a running Octavo on the same data folder make a document, with its code loaded and its browser warm.
 * @returns null where none runs, or none that would make the same page: nothing was begun
 * @throws AppError when it could not be made, or the running Octavo ended over it
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
    throw signal.aborted ? new AppError('cancelled', 'Stopped.') : error;
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
        // A model takes its time; that the other side is gone is told by the system.
        socket.setTimeout(0);
        break;
      case 'progress':
        say(answer.line);
        break;
      case 'made':
        return { pdf: Buffer.from(answer.pdf, 'base64'), pages: answer.pages, passed: answer.passed };
      case 'failed':
        throw new AppError('model_failed', answer.message);
      default:
        return null;
    }
  }
  if (!isAccepted) return null;
  throw new AppError('unavailable', 'Octavo stopped before the document was made. Run the command again.');
}

/** Each whole line that comes, until the connection ends or fails. */
async function* wholeLines(socket: Socket): AsyncGenerator<string> {
  socket.setEncoding('utf8');
  // A line of many megabytes comes in many pieces; each is looked through once.
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
    // Nobody listens, or nobody does any more.
  }
}
