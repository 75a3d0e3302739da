import type { BrowserTab } from './browser/browser-process.ts';

export interface WarmTabsOptions {
  /** Maximum number of tabs kept; 0 keeps none. */
  readonly most: number;
  /** Time (ms) after which an unused tab is closed. */
  readonly idleMs: number;
}

interface WarmTab<Tab> {
  readonly tab: Tab;
  readonly timer: NodeJS.Timeout;
}

/**
 * Tabs kept between jobs, each under the key of what it has loaded, least recently used first. Excludes tabs
 * in use.
 */
export class WarmTabs<Tab extends BrowserTab> {
  readonly #options: WarmTabsOptions;
  readonly #tabs = new Map<string, WarmTab<Tab>>();

  constructor(options: WarmTabsOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#tabs.size;
  }

  /** Removes and returns the tab of this key, or undefined. */
  take(key: string): Tab | undefined {
    const warm = this.#tabs.get(key);
    if (!warm) return undefined;
    clearTimeout(warm.timer);
    this.#tabs.delete(key);
    return warm.tab;
  }

  /** Keeps a tab and closes those that it replaces. */
  keep(key: string, tab: Tab): void {
    this.#close(key);
    const timer = setTimeout(() => this.#close(key), this.#options.idleMs).unref();
    const warm = { tab, timer };
    this.#tabs.set(key, warm);
    void tab.crashed.then(() => {
      if (this.#tabs.get(key) === warm) this.#close(key);
    });
    for (const oldest of this.#tabs.keys()) {
      if (this.#tabs.size <= this.#options.most) break;
      this.#close(oldest);
    }
  }

  /** Closes all tabs. Returns whether there were any. */
  clear(): boolean {
    const keys = [...this.#tabs.keys()];
    for (const key of keys) this.#close(key);
    return keys.length > 0;
  }

  #close(key: string): void {
    void this.take(key)?.close();
  }
}
