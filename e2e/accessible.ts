import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const isFullRun = process.env.OCTAVO_TEST_FULL === '1';
const conformance = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns an audit of a page, to be narrowed and analyzed. The short run audits within the page, in a third of the
 * processor time; the full run also looks into frames, and evaluates what it found in a page of its own.
 */
export function auditOf(page: Page): AxeBuilder {
  const audit = new AxeBuilder({ page });
  return isFullRun ? audit : audit.options({ resultTypes: ['violations'] }).setLegacyMode();
}

/**
 * Fails with the rule and element of each violation; in the full run or on request, also in the dark theme.
 * Excludes toasts, which are checked mid-fade otherwise, and the document iframe, which the renderer checks.
 */
export async function expectAccessible(page: Page, inBothThemes = isFullRun): Promise<void> {
  const found = async (axe: AxeBuilder) =>
    (await axe.exclude('.toaster').exclude('iframe').analyze()).violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  const show = (theme: string) =>
    page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
      // Finishes theme transitions: intermediate colors belong to neither theme.
      for (const animation of document.getAnimations())
        if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    }, theme);
  // Waits until the app has replaced the prerendered page, so that it doesn't happen during the check.
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  await show('light');
  expect(await found(auditOf(page).withTags(conformance))).toEqual([]);
  if (!inBothThemes) return;
  // The themes differ only in colors.
  await show('dark');
  expect(await found(auditOf(page).withRules(['color-contrast']))).toEqual([]);
  await show('light');
}

/**
 * Fails if the page is wider than the viewport. Retries, because animations and font loading take a moment.
 */
export async function expectNoSidewaysScroll(page: Page, message?: string): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(over, message).toBeLessThanOrEqual(0);
}
