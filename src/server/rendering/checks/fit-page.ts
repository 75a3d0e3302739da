/// <reference lib="dom" />
import type { FlowOfPage } from '../../../domain/document/reflow/flow-of-page.ts';
import type { balancePage } from './balance-page.ts';
import type { flyerProportions } from './flyer-proportions.ts';
import type { growPage } from './grow-page.ts';
import type { FoundPages } from './known-pages.ts';
import type { measureFlow } from './measure-flow.ts';
import type { ElementFacts, MeasuredPage, measurePage } from './measure-page.ts';
import type { overflows } from './overflows.ts';
import type { pathInBlock } from './path-in-block.ts';
import type { wordsTooWide } from './words-too-wide.ts';

export interface FitParts {
  readonly measurePage: typeof measurePage;
  readonly overflows: typeof overflows;
  readonly clippings: (page: MeasuredPage) => readonly { px: number }[];
  readonly overlaps: (page: MeasuredPage) => readonly { px: number }[];
  readonly growPage: typeof growPage;
  readonly balancePage: typeof balancePage;
  readonly flyerProportions: typeof flyerProportions;
  readonly wordsTooWide: typeof wordsTooWide;
  readonly measureFlow: typeof measureFlow;
  readonly pathInBlock: typeof pathInBlock;
}

export interface FitOfPage {
  /** The page's data-id. */
  readonly pageId: string;
  /** Factors for --fit-space and --fit-type, rounded to hundredths; 1 means as designed. */
  readonly space: number;
  readonly type: number;
  /** Factor for the largest words of a flyer, --fit-head. */
  readonly head?: number;
  /** Factor for the key facts of a flyer, --fit-key. */
  readonly key?: number;
}

export interface FittedPage {
  readonly fit: FitOfPage;
  /** The page as it is now, if it was measured that way. */
  readonly page?: MeasuredPage;
  /** How the page may continue if it is overfull however tight it is. */
  readonly flow?: FlowOfPage;
}

/**
 * Tightens a page's space, then its type, by the least that makes everything fit, and leaves the page that
 * way. Enlarges pages with few words instead (see grow-page.ts). Deterministic. If the content can't fit,
 * applies the smallest change that is as good as the minimums, or none if the minimums help little. Overfull
 * pages that may continue on further pages are not tightened unless that makes them fit.
 * @param number of the page, starting at 1
 * @param mayFlow whether the page may continue on further pages if it stays overfull
 * @param topBelow see `measureFlow`
 */
export function fitPage(
  parts: FitParts,
  section: HTMLElement,
  number: number,
  mayFlow: boolean,
  topBelow: FoundPages['topBelow'],
): FittedPage {
  // In hundredths, to keep floating-point errors out of the document.
  const step = 2;
  const printFloorPx = 12;
  const slideFloorPx = 18;
  const negligiblePx = 0.5;
  /**
   * Maximum share of the overflow that may remain at the minimums. Above it, a cramped page isn't worth it.
   */
  const worthwhile = 0.5;
  /** Share of a page's height that less space may save. */
  const little = 0.15;

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
  const measureNow = (within?: Element): MeasuredPage => parts.measurePage(section, number, known, within);
  const measured = new Map<string, MeasuredPage>();
  const measureAt = (space: number, type: number): MeasuredPage => {
    apply(space, type);
    const key = `${space} ${type}`;
    const page = measured.get(key) ?? measureNow();
    measured.set(key, page);
    return page;
  };
  /** Returns the total overflow of a page as it is now, possibly less if it exceeds `enough`. */
  const overflowOf = (page: MeasuredPage, enough = Number.POSITIVE_INFINITY): number => {
    // The fastest checks come first.
    let px = 0;
    for (const find of [parts.overflows, parts.overlaps, parts.clippings]) {
      px += sum(find(page));
      if (px > enough) break;
    }
    return px;
  };
  /** Returns the last block in the flow, with the items that are in it alone. */
  const measureEnd = (): MeasuredPage | null => {
    const last = [...section.children].findLast((block) => {
      const { position, display } = getComputedStyle(block);
      return position !== 'absolute' && position !== 'fixed' && display !== 'none';
    });
    return last?.hasAttribute('data-id') ? measureNow(last) : null;
  };
  /** Returns the page's total overflow at a setting, possibly less if it exceeds `enough`. */
  const trouble = (space: number, type: number, enough?: number): number => {
    apply(space, type);
    const end = enough === undefined ? null : measureEnd();
    const px = end ? sum(parts.overflows(end)) : 0;
    return enough !== undefined && px > enough ? px : overflowOf(measureAt(space, type), enough);
  };
  /** Measures the page at a setting; null if something doesn't fit. */
  const measureWhole = ({ space, type }: { space: number; type: number }): MeasuredPage | null => {
    apply(space, type);
    const page = measureNow();
    return overflowOf(page, 0) > 0 ? null : page;
  };
  /** Returns the lowest point of the content in the flow. */
  const bottomOf = ({ items }: MeasuredPage): number =>
    items.reduce((most, item) => (item.isInFlow ? Math.max(most, item.bottom) : most), 0);
  /**
   * Returns the largest value, in steps from `least` to 100, with no more overflow than at `least`. Starts where the
   * content would end at the foot if it grew evenly from one setting to the other.
   */
  const largestAsGood = (
    least: number,
    best: number,
    ends: { readonly atLeast: MeasuredPage; readonly atMost: MeasuredPage | undefined },
    troubleAt: (value: number, enough: number) => number,
  ): number => {
    const most = best + negligiblePx;
    let low = 0;
    let high = Math.ceil((100 - least) / step);
    const [from, to] = [bottomOf(ends.atLeast), ends.atMost ? bottomOf(ends.atMost) : 0];
    const share = to > from ? (ends.atLeast.contentBottom - from) / (to - from) : 0.5;
    let next = Math.floor(high * share);
    let stride = 1;
    while (high - low > 1) {
      const value = Math.min(high - 1, Math.max(low + 1, next));
      const isGood = troubleAt(least + value * step, most) <= most;
      if (isGood) low = value;
      else high = value;
      next = isGood ? value + stride : value - stride;
      stride *= 2;
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
  const answer = (space: number, type: number): FittedPage => {
    apply(space, type);
    const fit = {
      pageId: section.getAttribute('data-id') ?? '',
      space: factorOf(space, givenSpace),
      type: factorOf(type, givenType),
    };
    const page = measured.get(`${space} ${type}`);
    return page ? { fit, page } : { fit };
  };

  const goesOn = (page: MeasuredPage): boolean =>
    parts.overflows(page).some(({ edge, item }) => edge === 'foot' && item.isInFlow);
  /** The end of the page as designed, if it goes on. */
  let overfull: MeasuredPage | undefined;
  /** Returns whether content in the flow overflows the page's foot at a setting. Usually its last block shows that. */
  const isOverfull = (space: number, type: number): boolean => {
    apply(space, type);
    const end = measureEnd();
    if (end && goesOn(end)) {
      overfull = end;
      return true;
    }
    return goesOn(measureAt(space, type));
  };
  /** Overflows far more than tightening can save. */
  const isHopeless = (): boolean => section.scrollHeight > section.clientHeight * 3;

  if (isHopeless()) return answer(100, 100);
  const balanced = parts.balancePage(parts, section, ({ type, head, key = 100 }) => {
    const scales = { '--fit-head': head, '--fit-key': key };
    for (const [name, scale] of Object.entries(scales)) {
      section.style.removeProperty(name);
      if (scale < 100) section.style.setProperty(name, String(scale / 100));
    }
    return measureWhole({ space: 100, type });
  });
  if (balanced) {
    const { head, type, key = 100, page } = balanced;
    const scales = { ...(head < 100 && { head: head / 100 }), ...(key < 100 && { key: key / 100 }) };
    return { fit: { ...answer(100, type).fit, ...scales }, page };
  }
  const isOver = mayFlow && isOverfull(100, 100);
  /** Pages that were given a little more than they have room for fit with less space. */
  const isNearlyFit = (page: MeasuredPage): boolean =>
    bottomOf(page) - page.contentBottom < page.height * little && trouble(leastSpace, 100) === 0;
  if (isOver && !isNearlyFit(overfull ?? measureAt(100, 100))) {
    apply(100, 100);
    // Most such pages are overfull however tight they are. Measured first, because each setting is another layout.
    const flow = parts.measureFlow(parts, section, topBelow);
    if (isOverfull(leastSpace, typeFloor())) return { ...answer(100, 100), flow };
  } else if (!isOver && trouble(100, 100) === 0) {
    const grown = parts.growPage(parts, section, measureWhole, givenType, bodySizePx());
    if (!grown) return answer(100, 100);
    // Measured while it was growing.
    measured.clear();
    return answer(grown.space, grown.type);
  }
  const tight = trouble(leastSpace, 100);
  if (tight > 0) apply(100, 100);
  const leastTypeHere = tight > 0 ? typeFloor() : 100;
  const atFloors = tight === 0 ? 0 : trouble(leastSpace, leastTypeHere);
  if (atFloors > 0 && atFloors > trouble(100, 100) * worthwhile) return answer(100, 100);
  const atMost = measured.get('100 100') ?? overfull;
  if (tight <= atFloors + negligiblePx) {
    const ends = { atLeast: measureAt(leastSpace, 100), atMost };
    return answer(
      largestAsGood(leastSpace, tight, ends, (space, enough) => trouble(space, 100, enough)),
      100,
    );
  }
  const ends = { atLeast: measureAt(leastSpace, leastTypeHere), atMost: measureAt(leastSpace, 100) };
  return answer(
    leastSpace,
    largestAsGood(leastTypeHere, atFloors, ends, (type, enough) => trouble(leastSpace, type, enough)),
  );
}
