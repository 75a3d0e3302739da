import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CreateContent } from '../../../../contract/creation.ts';
import { CallError } from '../../../lib/call-error.ts';
import { deleteCreation, latestCreation, saveCreation } from '../api/creation.ts';
import { type CreationState, emptyState, readState } from '../creation-state.ts';

/** Typing is kept once it stands still for so long. */
const settledAfterMs = 400;

export type SaveStatus = 'saved' | 'saving' | 'failed';

export interface Creation {
  readonly id: string;
  readonly state: CreationState;
  readonly files: readonly CreateContent[];
  readonly saveStatus: SaveStatus;
  readonly change: (changes: Partial<CreationState>) => void;
  /** Keeps what is not kept yet. @throws CallError */
  readonly flush: () => Promise<void>;
  /** Asks for the contents anew. */
  readonly refresh: () => Promise<unknown>;
  /** Gives it up, with all that was brought to it, and begins another. @throws CallError */
  readonly giveUp: () => Promise<void>;
  /** It was sent: another one begins the next time. */
  readonly close: () => void;
}

interface Held {
  readonly id: string;
  readonly state: CreationState;
}

const fresh = (): Held => ({ id: crypto.randomUUID(), state: emptyState });

/**
 * The half-finished creation of this account. The server has it: each change is kept there a moment later, and another
 * browser, or this one after a reload, goes on where it stands. `held` is null until it is known.
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
  /** Changes that the server has not got yet go before what it says. */
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

  // Whoever leaves the page does not wait for that.
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
        // What was never kept has nothing to be deleted.
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
