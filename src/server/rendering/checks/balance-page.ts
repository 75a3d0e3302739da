/// <reference lib="dom" />
import type { FlyerProportions, flyerProportions } from './flyer-proportions.ts';
import type { MeasuredPage } from './measure-page.ts';
import type { wordsTooWide } from './words-too-wide.ts';

/** Scale of a flyer's largest words and of everything below them, in hundredths. */
export interface FlyerSetting {
  readonly head: number;
  readonly type: number;
  /** Further scale of its key facts, where they would come near the size of the headline. */
  readonly key?: number;
}

export interface BalancedPage extends FlyerSetting {
  readonly page: MeasuredPage;
}

/**
 * Returns the setting at which the content of a flyer fills the page that its head leaves: facts and contact grow until
 * they have about half of the page, and the largest words shrink only where the rest would be too small beside them.
 * Null for other pages, and for those that don't fit however small their head is. Runs in the page.
 * @param measure sets the page and measures it; null if something doesn't fit
 */
export function balancePage(
  parts: {
    readonly flyerProportions: typeof flyerProportions;
    readonly wordsTooWide: typeof wordsTooWide;
  },
  section: HTMLElement,
  measure: (setting: FlyerSetting) => MeasuredPage | null,
): BalancedPage | null {
  const step = 4;
  /** Scales of the largest words, in the order in which they are tried. */
  const heads = [100, 90, 82, 74, 66, 52];
  /** Those of which the best is taken if none keeps the bounds. */
  const milestones = [100, 82, 66, 52];
  /** Smaller ones are for pages whose head doesn't fit, or is too large, otherwise. */
  const leastHead = 66;
  /** Content that isn't too small any more grows until the head has this share of the page. */
  const settledHead = 0.46;
  /** Gain that justifies a smaller headline where no size of it keeps all bounds. */
  const worthwhile = 0.15;
  /** What isn't the headline stays this much smaller than it. */
  const mostOfHeadline = 0.62;
  const form = ['is-certificate', 'is-invitation', 'is-voucher'].find((name) =>
    section.classList.contains(name),
  );
  const mostType = form === undefined ? 320 : form === 'is-voucher' ? 170 : 136;
  if (!parts.flyerProportions(section)) return null;

  const isWhole = ({ items }: MeasuredPage): boolean =>
    !parts.wordsTooWide({
      items: items.filter(({ element }) => !element.closest('.hero,.headline,.masthead')),
    });
  const isTooSmall = ({ smallestPx, wantedPx }: FlyerProportions): boolean => smallestPx < wantedPx - 0.05;
  const isSettled = ({ headShare, largestPx, headlinePx }: FlyerProportions): boolean =>
    (form === undefined && headShare < settledHead) || largestPx > headlinePx * mostOfHeadline;
  /** How near a page comes to its bounds; 2 if it keeps them. */
  const scoreOf = ({ smallestPx, wantedPx, headShare, mostHeadShare }: FlyerProportions): number =>
    Math.min(1, smallestPx / wantedPx) + Math.min(1, mostHeadShare / headShare);
  interface Tried extends BalancedPage {
    readonly is: FlyerProportions;
  }
  const attempt = (setting: FlyerSetting): Tried | null => {
    const page = measure(setting);
    const is = page && isWhole(page) ? parts.flyerProportions(section) : null;
    return page && is ? { ...setting, page, is } : null;
  };
  const settingsFrom = (head: number, from: number, isGood: (tried: Tried) => boolean): Tried | null => {
    let best: Tried | null = null;
    let low = 0;
    let high = Math.floor((mostType - from) / step) + 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      const tried = attempt({ head, type: from + middle * step });
      if (tried && isGood(tried)) {
        low = middle;
        best = tried;
      } else high = middle;
    }
    return best;
  };
  /** Returns the page with its smallest type as large as wanted. Type at its floor grows later than the rest. */
  const enlarged = (start: Tried): Tried | null => {
    let tried: Tried | null = start;
    for (let round = 0; tried && isTooSmall(tried.is) && round < 2; round += 1) {
      const { type, head, is }: Tried = tried;
      const needed: number = Math.ceil((type * is.wantedPx) / is.smallestPx);
      tried = null;
      // A word may be too wide for its column at one size, and fit at a larger one, where there are fewer columns.
      for (const more of [0, 2 * step, 5 * step])
        tried ??= needed + more > mostType ? null : attempt({ head, type: needed + more });
    }
    return tried;
  };
  const search = (): Tried | null => {
    let fallback: Tried | null = null;
    for (const head of heads) {
      if (fallback && head < leastHead && fallback.is.headShare <= fallback.is.mostHeadShare) break;
      const start = attempt({ head, type: 100 });
      if (!start) continue;
      const enough = enlarged(start);
      const keepsBounds = (is: FlyerProportions): boolean =>
        !isTooSmall(is) && is.headShare <= is.mostHeadShare;
      if (enough && keepsBounds(enough.is))
        return settingsFrom(head, enough.type, ({ is }) => !isSettled(is) && keepsBounds(is)) ?? enough;
      if (!milestones.includes(head)) continue;
      const most = settingsFrom(head, 100, (tried) => isTooSmall(tried.is)) ?? start;
      if (!fallback || scoreOf(most.is) > scoreOf(fallback.is) + worthwhile) fallback = most;
    }
    return fallback;
  };
  // Free space that the drawing absorbs doesn't count as filled, and words don't break.
  section.classList.add('is-growing');
  const found = search();
  section.classList.remove('is-growing');
  if (!found) {
    section.style.removeProperty('--fit-head');
    return null;
  }
  const { head, type, is } = found;
  const share = (is.headlinePx * mostOfHeadline) / is.largestPx;
  const key = share < 1 ? Math.round(share * 100) : undefined;
  const setting = { head, type, ...(key !== undefined && { key }) };
  return { ...setting, page: measure(setting) ?? found.page };
}
