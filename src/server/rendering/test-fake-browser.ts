import type { BrowserProcess, BrowserTab } from './browser/browser-process.ts';

/** A tab that crashes on demand. */
export class FakeTab implements BrowserTab {
  readonly browser: FakeBrowser;
  readonly number: number;
  isClosed = false;
  readonly #crash = Promise.withResolvers<string>();
  readonly crashed = this.#crash.promise;

  constructor(browser: FakeBrowser, number: number) {
    this.browser = browser;
    this.number = number;
  }

  crash(): void {
    this.#crash.resolve('the process that draws the page died');
  }

  async close(): Promise<void> {
    this.isClosed = true;
  }
}

/** A fake browser that tests can make hang, grow and crash. */
export class FakeBrowser implements BrowserProcess<FakeTab> {
  readonly number: number;
  readonly tabs: FakeTab[] = [];
  isClosed = false;
  /** Whether it ignores pings and everything else. */
  isSilent = false;
  memory: number | undefined = 100;
  readonly #exit = Promise.withResolvers<string>();
  readonly exited = this.#exit.promise;

  constructor(number: number) {
    this.number = number;
  }

  async openTab(): Promise<FakeTab> {
    const tab = new FakeTab(this, this.tabs.length + 1);
    this.tabs.push(tab);
    return tab;
  }

  ping(): Promise<void> {
    return this.isSilent ? new Promise(() => {}) : Promise.resolve();
  }

  async memoryBytes(): Promise<number | undefined> {
    return this.memory;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.die();
  }

  die(): void {
    this.#exit.resolve('it ended with SIGKILL');
  }
}
