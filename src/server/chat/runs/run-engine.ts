import type { ChatRequest } from '../../../contract/chat.ts';
import type { ChatEvent } from '../../../contract/chat-events.ts';
import { type AppError, AppError as ApplicationError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { ownRenderer } from '../../features/assets/own-files.ts';
import { examinePage } from '../../features/documents/finish-page.ts';
import { saveVersion } from '../../features/documents/save-version.ts';
import { toAppError } from '../../http/respond-error.ts';
import type { ResolvedModel } from '../providers/resolve-model.ts';
import { buildTurnRequest } from '../turn/build-turn-request.ts';
import { keepEditorContent } from '../turn/keep-editor-content.ts';
import { runTurn } from '../turn/run-turn.ts';
import type { TurnOutcome } from '../turn/turn-request.ts';
import { createRunLog } from './run-log.ts';
import { appendRunEvents, cancelChannel, endRun, type RunEnd } from './run-store.ts';
import { savePartial } from './save-partial.ts';

export interface RunToStart {
  readonly id: string;
  readonly uid: string;
  readonly sessionId: string;
  readonly documentId: string;
  readonly prompt: string;
}

/** Runs turns in the background of this process; the log in the database is all that others see of them. */
export interface RunEngine {
  /** Starts a claimed run and returns at once. */
  start(run: RunToStart, request: ChatRequest, model: ResolvedModel): void;
  /** Whether this process works on the run. */
  has(runId: string): boolean;
  /** Interrupts what is still running, keeps what arrived, and waits for it. For the shutdown. */
  close(): Promise<void>;
}

type EngineDeps = Pick<Deps, 'db' | 'files' | 'listenHub' | 'renderer' | 'log' | 'clock'>;

interface Interruption {
  readonly status: Exclude<RunEnd['status'], 'completed'>;
  readonly error: RunEnd['error'];
}

/** What may go on over further pages, by what the user has chosen. */
const flowOf = { auto: 'documents', one_page: 'none', flow: 'all' } as const;

const shutdownReason = 'shutdown';
/** The database was away, or somebody else has ended the run. */
const logLostReason = 'log lost';

function interruptionOf(error: AppError, signal: AbortSignal): Interruption {
  if (signal.reason === shutdownReason) {
    const message = 'The server was stopped before this page was finished. What arrived is kept.';
    return { status: 'interrupted', error: { code: 'unavailable', message } };
  }
  if (signal.reason === logLostReason) {
    const message = 'The database was away for a moment. What had arrived before is kept.';
    return { status: 'interrupted', error: { code: 'unavailable', message } };
  }
  if (signal.aborted) return { status: 'cancelled', error: null };
  return { status: 'failed', error: { code: error.code, message: error.detail } };
}

export async function createRunEngine(deps: EngineDeps): Promise<RunEngine> {
  const running = new Map<string, { abort: AbortController; done: Promise<void> }>();
  const stopListening = await deps.listenHub.listen(cancelChannel, (runId) =>
    running.get(runId)?.abort.abort('stopped'),
  );

  async function execute(
    run: RunToStart,
    request: ChatRequest,
    model: ResolvedModel,
    abort: AbortController,
  ): Promise<void> {
    const emitted: ChatEvent[] = [];
    const log = createRunLog(
      (events) => appendRunEvents(deps.db, run.id, events),
      (cause) => {
        deps.log.warn({ err: cause, runId: run.id }, 'the log of a run was lost');
        abort.abort(logLostReason);
      },
    );
    const emit = (event: ChatEvent) => {
      emitted.push(event);
      log.emit(event);
    };
    let outcome: TurnOutcome | null = null;
    let interruption: Interruption | null = null;
    try {
      emit({
        type: 'run_started',
        run_id: run.id,
        session_id: run.sessionId,
        document_id: run.documentId,
        model_alias: model.alias,
        built_in: model.isBuiltIn,
      });
      const edited = request.editor_json_content;
      const kept = edited ? await keepEditorContent(run, edited, deps, abort.signal) : [];
      for (const event of kept) emit(event);
      const turn = await buildTurnRequest(run, request, deps);
      outcome = await runTurn(
        model,
        turn,
        {
          emit,
          finishPage: async (html, signal) =>
            (
              await examinePage(html, ownRenderer(run.uid, deps), {
                signal,
                mayFlow: flowOf[request.page_handler ?? 'auto'],
              })
            ).page,
          savePage: async (page, label) => ({
            documentId: run.documentId,
            version: await saveVersion(
              {
                uid: run.uid,
                documentId: run.documentId,
                html: page.html,
                title: page.title,
                format: page.format,
                origin: 'prompt',
                label,
                runId: run.id,
                checks: page.report,
              },
              deps,
            ),
          }),
        },
        abort.signal,
      );
    } catch (error) {
      const appError = error instanceof ApplicationError ? error : toAppError(error);
      interruption = interruptionOf(appError, abort.signal);
      if (interruption.status === 'failed')
        deps.log.error({ err: appError.cause ?? appError, runId: run.id }, appError.detail);
    }
    await finish(run, emitted, emit, log.flush, outcome, interruption);
  }

  async function finish(
    run: RunToStart,
    emitted: readonly ChatEvent[],
    emit: (event: ChatEvent) => void,
    flush: () => Promise<void>,
    outcome: TurnOutcome | null,
    interruption: Interruption | null,
  ): Promise<void> {
    let version = outcome?.version ?? null;
    if (interruption) {
      const label = interruption.status === 'cancelled' ? 'Stopped' : 'Interrupted';
      const partial = await savePartial(run, emitted, label, deps).catch((error: unknown) => {
        deps.log.error({ err: error, runId: run.id }, 'a partial page could not be kept');
        return null;
      });
      for (const event of partial?.events ?? []) emit(event);
      version = partial?.version ?? version;
      if (interruption.error) {
        emit({ type: 'error', message: interruption.error.message, code: interruption.error.code });
      }
    }
    await flush();
    await endRun(deps.db, run.id, {
      status: interruption?.status ?? 'completed',
      error: interruption?.error ?? null,
      version,
      inputTokens: outcome?.inputTokens ?? 0,
      outputTokens: outcome?.outputTokens ?? 0,
    });
  }

  return {
    start(run, request, model) {
      const abort = new AbortController();
      const done = execute(run, request, model, abort)
        .catch((error: unknown) => deps.log.error({ err: error, runId: run.id }, 'a run could not be ended'))
        .finally(() => running.delete(run.id));
      running.set(run.id, { abort, done });
    },
    has: (runId) => running.has(runId),
    async close() {
      for (const { abort } of running.values()) abort.abort(shutdownReason);
      await Promise.all([...running.values()].map(({ done }) => done));
      await stopListening();
    },
  };
}
