import { test } from './auth-fixtures.ts';
import { AuthPage, newPerson } from './auth-page.ts';
import { expect } from './fixtures.ts';

const everyWidth = { tag: '@every-width' };

test(
  '[A02] [A03] [A04] [A05] [A06] three tabs with their fields, Google, and a link to the home page',
  everyWidth,
  async ({ auth, page }) => {
    await auth.open();
    await expect(page.getByRole('tab')).toHaveText(['Sign In', 'Sign Up', 'Magic Link']);
    await expect(page.getByRole('tabpanel').getByRole('textbox')).toHaveCount(2);
    await expect(auth.field('Email')).toHaveAttribute('autocomplete', 'username');
    const password = auth.field('Password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await password.fill('look at me');
    await expect(password).toHaveAttribute('type', 'password');
    await auth.button('Show password').click();
    await expect(password).toHaveAttribute('type', 'text');
    await auth.button('Hide password').click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(auth.button('Forgot password?')).toBeVisible();

    await auth.tab('Sign Up');
    for (const label of ['Display Name', 'Email', 'Password', 'Confirm Password'])
      await expect(auth.field(label)).toBeVisible();
    await expect(auth.field('Confirm Password')).toHaveAttribute('autocomplete', 'new-password');

    await auth.tab('Magic Link');
    for (const label of ['Display Name', 'Email']) await expect(auth.field(label)).toBeVisible();
    await expect(auth.button('Send Magic Link to Sign In')).toBeVisible();

    for (const name of ['Sign In', 'Sign Up', 'Magic Link'] as const) {
      await auth.tab(name);
      await expect(page.getByRole('button', { name: /Continue with Google/ })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  },
);

test(
  '[V01] [V02] [V03] [V04] form errors are shown in a toast and at their field',
  everyWidth,
  async ({ auth }) => {
    await auth.open();
    await auth.tab('Sign Up');
    const good = {
      'Display Name': 'Ada',
      Email: 'ada@example.com',
      Password: 'secret-1',
      'Confirm Password': 'secret-1',
    };
    for (const [fault, label, title, text] of [
      [
        { 'Display Name': ' ' },
        'Display Name',
        'Display name required',
        'Please enter a display name to create your account.',
      ],
      [
        { 'Confirm Password': 'secret-2' },
        'Confirm Password',
        'Password mismatch',
        'Passwords do not match. Please try again.',
      ],
      [
        { Password: 'abcde', 'Confirm Password': 'abcde' },
        'Password',
        'Password too short',
        'Password must be at least 6 characters long.',
      ],
      [{ Email: '' }, 'Email', 'Email required', 'Please enter your email address.'],
    ] as const) {
      await auth.fill({ ...good, ...fault });
      await auth.button('Sign Up').click();
      await auth.expectToast(title, text);
      await expect(auth.field(label)).toHaveAccessibleDescription(text);
      await expect(auth.field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(auth.field(label)).toBeFocused();
    }
    await auth.tab('Magic Link');
    await auth.fill({ 'Display Name': '', Email: 'ada@example.com' });
    await auth.button('Send Magic Link to Sign In').click();
    await auth.expectToast('Display name missing', 'Please enter a display name.');
    await expect(auth.field('Display Name')).toHaveAccessibleDescription('Please enter a display name.');
  },
);

test('field errors do not shift the layout', { tag: '@full' }, async ({ auth, page }) => {
  await auth.open();
  await auth.tab('Sign Up');
  const button = auth.button('Sign Up');
  // Waits for fonts, because late ones shift the layout.
  await page.evaluate(() => document.fonts.ready);
  const before = await button.boundingBox();
  await button.click();
  await expect(auth.field('Display Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test(
  '[P01] [P04] [A08] [T01] [T02] sign-up, the email, its link in the same browser, the app',
  everyWidth,
  async ({ auth, mail, page }) => {
    const ada = newPerson('Ada');
    await auth.open();
    await auth.signUp(ada);
    await auth.expectToast('Email verification required');
    await expect(page.getByText(ada.email).first()).toBeVisible();
    await page.goto('/app');
    await expect(page).toHaveURL(/\/auth/);

    await page.goto(await mail.linkTo(ada.email));
    await auth.expectToast('Welcome!');
    await auth.expectApp();
    const headers = { origin: new URL(page.url()).origin };
    const { token } = await (await page.request.post('/identity/session/token', { headers })).json();
    const bearer = { authorization: `Bearer ${token}` };
    const profile = await (await page.request.get('/api/user/profile', { headers: bearer })).json();
    expect(profile).toMatchObject({
      email: ada.email,
      displayName: ada.displayName,
      membership: { tier: 'basic', upgradedAt: null },
    });
    await page.goto('/auth');
    await auth.expectApp();
  },
);

test('the link in another browser requires a click, and a GET of it changes nothing', {
  tag: '@full',
}, async ({ auth, browser, mail, octavo, request }) => {
  const ben = newPerson('Ben');
  await auth.open();
  await auth.signUp(ben);
  const link = await mail.linkTo(ben.email);
  // Simulates an email scanner.
  expect((await request.get(link)).ok()).toBe(true);

  const elsewhere = await browser.newContext({ baseURL: octavo.baseUrl });
  const other = new AuthPage(await elsewhere.newPage());
  await other.page.goto(link);
  await expect(other.heading('Verify your email')).toBeVisible();
  await other.page.getByLabel('Password you signed up with', { exact: true }).fill(ben.password);
  await other.button('Verify Email').click();
  await other.expectToast('Welcome!');
  await other.expectApp();
  await elsewhere.close();

  // 'Refresh' in the original tab: the address is verified now.
  await auth.button('Refresh').click();
  await auth.expectApp();
});

test('[T03] an unverified sign-in resends the email and shows the verify screen', async ({ auth, mail }) => {
  const cleo = newPerson('Cleo');
  await auth.open();
  await auth.signUp(cleo);
  await mail.mailTo(cleo.email);
  await auth.button('Back to Sign In').click();
  await auth.signIn(cleo.email, cleo.password);
  await auth.expectToast('Email verification required');
  await expect(auth.heading('Verify your email')).toBeVisible();
  await mail.mailTo(cleo.email, 2);
  await auth.button('Resend Email').click();
  await auth.expectToast('Email sent');
  await auth.page.goto(await mail.linkTo(cleo.email, 3));
  await auth.expectApp();
});

test(
  '[P02] [A09] [A10] a magic link signs in with the stored email',
  everyWidth,
  async ({ auth, mail, page }) => {
    const dora = newPerson('Dora');
    await auth.open();
    await auth.askForMagicLink(dora.displayName, dora.email);
    await mail.mailTo(dora.email);
    await auth.button('Resend Magic Link').click();
    await auth.expectToast('Email sent');
    const link = await mail.linkTo(dora.email, 2);
    await auth.button('Go Back').click();
    await expect(auth.heading('Sign in to Octavo')).toBeVisible();

    await page.goto(link);
    await auth.expectToast('Welcome!');
    await auth.expectApp();

    await auth.signOut();
    await page.goto(link);
    await auth.page.getByLabel('Email', { exact: true }).fill(dora.email);
    await auth.button('Sign In').click();
    await expect(auth.heading('This link no longer works')).toBeVisible();
    await auth.button('Send a New Link').click();
    await expect(auth.heading('Check your email')).toBeVisible();
    await page.goto(await mail.linkTo(dora.email, 3));
    await auth.expectToast('Welcome back!');
    await auth.expectApp();
  },
);

test('a magic link in another browser asks for the email; a wrong one does not use up the link', {
  tag: '@full',
}, async ({ auth, browser, mail, octavo }) => {
  const emil = newPerson('Emil');
  await auth.open();
  await auth.askForMagicLink(emil.displayName, emil.email);
  const link = await mail.linkTo(emil.email);
  const elsewhere = await browser.newContext({ baseURL: octavo.baseUrl });
  const other = new AuthPage(await elsewhere.newPage());
  await other.page.goto(link);
  const email = other.page.getByLabel('Email', { exact: true });
  await email.fill('mallory@example.com');
  await other.button('Sign In').click();
  await expect(other.heading('This link no longer works')).toBeVisible();
  await other.page.goto(link);
  await email.fill(emil.email);
  await other.button('Sign In').click();
  await other.expectApp();
  await elsewhere.close();
});

test(
  '[A07] [I03] the reset dialog, its email, and a changed password',
  everyWidth,
  async ({ auth, mail, page }) => {
    const fay = newPerson('Fay');
    await auth.open();
    await auth.signUp(fay);
    await page.goto(await mail.linkTo(fay.email));
    await auth.expectApp();
    await auth.signOut();

    await auth.open();
    await auth.button('Forgot password?').click();
    const dialog = page.getByRole('dialog', { name: 'Reset Password' });
    await expect(dialog.getByRole('button', { name: 'Send Reset Link' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await auth.button('Forgot password?').click();
    await dialog.getByLabel('Email').fill(fay.email);
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
    await auth.expectToast('Reset link sent');

    await page.goto(await mail.linkTo(fay.email, 2));
    await expect(auth.heading('Set a new password')).toBeVisible();
    await page.getByLabel('New Password', { exact: true }).fill('another-2');
    await page.getByLabel('Confirm Password', { exact: true }).fill('another-3');
    await auth.button('Set New Password').click();
    await auth.expectToast('Password mismatch', 'Passwords do not match. Please try again.');
    await page.getByLabel('Confirm Password', { exact: true }).fill('another-2');
    await auth.button('Set New Password').click();
    await auth.expectToast('Password changed');

    await auth.signIn(fay.email, fay.password);
    await auth.expectToast('Sign in failed');
    await auth.signIn(fay.email, 'another-2');
    await auth.expectToast('Welcome back!');
    await auth.expectApp();
  },
);

test('a wrong password and an unknown email get the same message', { tag: '@full' }, async ({
  auth,
  mail,
  page,
}) => {
  const gus = newPerson('Gus');
  await auth.open();
  await auth.signUp(gus);
  await page.goto(await mail.linkTo(gus.email));
  await auth.expectApp();
  await auth.signOut();
  await auth.open();
  const said: (string | null)[] = [];
  for (const email of [gus.email, 'nobody@example.com']) {
    await auth.signIn(email, 'not-the-password');
    await auth.expectToast('Sign in failed');
    await expect(auth.field('Password')).toHaveAttribute('aria-invalid', 'true');
    const toast = page.locator('.toast').filter({ hasText: 'Sign in failed' });
    said.push(await toast.locator('p').textContent());
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  }
  expect(said[0]).toBe(said[1]);
});

test(
  '[A01] [R04] [N07] the original page is remembered across the email; signing out shows a message',
  everyWidth,
  async ({ auth, mail, page }) => {
    const hal = newPerson('Hal');
    const wanted = '/app?session=0199f7a2-7c1e-7aaa-8bbb-0123456789ab';
    await page.goto(wanted);
    await expect(page).toHaveURL(/\/auth\?from=/);
    await auth.signUp(hal);
    await page.goto(await mail.linkTo(hal.email));
    await expect(page).toHaveURL(wanted);

    await auth.signOut();
    await auth.expectToast('Signed out', 'You have been successfully signed out.');

    await page.goto(wanted);
    await auth.signIn(hal.email, hal.password);
    await auth.expectToast('Welcome back!');
    await expect(page).toHaveURL(wanted);
  },
);

test('[N08] a failed sign-out shows an error', async ({ ownerPage }) => {
  const auth = new AuthPage(ownerPage);
  await ownerPage.goto('/app');
  await ownerPage.route('**/identity/session/sign-out', (route) => route.fulfill({ status: 400 }));
  await auth.signOut();
  await auth.expectToast('Error', 'Failed to sign out. Please try again.');
});

test('a verification link for another address says so, and requires a click', { tag: '@full' }, async ({
  auth,
  mail,
  browser,
  octavo,
}) => {
  const ren = newPerson('Ren');
  const elsewhere = await browser.newPage({ baseURL: octavo.baseUrl });
  const other = new AuthPage(elsewhere);
  await other.open();
  await other.signUp(ren);
  await elsewhere.close();

  const sam = newPerson('Sam');
  await auth.open();
  await auth.signUp(sam);
  await auth.page.goto(await mail.linkTo(ren.email));
  await expect(
    auth.page.getByText(
      `This link was not sent to ${sam.email}, which you signed up with here. Go on only if you asked for it with another address of your own.`,
    ),
  ).toBeVisible();
  const password = auth.page.getByLabel('Password you signed up with');
  await password.fill('not-the-password');
  await auth.button('Verify Email').click();
  await auth.expectToast('Sign in failed');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(ren.password);
  await auth.button('Verify Email').click();
  await auth.expectApp();
  const menu = auth.page.getByRole('button', { name: /Account of/ });
  await expect(menu).toHaveAccessibleName(/Ren/);
});

test('sign-in does not return to another site', { tag: '@full' }, async ({ auth, mail, page }) => {
  const ida = newPerson('Ida');
  await auth.open('/auth?from=https%3A%2F%2Fevil.example%2F');
  await auth.signUp(ida);
  await page.goto(await mail.linkTo(ida.email));
  await auth.expectApp();
});

test('[E03] the device keeps its id', async ({ auth, page }) => {
  await auth.open();
  const read = () => page.evaluate(() => localStorage.getItem('device_id'));
  await expect.poll(read).toMatch(/^dev_[0-9a-f]{16}_[0-9a-z]+$/);
  const id = await read();
  await page.reload();
  expect(await read()).toBe(id);
});

test('[A12] a started sign-in expires after 600000 ms: the link asks for the email instead', async ({
  auth,
  mail,
  page,
}) => {
  const jo = newPerson('Jo');
  await page.clock.install();
  await auth.open();
  await auth.askForMagicLink(jo.displayName, jo.email);
  const link = await mail.linkTo(jo.email);
  await page.clock.fastForward(600_001);
  await page.goto(link);
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
});

test(
  'without its settings, the Google button says that it is not available',
  everyWidth,
  async ({ auth, page }) => {
    await auth.open();
    const google = page.getByRole('button', { name: /Continue with Google/ });
    await expect(google).toContainText('Not available on this server');
    await expect(google).toBeDisabled();
  },
);
