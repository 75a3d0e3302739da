import type { Page } from '@playwright/test';
import { type Language, languages } from '../src/words/languages.ts';
import { expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './fixtures.ts';

/** Opens the page in a language that was chosen in this browser before. */
async function choose(page: Page, baseURL: string | undefined, language: Language): Promise<void> {
  await page.context().addCookies([{ name: 'octavo-language', value: language, url: baseURL ?? '' }]);
}

/** Expects no text to be cut off by its box, and nothing to reach over the edge of the page. */
async function expectNothingCut(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, a, button, label, b, dt, dd')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const isMeant =
          textOverflow === 'ellipsis' || overflowX === 'auto' || element.closest('.sr-only, .skip-link');
        return !isMeant && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent),
  );
  expect(cut).toEqual([]);
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

for (const language of ['de', 'ar'] as const)
  test(`the landing page in ${languages[language].name}`, { tag: ['@every-width', '@full'] }, async ({
    page,
    baseURL,
  }) => {
    await choose(page, baseURL, language);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
    await expectNothingCut(page);
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
