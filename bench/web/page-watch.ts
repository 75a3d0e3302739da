import type { Page } from '@playwright/test';

/** What happened in a window while a page was written in it. */
export interface PageWatch {
  /** From each key to the next paint, in ms; those under 16 ms are told as 16. */
  readonly keys: readonly number[];
  /** Blocks that were seen. */
  readonly blocks: number;
  /** How often a block that was shown already was taken away or replaced instead of being patched. */
  readonly replaced: number;
}

/** What the window keeps of it. */
interface Watching {
  keys: Map<number, number>;
  shown: Map<string, Element>;
  replaced: number;
}

/** Begins to watch: keys, and every block of the preview by its identity. */
export async function watchPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watching: Watching = { keys: new Map(), shown: new Map(), replaced: 0 };
    Object.assign(window, { watching });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & {
        interactionId: number;
      })[])
        if (interactionId > 0)
          watching.keys.set(interactionId, Math.max(duration, watching.keys.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

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
    // The frame comes with the first block.
    const watchFrame = (): boolean => {
      const view = document.querySelector<HTMLIFrameElement>('iframe.desk-frame')?.contentDocument;
      // Before its own document has come there is an empty one.
      if (!view?.querySelector('style')) return false;
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
