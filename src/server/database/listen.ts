import pg from 'pg';
import { DatabaseLostError } from './database-lost-error.ts';

type Handler = (payload: string) => void;

interface Channel {
  readonly handlers: Set<Handler>;
  /** Resolves when LISTEN is active. */
  readonly ready: Promise<void>;
}

/** One connection that listens on all channels of a process. */
export interface ListenHub {
  /**
   * Calls `handler` for each NOTIFY on the channel, from when this resolves until `stop` is called. After a
   * lost connection, calls each handler once with an empty payload, because notifications may have been
   * missed.
   */
  listen(channel: string, handler: Handler): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface ListenHubOptions {
  /** Called whenever the connection is lost. */
  readonly onLost?: (error: Error) => void;
}

const firstRetryMs = 100;
const longestRetryMs = 5_000;

/** Connects on the first `listen`, and reconnects automatically while open. */
export function createListenHub(url: string, options: ListenHubOptions = {}): ListenHub {
  const channels = new Map<string, Channel>();
  let connected: Promise<pg.Client> | null = null;
  let retryTimer: NodeJS.Timeout | null = null;
  let isClosed = false;
  /** Closed connections, whose later errors are ignored. */
  const abandoned = new WeakSet<pg.Client>();

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'octavo-listen',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const handler of channels.get(channel)?.handlers ?? []) handler(payload ?? '');
    });
    client.on('error', (error) => lost(client, error));
    client.on('end', () => lost(client, new Error('the connection ended')));
    try {
      await client.connect();
      for (const name of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(name)}`);
    } catch (error) {
      abandoned.add(client);
      void client.end().catch(() => undefined);
      throw new DatabaseLostError(error);
    }
    return client;
  }

  function lost(client: pg.Client, error: Error): void {
    if (isClosed || abandoned.has(client)) return;
    abandoned.add(client);
    connected = null;
    void client.end().catch(() => undefined);
    options.onLost?.(error);
    reconnect(firstRetryMs);
  }

  function reconnect(afterMs: number): void {
    if (isClosed || retryTimer || channels.size === 0) return;
    retryTimer = setTimeout(async () => {
      retryTimer = null;
      if (isClosed) return;
      try {
        await connection();
        for (const { handlers } of channels.values()) for (const handler of handlers) handler('');
      } catch {
        reconnect(Math.min(afterMs * 2, longestRetryMs));
      }
    }, afterMs);
  }

  function connection(): Promise<pg.Client> {
    if (isClosed) return Promise.reject(new Error('the listen hub is closed'));
    if (connected) return connected;
    const attempt = connect();
    connected = attempt;
    attempt.catch(() => {
      if (connected === attempt) connected = null;
    });
    return attempt;
  }

  function openChannel(name: string): Channel {
    const ready = connection().then(async (client) => {
      await client.query(`listen ${pg.escapeIdentifier(name)}`).catch((error: unknown) => {
        throw new DatabaseLostError(error);
      });
    });
    const channel = { handlers: new Set<Handler>(), ready };
    channels.set(name, channel);
    return channel;
  }

  async function leave(name: string, channel: Channel, handler: Handler): Promise<void> {
    channel.handlers.delete(handler);
    if (channel.handlers.size > 0 || channels.get(name) !== channel) return;
    channels.delete(name);
    const client = await connected?.catch(() => null);
    // Another caller may have started listening again meanwhile.
    if (!client || channels.has(name)) return;
    await client.query(`unlisten ${pg.escapeIdentifier(name)}`).catch(() => undefined);
  }

  return {
    async listen(name, handler) {
      const channel = channels.get(name) ?? openChannel(name);
      channel.handlers.add(handler);
      try {
        await channel.ready;
      } catch (error) {
        await leave(name, channel, handler);
        throw error;
      }
      return () => leave(name, channel, handler);
    },
    async close() {
      isClosed = true;
      if (retryTimer) clearTimeout(retryTimer);
      channels.clear();
      const client = await connected?.catch(() => null);
      await client?.end().catch(() => undefined);
    },
  };
}
