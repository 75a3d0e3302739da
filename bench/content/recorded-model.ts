import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Recording } from '../models/recording.ts';

/** When the model sent the first block of its answer, and the function that resumes it. */
export interface SentBlock {
  readonly at: number;
  readonly goOn: () => void;
}

interface RecordedModel {
  readonly url: string;
  /** Returns the pause after the first block of the last answer; null if there is none. */
  readonly lastPause: () => SentBlock | null;
  readonly close: () => void;
}

/** Timeout (ms) after which the model resumes on its own. */
const longestPauseMs = 5_000;

function firstCall(recording: Recording): { readonly name: string; readonly written: string } {
  const call = recording.answers[0]?.calls[0];
  if (!call) throw new Error(`${recording.name} has no recorded call.`);
  return { name: call.name, written: JSON.stringify(call.arguments) };
}

/** Returns the end of an answer's first block; 0 if its pages have no blocks. */
function firstBlockEnd(written: string): number {
  const { pages } = JSON.parse(written) as { pages: { blocks?: unknown[] }[] };
  const block = pages[0]?.blocks?.[0];
  if (block === undefined) return 0;
  const text = JSON.stringify(block);
  return written.indexOf(text) + text.length;
}

/**
 * Serves recorded first answers in the OpenAI protocol, by prompt. An answer with blocks pauses after the
 * first one until it is resumed.
 */
export async function serveRecordings(recordings: readonly Recording[]): Promise<RecordedModel> {
  let pause: SentBlock | null = null;
  const server = createServer(async (request, response) => {
    let asked = '';
    for await (const piece of request) asked += String(piece);
    const recording = recordings.find(({ prompt }) => asked.includes(JSON.stringify(prompt).slice(1, -1)));
    if (!recording) return response.writeHead(400).end();
    const { name, written } = firstCall(recording);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (delta: object, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'r', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    const named = { index: 0, id: 'call_1', type: 'function', function: { name, arguments: '' } };
    send({ role: 'assistant', tool_calls: [named] });
    const sendPart = (part: string) => send({ tool_calls: [{ index: 0, function: { arguments: part } }] });
    const end = firstBlockEnd(written);
    for (const part of written.slice(0, end).match(/[\s\S]{1,80}/g) ?? []) sendPart(part);
    if (end > 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      pause = { at: performance.now(), goOn: resolve };
      setTimeout(resolve, longestPauseMs).unref();
      await promise;
    }
    sendPart(written.slice(end));
    send({}, 'tool_calls');
    return response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lastPause: () => pause,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
