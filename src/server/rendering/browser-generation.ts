import type { BrowserProcess, BrowserTab } from './browser/browser-process.ts';

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
  #spare: Promise<Tab> | undefined;
  #activeJobs = 0;
  #startedJobs = 0;
  #isRetired = false;
  #closing: Promise<void> | undefined;

  /** @param practise is done once in each tab that is made ahead while no job runs */
  constructor(
    process: BrowserProcess<Tab>,
    { practise, onClosed }: { practise: Practise<Tab>; onClosed: () => void },
  ) {
    this.process = process;
    this.#practise = practise;
    this.#onClosed = onClosed;
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

  /** Lends a tab to a job. Every call is to be followed by one of `giveBack`, also when the tab does not come. */
  takeTab(): Promise<Tab> {
    this.#activeJobs += 1;
    this.#startedJobs += 1;
    const tab = this.prepare();
    this.#spare = undefined;
    return tab;
  }

  /** Closes the tab, whenever it comes, and makes the next one. */
  giveBack(tab: Promise<Tab>): void {
    tab.then(
      (open) => open.close(),
      () => {},
    );
    this.#activeJobs -= 1;
    if (this.#isRetired) this.#closeWhenIdle();
    else this.prepare().catch(() => {});
  }

  /** No further jobs here. Those that run may finish, unless the browser is to be killed. */
  retire(how: 'after its jobs' | 'now'): void {
    this.#isRetired = true;
    if (how === 'now') void this.close();
    else this.#closeWhenIdle();
  }

  close(): Promise<void> {
    this.#isRetired = true;
    this.#closing ??= this.process.close().finally(this.#onClosed);
    return this.#closing;
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
