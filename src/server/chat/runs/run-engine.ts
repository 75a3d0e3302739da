import { setTimeout as delay } from 'node:timers/promises';
import type { ChatRequest } from '../../../contract/chat.ts';
import type { ChatEvent } from '../../../contract/chat-events.ts';
import { type AppError, AppError as ApplicationError } from '../../app-error.ts';
import { retryWhileLost } from '../../database/retry-while-lost.ts';
import type { Deps } from '../../deps.ts';
import { toAppError } from '../../http/respond-error.ts';
import { storedError, told } from '../../told.ts';
import type { ResolvedModel } from '../providers/resolve-model.ts';
import type { Spending, TurnOutcome } from '../turn/turn-request.ts';
import { createPurse } from './purse.ts';
import { createRunFeeds, type RunFeeds } from './run-feeds.ts';
import { createRunLog } from './run-log.ts';
import { appendRunEvents, cancelChannel, endRun, type RunEnd, wereAppended } from './run-store.ts';
import { savePartial } from './save-partial.ts';
import { workTurn } from './work-turn.ts';

export interface RunToStart {
  readonly id: string;
  readonly uid: string;
  readonly sessionId: string;
  readonly documentId: string;
  readonly prompt: string;
}

/** Runs turns in the background of this process; other processes see only the log in the database. */
export interface RunEngine {
  /** Starts a claimed run and returns immediately. */
  start(run: RunToStart, request: ChatRequest, models: readonly ResolvedModel[]): void;
  /** Returns whether this process runs it. */
  has(runId: string): boolean;
  /** Logs of runs, in this process and others. */
  readonly feeds: RunFeeds;
  /**
   * For shutdown: gives runs a grace period, interrupts the rest, stores what arrived, and waits for that.
   */
  close(): Promise<void>;
}

type EngineDeps = Pick<
  Deps,
  'db' | 'files' | 'listenHub' | 'renderer' | 'log' | 'clock' | 'fetchGuarded' | 'photos' | 'models'
>;

interface Interruption {
  readonly status: Exclude<RunEnd['status'], 'completed'>;
  readonly error: RunEnd['error'];
}

const shutdownReason = 'shutdown';
/** The database was unavailable, or another process ended the run. */
const logLostReason = 'log lost';

function interruptionOf(error: AppError, signal: AbortSignal): Interruption {
  if (signal.reason === shutdownReason) {
    return { status: 'interrupted', error: storedError('unavailable', told('serverStopped')) };
  }
  if (signal.reason === logLostReason) {
    return { status: 'interrupted', error: storedError('unavailable', told('databasePaused')) };
  }
  if (signal.aborted) return { status: 'cancelled', error: null };
  return { status: 'failed', error: storedError(error.code, error.told) };
}

/** Usage of a run that didn't complete but still cost something. */
const usageOf = (spent: Spending, startedAt: number): ChatEvent => ({
  type: 'usage',
  input_tokens: spent.inputTokens,
  output_tokens: spent.outputTokens,
  duration_ms: Math.round(performance.now() - startedAt),
  cost_usd: spent.costMicros === null ? null : spent.costMicros / 1_000_000,
});

/**
 * Grace period at shutdown. Enough for most composer pages and many model changes, and less than process
 * managers wait.
 */
const mayEndWithinMs = 4_000;

/** @param graceMs grace period for active runs at shutdown */
export async function createRunEngine(deps: EngineDeps, graceMs = mayEndWithinMs): Promise<RunEngine> {
  /** Aborts when the process can't wait any longer for an unavailable database. */
  const closing = new AbortController();
  const running = new Map<string, { abort: AbortController; done: Promise<void> }>();
  const feeds = await createRunFeeds(deps);
  const stopListening = await deps.listenHub.listen(cancelChannel, (runId) =>
    running.get(runId)?.abort.abort('stopped'),
  );

  async function execute(
    run: RunToStart,
    request: ChatRequest,
    models: readonly ResolvedModel[],
    abort: AbortController,
  ): Promise<void> {
    const emitted: ChatEvent[] = [];
    const told = feeds.begin(run.id);
    const log = createRunLog(
      (entries) =>
        retryWhileLost(
          async (tries) =>
            (await appendRunEvents(deps.db, run.id, entries)) ||
            (tries > 0 && (await wereAppended(deps.db, run.id, entries))),
          closing.signal,
        ),
      told.tell,
      (cause) => {
        deps.log.warn({ err: cause, runId: run.id }, 'the log of a run was lost');
        abort.abort(logLostReason);
      },
    );
    const emit = (event: ChatEvent) => {
      emitted.push(event);
      log.emit(event);
    };
    const startedAt = performance.now();
    const spent = createPurse();
    let outcome: TurnOutcome | null = null;
    let modelAlias: string | undefined;
    let isFree = false;
    let interruption: Interruption | null = null;
    try {
      ({ outcome, modelAlias, isFree } = await workTurn(
        { run, request, models, emit, spend: spent.add, signal: abort.signal, closing: closing.signal },
        deps,
      ));
    } catch (error) {
      const appError = error instanceof ApplicationError ? error : toAppError(error);
      interruption = interruptionOf(appError, abort.signal);
      if (interruption.status === 'failed')
        deps.log.error({ err: appError.cause ?? appError, runId: run.id }, appError.detail);
    }
    await finish(
      run,
      emitted,
      emit,
      log.flush,
      outcome,
      interruption,
      modelAlias,
      isFree,
      spent.total(),
      startedAt,
    ).finally(told.leave);
  }

  async function finish(
    run: RunToStart,
    emitted: readonly ChatEvent[],
    emit: (event: ChatEvent) => void,
    flush: () => Promise<void>,
    outcome: TurnOutcome | null,
    interruption: Interruption | null,
    modelAlias: string | undefined,
    isFree: boolean,
    spent: Spending,
    startedAt: number,
  ): Promise<void> {
    let version = outcome?.version ?? null;
    if (interruption) {
      const label = interruption.status === 'cancelled' ? 'Stopped' : 'Interrupted';
      const partial = await retryWhileLost(
        () => savePartial(run, emitted, label, deps),
        closing.signal,
      ).catch((error: unknown) => {
        deps.log.error({ err: error, runId: run.id }, 'a partial page could not be kept');
        return null;
      });
      for (const event of partial?.events ?? []) emit(event);
      version = partial?.version ?? version;
      if (spent.outputTokens > 0) emit(usageOf(spent, startedAt));
      if (interruption.error) {
        emit({ type: 'error', ...interruption.error });
      }
    }
    await flush();
    const end: RunEnd = {
      status: interruption?.status ?? 'completed',
      error: interruption?.error ?? null,
      version,
      isFree,
      ...spent,
      ...(modelAlias === undefined ? {} : { modelAlias }),
    };
    await retryWhileLost(() => endRun(deps.db, run.id, end), closing.signal);
  }

  return {
    start(run, request, models) {
      const abort = new AbortController();
      const done = execute(run, request, models, abort)
        .catch((error: unknown) => deps.log.error({ err: error, runId: run.id }, 'a run could not be ended'))
        .finally(() => running.delete(run.id));
      running.set(run.id, { abort, done });
    },
    has: (runId) => running.has(runId),
    feeds,
    async close() {
      const ending = Promise.all([...running.values()].map(({ done }) => done));
      await Promise.race([ending, delay(graceMs, undefined, { ref: false })]);
      closing.abort();
      for (const { abort } of running.values()) abort.abort(shutdownReason);
      await Promise.all([...running.values()].map(({ done }) => done));
      await Promise.all([stopListening(), feeds.close()]);
    },
  };
}
