import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const isFullRun = process.env.OCTAVO_TEST_FULL === '1';
const conformance = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails with the rule and the element of each violation; in the full run, or where asked, in the dark theme as well.
 * Toasts are left out: they come and go through shades that are no colors of theirs. So is the document in its frame,
 * which the renderer checks.
 */
export async function expectAccessible(page: Page, inBothThemes = isFullRun): Promise<void> {
  const found = async (axe: AxeBuilder) =>
    (await axe.exclude('.toaster').exclude('iframe').analyze()).violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  const show = (theme: string) =>
    page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
      // A color on its way from one theme to the other is no color of either.
      for (const animation of document.getAnimations())
        if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    }, theme);
  // The app takes the place of a drawn page, which must not happen during the check.
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  await show('light');
  expect(await found(new AxeBuilder({ page }).withTags(conformance))).toEqual([]);
  if (!inBothThemes) return;
  // Colors alone tell the themes apart.
  await show('dark');
  expect(await found(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
  await show('light');
}

/** Fails where the page is wider than its window. What slides to its new place, or waits for its face, takes a moment. */
export async function expectNoSidewaysScroll(page: Page, message?: string): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(over, message).toBeLessThanOrEqual(0);
}
