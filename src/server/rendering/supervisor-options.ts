import type { BrowserProcess, BrowserTab } from './browser/browser-process.ts';
import type { Practise } from './browser-generation.ts';
import type { WarmTabsOptions } from './warm-tabs.ts';

export interface SupervisorOptions<Tab extends BrowserTab> {
  readonly launch: () => Promise<BrowserProcess<Tab>>;
  /** Maximum number of concurrent jobs. More than the number of cores only slows each of them down. */
  readonly slots: number;
  /** Maximum number of queued jobs; further ones are refused. */
  readonly queueLimit: number;
  /** Default deadline of a job, including its time in the queue. */
  readonly deadlineMs: number;
  /** A browser's memory grows with the pages it has loaded. Jobs in kept tabs load none. */
  readonly recycleAfterJobs: number;
  readonly recycleAboveBytes: number;
  /**
   * Runs in a spare tab while idle, because the first page that a process draws takes twice as long as the
   * second.
   */
  readonly practise?: Practise<Tab> | undefined;
  /** Time (ms) without a response after which a browser counts as hung. */
  readonly pingLimitMs: number;
  /** Tabs kept between jobs that have a key. */
  readonly warmTabs: WarmTabsOptions;
}

export const supervisorDefaults = {
  deadlineMs: 30_000,
  recycleAfterJobs: 100,
  recycleAboveBytes: 400 * 1024 * 1024,
  pingLimitMs: 5_000,
  warmTabs: { most: 4, idleMs: 120_000 },
} as const;

export interface SupervisorMetrics {
  /** Jobs queued for a slot. */
  readonly queueDepth: number;
  readonly activeJobs: number;
  readonly jobsDone: number;
  readonly jobsFailed: number;
  /** Jobs that ran in a tab kept from an earlier one. */
  readonly warmJobs: number;
  /** Browsers started after the first one. */
  readonly restarts: number;
  /** Totals over all finished jobs: time in the queue, and time in the browser. */
  readonly waitedMs: number;
  readonly renderedMs: number;
}
