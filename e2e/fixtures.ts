import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { OctavoProcess } from './octavo-process.ts';
import { phone } from './phone.ts';

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

interface TestFixtures {
  /** A browser page signed in as the owner; nothing is open yet. */
  readonly ownerPage: Page;
}

interface WorkerFixtures {
  /** A running Octavo, shared by the tests of a worker. A test that stops it must restart it. */
  readonly octavo: OctavoProcess;
  /** The owner's session. The setup link works once, so its cookies are shared. */
  readonly ownerCookies: Cookies;
}

const isOnPhone = ({ tags }: TestInfo): boolean => tags.includes('@mobile');

/**
 * `test` with a real server behind `page.goto('/')`. A test that needs other settings or its own server uses
 * OctavoProcess.start(settings) and dispose().
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  octavo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses this pattern for dependencies.
    async ({}, use) => {
      const octavo = await OctavoProcess.start({
        OCTAVO_STAFF_DOMAINS: 'staff.example,company.example',
        OCTAVO_BOOKING_URL: 'https://cal.example.com/demo',
        OCTAVO_SUPPORT_EMAIL: 'help@company.example',
        OCTAVO_POSTAL_ADDRESS: '8 Foldyard Lane, Sampleton <SA1>',
      });
      await use(octavo);
      await octavo.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  ownerCookies: [
    async ({ octavo, playwright }, use) => {
      const api = await playwright.request.newContext({ baseURL: octavo.baseUrl });
      const token = new URL(octavo.ownerLink).searchParams.get('owner');
      const answer = await api.post('/identity/owner/sign-in', {
        data: { token },
        headers: { origin: octavo.baseUrl },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      const { cookies } = await api.storageState();
      await api.dispose();
      await use(cookies);
    },
    // At once: a test may restart the server and use up its next link.
    { scope: 'worker', auto: true },
  ],

  viewport: async ({ viewport }, use, info) => use(isOnPhone(info) ? phone.viewport : viewport),
  isMobile: async ({ isMobile }, use, info) => use(isOnPhone(info) || isMobile),
  hasTouch: async ({ hasTouch }, use, info) => use(isOnPhone(info) || hasTouch),

  baseURL: async ({ octavo }, use) => {
    octavo.asNewVisitor();
    await use(octavo.baseUrl);
  },

  ownerPage: async ({ page, ownerCookies }, use) => {
    await page.context().addCookies(ownerCookies);
    await use(page);
  },
});

export { expect };
