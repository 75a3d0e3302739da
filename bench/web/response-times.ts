import type { Page } from '@playwright/test';

/** In milliseconds, sorted. */
type Times = readonly number[];

const sorted = (times: Times): Times => [...times].sort((a, b) => a - b);
export const quantile = (times: Times, at: number): number =>
  sorted(times)[Math.min(times.length - 1, Math.floor(times.length * at))] ?? Number.NaN;

const screens = [
  ['Library', '/library', 'Library'],
  ['About', '/about', 'One line in, a finished page out'],
  ['Create', '/app', null],
] as const;

/**
 * Measures the time from a click on a header link to the frame with the new screen, for every screen on the
 * first and on later visits.
 */
export async function routeChanges(
  page: Page,
  rounds: number,
): Promise<{ readonly first: Times; readonly later: Times }> {
  await page.goto('/app');
  await page.getByRole('textbox', { name: 'Prompt' }).waitFor();
  const first: number[] = [];
  const later: number[] = [];
  for (let round = 0; round <= rounds; round += 1)
    for (const [link, path, heading] of screens) {
      const button = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link });
      // Hovers before pressing, like a real pointer.
      await button.hover();
      const took = await button.evaluate(
        (element, [wanted, words]) =>
          new Promise<number>((resolve) => {
            const isThere = () =>
              location.pathname === wanted &&
              (words === null
                ? document.querySelector('textarea') !== null
                : [...document.querySelectorAll('h1')].some((each) => each.textContent.startsWith(words)));
            const startedAt = performance.now();
            // An animation frame callback runs just before the paint; a task after it runs once the frame is
            // sent.
            const look = () =>
              isThere()
                ? setTimeout(() => resolve(performance.now() - startedAt))
                : requestAnimationFrame(look);
            (element as HTMLElement).click();
            requestAnimationFrame(look);
          }),
        [path, heading] as const,
      );
      (round === 0 ? first : later).push(took);
    }
  return { first: sorted(first), later: sorted(later) };
}

/**
 * Returns the browser's event timing of keys and presses, from the event to the next paint. Times under 16 ms
 * count as 16.
 */
export async function interactionsWhileStreaming(page: Page, prompts: readonly string[]): Promise<Times> {
  await page.addInitScript(() => {
    const durations = new Map<number, number>();
    Object.assign(window, { interactionDurations: durations });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & {
        interactionId: number;
      })[])
        if (interactionId > 0)
          durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  let done = 0;
  const measured: number[] = [];
  for (const prompt of prompts) {
    await page.goto('/app');
    const box = page.getByRole('textbox', { name: 'Prompt' });
    await box.fill(prompt);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const stop = page.getByRole('button', { name: 'Stop' });
    await stop.waitFor();
    await page.evaluate(() =>
      (window as unknown as { interactionDurations: Map<number, number> }).interactionDurations.clear(),
    );
    await box.focus();
    for (let key = 0; (await stop.isVisible()) && key < 400; key += 1) {
      await page.keyboard.press(key % 9 === 8 ? 'Backspace' : 'o');
      done += 1;
    }
    measured.push(
      ...(await page.evaluate(() => [
        ...(window as unknown as { interactionDurations: Map<number, number> }).interactionDurations.values(),
      ])),
    );
  }
  const quick = Math.max(0, done - measured.length);
  return sorted([...measured, ...Array.from({ length: quick }, () => 16)]);
}
