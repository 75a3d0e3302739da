import { useCallback, useEffect, useRef, useState } from 'react';
import { localStore } from '../../../lib/local-store.ts';

/** A prompt that was sent and not yet taken: closing the page at that moment must not lose it. */
const onTheWayKey = 'octavo.draft.on-the-way';

const keyOf = (sessionId: string | undefined): string => `octavo.draft.${sessionId ?? 'new'}`;

/** The text in the composer, kept for each session until it was sent: a reload or a crash loses nothing. */
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

  /** The prompt leaves the field, and memory only when `release` says that the server has it or gave it back. */
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
    // What was typed while a new session got its id belongs to that session.
    setTextState((typed) => {
      const stored = localStore.read(key);
      if (stored === null && typed !== '') localStore.write(key, typed);
      return stored ?? typed;
    });
  }, [key]);

  return { text, setText, hold, release };
}
