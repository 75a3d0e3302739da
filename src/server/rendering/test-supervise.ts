import { afterEach } from 'vitest';
import { RenderError } from './render-error.ts';
import { Supervisor } from './supervisor.ts';
import type { SupervisorOptions } from './supervisor-options.ts';
import { FakeBrowser, type FakeTab } from './test-fake-browser.ts';

const supervisors: Supervisor<FakeTab>[] = [];
afterEach(async () => {
  await Promise.all(supervisors.splice(0).map((supervisor) => supervisor.close()));
});

export function supervise(options: Partial<SupervisorOptions<FakeTab>> = {}) {
  const browsers: FakeBrowser[] = [];
  const supervisor = new Supervisor<FakeTab>({
    launch: async () => {
      const browser = new FakeBrowser(browsers.length + 1);
      browsers.push(browser);
      return browser;
    },
    slots: 1,
    queueLimit: 2,
    deadlineMs: 10_000,
    recycleAfterJobs: 100,
    recycleAboveBytes: 1000,
    pingLimitMs: 20,
    warmTabs: { most: 2, idleMs: 10_000 },
    ...options,
  });
  supervisors.push(supervisor);
  return { supervisor, browsers };
}

export const forever = () => new Promise<never>(() => {});
export const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'fine',
    (error) => (error instanceof RenderError ? error.code : `not a RenderError: ${error}`),
  );
/** Waits until promises that settle immediately have settled. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
