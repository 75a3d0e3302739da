import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ComposerRequest } from '../../domain/composer/composer-step.ts';
import { inThread, timeLeft } from './in-thread.ts';

/** An article that takes half a second to sanitize even on a fast machine. */
const longArticle = `<article class="doc"><section class="page">${'<p><b>word</b></p>'.repeat(20_000)}</section></article>`;

describe('inThread', () => {
  it("doesn't block the event loop while sanitizing megabytes of markup", async () => {
    await inThread('sanitiseArticle', '<p>warm</p>');
    // The least of three, because other work of this thread, such as collecting garbage, counts as well.
    let here = Number.POSITIVE_INFINITY;
    let article = '';
    for (let round = 0; round < 3; round += 1) {
      const before = process.threadCpuUsage();
      article = await inThread('sanitiseArticle', longArticle, { deadlineMs: 60_000 });
      here = Math.min(here, process.threadCpuUsage(before).user / 1000);
    }
    const start = process.threadCpuUsage();
    const { sanitiseArticle } = await import('../../domain/document/sanitise/sanitise-article.ts');
    expect(sanitiseArticle(longArticle)).toBe(article);
    const inline = process.threadCpuUsage(start).user / 1000;
    expect(here).toBeLessThan(inline / 4);
  });

  it('ends a task at its deadline, and accepts more tasks', async () => {
    await expect(inThread('sanitiseArticle', longArticle, { deadlineMs: 1 })).rejects.toMatchObject({
      code: 'deadline_exceeded',
    });
    await expect(inThread('textOfPage', '<p>a&amp;b</p>')).resolves.toBe('a&b');
  });

  it('counts CPU time, so a busy machine ends no task early, up to six times the limit', () => {
    expect(timeLeft(30_000, 0, 10_000)).toBe(20_000);
    expect(timeLeft(30_000, 4_000, 30_000)).toBe(26_000);
    expect(timeLeft(30_000, 30_000, 31_000)).toBe(0);
    expect(timeLeft(30_000, 4_000, 170_000)).toBe(10_000);
    expect(timeLeft(30_000, 4_000, 180_000)).toBe(0);
  });

  it('stops when the signal aborts', async () => {
    const stop = new AbortController();
    const endless = inThread('sanitiseArticle', longArticle, { signal: stop.signal });
    const refusal = expect(endless).rejects.toThrow('stopped');
    await setImmediate();
    stop.abort(new Error('stopped'));
    await refusal;
  });

  it('keeps the thread of a task that fails', async () => {
    await expect(inThread('compose', {} as unknown as ComposerRequest)).rejects.toThrow('compose failed');
    await expect(inThread('textOfPage', 'still there')).resolves.toBe('still there');
  });
});
