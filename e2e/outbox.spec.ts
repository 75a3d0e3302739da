import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { AuthPage, newPerson } from './auth-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

test('without SMTP, a sign-up says that its email is in the outbox, and leads there', {
  tag: '@every-width',
}, async ({ page, baseURL }) => {
  const person = newPerson('Ona');
  const auth = new AuthPage(page);
  await auth.open();
  await auth.signUp(person);
  const place = page.getByText(`so the email to ${person.email} is in its outbox`);
  await expect(place).toBeVisible();
  await expect(page.getByText(/spam folder/)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await auth.button('Resend Email').click();
  await auth.expectToast('Email in the outbox');

  const outbox = await page.context().newPage();
  await outbox.goto(`/dev/outbox?token=${OctavoProcess.outboxTokenOf(baseURL ?? '')}`);
  await outbox.close();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the outbox' }).click();
  const opened = await opening;
  await expect(opened.getByRole('heading', { level: 2 })).toHaveText('Verify your email for Octavo');
  await expect(opened.getByText(person.email)).not.toHaveCount(0);
});

test('without SMTP, a magic link and a reset say so, too', { tag: '@full' }, async ({ page }) => {
  const person = newPerson('Pia');
  const auth = new AuthPage(page);
  await auth.open();
  await auth.askForMagicLink(person.displayName, person.email);
  await expect(page.getByText(`so the email to ${person.email} is in its outbox`)).toBeVisible();
  await auth.button('Go Back').click();
  await auth.tab('Sign In');
  await auth.button('Forgot password?').click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await auth.expectToast('Email in the outbox', `If ${person.email} has an account`);
});
