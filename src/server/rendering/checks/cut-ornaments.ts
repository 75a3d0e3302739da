/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** The part of an ornament that shows, in CSS px from the page's top left corner. */
export interface CutOrnament {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly block_id: string | null;
  readonly blockName: string;
}

/**
 * Returns the ornaments of a page of which the page or a box cuts off nearly everything; only pixels can tell
 * whether anything is drawn on what is left. Posters cut their drawings on purpose. Runs in the page: see
 * ../in-page/call-in-page.ts.
 */
export function cutOrnaments(section: HTMLElement): (DOMRect & { readonly drawing: SVGSVGElement })[] {
  /** Least share of a drawing that has to show. */
  const leastShare = 0.2;
  const origin = section.getBoundingClientRect();
  if (section.closest('.doc')?.getAttribute('data-direction') === 'poster') return [];
  return [...section.querySelectorAll<SVGSVGElement>('svg.art')].flatMap((drawing) => {
    const box = drawing.getBoundingClientRect();
    const whole = box.width * box.height;
    if (whole < 1 || getComputedStyle(drawing).visibility === 'hidden') return [];
    let { left, top, right, bottom } = box;
    for (let at = drawing.parentElement; at && section.contains(at); at = at.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(at);
      const cut = at.getBoundingClientRect();
      if (overflowX !== 'visible' || clipPath !== 'none')
        [left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)];
      if (overflowY !== 'visible' || clipPath !== 'none')
        [top, bottom] = [Math.max(top, cut.top), Math.min(bottom, cut.bottom)];
    }
    const share = (Math.max(0, right - left) * Math.max(0, bottom - top)) / whole;
    if (share === 0 || share >= leastShare) return [];
    const shown = new DOMRect(left - origin.left, top - origin.top, right - left, bottom - top);
    return [Object.assign(shown, { drawing })];
  });
}
