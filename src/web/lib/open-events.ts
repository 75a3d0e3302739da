import type { z } from 'zod';
import { restartMarker, streamMarkers } from '../../contract/chat-events.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { InputOf } from './call.ts';
import { createEventStreamParser } from './event-stream-parser.ts';
import { type ClientDeps, type RequestParts, sendRequest } from './send-request.ts';

/**
 * How a stream ended. The server sends 'ended' and 'failed'. 'cut' means that the connection closed without
 * an end marker, so the outcome is unknown. 'aborted' means that the client stopped reading.
 */
export type StreamEnding = 'ended' | 'failed' | 'cut' | 'aborted';

export interface SequencedEvent<T> {
  /** Increasing sequence number from 1; the value for Last-Event-ID. */
  readonly seq: number;
  readonly event: T;
}

export type EventsEndpoint = Endpoint & {
  readonly answer: { readonly kind: 'events'; readonly schema: z.ZodType };
};

export type EventOf<E extends EventsEndpoint> = z.output<E['answer']['schema']>;

interface OpenOptions {
  /** Resume after this event. */
  readonly lastEventId?: number;
  readonly signal?: AbortSignal;
}

export type OpenEvents = <const E extends EventsEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: OpenOptions,
) => AsyncGenerator<SequencedEvent<EventOf<E>>, StreamEnding>;

/** The server sends a heartbeat every 15 s; after three missed ones, the connection is considered dead. */
const silentAfterMs = 45_000;

const endingOf: Readonly<Record<string, StreamEnding>> = {
  [streamMarkers.end]: 'ended',
  [streamMarkers.searchDone]: 'ended',
  [streamMarkers.error]: 'failed',
  [restartMarker]: 'cut',
};

/**
 * Reads the next chunk. Returns null when the stream is over, broken, or silent for too long. An offline
 * event ends it immediately, because a lost connection otherwise looks like silence.
 */
async function readBytes(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
  const over = new AbortController();
  const lost = new Promise<null>((resolve) => {
    const timer = setTimeout(() => resolve(null), silentAfterMs);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    globalThis.addEventListener?.('offline', () => resolve(null), { signal: over.signal });
  });
  try {
    const result = await Promise.race([reader.read(), lost]);
    return result === null || result.done ? null : result.value;
  } catch {
    return null;
  } finally {
    over.abort();
  }
}

/**
 * Opens an event stream by POST or GET and yields each event, parsed by its schema. The generator returns how
 * the stream ended. Skips unknown events, so that a newer server doesn't break an open page. Never retries.
 * @throws CallError if the stream could not be opened
 */
export function createOpenEvents(deps: ClientDeps): OpenEvents {
  async function* open(
    endpoint: EventsEndpoint,
    input: RequestParts,
    options: OpenOptions = {},
  ): AsyncGenerator<SequencedEvent<unknown>, StreamEnding> {
    const headers: Record<string, string> = { accept: 'text/event-stream' };
    if (options.lastEventId !== undefined) headers['last-event-id'] = String(options.lastEventId);
    const { signal } = options;
    const response = await sendRequest(endpoint, { ...input, headers, ...(signal ? { signal } : {}) }, deps);
    if (!response.body) return 'cut';
    const reader = response.body.getReader();
    const parse = createEventStreamParser();
    try {
      for (;;) {
        const bytes = await readBytes(reader);
        if (!bytes) return signal?.aborted ? 'aborted' : 'cut';
        for (const frame of parse(bytes)) {
          const ending = endingOf[frame.data];
          if (ending) return ending;
          const event = readEvent(endpoint, frame.data);
          if (event !== undefined) yield { seq: Number(frame.id ?? 0), event };
        }
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }
  return open as OpenEvents;
}

function readEvent(endpoint: EventsEndpoint, data: string): unknown {
  try {
    const parsed = endpoint.answer.schema.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
