import { setTimeout as sleep } from 'node:timers/promises';
import { forCallers, type Told, told } from '../told.ts';
import { SlotQueue } from '../work/slot-queue.ts';
import { workContext } from '../work/work-context.ts';
import { BrowserMissingError } from './browser/browser-missing-error.ts';
import type { BrowserTab } from './browser/browser-process.ts';
import { BrowserGeneration } from './browser-generation.ts';
import { RenderError } from './render-error.ts';
import type { SupervisorMetrics, SupervisorOptions } from './supervisor-options.ts';
import { startTimeLimit, type TimeLimit } from './time-limit.ts';

interface JobOptions {
  readonly signal?: AbortSignal | undefined;
  readonly deadlineMs?: number | undefined;
  /** Keeps the tab, in its current state, for the next job with this key. */
  readonly keepTabAs?: string | undefined;
}

/** @param isWarm whether the tab was kept from an earlier job with the same key */
type Work<Tab, Result> = (tab: Tab, isWarm: boolean) => Promise<Result>;

interface Attempt {
  readonly keepTabAs?: string | undefined;
  readonly limit: TimeLimit;
}

/** A single failure may just mean that the machine was busy. */
const failuresUntilFailing = 2;
/** Reading the memory takes a few milliseconds. */
const jobsBetweenMemoryChecks = 5;
/** A browser with kept tabs, which make edits fast, is kept longer by this factor. */
const loadsWithWarmTabs = 3;

/**
 * Keeps one browser running for this process and runs jobs in its tabs. If the browser dies during a job, the
 * job is retried once in a new browser. A RenderError from a job is final.
 */
export class Supervisor<Tab extends BrowserTab> {
  readonly #options: SupervisorOptions<Tab>;
  readonly #queue: SlotQueue;
  /** Every browser that isn't closed yet; older ones finish their jobs. */
  readonly #generations = new Set<BrowserGeneration<Tab>>();
  #current: Promise<BrowserGeneration<Tab>> | undefined;
  #launches = 0;
  #jobsDone = 0;
  #jobsFailed = 0;
  #warmJobs = 0;
  #waitedMs = 0;
  #renderedMs = 0;
  #failuresInARow = 0;
  #isClosed = false;

  constructor(options: SupervisorOptions<Tab>) {
    this.#options = options;
    this.#queue = new SlotQueue({
      slots: options.slots,
      limit: options.queueLimit,
      busy: () => new RenderError('render_busy', told('renderBusy')),
    });
  }

  /**
   * Starts the browser and prepares a tab, so that the first job doesn't wait. Rejects if no browser starts.
   */
  async warm(): Promise<void> {
    const generation = await this.#generation();
    await generation.prepare();
  }

  /**
   * Runs a job in a new tab, or in the one kept for its key.
   * @throws RenderError always; any other error of the job counts as a browser crash.
   */
  async run<Result>(work: Work<Tab, Result>, options: JobOptions = {}): Promise<Result> {
    const limit = startTimeLimit(options.deadlineMs ?? this.#options.deadlineMs, options.signal);
    const cameAt = performance.now();
    let release: (() => void) | undefined;
    try {
      release = await this.#enter(limit);
      const startedAt = performance.now();
      const result = await this.#runTwice(work, { limit, keepTabAs: options.keepTabAs });
      this.#waitedMs += startedAt - cameAt;
      this.#renderedMs += performance.now() - startedAt;
      this.#jobsDone += 1;
      return result;
    } catch (error) {
      this.#jobsFailed += 1;
      throw error;
    } finally {
      release?.();
      limit.end();
    }
  }

  metrics(): SupervisorMetrics {
    return {
      queueDepth: this.#queue.depth,
      activeJobs: this.#queue.taken,
      jobsDone: this.#jobsDone,
      jobsFailed: this.#jobsFailed,
      warmJobs: this.#warmJobs,
      restarts: Math.max(0, this.#launches - 1),
      waitedMs: this.#waitedMs,
      renderedMs: this.#renderedMs,
    };
  }

  /** Returns 'failing' after two consecutive failures: the browser didn't start, or doesn't respond. */
  async health(): Promise<'ok' | 'failing'> {
    await this.#current?.then((generation) => this.#ping(generation)).catch(() => {});
    return this.#failuresInARow < failuresUntilFailing ? 'ok' : 'failing';
  }

  /** Refuses new jobs, cancels running ones and ends the browser. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#queue.refuseAll(shuttingDown());
    await this.#current?.catch(() => {});
    await Promise.all([...this.#generations].map((generation) => generation.close()));
  }

  async #enter(limit: TimeLimit): Promise<() => void> {
    if (this.#isClosed) throw shuttingDown();
    const place = this.#queue.enter(workContext());
    try {
      return await Promise.race([place.admitted, limit.over]);
    } catch (error) {
      place.leave();
      // Admitted at the same moment: release the slot.
      place.admitted.then((release) => release()).catch(() => {});
      throw error;
    }
  }

  async #runTwice<Result>(work: Work<Tab, Result>, attempt: Attempt): Promise<Result> {
    const inWarmTab = await this.#attemptInWarmTab(work, attempt);
    if (inWarmTab) return inWarmTab.result;
    try {
      return await this.#attemptInNewTab(work, attempt);
    } catch (error) {
      if (error instanceof RenderError) throw error;
    }
    try {
      return await this.#attemptInNewTab(work, attempt);
    } catch (error) {
      if (error instanceof RenderError) throw error;
      throw new RenderError('render_failed', failureTold(error), { cause: error });
    }
  }

  /**
   * Returns null if no tab is kept for the job, or if the kept one fails, which isn't the browser's fault.
   */
  async #attemptInWarmTab<Result>(
    work: Work<Tab, Result>,
    attempt: Attempt,
  ): Promise<{ readonly result: Result } | null> {
    if (attempt.keepTabAs === undefined) return null;
    const generation = await this.#current?.catch(() => undefined);
    const tab = generation?.takeWarmTab(attempt.keepTabAs);
    if (!generation || !tab) return null;
    try {
      const result = await this.#lend(generation, tab, (open) => work(open, true), attempt);
      this.#warmJobs += 1;
      return { result };
    } catch (error) {
      if (this.#isClosed) throw shuttingDown();
      if (!(error instanceof RenderError)) return null;
      this.#afterFailure(generation, error);
      throw error;
    }
  }

  async #attemptInNewTab<Result>(work: Work<Tab, Result>, attempt: Attempt): Promise<Result> {
    const generation = await Promise.race([this.#generation(), attempt.limit.over]);
    try {
      return await this.#lend(generation, generation.takeTab(), (open) => work(open, false), attempt);
    } catch (error) {
      this.#afterFailure(generation, error);
      throw this.#isClosed ? shuttingDown() : error;
    }
  }

  /** Runs the job in the given tab and gives the tab back: kept after a success, closed after a failure. */
  async #lend<Result>(
    generation: BrowserGeneration<Tab>,
    tab: Promise<Tab>,
    work: (tab: Tab) => Promise<Result>,
    { keepTabAs, limit }: Attempt,
  ): Promise<Result> {
    const browserDied = rejectWhen(generation.process.exited);
    let keepAs: string | undefined;
    try {
      const open = await Promise.race([tab, browserDied, limit.over]);
      // A crashed page isn't always reported, so the job races against the crash, the browser's exit and the
      // deadline.
      const result = await Promise.race([work(open), rejectWhen(open.crashed), browserDied, limit.over]);
      keepAs = keepTabAs;
      return result;
    } finally {
      void generation.giveBack(tab, keepAs).then(() => this.#recycleIfDue(generation));
    }
  }

  #generation(): Promise<BrowserGeneration<Tab>> {
    this.#current ??= this.#launch();
    return this.#current;
  }

  async #launch(): Promise<BrowserGeneration<Tab>> {
    try {
      if (this.#isClosed) throw shuttingDown();
      const process = await this.#options.launch();
      this.#launches += 1;
      this.#failuresInARow = 0;
      const generation: BrowserGeneration<Tab> = new BrowserGeneration(process, {
        practise: async (tab, isWanted) => {
          if (this.#queue.depth === 0) await this.#options.practise?.(tab, isWanted);
        },
        warmTabs: this.#options.warmTabs,
        onClosed: () => this.#generations.delete(generation),
      });
      this.#generations.add(generation);
      void process.exited.then(() => this.#retire(generation, 'now'));
      generation.prepare().catch(() => {});
      return generation;
    } catch (error) {
      this.#failuresInARow += 1;
      this.#current = undefined;
      throw error;
    }
  }

  #retire(generation: BrowserGeneration<Tab>, how: 'after its jobs' | 'now'): void {
    const wasCurrent = !generation.isRetired;
    generation.retire(how);
    if (wasCurrent) this.#current = undefined;
  }

  #afterFailure(generation: BrowserGeneration<Tab>, error: unknown): void {
    if (!(error instanceof RenderError)) this.#retire(generation, 'after its jobs');
    else if (error.code === 'deadline_exceeded') void this.#ping(generation);
  }

  /** Kills a browser that doesn't respond, along with its jobs. */
  async #ping(generation: BrowserGeneration<Tab>): Promise<void> {
    const silent = sleep(this.#options.pingLimitMs, undefined, { ref: false }).then(() => {
      throw new Error('no answer');
    });
    try {
      await Promise.race([generation.process.ping(), silent]);
      this.#failuresInARow = 0;
    } catch {
      this.#failuresInARow += 1;
      this.#retire(generation, 'now');
    }
  }

  async #recycleIfDue(generation: BrowserGeneration<Tab>): Promise<void> {
    if (generation.isRetired || this.#isClosed) return;
    const patience = generation.hasWarmTabs ? loadsWithWarmTabs : 1;
    const isDue = generation.loads >= this.#options.recycleAfterJobs * patience;
    if (isDue || (await this.#isTooBig(generation))) {
      // The kept tabs may be what uses the memory.
      if (!isDue && generation.closeWarmTabs()) return;
      this.#retire(generation, 'after its jobs');
      if (!this.#isClosed) this.warm().catch(() => {});
    }
  }

  async #isTooBig(generation: BrowserGeneration<Tab>): Promise<boolean> {
    if (generation.startedJobs % jobsBetweenMemoryChecks !== 0) return false;
    const bytes = await generation.process.memoryBytes().catch(() => undefined);
    return bytes !== undefined && bytes > this.#options.recycleAboveBytes;
  }
}

async function rejectWhen(reason: Promise<string>): Promise<never> {
  throw new Error(await reason);
}

function failureTold(error: unknown): Told {
  const reason = error instanceof Error ? error.message : String(error);
  return error instanceof BrowserMissingError ? forCallers(reason) : told('browserFailed', { reason });
}

function shuttingDown(): RenderError {
  return new RenderError('cancelled', told('shuttingDown'));
}
