import { useCallback, useEffect, useRef, useState } from 'react';
import { notesWords } from '../../../lib/note-words.ts';
import { readOutline, type SentCreation, sendCreation } from '../api/creation.ts';
import type { CreationState } from '../creation-state.ts';
import { adjustedOf, planOutline } from '../fit-outline.ts';
import type { Creation } from './use-creation.ts';

/**
 * Starts the run of a creation; resolves when the server has accepted it.
 * @returns the session id
 * @throws CallError if the server rejects it
 */
export type StartRun = (sent: SentCreation, state: CreationState, signal: AbortSignal) => Promise<string>;

export interface Generation {
  readonly isBusy: boolean;
  readonly error: unknown;
  /** Content that doesn't fit in the prompt; empty unless the user must decide. */
  readonly noRoom: readonly string[];
  readonly start: () => void;
  readonly cancel: () => void;
  readonly goOn: () => void;
  readonly goBack: () => void;
}

/** Builds the prompt of a creation and sends it. A failure leaves the creation unchanged. */
export function useGenerate(
  creation: Creation | null,
  {
    byModel,
    startRun,
    onStarted,
  }: {
    readonly byModel: boolean;
    readonly startRun: StartRun;
    readonly onStarted: (sessionId: string) => void;
  },
): Generation {
  const [work, setWork] = useState<AbortController | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [held, setHeld] = useState<SentCreation | null>(null);
  const running = useRef<AbortController | null>(null);
  running.current = work;
  useEffect(() => () => running.current?.abort(), []);

  /** Saves again, because the server treats a sent creation as finished. */
  const reopen = useCallback(async () => {
    creation?.change({});
    await creation?.flush().catch(() => undefined);
  }, [creation]);

  const attempt = useCallback(
    async (task: (signal: AbortSignal) => Promise<void>) => {
      const controller = new AbortController();
      setWork(controller);
      setError(null);
      try {
        await task(controller.signal);
      } catch (fault) {
        await reopen();
        if (!controller.signal.aborted) setError(fault);
      } finally {
        setWork(null);
      }
    },
    [reopen],
  );

  const run = useCallback(
    async (sent: SentCreation, state: CreationState, signal: AbortSignal) => {
      const sessionId = await startRun(sent, state, signal);
      creation?.close();
      onStarted(sessionId);
    },
    [creation, startRun, onStarted],
  );

  const start = useCallback(() => {
    if (!creation || work) return;
    const { id, state } = creation;
    void attempt(async (signal) => {
      // A creation that was never changed isn't on the server yet.
      creation.change({});
      await creation.flush();
      const { outline } = await readOutline(id, signal);
      const sent = await sendCreation({
        create_session_id: id,
        document_type: state.kind,
        wish: state.wish,
        shorten_by: byModel ? 'model' : 'rules',
        cite_sources: state.citesSources,
        ...(state.title.trim() ? { title: state.title } : {}),
        parts: adjustedOf(planOutline(outline, state.outline)).flatMap(({ part_id, title, treatment }) =>
          treatment === 'leave_out' ? [] : [{ part_id, treatment, ...(title ? { title } : {}) }],
        ),
      });
      signal.throwIfAborted();
      if (sent.no_room.length > 0) {
        setHeld(sent);
        return;
      }
      await run(sent, state, signal);
    });
  }, [creation, work, attempt, byModel, run]);

  return {
    isBusy: work !== null,
    error,
    noRoom: held ? notesWords(held.no_room_notes, held.no_room) : [],
    start,
    cancel: () => work?.abort(),
    goOn: () => {
      if (!held || !creation) return;
      setHeld(null);
      void attempt((signal) => run(held, creation.state, signal));
    },
    goBack: () => {
      setHeld(null);
      void reopen();
    },
  };
}
