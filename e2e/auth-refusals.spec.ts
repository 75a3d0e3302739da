import type { Page } from '@playwright/test';
import { test } from './auth-fixtures.ts';
import { type AuthPage, newPerson, type Person } from './auth-page.ts';
import { expect } from './fixtures.ts';
import type { MailServer } from './mail-server.ts';
import { timeCode } from './time-code.ts';

async function becomeMember(auth: AuthPage, mail: MailServer, person: Person): Promise<void> {
  await auth.open();
  await auth.signUp(person);
  await auth.page.goto(await mail.linkTo(person.email));
  await auth.expectApp();
}

/** Sets up an authenticator app with the API calls of the profile page. */
async function setUpSecondFactor(page: Page, password: string) {
  const { origin } = new URL(page.url());
  const headers: Record<string, string> = { origin };
  const post = async (path: string, data: unknown) => {
    const answer = await page.request.post(path, { data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer;
  };
  const { token } = await (await page.request.post('/identity/session/token', { headers })).json();
  headers.authorization = `Bearer ${token}`;
  const begun = await (await post('/identity/second-factor/begin', { password })).json();
  const { totp_uri: otpauth, recovery_codes: recoveryCodes } = begun as {
    totp_uri: string;
    recovery_codes: string[];
  };
  await post('/identity/second-factor/confirm', { code: timeCode(otpauth, Date.now()) });
  return { otpauth, recoveryCodes };
}

test('[A13] the second factor is required; a code and a recovery code complete the sign-in', async ({
  auth,
  mail,
  page,
}) => {
  const kim = newPerson('Kim');
  await becomeMember(auth, mail, kim);
  const { otpauth, recoveryCodes } = await setUpSecondFactor(page, kim.password);
  await auth.signOut();

  await auth.open();
  await auth.signIn(kim.email, kim.password);
  await expect(auth.heading('One more step')).toBeVisible();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  const right = timeCode(otpauth, Date.now());
  await code.fill(right === '000000' ? '000001' : '000000');
  await auth.button('Sign In').click();
  await auth.expectToast('Sign in failed');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(timeCode(otpauth, Date.now()));
  await auth.button('Sign In').click();
  await auth.expectToast('Welcome back!');
  await auth.expectApp();

  await auth.signOut();
  await auth.open();
  await auth.signIn(kim.email, kim.password);
  await auth.button('Use a recovery code').click();
  await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes[0] ?? '');
  await auth.button('Sign In').click();
  await auth.expectApp();
});

test('[A15] after a rejected password, the policy is refetched and shown', async ({ auth, page }) => {
  await auth.open();
  await auth.tab('Sign Up');
  const fetchedAgain = page.waitForRequest('**/identity/config');
  const long = 'x'.repeat(150);
  const leo = newPerson('Leo');
  await auth.fill({
    'Display Name': leo.displayName,
    Email: leo.email,
    Password: long,
    'Confirm Password': long,
  });
  await auth.button('Sign Up').click();
  await fetchedAgain;
  await auth.expectToast('Sign up failed', 'Password must be at most 128 characters long.');
  await expect(auth.field('Password')).toHaveAccessibleDescription(
    'Password must be at most 128 characters long.',
  );
});

test("[X03] failures on /auth show a specific toast with the server's message", async ({
  auth,
  mail,
  page,
}) => {
  const mia = newPerson('Mia');
  await becomeMember(auth, mail, mia);
  await auth.signOut();
  await auth.open();
  await auth.signIn(mia.email, 'not-the-password');
  await auth.expectToast('Sign in failed');

  // The server limits emails per address and then says so.
  const refusal = 'Too many attempts for this account.';
  await auth.askForMagicLink(mia.displayName, mia.email);
  const failedToResend = page.locator('.toast').filter({ hasText: 'Failed to resend' });
  const resend = auth.button('Resend Magic Link');
  await expect(async () => {
    await resend.click();
    await expect(failedToResend).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await auth.expectToast('Failed to resend', refusal);
  await auth.button('Go Back').click();
  await auth.button('Send Magic Link to Sign In').click();
  await auth.expectToast('Failed to send magic link', refusal);

  await auth.tab('Sign Up');
  await auth.fill({ Password: mia.password, 'Confirm Password': mia.password });
  await auth.button('Sign Up').click();
  await auth.expectToast('Sign up failed', refusal);

  await auth.tab('Sign In');
  await auth.button('Forgot password?').click();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await auth.expectToast('Reset failed', refusal);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await auth.signIn(mia.email, mia.password);
  await auth.expectToast('Welcome back!');
  await auth.expectApp();
});

test('[X03] the end of a session is announced, and sign-in returns to the same page', async ({
  auth,
  mail,
  page,
}) => {
  const nia = newPerson('Nia');
  await page.clock.install();
  await becomeMember(auth, mail, nia);
  await page.getByRole('textbox', { name: /prompt/i }).fill('A flyer');
  await page.context().clearCookies();
  await page.clock.fastForward(301_000);
  // The first request discovers it: the click, or background polling.
  const told = auth.expectToast('Not signed in', 'Your session has expired. Please sign in again.');
  await Promise.race([
    told,
    page.getByRole('button', { name: 'Send', exact: true }).click({ timeout: 5000 }),
  ]);
  await told;
  await expect(page).toHaveURL(/\/auth\?from=%2Fapp/);
  await auth.signIn(nia.email, nia.password);
  await auth.expectApp();
});

test('[X02] a profile that cannot be created, and a failure without a message', async ({
  auth,
  mail,
  page,
}) => {
  const oda = newPerson('Oda');
  await becomeMember(auth, mail, oda);
  await auth.signOut();
  await auth.open();
  await page.route('**/identity/sign-in', (route) => route.fulfill({ status: 502, body: 'bad gateway' }), {
    times: 1,
  });
  await auth.signIn(oda.email, oda.password);
  await auth.expectToast('Sign in failed', 'Failed to sign in');
  await auth.tab('Sign Up');
  await page.route('**/identity/sign-up', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
  const { displayName, email, password } = newPerson('Pat');
  await auth.fill({
    'Display Name': displayName,
    Email: email,
    Password: password,
    'Confirm Password': password,
  });
  await auth.button('Sign Up').click();
  await auth.expectToast('Sign up failed', 'Failed to create account');
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 400, body: '' }));
  await auth.signIn(oda.email, oda.password);
  await auth.expectToast(
    'Account setup failed',
    'We could not create your user profile. Please contact support.',
  );
});
