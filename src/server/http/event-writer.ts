import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { restartMarker } from '../../contract/chat-events.ts';

/** Well below a minute, after which proxies and load balancers close idle connections. */
const heartbeatEveryMs = 15_000;

/**
 * Writes server-sent events to a raw response. Applies back-pressure: `write` waits while the socket's buffer
 * is full, so a slow client costs no memory. A stream that ended properly has exactly one terminal marker.
 */
export interface EventWriter {
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  write(seq: number, event: unknown): Promise<void>;
  /** Writes frames from `eventFrame`, for streams with many clients. */
  writeFrames(frames: Uint8Array): Promise<void>;
  /** Writes the terminal marker and ends the response. */
  end(marker: string): Promise<void>;
  /** Tells the client that this process is stopping, and ends the response. Later writes are dropped. */
  breakOff(): void;
}

/** Returns one event as sent. */
export const eventFrame = (seq: number, event: unknown): string =>
  `id: ${seq}\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * @param stalledAfterMs closes a socket that accepts no data for this long; its client can reconnect and
 * resume
 */
export function openEventStream(response: ServerResponse, stalledAfterMs: number): EventWriter {
  const gone = new AbortController();
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    // Disables buffering in nginx and similar proxies.
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
      // Ends work that depends on this client now, not when the last bytes are sent.
      gone.abort();
    },
  };
}
