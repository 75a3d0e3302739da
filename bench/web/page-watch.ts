import type { Page } from '@playwright/test';

/** Events in a window while a page is written in it. */
export interface PageWatch {
  /** From each key to the next paint, in ms; times under 16 ms are reported as 16. */
  readonly keys: readonly number[];
  /** Number of blocks seen. */
  readonly blocks: number;
  /** How often an existing block was removed or replaced instead of patched. */
  readonly replaced: number;
}

/** State kept in the window. */
interface Watching {
  keys: Map<number, number>;
  shown: Map<string, Element>;
  replaced: number;
}

/** Starts watching keys, and every block of the preview by identity. */
export async function watchPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watching: Watching = { keys: new Map(), shown: new Map(), replaced: 0 };
    Object.assign(window, { watching });
    const watchKeys = (view: Window & typeof globalThis): void => {
      new view.PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & {
          interactionId: number;
        })[])
          if (interactionId > 0)
            watching.keys.set(interactionId, Math.max(duration, watching.keys.get(interactionId) ?? 0));
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    };
    watchKeys(window);

    const compare = (article: Element): void => {
      const now = new Map(
        [...article.querySelectorAll('.page > [data-id]')].map((block) => [
          block.getAttribute('data-id') ?? '',
          block,
        ]),
      );
      for (const [id, block] of watching.shown) if (now.get(id) !== block) watching.replaced += 1;
      watching.shown = now;
    };
    // The frame is created with the first block.
    const watchFrame = (): boolean => {
      const view = document.querySelector<HTMLIFrameElement>('iframe.desk-frame')?.contentDocument;
      // The frame first contains an empty document.
      if (!view?.querySelector('style')) return false;
      // Text is edited in the frame, whose keys its own window reports.
      if (view.defaultView) watchKeys(view.defaultView);
      const look = (): void => {
        const article = view.querySelector('article');
        if (article) compare(article);
      };
      look();
      new MutationObserver(look).observe(view.body, { childList: true, subtree: true });
      return true;
    };
    const untilThere = (): void => {
      if (!watchFrame()) requestAnimationFrame(untilThere);
    };
    untilThere();
  });
}

export function readWatch(page: Page): Promise<PageWatch> {
  return page.evaluate(() => {
    const { keys, shown, replaced } = (window as unknown as { watching: Watching }).watching;
    return { keys: [...keys.values()], blocks: shown.size, replaced };
  });
}
