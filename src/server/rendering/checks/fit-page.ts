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
  /** Factors for --fit-space and --fit-type, in hundredths; 1 leaves them as designed. */
  readonly space: number;
  readonly type: number;
}

/**
 * Tightens the space of a page, then its type, as little as makes everything fit, and leaves the page so; a page of few
 * words is set larger instead (see grow-page.ts). The same
 * page always gets the same answer. What cannot be repaired here is left alone: the page gets the least change that
 * does as well as the floors would, and none where the floors help little. Nor is a page tightened in vain that goes on
 * over further ones: they are set as it is.
 * @param mayFlow whether it may go on when it stays too full
 */
export function fitPage(parts: FitParts, section: HTMLElement, mayFlow: boolean): FitOfPage {
  // In hundredths, so that no sum of floating points shows in the document.
  const step = 2;
  const printFloorPx = 12;
  const slideFloorPx = 18;
  const negligiblePx = 0.5;
  /** What the floors must leave of the trouble at most, to be worth a page that looks cramped and is faulty still. */
  const worthwhile = 0.5;

  // A document may be set larger or airier as a whole; a page is tightened from there.
  const doc = section.closest('.doc');
  const given = (name: string): number =>
    (doc && Number.parseFloat(getComputedStyle(doc).getPropertyValue(name))) || 1;
  const givenSpace = given('--fit-space');
  const givenType = given('--fit-type');
  // The floors are those of the design, however large the document was set.
  const leastSpace = Math.min(100, Math.ceil(60 / Math.max(1, givenSpace)));
  const leastType = Math.min(100, Math.ceil(80 / Math.max(1, givenType)));
  const hundredths = (value: number): number => Math.round(value * 100) / 100;
  const apply = (space: number, type: number) => {
    // As designed, a page has neither: setting what it inherits anyway would only cost another layout.
    if (space === 100 && type === 100) {
      section.style.removeProperty('--fit-space');
      section.style.removeProperty('--fit-type');
      return;
    }
    section.style.setProperty('--fit-space', String(hundredths((space / 100) * givenSpace)));
    section.style.setProperty('--fit-type', String(hundredths((type / 100) * givenType)));
  };
  /** 1 leaves the page as the document is; a value that comes out as 1 by itself must be told from that. */
  const factorOf = (share: number, base: number): number => {
    if (share === 100) return 1;
    const value = hundredths((share / 100) * base);
    return value === 1 && base !== 1 ? 0.99 : value;
  };
  const known = new Map<Element, ElementFacts>();
  const sum = (found: readonly { px: number }[]): number => found.reduce((total, { px }) => total + px, 0);
  /** In px of all that is wrong; where it is more than `enough`, a part of that may be the answer. */
  const trouble = (space: number, type: number, enough = Number.POSITIVE_INFINITY): number => {
    apply(space, type);
    const page = parts.measurePage(section, 0, known);
    // What is found fastest comes first.
    let px = 0;
    for (const find of [parts.overflows, parts.overlaps, parts.clippings]) {
      px += sum(find(page));
      if (px > enough) break;
    }
    return px;
  };
  /** The page at a setting, where all of it fits. */
  const measureWhole = ({ space, type }: { space: number; type: number }): MeasuredPage | null =>
    trouble(space, type, 0) > 0 ? null : parts.measurePage(section, 0, known);
  /** The largest value in steps from `least` to 100 with no more trouble than at `least`. */
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
  /** The size in which most letters of the page are set. */
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

  /** Whether what flows down the page runs out of it as it is set now. */
  const isOverfull = (): boolean =>
    parts
      .overflows(parts.measurePage(section, 0, known))
      .some(({ edge, item }) => edge === 'foot' && item.isInFlow);
  /** Far beyond what the floors could win: tightening would only cost time. */
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
