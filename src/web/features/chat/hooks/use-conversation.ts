import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Conversation } from '../../../../contract/chat.ts';
import type { ChatEvent } from '../../../../contract/chat-events.ts';
import type { RunMode } from '../../../../contract/run-choices.ts';
import { CallError, describeError } from '../../../lib/call-error.ts';
import { loadModule } from '../../../lib/load-module.ts';
import { type ConversationPlace, readConversation } from '../api/conversation.ts';
import { type RunRequest, readRun, resumeRun, startRun, stopRun } from '../api/runs.ts';
import { type Attachment, picturesOf, promptWith } from '../attachments.ts';
import { chatReducer } from '../chat-reducer.ts';
import { type BlockRef, emptyChat, openTurn } from '../chat-state.ts';
import { type FollowDeps, followRun, type RunOutcome, type RunStream } from '../follow-run.ts';
import { waitForReturn } from './wait-for-return.ts';

/** Loaded with the first run that is a job. */
const loadQuality = () => loadModule(() => import('../api/quality-run.ts'));

async function* startQuality(request: RunRequest, runId: string, signal: AbortSignal): RunStream {
  const { startQualityRun } = await loadQuality();
  return yield* startQualityRun(request, runId, signal);
}

interface Listeners {
  /** Called when a session is loaded. */
  readonly onLoaded: (conversation: Conversation) => void;
  /** Called when another conversation is shown. */
  readonly onReset: () => void;
  /** Called for each event of the followed run. */
  readonly onEvent: (event: ChatEvent) => void;
  /** Called when the followed run is over. An incomplete run may have saved a partial result. */
  readonly onSettled: (outcome: RunOutcome) => void;
  /** Called when a new conversation gets its id. */
  readonly onSessionStarted: (sessionId: string) => void;
  /** Called when the server rejects the prompt. */
  readonly onRefused: (sent: SentWords, reason: string) => void;
}

/** Prompt and attachments, kept in case the server rejects them. */
export interface SentWords {
  readonly prompt: string;
  readonly targets: readonly BlockRef[];
  readonly attachments: readonly Attachment[];
}

/** Page options of a run request. */
export type PageChoices = Pick<
  RunRequest,
  | 'user_selected_colors'
  | 'user_selected_fonts'
  | 'user_selected_assets'
  | 'user_selected_instructions'
  | 'user_selected_themes'
>;

type Asks = NonNullable<RunRequest['asks']>;

export interface SendOptions {
  readonly modelAlias: string | null;
  readonly layout: RunRequest['layout_config'];
  readonly targets: readonly BlockRef[];
  readonly attachments?: readonly Attachment[];
  readonly choices?: PageChoices;
  readonly asks?: Asks;
  readonly continuesRunId?: string;
  /** Quality mode runs as a job. */
  readonly mode?: RunMode;
  /** Runs only this step of the mode. */
  readonly modeStep?: string;
  /** Fallback models, used if the model fails before its first word. */
  readonly fallbackAliases?: readonly string[];
}

interface SentPrompt {
  readonly request: RunRequest;
  readonly words: SentWords;
  readonly isQuality: boolean;
}

export type LoadState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Loads the conversation of a session, sends prompts, and follows the running one. */
export function useConversation(place: ConversationPlace | null, listeners: Listeners) {
  const { kind, id } = place ?? {};
  const [state, dispatch] = useReducer(chatReducer, emptyChat);
  const [load, setLoad] = useState<LoadState>({ kind: place ? 'loading' : 'ready' });
  const [loadCount, setLoadCount] = useState(0);
  const latest = useRef(listeners);
  latest.current = listeners;
  /** Id of the shown session or document; a new session gets its id without a reload. */
  const shown = useRef<string | undefined>(undefined);
  const watching = useRef(new AbortController());
  const lastLoadCount = useRef(0);
  /** Runs of this page that are jobs. */
  const jobs = useRef(new Set<string>());
  /** Runs that were sent, but without any event yet. */
  const unconfirmed = useRef(new Set<string>());
  /** Runs to stop once the server confirms them. */
  const unwanted = useRef(new Set<string>());

  const tellStop = useCallback(
    (runId: string): Promise<unknown> =>
      jobs.current.has(runId)
        ? loadQuality().then(({ stopQualityRun }) => stopQualityRun(runId))
        : stopRun(runId),
    [],
  );

  const watch = useCallback(
    async (runId: string, afterSeq: number, sent: SentPrompt | null) => {
      const { signal } = watching.current;
      const deps: FollowDeps = {
        ...(sent
          ? {
              start: () =>
                sent.isQuality ? startQuality(sent.request, runId, signal) : startRun(sent.request, signal),
            }
          : {}),
        resume: (seq) => resumeRun(runId, seq, signal),
        readRun: () => readRun(runId),
        wait: (ms) => waitForReturn(ms, signal),
        signal,
        onEvent: (seq, event) => {
          if (event.type === 'run_started' && shown.current !== event.session_id) {
            shown.current = event.session_id;
            latest.current.onSessionStarted(event.session_id);
          }
          unconfirmed.current.delete(runId);
          dispatch({ type: 'event', runId, seq, event });
          if (unwanted.current.delete(runId)) {
            tellStop(runId).catch(() => dispatch({ type: 'stopping', runId, isStopping: false }));
          }
          latest.current.onEvent(event);
        },
        onReconnecting: (isReconnecting) => dispatch({ type: 'reconnecting', runId, isReconnecting }),
      };
      const outcome = await followRun(afterSeq, deps);
      if (outcome.kind === 'left') return;
      latest.current.onSettled(outcome);
      if (outcome.kind === 'closed') {
        dispatch({ type: 'closed', runId, status: outcome.status, error: outcome.error });
        return;
      }
      dispatch({ type: 'refused', runId });
      if (!sent) return;
      latest.current.onRefused(sent.words, describeError(outcome.error));
    },
    [tellStop],
  );

  useEffect(() => {
    const isAskedAgain = loadCount !== lastLoadCount.current;
    if (id === shown.current && !isAskedAgain) return;
    lastLoadCount.current = loadCount;
    shown.current = id;
    watching.current.abort();
    watching.current = new AbortController();
    dispatch({ type: 'reset' });
    latest.current.onReset();
    if (!kind || !id) {
      setLoad({ kind: 'ready' });
      return;
    }
    setLoad({ kind: 'loading' });
    const { signal } = watching.current;
    readConversation({ kind, id }, signal).then(
      (conversation) => {
        if (signal.aborted) return;
        dispatch({ type: 'loaded', conversation });
        latest.current.onLoaded(conversation);
        setLoad({ kind: 'ready' });
        const open = conversation.runs.find((run) => run.status === 'running');
        if (!open) return;
        for (const { event } of open.events) latest.current.onEvent(event);
        void watch(open.run_id, open.events.at(-1)?.seq ?? 0, null);
      },
      (error: unknown) => {
        if (!signal.aborted) setLoad({ kind: 'failed', error });
      },
    );
  }, [kind, id, loadCount, watch]);

  // Leaving the page doesn't stop the run on the server.
  useEffect(
    () => () => {
      watching.current.abort();
      watching.current = new AbortController();
      shown.current = undefined;
    },
    [],
  );

  const send = useCallback(
    (prompt: string, options: SendOptions): void => {
      const runId = crypto.randomUUID();
      const { targets, attachments = [], choices = {}, mode = 'normal', fallbackAliases = [] } = options;
      const content = promptWith(prompt, attachments, state.documentId === null);
      const pictures = [...picturesOf(attachments), ...(choices.user_selected_assets ?? [])];
      dispatch({ type: 'sent', runId, prompt: content, targets });
      const request: RunRequest = {
        run_id: runId,
        messages: [{ role: 'user', content }],
        session_id: state.sessionId,
        document_id: state.documentId,
        layout_config: options.layout ?? null,
        mode,
        ...choices,
        ...(options.asks && Object.keys(options.asks).length > 0 ? { asks: options.asks } : {}),
        ...(pictures.length > 0 ? { user_selected_assets: pictures } : {}),
        ...(options.modelAlias ? { model_alias: options.modelAlias } : {}),
        ...(fallbackAliases.length > 0 ? { fallback_aliases: [...fallbackAliases] } : {}),
        ...(options.modeStep ? { mode_step: options.modeStep } : {}),
        ...(targets.length > 0 ? { target_block_ids: targets.map(({ id }) => id) } : {}),
        ...(options.continuesRunId ? { continues_run_id: options.continuesRunId } : {}),
      };
      const isQuality = mode === 'quality';
      if (isQuality) jobs.current.add(runId);
      else unconfirmed.current.add(runId);
      void watch(runId, 0, { request, words: { prompt, targets, attachments }, isQuality });
    },
    [state.sessionId, state.documentId, watch],
  );

  /** Stops the current run and keeps what arrived. Throws CallError if the server can't be reached. */
  const stop = useCallback(async (): Promise<void> => {
    const turn = openTurn(state);
    if (!turn) return;
    const { runId } = turn;
    dispatch({ type: 'stopping', runId, isStopping: true });
    try {
      // If stopped before it has the run, the server would return 'not found' and run it anyway.
      if (unconfirmed.current.has(runId)) unwanted.current.add(runId);
      else await tellStop(runId);
    } catch (error) {
      // The run just ended.
      if (error instanceof CallError && error.code === 'not_found') return;
      dispatch({ type: 'stopping', runId, isStopping: false });
      throw error;
    }
  }, [state, tellStop]);

  const reload = useCallback(() => setLoadCount((count) => count + 1), []);

  return { state, load, send, stop, reload };
}
