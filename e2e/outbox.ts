import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Person } from './auth-page.ts';
import { OctavoProcess } from './octavo-process.ts';

interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/**
 * Returns the newest email to an address with this subject, from the outbox of the Octavo without SMTP at
 * `baseURL`.
 */
export async function waitForMail(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
  baseURL: string | undefined,
): Promise<OutboxMail> {
  let mail: OutboxMail | undefined;
  const find = async () => {
    const headers = { authorization: `Bearer ${OctavoProcess.outboxTokenOf(baseURL ?? '')}` };
    const answer = await request.get(`${baseURL}/dev/outbox.json`, { headers });
    const mails = (await answer.json()) as OutboxMail[];
    mail = mails.find((each) => each.to === to && subject.test(each.subject));
    return mail;
  };
  await expect.poll(find, { timeout: 40_000 }).toBeDefined();
  if (!mail) throw new Error(`No mail to ${to}`);
  return mail;
}

/** Creates an account at `baseURL` and signs in, with the API calls of /auth. */
export async function signUpAs(page: Page, baseURL: string, person: Person): Promise<void> {
  const headers = { origin: baseURL };
  const { email, password, displayName } = person;
  const signUp = () =>
    page.request.post(`${baseURL}/identity/sign-up`, {
      headers,
      data: { email, password, display_name: displayName },
    });
  // Tests that share an address are limited to ten sign-ups a minute, so fast machines wait.
  let answered = await signUp();
  if (answered.status() === 429) {
    test.setTimeout(300_000);
    await page.waitForTimeout((Number(answered.headers()['retry-after'] ?? 60) + 1) * 1000);
    answered = await signUp();
  }
  expect(answered.ok(), await answered.text()).toBe(true);
  const { links } = await waitForMail(page.request, email, /^Verify/, baseURL);
  const token = new URL(links[0] ?? '').searchParams.get('token');
  const answer = await page.request.post(`${baseURL}/identity/verify-email`, {
    headers,
    data: { token },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
