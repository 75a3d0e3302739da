/// <reference lib="dom" />
import type { MeasuredPage } from './measure-page.ts';

/** Space and type of a page, in hundredths. */
export interface PageSetting {
  readonly space: number;
  readonly type: number;
}

/**
 * Returns the setting at which a page with few words fills its paper: larger type, and space that grows
 * faster. Applies to single-page documents, because the pages of longer ones must match, and to slides of
 * lists, tables and figures. Letters keep their size. Runs in the page.
 * @param measure sets the page and measures it; null if something doesn't fit
 * @param given type factor of the whole document; type that is already larger grows less
 */
export function growPage(
  section: HTMLElement,
  measure: (setting: PageSetting) => MeasuredPage | null,
  given: number,
): PageSetting {
  const asDesigned = { space: 100, type: 100 };
  // Lines on papers (such as forms) are short and can grow. Running text may end above the foot.
  const fullEnough = section.matches('.is-paper') ? 0.93 : 0.8;
  const wellFilled = 0.96;
  const step = 4;
  const largestType = { text: 150, paper: 175, slide: 170 };
  const spacePerType = 1.8;
  // A diagram alone on its slide is as large as the slide already.
  const isDrawing = section.querySelector(':scope > .text-slide > .ideas:only-child') !== null;
  const isSlide = !isDrawing && section.matches('.page-slide:is(.on-points,.on-table,.on-text,.on-figures)');
  const isAlone =
    section.matches('.page-article') && section.ownerDocument.querySelectorAll('section.page').length === 1;
  const isLetter =
    section.matches('.is-letter') ||
    // Running text alone may be a letter; anything with a lead is not.
    section.querySelector('li,table,dl,figure,.cards,.figures,.callout,.lead') === null;
  if (!isSlide && (!isAlone || isLetter)) return asDesigned;

  /** How far down the page the content reaches: 1 at the foot margin or a running foot. */
  const fillOf = (page: MeasuredPage): number => {
    const heads = [...section.querySelectorAll(':scope > :is(.masthead,.foot)')];
    const own = page.items.filter(
      ({ isInFlow, element }) => isInFlow && !heads.some((head) => head.contains(element)),
    );
    const middle = page.height / 2;
    const foot = page.items
      .filter(({ element, top }) => top > middle && heads.some((head) => head.contains(element)))
      .reduce((least, { top }) => Math.min(least, top), page.contentBottom);
    const top = own.reduce((least, item) => Math.min(least, item.top), foot);
    const bottom = own.reduce((most, item) => Math.max(most, item.bottom), top);
    return (bottom - top) / (foot - top || 1);
  };
  const settingAt = (steps: number): PageSetting => {
    const type = 100 + steps * step;
    return { space: Math.round(100 + (type - 100) * spacePerType), type };
  };
  const mostType =
    largestType[isSlide ? 'slide' : section.matches('.is-paper') ? 'paper' : 'text'] / Math.max(1, given);
  const largestSetting = (): PageSetting => {
    const first = measure(asDesigned);
    if (!first || fillOf(first) >= fullEnough) return asDesigned;
    let low = 0;
    let high = Math.max(0, Math.floor((mostType - 100) / step)) + 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      const page = measure(settingAt(middle));
      if (page && fillOf(page) <= wellFilled) low = middle;
      else high = middle;
    }
    return settingAt(low);
  };
  // Free space absorbed by a paper's head doesn't count as filled.
  section.classList.add('is-growing');
  const setting = largestSetting();
  section.classList.remove('is-growing');
  return setting;
}
