import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CreateContent } from '../../../../contract/creation.ts';
import { CallError } from '../../../lib/call-error.ts';
import { deleteCreation, latestCreation, saveCreation } from '../api/creation.ts';
import { type CreationState, emptyState, readState } from '../creation-state.ts';

/** Autosave delay after the last change. */
const settledAfterMs = 400;

export type SaveStatus = 'saved' | 'saving' | 'failed';

export interface Creation {
  readonly id: string;
  readonly state: CreationState;
  readonly files: readonly CreateContent[];
  readonly saveStatus: SaveStatus;
  readonly change: (changes: Partial<CreationState>) => void;
  /** Saves pending changes. @throws CallError */
  readonly flush: () => Promise<void>;
  /** Refetches the contents. */
  readonly refresh: () => Promise<unknown>;
  /** Deletes the creation with its contents and starts a new one. @throws CallError */
  readonly giveUp: () => Promise<void>;
  /** Marks the creation as sent; the next visit starts a new one. */
  readonly close: () => void;
}

interface Held {
  readonly id: string;
  readonly state: CreationState;
}

const fresh = (): Held => ({ id: crypto.randomUUID(), state: emptyState });

/**
 * The account's unfinished creation. Changes are autosaved on the server, so a reload or another browser
 * continues from there. `held` is null while loading.
 */
export function useCreation() {
  const queryClient = useQueryClient();
  const query = useQuery(latestCreation);
  const [held, setHeld] = useState<Held | null>(null);
  const newest = useRef(held);
  const hold = useCallback((next: Held) => {
    newest.current = next;
    setHeld(next);
  }, []);
  const [saveStatus, setSaveStatus] = useState<SaveStatus>('saved');
  /** Unsaved changes take precedence over the server's state. */
  const unsaved = useRef<Held | null>(null);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const isClosed = useRef(false);

  useEffect(() => {
    if (!query.data || unsaved.current || isClosed.current) return;
    const { create_session: kept } = query.data;
    if (kept) hold({ id: kept.create_session_id, state: readState(kept.state) });
    else if (!newest.current) hold(fresh());
  }, [query.data, hold]);

  const flush = useCallback(async (): Promise<void> => {
    const next = unsaved.current;
    if (next && !isClosed.current) {
      const before = saving.current;
      saving.current = (async () => {
        await before.catch(() => undefined);
        await saveCreation(next.id, next.state);
        if (unsaved.current === next) {
          unsaved.current = null;
          setSaveStatus('saved');
        }
      })();
    }
    try {
      await saving.current;
    } catch (error) {
      setSaveStatus('failed');
      throw error;
    }
  }, []);

  useEffect(() => {
    if (!held || unsaved.current !== held) return;
    const timer = setTimeout(() => void flush().catch(() => undefined), settledAfterMs);
    return () => clearTimeout(timer);
  }, [held, flush]);

  // Saves in the background when the page is left.
  useEffect(() => () => void flush().catch(() => undefined), [flush]);

  const change = useCallback(
    (changes: Partial<CreationState>) => {
      const before = newest.current;
      if (!before) return;
      const next = { ...before, state: { ...before.state, ...changes } };
      unsaved.current = next;
      hold(next);
      setSaveStatus('saving');
    },
    [hold],
  );

  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: latestCreation.queryKey }),
    [queryClient],
  );

  const giveUp = useCallback(async () => {
    unsaved.current = null;
    await saving.current.catch(() => undefined);
    if (newest.current)
      await deleteCreation(newest.current.id).catch((error: unknown) => {
        // A creation that was never saved doesn't exist on the server.
        if (!(error instanceof CallError && error.code === 'not_found')) throw error;
      });
    hold(fresh());
    setSaveStatus('saved');
    await refresh();
  }, [hold, refresh]);

  const close = useCallback(() => {
    isClosed.current = true;
    unsaved.current = null;
    queryClient.removeQueries({ queryKey: ['creation'] });
  }, [queryClient]);

  const kept = query.data?.create_session;
  const creation: Creation | null = held && {
    ...held,
    files: kept?.create_session_id === held.id ? kept.files : [],
    saveStatus,
    change,
    flush,
    refresh,
    giveUp,
    close,
  };
  return { creation, error: query.data ? null : query.error, retry: () => void query.refetch() };
}
