import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** Proxies and load balancers cut connections that stay silent for about a minute; well under that. */
const heartbeatEveryMs = 15_000;

/** A phone that sleeps takes its stream up again; a socket that nobody reads is held no longer than this. */
const stalledAfterMs = 120_000;

/**
 * Writes one stream of server-sent events to a raw response. Respects back-pressure: `write` waits while the socket's
 * buffer is full, so a slow reader costs no memory. Exactly one terminal marker ends a stream that ended properly.
 */
export interface EventWriter {
  /** Aborts when the reader has gone. */
  readonly signal: AbortSignal;
  write(seq: number, event: unknown): Promise<void>;
  /** Writes the terminal marker and ends the response. */
  end(marker: string): Promise<void>;
}

export function openEventStream(response: ServerResponse): EventWriter {
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

  async function send(text: string): Promise<void> {
    if (gone.signal.aborted) return;
    if (response.write(text)) return;
    // A reader that takes nothing any more is let go; it can come back and go on from where it was.
    const giveUp = setTimeout(() => response.destroy(), stalledAfterMs);
    await once(response, 'drain', { signal: gone.signal }).catch(() => undefined);
    clearTimeout(giveUp);
  }

  return {
    signal: gone.signal,
    write: (seq, event) => send(`id: ${seq}\ndata: ${JSON.stringify(event)}\n\n`),
    async end(marker) {
      await send(`data: ${marker}\n\n`);
      clearInterval(heartbeat);
      response.end();
    },
  };
}
