import type { BrowserProcess, BrowserTab } from './browser/browser-process.ts';
import { WarmTabs, type WarmTabsOptions } from './warm-tabs.ts';

/** Warm-up work in a spare tab. Stops as soon as `isWanted` returns true. */
export type Practise<Tab> = (tab: Tab, isWanted: () => boolean) => Promise<void>;

/**
 * One browser process. Hands out tabs, keeps the next one prepared, and once retired closes after its last
 * job.
 */
export class BrowserGeneration<Tab extends BrowserTab> {
  readonly process: BrowserProcess<Tab>;
  readonly #practise: Practise<Tab>;
  readonly #onClosed: () => void;
  readonly #warm: WarmTabs<Tab>;
  #spare: Promise<Tab> | undefined;
  #activeJobs = 0;
  #startedJobs = 0;
  #loads = 0;
  #isRetired = false;
  #closing: Promise<void> | undefined;

  /** @param practise runs once in each spare tab that is opened while no job runs */
  constructor(
    process: BrowserProcess<Tab>,
    {
      practise,
      warmTabs,
      onClosed,
    }: { practise: Practise<Tab>; warmTabs: WarmTabsOptions; onClosed: () => void },
  ) {
    this.process = process;
    this.#practise = practise;
    this.#onClosed = onClosed;
    this.#warm = new WarmTabs(warmTabs);
  }

  get isRetired(): boolean {
    return this.#isRetired;
  }

  get startedJobs(): number {
    return this.#startedJobs;
  }

  /** Number of jobs in new tabs. */
  get loads(): number {
    return this.#loads;
  }

  get hasWarmTabs(): boolean {
    return this.#warm.size > 0;
  }

  /** Opens the tab for the next job in advance. */
  prepare(): Promise<Tab> {
    this.#spare ??= this.#openTab();
    return this.#spare;
  }

  /** Returns the tab kept under this key, or undefined. Every returned tab requires a call of `giveBack`. */
  takeWarmTab(key: string): Promise<Tab> | undefined {
    const tab = this.#warm.take(key);
    if (tab) this.#countJob();
    return tab && Promise.resolve(tab);
  }

  /** Returns a tab for a job. Every call requires a call of `giveBack`, even if opening the tab fails. */
  takeTab(): Promise<Tab> {
    this.#countJob();
    this.#loads += 1;
    const tab = this.prepare();
    this.#spare = undefined;
    return tab;
  }

  /** Keeps the tab under a key or closes it, once it is open, and prepares the next one. */
  async giveBack(tab: Promise<Tab>, keepAs?: string): Promise<void> {
    this.#activeJobs -= 1;
    if (this.#isRetired) this.#closeWhenIdle();
    else this.prepare().catch(() => {});
    const open = await tab.catch(() => undefined);
    if (!open) return;
    if (keepAs === undefined || this.#isRetired) void open.close();
    else this.#warm.keep(keepAs, open);
  }

  /** Closes the kept tabs. Returns whether there were any. */
  closeWarmTabs(): boolean {
    return this.#warm.clear();
  }

  /** Stops taking jobs. Running jobs may finish, unless the browser is killed now. */
  retire(how: 'after its jobs' | 'now'): void {
    this.#isRetired = true;
    if (how === 'now') void this.close();
    else this.#closeWhenIdle();
  }

  close(): Promise<void> {
    this.#isRetired = true;
    this.#warm.clear();
    this.#closing ??= this.process.close().finally(this.#onClosed);
    return this.#closing;
  }

  #countJob(): void {
    this.#activeJobs += 1;
    this.#startedJobs += 1;
  }

  #closeWhenIdle(): void {
    if (this.#activeJobs === 0) void this.close();
  }

  #openTab(): Promise<Tab> {
    const tab = this.process.openTab().then(async (open) => {
      // If the tab crashes here, the job that takes it sees the error.
      const isWanted = () => this.#activeJobs > 0 || this.#isRetired;
      if (!isWanted()) await this.#practise(open, isWanted).catch(() => {});
      return open;
    });
    // The next job sees the failure. This avoids an unhandled rejection if there is none.
    tab.catch(() => {});
    return tab;
  }
}
