import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { auditOf, expectNoSidewaysScroll } from './accessible.ts';
import { alterAnswer } from './alter-answer.ts';
import { AppPage } from './app-page.ts';
import { AuthPage, newPerson } from './auth-page.ts';
import { expect, test } from './fixtures.ts';
import { signUpAs, waitForMail } from './outbox.ts';
import { timeCode } from './time-code.ts';

const everyWidth = { tag: '@every-width' };
const stepMs = 30_000;

test('[N02] the display name leads to the profile, the default name is not shown', async ({
  page,
  baseURL,
}) => {
  await signUpAs(page, baseURL ?? '', newPerson('Ada'));
  await page.goto('/');
  const nav = page.getByRole('banner');
  await expect(nav.getByRole('link', { name: 'Create' })).toBeVisible();
  await nav.getByRole('link', { name: 'Ada' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.getByLabel('Display name').fill('User');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(nav.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(nav.getByText('User', { exact: true })).toHaveCount(0);
});

test('[N05] below 768 px the menu has name, email and all links', { tag: '@mobile' }, async ({
  page,
  baseURL,
}) => {
  const person = newPerson('Bea');
  await signUpAs(page, baseURL ?? '', person);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText('Bea', { exact: true })).toBeVisible();
  await expect(menu.getByText(person.email)).toBeVisible();
  for (const [name, path] of [
    ['Create', '/app'],
    ['Library', '/library'],
    ['About', '/about'],
    ['Profile', '/profile'],
  ] as const)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await menu.getByRole('button', { name: 'Theme: light' }).click();
  await expect(menu.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  // From 768 px on, the navigation bar is shown.
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('an anonymous visitor of the profile signs in first and comes back', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  const person = newPerson('Cat');
  await signUpAs(page, baseURL ?? '', person);
  await page.context().clearCookies();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth\?from=/);
  await new AuthPage(page).signIn(person.email, person.password);
  await expect(page).toHaveURL('/profile');
});

test('[P15] name and photo are saved and stay', everyWidth, async ({ page, baseURL }) => {
  await signUpAs(page, baseURL ?? '', newPerson('Dan'));
  await page.goto('/profile');
  await page.getByLabel('Display name').fill('Daniel D.');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.locator('.toast', { hasText: 'Display name saved' })).toBeVisible();
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const photo = page.locator('input[type=file]');
  await photo.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toContainText("Couldn't read this picture.");
  await photo.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.locator('.toast', { hasText: 'Photo saved' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Display name')).toHaveValue('Daniel D.');
  await expect(page.getByRole('img', { name: 'You' })).toHaveAttribute('src', /^data:image\/jpeg/);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('img', { name: 'You' })).toHaveCount(0);
});

test('another device is signed out, the password changes, the email changes by its confirmation link', async ({
  page,
  baseURL,
  browser,
}) => {
  const person = newPerson('Eve');
  await signUpAs(page, baseURL ?? '', person);
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  const other = new AuthPage(elsewhere);
  await other.open();
  await other.signIn(person.email, person.password);
  await other.expectApp();

  await page.goto('/profile');
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await devices.getByRole('button', { name: /^Sign out/ }).click();
  await expect(devices).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/auth/);
  await elsewhere.close();

  await page.getByLabel('Current password').fill('wrong-one');
  await page.getByLabel('New password').fill('secret-2');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong password');
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.locator('.toast', { hasText: 'Password changed' })).toBeVisible();
  await waitForMail(page.request, person.email, /password was changed$/, baseURL);

  await page.getByRole('button', { name: 'Change email' }).click();
  const newEmail = `new-${person.email}`;
  await page.getByLabel('New email').fill(newEmail);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('secret-2');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`Open the link that we sent to ${newEmail}`)).toBeVisible();
  const { links } = await waitForMail(page.request, newEmail, /Confirm your new email/, baseURL);
  await page.goto(links[0] ?? '');
  await page.getByRole('button', { name: 'Confirm New Email' }).click();
  await expect(page.locator('.toast', { hasText: 'Email changed' })).toBeVisible();
  // The former address is told, in case somebody else did it.
  await waitForMail(page.request, person.email, /account was changed$/, baseURL);
  await page.goto('/profile');
  // The account's own line, not its list of security activity.
  const own = page
    .locator('main span')
    .filter({ hasText: new RegExp(`^${newEmail.replaceAll('.', '\\.')}$`) });
  await expect(own).toBeVisible();
  const activity = page.getByRole('list', { name: 'Security activity' }).getByRole('listitem');
  await expect(activity.first()).toContainText(`Email changed · ${newEmail}`);
  await expect(activity.nth(1)).toContainText('Password changed');
  await expect(activity.filter({ hasText: 'Signed in · Chrome on ' })).toHaveCount(2);
});

test('the second factor is set up with a QR code, required, and removed', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  const person = newPerson('Fay');
  await signUpAs(page, baseURL ?? '', person);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = await page.getByText(/^[A-Z2-7]{32,}$/).textContent();
  const uri = `otpauth://totp/Octavo?secret=${key}`;
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download codes' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.trim().split('\n')).toEqual(codes);

  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong code');
  await page.getByLabel('Code from the app').fill(timeCode(uri, Date.now()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.locator('.toast', { hasText: 'Two-factor sign-in is on' })).toBeVisible();
  await waitForMail(page.request, person.email, /Two-factor sign-in was turned on/, baseURL);

  await page.context().clearCookies();
  const auth = new AuthPage(page);
  await auth.open();
  await auth.signIn(person.email, person.password);
  const code = page.getByRole('textbox', { name: /code/i });
  await expect(code).toBeVisible();
  await code.fill(timeCode(uri, Date.now() + stepMs));
  await page.keyboard.press('Enter');
  await auth.expectApp();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Turn off two-factor sign-in' }).click();
  await expect(page.locator('.toast', { hasText: 'Two-factor sign-in is off' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await waitForMail(page.request, person.email, /Two-factor sign-in was turned off/, baseURL);
});

test(
  'data is exported as a zip; deleting the account deletes everything',
  everyWidth,
  async ({ page, baseURL }) => {
    const person = newPerson('Gil');
    await signUpAs(page, baseURL ?? '', person);
    const app = new AppPage(page);
    await app.open();
    await app.send('Invoice for Acme Corp, 3 hours of design at $90');
    await app.showPane('Page');
    await expect(app.article).toContainText('$270.00');

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Prepare archive' }).click();
    const proof = page.getByRole('dialog');
    await proof.getByLabel('Password').fill(person.password);
    await proof.getByRole('button', { name: 'Prepare archive' }).click();
    const link = page.getByRole('link', { name: 'Download archive' });
    await expect(link).toBeVisible({ timeout: 40_000 });
    const downloading = page.waitForEvent('download');
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^octavo-data-.*\.zip$/);
    const files = unzipSync(await readFile(await download.path()));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['account.json', 'profile.json']));
    const page1 = Object.entries(files).find(([name]) => name.endsWith('/v1.html'))?.[1];
    expect(strFromU8(page1 ?? new Uint8Array())).toContain('$270.00');

    await page.getByRole('button', { name: 'Delete account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
    const confirm = dialog.getByRole('button', { name: 'Delete account' });
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel(/to confirm$/).fill(person.email);
    await dialog.getByLabel('Password').fill('wrong-one');
    await confirm.click();
    await expect(dialog.getByRole('alert')).toContainText('Wrong password');
    await dialog.getByLabel('Password').fill(person.password);
    await confirm.click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('.toast', { hasText: 'Account deleted' })).toBeVisible();
    await waitForMail(page.request, person.email, /account was deleted/, baseURL);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/auth/);
  },
);

test('a user of an email link confirms by an emailed code, then sets a password', {
  tag: ['@every-width', '@full'],
}, async ({ page, baseURL }) => {
  const ivy = newPerson('Ivy');
  const auth = new AuthPage(page);
  await auth.open();
  await auth.askForMagicLink(ivy.displayName, ivy.email);
  await page.goto((await waitForMail(page.request, ivy.email, /link/i, baseURL)).links[0] ?? '');
  await auth.expectApp();
  // A recent sign-in counts as confirmation; simulates one that has expired.
  let hasConfirmed = false;
  await alterAnswer(page, '**/identity/account', (facts) =>
    hasConfirmed ? facts : { ...facts, confirmed_until: null },
  );
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set a password' }).click();
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const { text } = await waitForMail(page.request, ivy.email, /confirmation code/, baseURL);
  const right = /^\d{3} \d{3}$/m.exec(text)?.[0] ?? '';
  await page.getByLabel('Code from the email').fill(right === '000 000' ? '111 111' : '000 000');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong code');
  hasConfirmed = true;
  await page.getByLabel('Code from the email').fill(right);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.locator('.toast', { hasText: 'Confirmed' })).toBeVisible();
  await page.getByLabel('New password').fill(ivy.password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.locator('.toast', { hasText: 'Password set' })).toBeVisible();
  await waitForMail(page.request, ivy.email, /password was changed$/, baseURL);
  await expect(page.getByLabel('Current password')).toBeVisible();
  await page.context().clearCookies();
  await auth.open(`${baseURL}/auth`);
  await auth.signIn(ivy.email, ivy.password);
  await auth.expectApp();
});

test('the local owner is told that no email is sent, and can change the address', {
  tag: ['@every-width', '@full'],
}, async ({ page, octavo }) => {
  // After an older sign-in, the user must re-authenticate, here with the link of a new start.
  await octavo.restart();
  await page.goto(octavo.ownerLink);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/app/);
  await page.goto('/profile');
  await expect(page.getByText("This placeholder address can't receive email")).toBeVisible();
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByLabel('New email')).toBeVisible();
  await alterAnswer(page, '**/identity/account', (facts) => ({ ...facts, confirmed_until: null }));
  await page.reload();
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(/Restart Octavo and open the sign-in link/)).toBeVisible();
  const { violations } = await auditOf(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
});

test('[X02] failures on the profile show specific messages', async ({ page, baseURL }) => {
  await signUpAs(page, baseURL ?? '', newPerson('Jon'));
  const gateway = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
  await page.goto('/profile');
  for (const [path, button, words] of [
    ['**/identity/account', 'Save name', 'Failed to update user profile'],
    ['**/identity/sessions/revoke-all', 'Sign out everywhere', 'Failed to sign out'],
  ] as const) {
    await page.route(path, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ ...gateway, status: 400 }) : route.continue(),
    );
    if (button === 'Save name') await page.getByLabel('Display name').fill('Jonathan');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
  await page.route('**/identity/delete-account', (route) => route.fulfill(gateway));
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
  await dialog.getByLabel(/to confirm$/).fill(
    (await page
      .getByText(/@example\.com$/)
      .first()
      .textContent()) ?? '',
  );
  await dialog.getByLabel('Password').fill('secret-1');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete account');
});

test('[O01] every call for a signed-in user carries the bearer token, and without it returns no data', async ({
  page,
  baseURL,
}) => {
  await signUpAs(page, baseURL ?? '', newPerson('Kit'));
  const calls: { url: string; bearer: string }[] = [];
  page.on('request', (request) => {
    if (/\/(api\/user|chat|database|identity\/(account|sessions))(\/|$|\?)/.test(request.url()))
      calls.push({ url: request.url(), bearer: request.headers().authorization ?? '' });
  });
  const app = new AppPage(page);
  await app.open();
  await app.send('Invoice for Acme Corp, 2 hours of design at $80');
  await expect(app.article).toContainText('$160.00');
  await page.goto('/profile');
  await expect(page.getByText('This device')).toBeVisible();
  expect(calls.length).toBeGreaterThan(4);
  for (const { url, bearer } of calls) expect(bearer, url).toMatch(/^Bearer ey/);
  const answer = await page.request.get('/identity/account');
  expect(answer.status()).toBe(401);
  expect(await answer.json()).toMatchObject({ detail: 'User not authenticated' });
});

test('the profile has no accessibility violation', { tag: ['@every-width', '@full'] }, async ({
  page,
  baseURL,
}) => {
  await signUpAs(page, baseURL ?? '', newPerson('Hal'));
  await page.goto('/profile');
  await expect(page.getByText('This device')).toBeVisible();
  const { violations } = await auditOf(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  await expectNoSidewaysScroll(page);
});
