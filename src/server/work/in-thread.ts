import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import { told } from '../told.ts';
import { SlotQueue } from './slot-queue.ts';
import type { tasks } from './tasks.ts';
import { workContext } from './work-context.ts';

type Tasks = typeof tasks;
type TaskName = keyof Tasks;
type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0];
type Output<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

export interface ThreadQuestion {
  readonly task: TaskName;
  readonly input: unknown;
}

export interface ThreadAnswer {
  readonly value?: unknown;
  readonly error?: string;
}

/** Time limit (ms) for any accepted input. */
const usualDeadlineMs = 30_000;
/** Maximum multiple of the time limit in elapsed time, when other programs use the CPU. */
const mostDeadlines = 6;
/** A tree of 20 MB of markup takes 600 MB. */
const heapMb = 1536;
/** Markup up to this length is processed in a few ms, faster than waking a thread on a busy machine. */
const shortMarkup = 16_384;
/**
 * Edited content with its page, in characters. Laying it out takes a few ms, because only the blocks that changed
 * are laid out and sanitized; each thread would first do so with all of them.
 */
const shortEdit = 40_000;

const slots = Math.max(2, availableParallelism() - 1);
const queue = new SlotQueue({
  slots,
  limit: slots * 32,
  busy: () => new AppError('unavailable', told('serverBusy'), { retryAfterSeconds: 5 }),
});
const idle: Worker[] = [];

function startThread(): Worker {
  const thread = new Worker(new URL('./work-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  // Without a listener, an error between tasks would crash the process.
  thread.on('error', () => {});
  thread.on('exit', () => {
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
  });
  return thread;
}

/**
 * Returns how long a task may continue, in ms; 0 if its time is up. Counts the process's CPU time, an upper
 * bound for the thread's, because waiting on a busy machine isn't work.
 */
export function timeLeft(deadlineMs: number, usedMs: number, waitedMs: number): number {
  const left = Math.min(deadlineMs - usedMs, deadlineMs * mostDeadlines - waitedMs);
  return waitedMs < deadlineMs ? deadlineMs - waitedMs : Math.max(0, left);
}

/** Sends a task to a thread. Rejects if the thread had to be terminated. */
function ask(thread: Worker, question: ThreadQuestion, deadlineMs: number, signal?: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>();
  thread.ref();
  const end = (error: unknown): void => {
    reject(error);
    void thread.terminate();
  };
  const [startedAt, usedBefore] = [performance.now(), process.cpuUsage()];
  const checkTime = (): void => {
    const { user, system } = process.cpuUsage(usedBefore);
    const left = timeLeft(deadlineMs, (user + system) / 1000, performance.now() - startedAt);
    if (left > 0) deadline = setTimeout(checkTime, left);
    else end(new AppError('deadline_exceeded', told('tooSlowToRead')));
  };
  let deadline = setTimeout(checkTime, deadlineMs);
  const onAbort = (): void => end(signal?.reason);
  const onError = (cause: unknown): void =>
    end(new AppError('unprocessable', told('tooLargeToRead'), { cause }));
  const onExit = (): void => onError(new Error('the thread ended'));
  thread.once('message', resolve).once('error', onError).once('exit', onExit);
  signal?.addEventListener('abort', onAbort, { once: true });
  thread.postMessage(question);
  return promise.finally(() => {
    clearTimeout(deadline);
    signal?.removeEventListener('abort', onAbort);
    thread.off('message', resolve).off('exit', onExit);
    thread.off('error', onError);
    thread.unref();
  });
}

async function takeTurn(signal: AbortSignal | undefined): Promise<() => void> {
  const { admitted, leave } = queue.enter(workContext());
  if (!signal) return admitted;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([admitted, aborted]);
  } catch (error) {
    leave();
    // Releases the slot if it was granted at the same moment.
    admitted.then((release) => release()).catch(() => {});
    throw error;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/**
 * Runs a task in a worker thread, scheduled fairly between accounts.
 * @throws AppError `deadline_exceeded` after the time limit, `unprocessable` beyond the memory limit,
 * `unavailable` if the queue is full; the signal's reason
 */
export async function inThread<Name extends TaskName>(
  task: Name,
  input: Input<Name>,
  { signal, deadlineMs = usualDeadlineMs }: { signal?: AbortSignal | undefined; deadlineMs?: number } = {},
): Promise<Output<Name>> {
  signal?.throwIfAborted();
  const release = await takeTurn(signal);
  try {
    const thread = idle.pop() ?? startThread();
    const { value, error } = await ask(thread, { task, input }, deadlineMs, signal);
    idle.push(thread);
    if (error !== undefined) throw new Error(`${task} failed: ${error}`);
    return value as Output<Name>;
  } finally {
    release();
  }
}

/** Starts a thread and loads the composer in it, so the first prompt isn't delayed. */
export async function warmThreads(): Promise<void> {
  await inThread('loadComposer', undefined);
}

/** Sanitizes a client's article, in a thread if it is long. */
export async function sanitiseGiven(html: string): Promise<string> {
  if (html.length > shortMarkup) return inThread('sanitiseArticle', html);
  const { sanitiseArticle } = await import('../../domain/document/sanitise/sanitise-article.ts');
  return sanitiseArticle(html);
}

/** Lays edited content out again, in a thread if the page is long. */
export async function layOutEdited(of: Input<'layOutAgain'>): Promise<Output<'layOutAgain'>> {
  if (of.before.html.length + JSON.stringify(of.content).length > shortEdit)
    return inThread('layOutAgain', of);
  const { layOutAgain } = await import('../../domain/document/lay-out-again.ts');
  return layOutAgain(of.content, of.before);
}

/** Returns the words of a document for its index, read in a thread if it is long. */
export async function wordsOfDocument(of: Input<'indexWords'>): Promise<string[]> {
  if (of.html.length > shortMarkup) return inThread('indexWords', of);
  const { wordsOfPage } = await import('../features/library/search-index.ts');
  return wordsOfPage(of);
}
