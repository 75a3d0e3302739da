import { launchBrowser, type PageBrowser } from './browser/launch-browser.ts';
import { forgetPassedProbe } from './browser/passed-probes.ts';
import { sweepPrivateFolders } from './browser/private-folder.ts';
import type { FoundBrowser } from './check-browser.ts';
import { type FindBrowserOptions, findBrowser } from './find-browser.ts';

export interface BrowserStarter {
  /** Finds the browser that is started next. @throws BrowserMissingError naming a command that fixes it. */
  find(): Promise<FoundBrowser>;
  /** @throws BrowserMissingError naming a command that fixes it. */
  start(): Promise<PageBrowser>;
  /** The most recently started browser; null before the first start. */
  found(): FoundBrowser | null;
}

/** Finds a browser once and starts it on demand. Searches again if it no longer starts. */
export function createBrowserStarter(options: FindBrowserOptions): BrowserStarter {
  const isRoot = options.isRoot ?? process.getuid?.() === 0;
  let search: Promise<FoundBrowser> | undefined;
  let found: FoundBrowser | null = null;

  const find = async (): Promise<FoundBrowser> => {
    search ??= Promise.all([findBrowser(options), sweepPrivateFolders()]).then(([first]) => first);
    try {
      found = await search;
      return found;
    } catch (error) {
      // A browser may be installed while we run.
      search = undefined;
      throw error;
    }
  };

  return {
    find,
    start: async () => {
      const browser = await find();
      try {
        return await launchBrowser({ browser, isRoot });
      } catch {
        // It passed the probe earlier, but a system update may have broken it since.
        await forgetPassedProbe(options.cacheDir, browser);
        search = undefined;
        return launchBrowser({ browser: await find(), isRoot });
      }
    },
    found: () => found,
  };
}
