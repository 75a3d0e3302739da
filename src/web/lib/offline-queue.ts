/** Between queued requests, so that a connection that has just come back is not flooded. */
const betweenMs = 100;
/** After the tab becomes visible: a waking machine needs a moment for its network. */
const afterVisibleMs = 500;
/** Whoever runs Octavo on a machine without a network is 'offline' and can reach it all the same. */
const probeEveryMs = 8000;

export interface ConnectionPorts {
  readonly isOnline: () => boolean;
  readonly isVisible: () => boolean;
  readonly sleep: (ms: number) => Promise<void>;
  /** Calls the listener when the browser comes online, and when the tab becomes visible. */
  readonly onReturn: (listener: (how: 'online' | 'visible') => void) => void;
}

/** Requests that could not be sent while the browser was offline, in their order. */
export interface OfflineQueue {
  readonly isOnline: () => boolean;
  /** Whether others wait already, so that a new request has to stand behind them. */
  isBlocked(): boolean;
  /** Waits until the connection may be back, behind those that wait already. Rejects with the signal's reason. */
  wait(signal?: AbortSignal): Promise<void>;
  /** How many wait. */
  count(): number;
  /** Calls the listener when the count changes; gives the way to stop. */
  subscribe(listener: () => void): () => void;
}

export function createOfflineQueue(ports: ConnectionPorts): OfflineQueue {
  const waiting: (() => void)[] = [];
  const listeners = new Set<() => void>();
  let isReplaying = false;
  let isProbing = false;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const release = () => {
    waiting.shift()?.();
    tell();
  };

  async function replay(afterMs: number): Promise<void> {
    if (isReplaying || waiting.length === 0) return;
    isReplaying = true;
    if (afterMs > 0) await ports.sleep(afterMs);
    while (waiting.length > 0 && ports.isOnline() && ports.isVisible()) {
      release();
      await ports.sleep(betweenMs);
    }
    isReplaying = false;
  }

  async function probe(): Promise<void> {
    if (isProbing) return;
    isProbing = true;
    while (waiting.length > 0) {
      await ports.sleep(probeEveryMs);
      if (!isReplaying && ports.isVisible()) release();
    }
    isProbing = false;
  }

  ports.onReturn((how) => void replay(how === 'visible' ? afterVisibleMs : 0));

  function wait(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        const place = waiting.indexOf(go);
        if (place >= 0) waiting.splice(place, 1);
        tell();
        reject(signal?.reason);
      };
      const go = () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      };
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      signal?.addEventListener('abort', onAbort, { once: true });
      waiting.push(go);
      tell();
      void probe();
    });
  }

  return {
    isOnline: ports.isOnline,
    isBlocked: () => waiting.length > 0 && !ports.isOnline(),
    wait,
    count: () => waiting.length,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a browser says of its connection. */
export const browserConnection: Omit<ConnectionPorts, 'sleep'> = {
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  onReturn: (listener) => {
    // Pages are also drawn ahead of time, where there is no window.
    if (typeof window === 'undefined') return;
    window.addEventListener('online', () => listener('online'));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') listener('visible');
    });
  },
};

/** For clients that are to fail at once. */
export const noQueue: OfflineQueue = {
  isOnline: () => true,
  isBlocked: () => false,
  wait: () => Promise.resolve(),
  count: () => 0,
  subscribe: () => () => undefined,
};
