import { describe, expect, it } from 'vitest';
import { forCallers } from '../told.ts';
import { RenderError } from './render-error.ts';
import { FakeBrowser, type FakeTab } from './test-fake-browser.ts';
import { codeOf, forever, settle, supervise } from './test-supervise.ts';

describe('tabs', () => {
  it('starts no browser before the first job, and one for all jobs', async () => {
    const { supervisor, browsers } = supervise();
    expect(browsers).toHaveLength(0);
    await Promise.all([supervisor.run(async () => 1), supervisor.run(async () => 2)]);
    expect(browsers).toHaveLength(1);
    expect(supervisor.metrics()).toMatchObject({ jobsDone: 2, jobsFailed: 0, restarts: 0, queueDepth: 0 });
  });

  it('gives every job a separate, prewarmed tab, and closes it afterwards', async () => {
    const { supervisor, browsers } = supervise();
    await supervisor.warm();
    expect(browsers[0]?.tabs).toHaveLength(1);
    const first = await supervisor.run(async (tab) => tab);
    const second = await supervisor.run(async (tab) => tab);
    await settle();
    expect([first.number, second.number]).toEqual([1, 2]);
    expect(browsers[0]?.tabs.map((tab) => tab.isClosed)).toEqual([true, true, false]);
  });
});

describe('warm-up', () => {
  it('runs in a prewarmed tab, and never while a job waits for it', async () => {
    const practised: number[] = [];
    const practise = async (tab: FakeTab) => {
      practised.push(tab.number);
    };
    const { supervisor } = supervise({ practise });
    await supervisor.warm();
    await Promise.all([supervisor.run(async () => {}), supervisor.run(async () => {})]);
    await settle();
    expect(practised).toEqual([1, 3]);
    expect(await supervisor.run(async (tab) => tab.number)).toBe(3);
  });

  it('leaves the tab to the job after a failure, and the job reports the error', async () => {
    const { supervisor } = supervise({ practise: () => Promise.reject(new Error('died of it')) });
    await supervisor.warm();
    expect(await supervisor.run(async (tab) => tab.number)).toBe(1);
  });
});

describe('the queue', () => {
  it('runs one job per slot, the rest in order', async () => {
    const { supervisor } = supervise({ slots: 2, queueLimit: 10 });
    const order: number[] = [];
    let active = 0;
    let most = 0;
    const job = (number: number) =>
      supervisor.run(async () => {
        order.push(number);
        active += 1;
        most = Math.max(most, active);
        await settle();
        active -= 1;
      });
    await Promise.all([1, 2, 3, 4, 5].map(job));
    expect(order).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('rejects a job immediately when full, and accepts jobs again later', async () => {
    const { supervisor } = supervise();
    const finish = Promise.withResolvers<void>();
    const jobs = [1, 2, 3].map(() => supervisor.run(() => finish.promise));
    expect(supervisor.metrics()).toMatchObject({ queueDepth: 2, activeJobs: 1 });
    expect(await codeOf(supervisor.run(async () => 1))).toBe('render_busy');
    finish.resolve();
    await Promise.all(jobs);
    expect(await codeOf(supervisor.run(async () => 1))).toBe('fine');
  });
});

describe('limits', () => {
  it('ends a job that hangs at its deadline, closes its tab, and keeps the browser', async () => {
    const { supervisor, browsers } = supervise();
    expect(await codeOf(supervisor.run(forever, { deadlineMs: 10 }))).toBe('deadline_exceeded');
    await settle();
    expect(browsers[0]?.tabs[0]?.isClosed).toBe(true);
    expect(await supervisor.run(async (tab) => tab.browser.number)).toBe(1);
  });

  it('counts the time in the queue, and leaves the queue', async () => {
    const { supervisor } = supervise();
    const finish = Promise.withResolvers<void>();
    const running = supervisor.run(() => finish.promise);
    expect(await codeOf(supervisor.run(async () => 1, { deadlineMs: 10 }))).toBe('deadline_exceeded');
    expect(supervisor.metrics().queueDepth).toBe(0);
    finish.resolve();
    await running;
    expect(await codeOf(supervisor.run(async () => 1))).toBe('fine');
  });

  it("kills a browser that doesn't respond after a deadline", async () => {
    const { supervisor, browsers } = supervise();
    await supervisor.warm();
    const [first] = browsers;
    if (first) first.isSilent = true;
    await codeOf(supervisor.run(forever, { deadlineMs: 5 }));
    await expect.poll(() => first?.isClosed).toBe(true);
    expect(await supervisor.run(async (tab) => tab.browser.number)).toBe(2);
  });

  it('stops on abort: before the start, in the queue and during work', async () => {
    const { supervisor } = supervise();
    expect(await codeOf(supervisor.run(async () => 1, { signal: AbortSignal.abort() }))).toBe('cancelled');
    const abort = new AbortController();
    const working = codeOf(supervisor.run(forever, { signal: abort.signal }));
    const waiting = codeOf(supervisor.run(async () => 1, { signal: abort.signal }));
    abort.abort();
    expect([await working, await waiting]).toEqual(['cancelled', 'cancelled']);
    expect(await codeOf(supervisor.run(async () => 1))).toBe('fine');
  });
});

describe('crashes', () => {
  it('retries the job once in a fresh browser if the page, the call or the browser dies', async () => {
    const deaths: ((tab: FakeTab) => Promise<never>)[] = [
      (tab) => {
        tab.crash();
        return forever();
      },
      () => Promise.reject(new Error('Printing failed')),
      (tab) => {
        tab.browser.die();
        return forever();
      },
    ];
    for (const die of deaths) {
      const { supervisor, browsers } = supervise();
      const result = await supervisor.run((tab) =>
        tab.browser.number === 1 ? die(tab) : Promise.resolve(tab.browser.number),
      );
      expect(result).toBe(2);
      expect(browsers[0]?.isClosed).toBe(true);
      expect(supervisor.metrics()).toMatchObject({ jobsDone: 1, jobsFailed: 0, restarts: 1 });
    }
  });

  it('gives up after the second crash, and says what to do', async () => {
    const { supervisor, browsers } = supervise();
    const call = supervisor.run(() => Promise.reject(new Error('Printing failed')));
    await expect(call).rejects.toMatchObject({ code: 'render_failed' });
    await expect(call).rejects.toThrow(/Make the page smaller or simpler/);
    expect(browsers).toHaveLength(2);
    expect(supervisor.metrics().jobsFailed).toBe(1);
  });

  it("doesn't retry errors reported by the job", async () => {
    const { supervisor, browsers } = supervise();
    const call = supervisor.run(() =>
      Promise.reject(new RenderError('render_failed', forCallers('No page.'))),
    );
    await expect(call).rejects.toThrow('No page.');
    expect(browsers).toHaveLength(1);
  });

  it('lets the other jobs of a retired browser finish', async () => {
    const { supervisor, browsers } = supervise({ slots: 2 });
    const finish = Promise.withResolvers<string>();
    const neighbour = supervisor.run(() => finish.promise);
    await settle();
    await supervisor.run((tab) =>
      tab.browser.number === 1 ? Promise.reject(new Error('Printing failed')) : Promise.resolve(),
    );
    expect(browsers[0]?.isClosed).toBe(false);
    finish.resolve('whole');
    expect(await neighbour).toBe('whole');
    await settle();
    expect(browsers[0]?.isClosed).toBe(true);
  });

  it('replaces a browser that dies while idle', async () => {
    const { supervisor, browsers } = supervise();
    await supervisor.warm();
    browsers[0]?.die();
    await settle();
    expect(await supervisor.run(async (tab) => tab.browser.number)).toBe(2);
    expect(browsers[0]?.isClosed).toBe(true);
  });
});

describe('recycling', () => {
  it('replaces the browser after a number of jobs', async () => {
    const { supervisor } = supervise({ recycleAfterJobs: 3 });
    const numbers: number[] = [];
    for (let job = 0; job < 7; job++) {
      numbers.push(await supervisor.run(async (tab) => tab.browser.number));
      await settle();
    }
    expect(numbers).toEqual([1, 1, 1, 2, 2, 2, 3]);
  });

  it('replaces a browser that uses too much memory', async () => {
    const { supervisor, browsers } = supervise();
    await supervisor.warm();
    if (browsers[0]) browsers[0].memory = 2000;
    for (let job = 0; job < 5; job++) await supervisor.run(async () => 1);
    await expect.poll(() => browsers[0]?.isClosed).toBe(true);
    expect(await supervisor.run(async (tab) => tab.browser.number)).toBe(2);
  });
});

describe('health', () => {
  it('fails after two consecutive failures, and recovers after a success', async () => {
    let works = false;
    const { supervisor } = supervise({
      launch: async () => {
        if (works) return new FakeBrowser(1);
        throw new Error('no such file');
      },
    });
    expect(await supervisor.health()).toBe('ok');
    expect(await codeOf(supervisor.run(async () => 1))).toBe('render_failed');
    expect(await supervisor.health()).toBe('failing');
    works = true;
    await supervisor.run(async () => 1);
    expect(await supervisor.health()).toBe('ok');
  });
});

describe('closing', () => {
  it('cancels running and queued jobs, closes the browser, and rejects later jobs', async () => {
    const { supervisor, browsers } = supervise();
    const calls = [codeOf(supervisor.run(forever)), codeOf(supervisor.run(forever))];
    await settle();
    await supervisor.close();
    expect(await Promise.all(calls)).toEqual(['cancelled', 'cancelled']);
    expect(browsers.map((browser) => browser.isClosed)).toEqual([true]);
    expect(await codeOf(supervisor.run(async () => 1))).toBe('cancelled');
    expect(browsers).toHaveLength(1);
  });
});
