import { AuthPage } from './auth-page.ts';
import { test as base } from './fixtures.ts';
import { MailServer } from './mail-server.ts';
import { OctavoProcess } from './octavo-process.ts';

/** `test` for accounts: an Octavo that sends email to a real SMTP server. */
export const test = base.extend<
  { readonly auth: AuthPage },
  { readonly mail: MailServer; readonly octavo: OctavoProcess }
>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses this pattern for dependencies.
    async ({}, use) => {
      const mail = await MailServer.start();
      await use(mail);
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  octavo: [
    async ({ mail }, use) => {
      const octavo = await OctavoProcess.start({
        SMTP_URL: mail.url,
        MAIL_FROM: 'Octavo <octavo@example.com>',
        OCTAVO_STAFF_DOMAINS: 'company.example',
      });
      await use(octavo);
      await octavo.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  auth: async ({ page }, use) => {
    await use(new AuthPage(page));
  },
});
