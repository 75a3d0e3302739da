import type { BrowserProcess, BrowserTab } from './browser/browser-process.ts';
import { WarmTabs, type WarmTabsOptions } from './warm-tabs.ts';

/** Work in a tab that waits for a job, to be left off as soon as there is one. */
export type Practise<Tab> = (tab: Tab, isWanted: () => boolean) => Promise<void>;

/**
 * One browser from its start to its end: it hands out tabs, the next one always prepared, and once retired it
 * closes as soon as the last of its jobs is done.
 */
export class BrowserGeneration<Tab extends BrowserTab> {
  readonly process: BrowserProcess<Tab>;
  readonly #practise: Practise<Tab>;
  readonly #onClosed: () => void;
  readonly #warm: WarmTabs<Tab>;
  #spare: Promise<Tab> | undefined;
  #activeJobs = 0;
  #startedJobs = 0;
  #isRetired = false;
  #closing: Promise<void> | undefined;

  /** @param practise is done once in each tab that is made ahead while no job runs */
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

  /** Makes the tab for the next job ahead of it. */
  prepare(): Promise<Tab> {
    this.#spare ??= this.#openTab();
    return this.#spare;
  }

  /** Lends the tab that was kept under this key; undefined when there is none. To be followed by `giveBack`. */
  takeWarmTab(key: string): Promise<Tab> | undefined {
    const tab = this.#warm.take(key);
    if (tab) this.#countJob();
    return tab && Promise.resolve(tab);
  }

  /** Lends a tab to a job. Every call is to be followed by one of `giveBack`, also when the tab does not come. */
  takeTab(): Promise<Tab> {
    this.#countJob();
    const tab = this.prepare();
    this.#spare = undefined;
    return tab;
  }

  /** Keeps the tab under a key, or closes it, whenever it comes; and makes the next one. */
  giveBack(tab: Promise<Tab>, keepAs?: string): void {
    tab.then(
      (open) => (keepAs === undefined || this.#isRetired ? open.close() : this.#warm.keep(keepAs, open)),
      () => {},
    );
    this.#activeJobs -= 1;
    if (this.#isRetired) this.#closeWhenIdle();
    else this.prepare().catch(() => {});
  }

  /** Closes the tabs that were kept. Returns whether there were any. */
  closeWarmTabs(): boolean {
    return this.#warm.clear();
  }

  /** No further jobs here. Those that run may finish, unless the browser is to be killed. */
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
      // A tab that died of it says so to the job that takes it.
      const isWanted = () => this.#activeJobs > 0 || this.#isRetired;
      if (!isWanted()) await this.#practise(open, isWanted).catch(() => {});
      return open;
    });
    // The job that takes it sees the failure, but perhaps no job comes.
    tab.catch(() => {});
    return tab;
  }
}
