import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { restartMarker } from '../../contract/chat-events.ts';

/** Proxies and load balancers cut connections that stay silent for about a minute; well under that. */
const heartbeatEveryMs = 15_000;

/**
 * Writes one stream of server-sent events to a raw response. Respects back-pressure: `write` waits while the socket's
 * buffer is full, so a slow reader costs no memory. Exactly one terminal marker ends a stream that ended properly.
 */
export interface EventWriter {
  /** Aborts when the reader has gone. */
  readonly signal: AbortSignal;
  write(seq: number, event: unknown): Promise<void>;
  /** Writes frames that `eventFrame` made, for streams with many readers. */
  writeFrames(frames: Uint8Array): Promise<void>;
  /** Writes the terminal marker and ends the response. */
  end(marker: string): Promise<void>;
  /** Tells the reader that this process stops, and ends the response. What is written afterwards is dropped. */
  breakOff(): void;
}

/** One event as it travels. */
export const eventFrame = (seq: number, event: unknown): string =>
  `id: ${seq}\ndata: ${JSON.stringify(event)}\n\n`;

/** @param stalledAfterMs a socket that takes nothing for so long is closed; its reader can come back and go on */
export function openEventStream(response: ServerResponse, stalledAfterMs: number): EventWriter {
  const gone = new AbortController();
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    // Tells nginx and its kin not to collect the stream.
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  const heartbeat = setInterval(() => {
    if (!response.writableNeedDrain) response.write(': heartbeat\n\n');
  }, heartbeatEveryMs);
  response.once('close', () => {
    clearInterval(heartbeat);
    gone.abort();
  });

  let isOver = false;
  function finish(): void {
    isOver = true;
    clearInterval(heartbeat);
    response.end();
  }

  async function send(text: string | Uint8Array): Promise<void> {
    if (gone.signal.aborted || isOver) return;
    if (response.write(text)) return;
    const giveUp = setTimeout(() => response.destroy(), stalledAfterMs);
    await once(response, 'drain', { signal: gone.signal }).catch(() => undefined);
    clearTimeout(giveUp);
  }

  return {
    signal: gone.signal,
    write: (seq, event) => send(eventFrame(seq, event)),
    writeFrames: send,
    async end(marker) {
      await send(`data: ${marker}\n\n`);
      if (!isOver) finish();
    },
    breakOff() {
      if (isOver) return;
      response.write(`data: ${restartMarker}\n\n`);
      finish();
      // Work that waits for news of its reader ends now, not when the last bytes have left.
      gone.abort();
    },
  };
}
