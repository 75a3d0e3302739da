import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ComposerRequest } from '../../domain/document/composer/composer-step.ts';
import { inThread } from './in-thread.ts';

const request = (prompt: string) =>
  ({ prompt, document: null, seed: 1, history: [] }) as unknown as ComposerRequest;

describe('inThread', () => {
  it('leaves the event loop free while markup of megabytes is sanitized', async () => {
    const html = `<article class="doc"><section class="page">${'<p><b>word</b></p>'.repeat(60_000)}</section></article>`;
    await inThread('sanitiseArticle', '<p>warm</p>');
    const before = process.threadCpuUsage();
    const article = await inThread('sanitiseArticle', html, { deadlineMs: 60_000 });
    const here = process.threadCpuUsage(before).user / 1000;
    const start = process.threadCpuUsage();
    const { sanitiseArticle } = await import('../../domain/document/sanitise/sanitise-article.ts');
    expect(sanitiseArticle(html)).toBe(article);
    const inline = process.threadCpuUsage(start).user / 1000;
    expect(here).toBeLessThan(inline / 4);
  }, 120_000);

  it('ends a task at its deadline, and works on', async () => {
    const endless = request('Invoice for Acme, 3 hours at $90. '.repeat(4_000));
    await expect(inThread('compose', endless, { deadlineMs: 50 })).rejects.toMatchObject({
      code: 'deadline_exceeded',
    });
    await expect(inThread('textOfPage', '<p>a&amp;b</p>')).resolves.toBe('a&b');
  });

  it('stops for a signal', async () => {
    const stop = new AbortController();
    const endless = inThread('compose', request('Invoice for Acme, 3 hours at $90. '.repeat(4_000)), {
      signal: stop.signal,
    });
    await sleep(20);
    stop.abort(new Error('stopped'));
    await expect(endless).rejects.toThrow('stopped');
  });

  it('keeps the thread of a task that fails', async () => {
    await expect(inThread('compose', {} as unknown as ComposerRequest)).rejects.toThrow('compose failed');
    await expect(inThread('textOfPage', 'still there')).resolves.toBe('still there');
  });
});
