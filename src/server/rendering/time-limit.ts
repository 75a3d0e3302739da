import { told } from '../told.ts';
import { RenderError } from './render-error.ts';

export interface TimeLimit {
  /** Rejects at the deadline or when the caller cancels; never resolves. Safe to leave unhandled. */
  readonly over: Promise<never>;
  readonly isOver: () => boolean;
  /** Stops the timer. */
  end(): void;
}

/** Starts the time limit of a job when it is submitted, so queue time counts. */
export function startTimeLimit(deadlineMs: number, signal?: AbortSignal): TimeLimit {
  const { promise, reject } = Promise.withResolvers<never>();
  let isOver = false;
  const fail = (error: RenderError) => {
    isOver = true;
    reject(error);
  };
  promise.catch(() => {});
  const cancel = () => fail(new RenderError('cancelled', told('renderCancelled')));
  const timer = setTimeout(() => {
    const seconds = Math.round(deadlineMs / 100) / 10;
    fail(new RenderError('deadline_exceeded', told('renderTooSlow', { seconds })));
  }, deadlineMs);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  return {
    over: promise,
    isOver: () => isOver,
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    },
  };
}
