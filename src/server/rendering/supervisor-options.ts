import type { BrowserProcess, BrowserTab } from './browser/browser-process.ts';
import type { Practise } from './browser-generation.ts';
import type { WarmTabsOptions } from './warm-tabs.ts';

export interface SupervisorOptions<Tab extends BrowserTab> {
  readonly launch: () => Promise<BrowserProcess<Tab>>;
  /** Jobs at the same time. More than there are cores only makes each slower. */
  readonly slots: number;
  /** How many may wait before the next is refused. */
  readonly queueLimit: number;
  /** For a job that names none. Counts from the call, so waiting is part of it. */
  readonly deadlineMs: number;
  /** A browser grows with the pages it has seen. */
  readonly recycleAfterJobs: number;
  readonly recycleAboveBytes: number;
  /**
   * Done in a tab that is made ahead while nothing else is to be done: the first page that a process draws takes
   * twice as long as the second.
   */
  readonly practise?: Practise<Tab> | undefined;
  /** How long a browser that answers nothing counts as busy. */
  readonly pingLimitMs: number;
  /** Tabs kept between jobs that name a key. */
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
  /** Jobs that wait for a slot. */
  readonly queueDepth: number;
  readonly activeJobs: number;
  readonly jobsDone: number;
  readonly jobsFailed: number;
  /** Jobs done in a tab that was kept from an earlier one. */
  readonly warmJobs: number;
  /** Browsers started after the first one. */
  readonly restarts: number;
  /** Of all finished jobs together: time in the queue, and time in the browser. */
  readonly waitedMs: number;
  readonly renderedMs: number;
}
