import { describe, expect, it } from 'vitest';
import { forCallers } from '../told.ts';
import { RenderError } from './render-error.ts';
import type { FakeTab } from './test-fake-browser.ts';
import { codeOf, forever, settle, supervise } from './test-supervise.ts';

describe('a kept tab', () => {
  const isWarm = async (_: FakeTab, is: boolean) => is;
  const numberOf = async (tab: FakeTab) => tab.number;

  it('goes to the next job with its key, and to no other', async () => {
    const { supervisor } = supervise();
    const keepTabAs = 'a';
    expect(await supervisor.run(isWarm, { keepTabAs })).toBe(false);
    await settle();
    expect(await supervisor.run(isWarm, { keepTabAs: 'b' })).toBe(false);
    expect(await supervisor.run(isWarm)).toBe(false);
    await settle();
    expect(await supervisor.run(isWarm, { keepTabAs })).toBe(true);
    expect(supervisor.metrics()).toMatchObject({ jobsDone: 4, warmJobs: 1 });
  });

  it('is never used by two jobs at once', async () => {
    const { supervisor } = supervise({ slots: 2 });
    await supervisor.run(isWarm, { keepTabAs: 'a' });
    await settle();
    const both = [1, 2].map(() =>
      supervisor.run(async (_, is) => settle().then(() => is), { keepTabAs: 'a' }),
    );
    expect((await Promise.all(both)).sort()).toEqual([false, true]);
  });

  it('is closed if there are too many, least recently used first', async () => {
    const { supervisor, browsers } = supervise();
    const numbers: number[] = [];
    for (const keepTabAs of ['a', 'b', 'a', 'c']) {
      numbers.push(await supervisor.run(numberOf, { keepTabAs }));
      await settle();
    }
    expect(numbers).toEqual([1, 2, 1, 3]);
    expect(browsers[0]?.tabs.map((tab) => tab.isClosed)).toEqual([false, true, false, false]);
  });

  it('is closed when idle', async () => {
    const { supervisor, browsers } = supervise({ warmTabs: { most: 2, idleMs: 1 } });
    await supervisor.run(numberOf, { keepTabAs: 'a' });
    await expect.poll(() => browsers[0]?.tabs[0]?.isClosed).toBe(true);
    expect(await supervisor.run(isWarm, { keepTabAs: 'a' })).toBe(false);
  });

  it('is discarded after a failure or a crash', async () => {
    const { supervisor, browsers } = supervise();
    const fail = () => Promise.reject(new RenderError('unprocessable', forCallers('No.')));
    expect(await codeOf(supervisor.run(fail, { keepTabAs: 'a' }))).toBe('unprocessable');
    await settle();
    expect(await supervisor.run(isWarm, { keepTabAs: 'a' })).toBe(false);
    await settle();
    browsers[0]?.tabs[1]?.crash();
    await settle();
    expect(await supervisor.run(isWarm, { keepTabAs: 'a' })).toBe(false);
    expect(browsers[0]?.tabs.map((tab) => tab.isClosed)).toEqual([true, true, false, false]);
  });

  it('that fails a job is replaced by a new one in the same browser', async () => {
    const { supervisor, browsers } = supervise();
    await supervisor.run(isWarm, { keepTabAs: 'a' });
    await settle();
    const work = (_: FakeTab, is: boolean) =>
      is ? Promise.reject(new Error('stale')) : Promise.resolve('done');
    expect(await supervisor.run(work, { keepTabAs: 'a' })).toBe('done');
    expect(browsers).toHaveLength(1);
    expect(supervisor.metrics()).toMatchObject({ jobsFailed: 0, warmJobs: 0, restarts: 0 });
  });

  it('whose browser dies passes its job to the next browser', async () => {
    const { supervisor, browsers } = supervise();
    await supervisor.run(isWarm, { keepTabAs: 'a' });
    await settle();
    const work = (tab: FakeTab, is: boolean) => {
      if (!is) return Promise.resolve(tab.browser.number);
      tab.browser.die();
      return forever();
    };
    expect(await supervisor.run(work, { keepTabAs: 'a' })).toBe(2);
    expect(browsers).toHaveLength(2);
    expect(supervisor.metrics()).toMatchObject({ jobsFailed: 0, restarts: 1 });
  });

  it('is closed when the browser uses too much memory, while the browser is kept', async () => {
    const { supervisor, browsers } = supervise();
    await supervisor.warm();
    if (browsers[0]) browsers[0].memory = 2000;
    for (let job = 0; job < 5; job += 1) {
      await supervisor.run(isWarm, { keepTabAs: 'a' });
      await settle();
    }
    await expect.poll(() => browsers[0]?.tabs[0]?.isClosed).toBe(true);
    expect(await supervisor.run(async (tab) => tab.browser.number)).toBe(1);
  });

  it('delays the replacement of its browser, but not for long', async () => {
    const { supervisor, browsers } = supervise({ recycleAfterJobs: 2 });
    const seen: boolean[] = [];
    for (let edit = 0; edit < 8; edit += 1) {
      seen.push(await supervisor.run(isWarm, { keepTabAs: 'a' }));
      await settle();
      // Each edit is followed by a job in a new tab, such as a thumbnail.
      await supervisor.run(isWarm);
      await settle();
    }
    expect(seen).toEqual([false, true, true, true, true, false, true, true]);
    expect(browsers[0]?.isClosed).toBe(true);
    expect(browsers[0]?.tabs[0]?.isClosed).toBe(true);
  });

  it('is closed with its browser', async () => {
    const { supervisor, browsers } = supervise({ recycleAfterJobs: 1 });
    for (const key of ['a', 'b', 'c']) {
      await supervisor.run(isWarm, { keepTabAs: key });
      await settle();
    }
    expect(browsers[0]?.isClosed).toBe(true);
    // A tab prepared for the next job ends with its browser.
    expect(browsers[0]?.tabs.slice(0, 3).map(({ isClosed }) => isClosed)).toEqual([true, true, true]);
    expect(await supervisor.run(async (tab) => tab.browser.number)).toBe(2);
  });
});
