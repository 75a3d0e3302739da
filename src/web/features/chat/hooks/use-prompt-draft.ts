import { useCallback, useEffect, useRef, useState } from 'react';
import { localStore } from '../../../lib/local-store.ts';

const keyOf = (sessionId: string | undefined): string => `octavo.draft.${sessionId ?? 'new'}`;

/** The text in the composer, kept for each session until it was sent: a reload or a crash loses nothing. */
export function usePromptDraft(sessionId: string | undefined) {
  const key = keyOf(sessionId);
  const shownKey = useRef(key);
  const [text, setTextState] = useState(() => localStore.read(key) ?? '');

  const setText = useCallback(
    (next: string) => {
      setTextState(next);
      localStore.write(key, next === '' ? null : next);
    },
    [key],
  );

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

  return { text, setText };
}
