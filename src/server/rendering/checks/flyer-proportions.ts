/// <reference lib="dom" />

/** How the largest words of a flyer compare with what stands below them; sizes in CSS px. */
export interface FlyerProportions {
  /** Where the head ends, as a share of the page's height. */
  readonly headShare: number;
  readonly headlinePx: number;
  /** Smallest and largest type below the head. */
  readonly smallestPx: number;
  readonly largestPx: number;
  /** What the smallest type should be: legible where such a page hangs or lies, and an eighth of the headline. */
  readonly wantedPx: number;
  /** Largest share of the page that the head may take. */
  readonly mostHeadShare: number;
}

/**
 * Measures the proportions of a flyer, poster, sign or another page of few facts; null for other pages, slides, and
 * pages that are only a head. Runs in the page.
 */
export function flyerProportions(section: HTMLElement): FlyerProportions | null {
  const pxPerPt = 96 / 72;
  /** The smallest type is at least this part of the headline; where that is giant, legible type is enough. */
  const headlines = 6.5;
  const mostRaised = 1.5;
  const doc = section.closest('.doc');
  const format = doc?.getAttribute('data-format') ?? '';
  const opening = section.querySelector(':scope > .opening');
  if (!section.matches('.page-flyer') || format.startsWith('slides') || !opening) return null;
  // Two opposing words have fields of a fixed size.
  if (opening.querySelector('.is-clash')) return null;
  const isBeside = section.matches('.is-certificate,.is-voucher,.is-invitation');
  /** Smallest type in pt: read in the hand, at arm's length, or by somebody who passes. */
  const least: Readonly<Record<string, number>> = { a6: 10, a5: 12, story: 12, square: 12 };
  const leastPt = isBeside ? 10 : (least[format] ?? (section.matches('.is-sign,.is-poster') ? 18 : 14));

  const sizes: number[] = [];
  const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (!parentElement || !nodeValue?.trim() || parentElement.closest('svg,.masthead,.opening')) continue;
    if (parentElement.clientWidth === 0 && parentElement.getClientRects().length === 0) continue;
    sizes.push(Number.parseFloat(getComputedStyle(parentElement).fontSize));
  }
  if (sizes.length === 0) return null;
  const headline = [...opening.querySelectorAll('.hero,.headline')];
  const headlinePx = Math.max(
    0,
    ...headline.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
  );
  const page = section.getBoundingClientRect();
  const isBrief =
    section.querySelector(':scope > :is(.facts,.listing,.sections.is-programme)') === null &&
    ['1', '2'].includes(section.querySelector(':scope > .sections')?.getAttribute('data-count') ?? '');
  return {
    headShare: (opening.getBoundingClientRect().bottom - page.top) / page.height,
    headlinePx,
    smallestPx: Math.min(...sizes),
    largestPx: Math.max(...sizes),
    wantedPx:
      leastPt *
      pxPerPt *
      (isBeside ? 1 : Math.min(mostRaised, Math.max(1, headlinePx / headlines / (leastPt * pxPerPt)))),
    // Cloths on a line are the subject of their page, and the head of a sign with a note or two says the most.
    mostHeadShare: isBeside ? 1 : opening.querySelector('.art-hung') ? 0.75 : isBrief ? 0.65 : 0.55,
  };
}
