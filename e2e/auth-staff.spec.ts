import { test } from './auth-fixtures.ts';
import { newPerson } from './auth-page.ts';
import { expect } from './fixtures.ts';

test("[R07] the staff page shows 'Loading...' while loading, and redirects others to /", async ({
  auth,
  mail,
  page,
}) => {
  const pia = newPerson('Pia');
  await auth.open();
  await auth.signUp(pia);
  await page.goto(await mail.linkTo(pia.email));
  await auth.expectApp();

  const answering = Promise.withResolvers<void>();
  await page.route('**/identity/account', async (route) => {
    await answering.promise;
    await route.continue();
  });
  await page.goto('/staff');
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await expect(page).toHaveURL('/staff');
  answering.resolve();
  await expect(page).toHaveURL('/');
});

test('[R07] [O02] a verified email of the company opens the staff page', async ({ auth, mail, page }) => {
  const rob = { ...newPerson('Rob'), email: 'rob@company.example' };
  await auth.open();
  await auth.signUp(rob);
  await page.goto(await mail.linkTo(rob.email));
  await auth.expectApp();
  await page.goto('/staff');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/staff');
});
