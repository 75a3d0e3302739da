import type { Browser, Page } from '@playwright/test';

/** A task of a window's main thread. */
export interface MainThreadTask {
  /** Wall time, including the time of other programs. */
  readonly wallMs: number;
  /** Processor time of the window itself. */
  readonly processorMs: number;
}

interface TraceEvent {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Records every main-thread task in the browser's windows during `work`. */
export async function recordTasks<T>(
  browser: Browser,
  page: Page,
  work: () => Promise<T>,
): Promise<{ readonly tasks: readonly MainThreadTask[]; readonly result: T }> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  const result = await work();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents
    .filter(
      (event) =>
        event.ph === 'X' &&
        event.name === 'ThreadControllerImpl::RunTask' &&
        mainThreads.has(threadOf(event)),
    )
    .map(({ dur = 0, tdur = 0 }) => ({ wallMs: dur / 1000, processorMs: tdur / 1000 }));
  return { tasks, result };
}
