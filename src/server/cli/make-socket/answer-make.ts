import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { AppError } from '../../app-error.ts';
import type { Config } from '../../config.ts';
import { RenderError } from '../../rendering/render-error.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { storedError } from '../../told.ts';
import { toldOf } from '../failure-in-words.ts';
import { makePdf } from '../make-pdf.ts';
import { modelNamed } from '../model-named.ts';
import type { MakeAnswer, MakeRequest } from './messages.ts';

export interface MakeTools {
  readonly config: Config;
  readonly renderer: Renderer;
  readonly log: Logger;
}

export function send(socket: Socket, answer: MakeAnswer): void {
  socket.write(`${JSON.stringify(answer)}\n`);
}

/** Makes the requested document and reports progress until the client disconnects. Never rejects. */
export async function answerMake(socket: Socket, request: MakeRequest, tools: MakeTools): Promise<void> {
  const { config, renderer, log } = tools;
  const gone = new AbortController();
  socket.once('close', () => gone.abort());
  send(socket, { type: 'accepted' });
  try {
    const { pdf, ...facts } = await makePdf(request, {
      model: modelNamed(config.models, request.model),
      renderer,
      say: (line) => send(socket, { type: 'progress', line }),
      signal: gone.signal,
    });
    send(socket, { type: 'made', pdf: Buffer.from(pdf).toString('base64'), ...facts });
  } catch (error) {
    if (gone.signal.aborted) return;
    const isExpected = error instanceof AppError || error instanceof RenderError;
    if (!isExpected) log.error({ err: error }, 'a document of the command line could not be made');
    send(socket, { type: 'failed', ...storedError('model_failed', toldOf(error)) });
  }
}
