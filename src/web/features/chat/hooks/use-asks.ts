import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunAsks } from '../../../../contract/run-asks.ts';
import { localStore } from '../../../lib/local-store.ts';

const keyOf = (sessionId: string | undefined): string => `octavo.asks.${sessionId ?? 'new'}`;

function readStored(key: string): RunAsks {
  try {
    const stored: unknown = JSON.parse(localStore.read(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as RunAsks) : {};
  } catch {
    return {};
  }
}

function store(key: string, asks: RunAsks): void {
  localStore.write(key, Object.keys(asks).length > 0 ? JSON.stringify(asks) : null);
}

/** Prompt options of a session, stored in the browser. */
export function useAsks(sessionId: string | undefined) {
  const key = keyOf(sessionId);
  const shownKey = useRef(key);
  const [asks, setState] = useState(() => readStored(key));

  const setAsks = useCallback(
    (next: RunAsks) => {
      setState(next);
      store(key, next);
    },
    [key],
  );

  /** Moves the options of a new conversation to its id; the next conversation starts without any. */
  const adopt = useCallback((startedId: string) => {
    const newKey = keyOf(undefined);
    const asked = readStored(newKey);
    if (Object.keys(asked).length > 0) store(keyOf(startedId), asked);
    localStore.write(newKey, null);
  }, []);

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    setState(readStored(key));
  }, [key]);

  return { asks, setAsks, adopt };
}
