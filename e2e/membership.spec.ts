import type { Page } from '@playwright/test';
import { startStripeDouble } from '../src/server/testing/stripe-double.ts';
import { auditOf } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { newPerson } from './auth-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';
import { signUpAs } from './outbox.ts';

const isFullRun = process.env.OCTAVO_TEST_FULL === '1';

/** Returns the plan's button visible at this width. */
const choose = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

const allowance = (page: Page) => page.getByRole('link', { name: /generations?$/ }).filter({ visible: true });

/** Audits in the full run; the short one audits the public pages, the empty app, and the app with a page. */
async function expectAccessible(page: Page): Promise<void> {
  if (!isFullRun) return;
  const { violations } = await auditOf(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ).toEqual([]);
}

test('[M01] [M02] [P14] from the plans through the test checkout to the thank-you page, with a larger allowance', async ({
  page,
  baseURL,
}) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Premium templates' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choose Pro' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/auth\?from=%2Fpricing/);
  await signUpAs(page, baseURL ?? '', newPerson('Pia'));
  await page.goto('/pricing');
  await expect(allowance(page)).toHaveText('0 of 25 generations');
  await choose(page, 'Choose Pro').click();
  await expect(page.getByText('no money charged')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try a declined card' }).click();
  await expect(page.getByText('The card was declined')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('Checkout canceled')).toBeVisible();
  await page.getByRole('link', { name: 'Back to plans' }).click();
  await choose(page, 'Choose Pro').click();
  await page.getByRole('button', { name: 'Subscribe with the test card' }).click();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('heading', { name: 'Thank You for Subscribing!' })).toBeVisible();
  await expect(page.getByText('Pro plan (100 generations)')).toBeVisible();
  await expect(allowance(page)).toHaveText('0 of 100 generations');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start Creating Documents' }).click();
  const app = new AppPage(page);
  await app.send('Flyer for a night swim at the lido on 21 June, 9 pm, free entry');
  await expect(page.getByRole('group', { name: 'Follow-up suggestions' })).toBeVisible();
  await expect(allowance(page)).toHaveText('1 of 100 generations');
  // From here on: plan change, cancellation, reactivation, failed payment.
  await page.goto('/membership');
  await expect(page.getByText('Renews on')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Change the plan').click();
  await page.getByRole('button', { name: 'Change to Premium, monthly' }).click();
  await expect(allowance(page)).toHaveText('1 generation');
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText("you won't be charged again")).toBeVisible();
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByText('Renews on')).toBeVisible();
  await page.getByRole('button', { name: 'Cards and invoices' }).click();
  await page.getByRole('button', { name: 'Simulate a failed payment' }).click();
  await expect(page.getByText('Subscription: Premium, past due')).toBeVisible();
  await page.getByRole('link', { name: 'Back to membership' }).click();
  await expect(page.getByText('Your last payment failed.')).toBeVisible();
});

test('a payment that arrives late is noticed on the thank-you page', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await signUpAs(page, baseURL ?? '', newPerson('Lena'));
  await page.goto('/pricing');
  await choose(page, 'Choose Pro').click();
  await expect(page.getByText('no money charged')).toBeVisible();
  const session = new URL(page.url()).searchParams.get('session') ?? '';
  const thanks = await page.context().newPage();
  await thanks.goto(`/membership?success=true&session_id=${session}`);
  await expect(thanks).toHaveURL(/\/thank-you\?/);
  await expect(thanks.getByText('Your payment is being confirmed.')).toBeVisible();
  await expect(thanks.getByRole('progressbar', { name: 'Waiting for your payment' })).toBeVisible();
  await expectAccessible(thanks);
  await page.getByRole('button', { name: 'Subscribe with the test card' }).click();
  await expect(thanks.getByText('Pro plan (100 generations)')).toBeVisible();
  await expect(thanks.getByRole('progressbar')).toHaveCount(0);
  await expect(allowance(thanks)).toHaveText('0 of 100 generations');
});

test('the thank-you page stops waiting for a payment and says so, and can check again', {
  tag: '@full',
}, async ({ page, baseURL }) => {
  await signUpAs(page, baseURL ?? '', newPerson('Levi'));
  await page.goto('/pricing');
  await choose(page, 'Choose Pro').click();
  await expect(page.getByText('no money charged')).toBeVisible();
  const session = new URL(page.url()).searchParams.get('session') ?? '';
  const thanks = await page.context().newPage();
  await thanks.clock.install();
  await thanks.goto(`/thank-you?session_id=${session}`);
  await expect(thanks.getByText('Your payment is being confirmed.')).toBeVisible();
  await thanks.clock.fastForward('02:05');
  await expect(thanks.getByText("We haven't received your payment yet.")).toBeVisible();
  await expectAccessible(thanks);
  let reads = 0;
  thanks.on('request', (request) => {
    if (request.url().endsWith('/confirm-payment')) reads += 1;
  });
  await thanks.clock.fastForward('05:00');
  expect(reads).toBe(0);
  await page.getByRole('button', { name: 'Subscribe with the test card' }).click();
  await expect(page.getByText('Pro plan (100 generations)')).toBeVisible();
  await thanks.getByRole('button', { name: 'Check again' }).click();
  await expect(thanks.getByText('Pro plan (100 generations)')).toBeVisible();
});

test('[I07] Stripe: its own library against a fake server, with the publishable key in the page', async ({
  page,
}) => {
  const stripe = await startStripeDouble();
  const octavo = await OctavoProcess.start({ ...stripe.settings });
  stripe.sendTo(`${octavo.baseUrl}/payments/webhook`);
  try {
    await signUpAs(page, octavo.baseUrl, newPerson('Stella'));
    await page.goto(`${octavo.baseUrl}/pricing`);
    await expect(allowance(page)).toHaveText('0 of 25 generations');
    await expect(page.locator('main[data-publishable-key="pk_test_double"]')).toBeVisible();
    // Stripe fails, including its library's three attempts: an error is shown, nothing is lost, and a retry
    // works.
    stripe.failNext(500, 500, 500);
    await choose(page, 'Choose Pro').click();
    await expect(page.getByText("The payment service isn't responding. Nothing changed")).toBeVisible();
    expect(stripe.effects).toEqual([]);
    await choose(page, 'Choose Pro').dblclick();
    await expect(page.getByRole('heading', { name: 'Stripe double' })).toBeVisible();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(`${octavo.baseUrl}/thank-you`);
    await expect(page.getByText('Pro plan (100 generations)')).toBeVisible();
    await expect(allowance(page)).toHaveText('0 of 100 generations');
    await page.getByRole('link', { name: 'Your membership' }).click();
    await expect(page.getByText('Renews on')).toBeVisible();
    await expect(page.getByText('€12, paid')).toBeVisible();
    expect(stripe.effects).toEqual(['POST /v1/customers', 'POST /v1/checkout/sessions']);
  } finally {
    await octavo.dispose();
    await stripe.close();
  }
});
