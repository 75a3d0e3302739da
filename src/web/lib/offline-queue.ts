/** Delay between queued requests, so that a restored connection is not flooded. */
const betweenMs = 100;
/** Delay after the tab becomes visible: a waking machine needs a moment to reconnect. */
const afterVisibleMs = 500;
/** Polling interval while offline: a local Octavo is reachable without a network. */
const probeEveryMs = 8000;

export interface ConnectionPorts {
  readonly isOnline: () => boolean;
  readonly isVisible: () => boolean;
  readonly sleep: (ms: number) => Promise<void>;
  /** Calls the listener when the browser comes online, and when the tab becomes visible. */
  readonly onReturn: (listener: (how: 'online' | 'visible') => void) => void;
}

/** FIFO queue of requests that could not be sent while the browser was offline. */
export interface OfflineQueue {
  readonly isOnline: () => boolean;
  /** Returns whether requests are queued, so that a new one must queue behind them. */
  isBlocked(): boolean;
  /**
   * Resolves when the request may be tried again, after those queued before it. Rejects with the signal's
   * reason.
   */
  wait(signal?: AbortSignal): Promise<void>;
  /** Number of queued requests. */
  count(): number;
  /** Calls the listener when the count changes. Returns an unsubscribe function. */
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

/** Connection state as reported by the browser. */
export const browserConnection: Omit<ConnectionPorts, 'sleep'> = {
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  onReturn: (listener) => {
    // Pages are also prerendered, without a window.
    if (typeof window === 'undefined') return;
    window.addEventListener('online', () => listener('online'));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') listener('visible');
    });
  },
};

/** For clients that fail immediately when offline. */
export const noQueue: OfflineQueue = {
  isOnline: () => true,
  isBlocked: () => false,
  wait: () => Promise.resolve(),
  count: () => 0,
  subscribe: () => () => undefined,
};
