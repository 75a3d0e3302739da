import { type ChildProcess, fork } from 'node:child_process';
import type { Logger } from 'pino';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import type {
  EngineAnswer,
  EngineModelFile,
  EngineOrder,
  Speed,
  WriteOrder,
  Writing,
} from './engine-messages.ts';

/** The model is unloaded after this time without use, because it takes gigabytes of memory. */
const usualIdleMs = 5 * 60_000;
/** Time to stop by itself before the process is killed. */
const graceMs = 3_000;

/** Runs models in a separate process, one order at a time. */
export interface EngineHost {
  /** @throws AppError `model_failed`, or the signal's reason */
  write(
    model: EngineModelFile,
    order: WriteOrder,
    onPiece: (text: string) => void,
    signal?: AbortSignal,
  ): Promise<Writing>;
  /** @param schema what pages are written with */
  measure(model: EngineModelFile, schema: object, signal?: AbortSignal): Promise<Speed>;
  /** Unloads a model file, or whatever is loaded, by ending the process; the next order starts it again. */
  unload(file?: string): Promise<void>;
  close(): Promise<void>;
}

/** The beginning of a page. */
const measuredOrder = {
  messages: [{ role: 'user', text: 'A one-page guide to keeping bees in the city' }],
  maxTokens: 40,
  temperature: 0.6,
} as const;

interface Pending {
  readonly onPiece: (text: string) => void;
  readonly resolve: (value: Writing | Speed) => void;
  readonly reject: (error: Error) => void;
}

type Ask =
  | { type: 'write'; model: EngineModelFile; order: WriteOrder }
  | { type: 'measure'; model: EngineModelFile; order: WriteOrder };

const crashed = (): AppError => new AppError('model_unavailable', told('engineStopped'));

const tooLong = (): AppError => new AppError('model_failed', told('engineTooLong'));

const failed = (message: string): AppError =>
  new AppError('model_failed', told('engineCouldNotRun'), {
    cause: new Error(message),
  });

/** @param mainFile returns the engine's main file; null if it isn't installed */
export function createEngineHost(
  mainFile: () => string | null,
  log: Pick<Logger, 'warn'>,
  idleMs = usualIdleMs,
): EngineHost {
  let child: ChildProcess | null = null;
  let loadedFile: string | null = null;
  let idle: NodeJS.Timeout | undefined;
  let nextId = 1;
  let isClosed = false;
  let turn: Promise<unknown> = Promise.resolve();
  const pending = new Map<number, Pending>();

  function take(answer: EngineAnswer): void {
    const asked = pending.get(answer.id);
    if (!asked) return;
    if (answer.type === 'piece') {
      asked.onPiece(answer.text);
      return;
    }
    pending.delete(answer.id);
    if (answer.type === 'failed') asked.reject(answer.isTooLong ? tooLong() : failed(answer.message));
    else asked.resolve(answer.type === 'written' ? answer.writing : answer.speed);
  }

  function start(): ChildProcess {
    const main = mainFile();
    if (main === null || isClosed) throw new AppError('model_unavailable', told('engineMissing'));
    const started = fork(new URL('./engine-process.ts', import.meta.url), [main], {
      execArgv: [],
      // Passes on none of the server's settings and secrets.
      env: { NODE_NO_WARNINGS: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    started.on('message', (message) => take(message as EngineAnswer));
    const end = (cause: unknown): void => {
      if (child === started) child = null;
      for (const { reject } of pending.values()) reject(crashed());
      if (pending.size > 0) log.warn({ cause }, 'the process of the local model ended');
      pending.clear();
    };
    started.once('error', end);
    started.once('exit', (code, signal) => end({ code, signal }));
    return started;
  }

  async function unload(file?: string): Promise<void> {
    if (file !== undefined && file !== loadedFile) return;
    clearTimeout(idle);
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
    ending.disconnect();
    const timer = setTimeout(() => ending.kill('SIGKILL'), graceMs);
    await gone;
    clearTimeout(timer);
  }

  async function ask(
    asked: Ask,
    onPiece: (text: string) => void,
    signal: AbortSignal | undefined,
  ): Promise<Writing | Speed> {
    signal?.throwIfAborted();
    clearTimeout(idle);
    child ??= start();
    const to = child;
    loadedFile = asked.model.file;
    const id = nextId;
    nextId += 1;
    const order: EngineOrder = { ...asked, id };
    const stop = (): void => {
      if (to.connected) to.send({ type: 'stop', id } satisfies EngineOrder);
    };
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await new Promise<Writing | Speed>((resolve, reject) => {
        pending.set(id, { onPiece, resolve, reject });
        to.send(order, (error) => error && reject(crashed()));
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', stop);
      pending.delete(id);
      idle = setTimeout(() => void unload(), idleMs);
      idle.unref();
    }
  }

  /** The model has one context, so orders wait for each other. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work, work);
    turn = mine.catch(() => undefined);
    return mine;
  }

  return {
    write: (model, order, onPiece, signal) =>
      inTurn(() => ask({ type: 'write', model, order }, onPiece, signal) as Promise<Writing>),
    measure: (model, schema, signal) => {
      const order = { ...measuredOrder, schema };
      return inTurn(() => ask({ type: 'measure', model, order }, () => undefined, signal) as Promise<Speed>);
    },
    unload,
    async close() {
      isClosed = true;
      await unload();
    },
  };
}
