import { useCallback, useEffect, useRef, useState } from 'react';
import { localStore } from '../../../lib/local-store.ts';

/** Stores a sent prompt until the server accepts it, so that closing the page doesn't lose it. */
const onTheWayKey = 'octavo.draft.on-the-way';

const keyOf = (sessionId: string | undefined): string => `octavo.draft.${sessionId ?? 'new'}`;

/** Text in the composer, stored per session until sent, so that a reload or crash doesn't lose it. */
export function usePromptDraft(sessionId: string | undefined) {
  const key = keyOf(sessionId);
  const shownKey = useRef(key);
  const [text, setTextState] = useState(() => localStore.read(key) ?? localStore.read(onTheWayKey) ?? '');

  const setText = useCallback(
    (next: string) => {
      setTextState(next);
      localStore.write(key, next === '' ? null : next);
    },
    [key],
  );

  /** Clears the field. The prompt stays stored until `release`: accepted or returned by the server. */
  const hold = useCallback(
    (prompt: string) => {
      localStore.write(onTheWayKey, prompt);
      setText('');
    },
    [setText],
  );
  const release = useCallback(() => localStore.write(onTheWayKey, null), []);

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    setTextState(localStore.read(key) ?? '');
  }, [key]);

  /** Moves text typed while a new session gets its id to that session. */
  const adopt = useCallback((startedId: string) => {
    const typed = localStore.read(keyOf(undefined));
    localStore.write(keyOf(undefined), null);
    if (typed !== null) localStore.write(keyOf(startedId), typed);
  }, []);

  return { text, setText, hold, release, adopt };
}
