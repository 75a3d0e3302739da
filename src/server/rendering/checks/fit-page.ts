/// <reference lib="dom" />
import type { growPage } from './grow-page.ts';
import type { ElementFacts, MeasuredPage, measurePage } from './measure-page.ts';
import type { overflows } from './overflows.ts';

export interface FitParts {
  readonly measurePage: typeof measurePage;
  readonly overflows: typeof overflows;
  readonly clippings: (page: MeasuredPage) => readonly { px: number }[];
  readonly overlaps: (page: MeasuredPage) => readonly { px: number }[];
  readonly growPage: typeof growPage;
}

export interface FitOfPage {
  /** The page's data-id. */
  readonly pageId: string;
  /** Factors for --fit-space and --fit-type, rounded to hundredths; 1 means as designed. */
  readonly space: number;
  readonly type: number;
}

/**
 * Tightens a page's space, then its type, by the least that makes everything fit, and leaves the page that
 * way. Enlarges pages with few words instead (see grow-page.ts). Deterministic. If the content can't fit,
 * applies the smallest change that is as good as the minimums, or none if the minimums help little. Overfull
 * pages that may continue on further pages are not tightened unless that makes them fit.
 * @param mayFlow whether the page may continue on further pages if it stays overfull
 */
export function fitPage(parts: FitParts, section: HTMLElement, mayFlow: boolean): FitOfPage {
  // In hundredths, to keep floating-point errors out of the document.
  const step = 2;
  const printFloorPx = 12;
  const slideFloorPx = 18;
  const negligiblePx = 0.5;
  /**
   * Maximum share of the overflow that may remain at the minimums. Above it, a cramped page isn't worth it.
   */
  const worthwhile = 0.5;

  // The document as a whole may set larger type or space; pages are tightened relative to that.
  const doc = section.closest('.doc');
  const given = (name: string): number =>
    (doc && Number.parseFloat(getComputedStyle(doc).getPropertyValue(name))) || 1;
  const givenSpace = given('--fit-space');
  const givenType = given('--fit-type');
  // The minimums are relative to the design, however large the document is set.
  const leastSpace = Math.min(100, Math.ceil(60 / Math.max(1, givenSpace)));
  const leastType = Math.min(100, Math.ceil(80 / Math.max(1, givenType)));
  const hundredths = (value: number): number => Math.round(value * 100) / 100;
  const apply = (space: number, type: number) => {
    // As designed, a page sets neither property; setting the inherited values would only cost another layout.
    if (space === 100 && type === 100) {
      section.style.removeProperty('--fit-space');
      section.style.removeProperty('--fit-type');
      return;
    }
    section.style.setProperty('--fit-space', String(hundredths((space / 100) * givenSpace)));
    section.style.setProperty('--fit-type', String(hundredths((type / 100) * givenType)));
  };
  /** 1 means inherited from the document, so a computed value of exactly 1 becomes 0.99. */
  const factorOf = (share: number, base: number): number => {
    if (share === 100) return 1;
    const value = hundredths((share / 100) * base);
    return value === 1 && base !== 1 ? 0.99 : value;
  };
  const known = new Map<Element, ElementFacts>();
  const sum = (found: readonly { px: number }[]): number => found.reduce((total, { px }) => total + px, 0);
  /** Sets the page and measures it. `px` is its total overflow, possibly less if it exceeds `enough`. */
  const measured = (
    space: number,
    type: number,
    enough = Number.POSITIVE_INFINITY,
  ): { readonly page: MeasuredPage; readonly px: number } => {
    apply(space, type);
    const page = parts.measurePage(section, 0, known);
    // The fastest checks come first.
    let px = 0;
    for (const find of [parts.overflows, parts.overlaps, parts.clippings]) {
      px += sum(find(page));
      if (px > enough) break;
    }
    return { page, px };
  };
  const trouble = (...of: Parameters<typeof measured>): number => measured(...of).px;
  /** Measures the page at a setting; null if something doesn't fit. */
  const measureWhole = ({ space, type }: { space: number; type: number }): MeasuredPage | null => {
    const { page, px } = measured(space, type, 0);
    return px > 0 ? null : page;
  };
  /** Returns the largest value, in steps from `least` to 100, with no more overflow than at `least`. */
  const largestAsGood = (
    least: number,
    best: number,
    troubleAt: (value: number, enough: number) => number,
  ): number => {
    const most = best + negligiblePx;
    let low = 0;
    let high = Math.ceil((100 - least) / step);
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (troubleAt(least + middle * step, most) <= most) low = middle;
      else high = middle;
    }
    return least + low * step;
  };
  /** Returns the font size that most letters of the page have. */
  const bodySizePx = (): number => {
    const letters = new Map<number, number>();
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      const length = nodeValue?.trim().length ?? 0;
      if (!parentElement || length === 0) continue;
      const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
      letters.set(size, (letters.get(size) ?? 0) + length);
    }
    return [...letters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0];
  };
  const typeFloor = (): number => {
    const isSlide = section.closest('.doc')?.getAttribute('data-format')?.startsWith('slides') ?? false;
    const floor = isSlide ? slideFloorPx : printFloorPx;
    const body = bodySizePx();
    if (body <= floor) return 100;
    return Math.min(100, Math.max(leastType, Math.ceil((100 * floor) / body)));
  };
  const answer = (space: number, type: number): FitOfPage => {
    apply(space, type);
    return {
      pageId: section.getAttribute('data-id') ?? '',
      space: factorOf(space, givenSpace),
      type: factorOf(type, givenType),
    };
  };

  /** Returns whether content in the flow overflows the page's foot at the current setting. */
  const isOverfull = (): boolean =>
    parts
      .overflows(parts.measurePage(section, 0, known))
      .some(({ edge, item }) => edge === 'foot' && item.isInFlow);
  /** Overflows far more than tightening can save. */
  const isHopeless = (): boolean => section.scrollHeight > section.clientHeight * 3;

  const asDesigned = isHopeless() ? Number.POSITIVE_INFINITY : trouble(100, 100);
  if (asDesigned === Number.POSITIVE_INFINITY) return answer(100, 100);
  if (asDesigned === 0) {
    const { space, type } = parts.growPage(section, measureWhole, givenType);
    return answer(space, type);
  }
  const leastTypeHere = typeFloor();
  const tight = trouble(leastSpace, 100);
  const atFloors = tight === 0 ? 0 : trouble(leastSpace, leastTypeHere);
  if (atFloors > asDesigned * worthwhile || (atFloors > 0 && mayFlow && isOverfull()))
    return answer(100, 100);
  if (tight <= atFloors + negligiblePx) {
    return answer(
      largestAsGood(leastSpace, tight, (space, enough) => trouble(space, 100, enough)),
      100,
    );
  }
  return answer(
    leastSpace,
    largestAsGood(leastTypeHere, atFloors, (type, enough) => trouble(leastSpace, type, enough)),
  );
}
