import type { Page } from '@playwright/test';
import { type Language, languages } from '../src/words/languages.ts';
import { isNarrow } from './app-page.ts';
import { newPerson } from './auth-page.ts';
import { expectNothingCut } from './cut-texts.ts';
import { expect, test } from './fixtures.ts';
import { signUpAs, waitForMail } from './outbox.ts';

/** Opens the page in a language that was chosen in this browser before. */
async function choose(page: Page, baseURL: string | undefined, language: Language): Promise<void> {
  await page.context().addCookies([{ name: 'octavo-language', value: language, url: baseURL ?? '' }]);
}

test.describe('a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('gets German, and keeps the page when it chooses another language', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Starke Dokumente, so schnell wie Ihre Gedanken',
    );
    await page.goto('/pricing?from=test');
    await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('العربية');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveURL(/\/pricing\?from=test$/);
    await expect(page.getByRole('combobox', { name: 'اللغة' })).toHaveValue('ar');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the language is changed by a button, on the same page', { tag: '@every-width' }, async ({ page }) => {
    await page.goto('/pricing?from=test');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL(/\/pricing$/);
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('the language can be changed before the app is loaded', { tag: '@full' }, async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/pricing?from=test', { waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/\/pricing\?from=test$/);
  await expect(page.locator('#root[data-drawn]')).toHaveCount(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'اللغة' })).toHaveValue('ar');
  await expect(page.getByRole('button', { name: 'تغيير', exact: true })).toHaveCount(0);
});

test('a language that an account chooses before the app is loaded is saved for it', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await signUpAs(page, baseURL ?? '', newPerson('Early'));
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/pricing', { waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  open();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.context().clearCookies({ name: 'octavo-language' });
  await page.goto('/profile');
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
});

for (const language of ['de', 'ar'] as const)
  for (const path of ['/', '/about', '/pricing', '/shortcuts', '/templates', '/auth', '/not-a-page'])
    test(`${path} in ${languages[language].name}`, { tag: ['@every-width', '@full'] }, async ({
      page,
      baseURL,
    }) => {
      await choose(page, baseURL, language);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
      await expectNothingCut(page);
    });

for (const language of ['de', 'ar'] as const)
  test(`the pages of an account in ${languages[language].name}`, { tag: ['@every-width', '@full'] }, async ({
    page,
    baseURL,
  }) => {
    await signUpAs(page, baseURL ?? '', newPerson('Lio'));
    await page.goto('/profile');
    await page.getByRole('combobox', { name: 'Language' }).selectOption(languages[language].name);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const path of [
      '/profile',
      '/assets',
      '/assets?tab=palettes',
      '/assets?tab=instructions',
      '/assets?tab=themes',
      '/assets?tab=kits',
      '/create',
      '/library',
      '/jobs',
      '/shares',
      '/membership',
      '/templates',
      '/settings/models',
    ]) {
      await page.goto(path);
      await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectNothingCut(page);
      // Tabs set a direction of their own.
      const other = languages[language].dir === 'rtl' ? 'ltr' : 'rtl';
      await expect(page.getByRole('main').locator(`[dir=${other}]`)).toHaveCount(0);
    }
  });

test.describe('a new account', { tag: '@full' }, () => {
  test.use({ locale: 'de-DE' });

  test('signs up in German, and gets its emails in German', async ({ page, request, baseURL }) => {
    const email = 'greta@example.com';
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Registrieren' }).click();
    await page.getByRole('textbox', { name: 'Anzeigename' }).fill('Greta');
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill('korrektes pferd');
    await page.getByLabel('Passwort wiederholen').fill('korrektes pferd');
    await page.getByRole('button', { name: 'Registrieren' }).click();
    await expect(page.getByRole('heading', { name: 'E-Mail-Adresse bestätigen' })).toBeVisible();
    const mail = await waitForMail(request, email, /^Bestätigen Sie Ihre E-Mail-Adresse/, baseURL);
    expect(mail.text).toContain('Guten Tag Greta,');
  });
});

test.describe('an account', { tag: '@full' }, () => {
  test('keeps its language in other browsers', async ({ ownerPage: page }) => {
    await page.goto('/profile');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL(/\/profile$/);
    await page.context().clearCookies({ name: 'octavo-language' });
    await page.goto('/profile');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    // Other tests share this account.
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('the app speaks German, on an empty desk and with a page', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/app');
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await expect(prompt).toHaveAttribute('placeholder', 'Was für eine Seite soll es werden?');
  await expectNothingCut(page);
  await prompt.fill('Checkliste für den Umzug');
  await page.getByRole('button', { name: 'Senden', exact: true }).click();
  if (isNarrow(page)) await page.getByRole('tab', { name: /^Seite/ }).click();
  await expect(page.getByRole('button', { name: 'PDF ansehen' })).toBeEnabled();
  await page.getByRole('group', { name: 'Blöcke der Seite' }).getByRole('button').nth(1).click();
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Text bearbeiten' })).toBeVisible();
  await expectNothingCut(page);
  // Other tests share this account.
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('only the messages of one language are loaded', { tag: '@full' }, async ({ page, baseURL }) => {
  await choose(page, baseURL, 'ja');
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/words-')) files.push(request.url().replace(/.*words-[\w-]+\//, ''));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(files.sort()).toEqual(['ja/landing.js', 'ja/shell.js']);
});

for (const language of ['de', 'ar'] as const)
  test(`the staff page, and pages in print, in ${languages[language].name}`, {
    tag: ['@every-width', '@full'],
  }, async ({ page, baseURL }) => {
    const person = newPerson('Lea');
    await signUpAs(page, baseURL ?? '', {
      ...person,
      email: person.email.replace('example.com', 'staff.example'),
    });
    await page.goto('/profile');
    await page.getByRole('combobox', { name: 'Language' }).selectOption(languages[language].name);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goto('/staff');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('list').first()).toBeVisible();
    await expectNothingCut(page);
    await page.emulateMedia({ media: 'print' });
    await expectNothingCut(page);
    await page.goto('/library');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectNothingCut(page);
  });
