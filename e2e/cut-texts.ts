import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessible.ts';

/** Returns the texts that are cut off by their boxes. */
const cutTexts = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, a, button, label, b, dt, dd')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const isMeant =
          textOverflow === 'ellipsis' ||
          overflowX === 'auto' ||
          // A block's name is beside its outline.
          element.closest('.sr-only, .skip-link, .block-target') ||
          // Enlarged tap targets reach over their text.
          getComputedStyle(element, '::after').position === 'absolute';
        return !isMeant && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent),
  );

/** Expects no text to be cut off by its box, and nothing to reach over the edge of the page. */
export async function expectNothingCut(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await cutTexts(page)).toEqual([]);
}
