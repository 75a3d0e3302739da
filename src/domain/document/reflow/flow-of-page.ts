/** A piece of a block that is never torn apart: a row, an item, a paragraph, a line of a long one. */
export interface FlowUnit {
  readonly blockId: string;
  /** From the block down to the element that begins with it; empty for the block itself. */
  readonly path: readonly number[];
  /** Where it begins in the element's text, in UTF-16 units; 0 for the element as a whole. */
  readonly offset: number;
  /** In px of the page. */
  readonly top: number;
  readonly bottom: number;
  /** A heading is not left alone at the foot of a page. */
  readonly isHeading: boolean;
  /** Height of what is repeated over it on a further page: the head of its table. */
  readonly repeatedPx: number;
}

/** What stands on a page that is too full, in order. */
export interface FlowOfPage {
  readonly pageId: string;
  /** Where the content begins and where the foot margin does, in px of the page. */
  readonly top: number;
  readonly bottom: number;
  /** Where the content of a further page begins, below its running head. */
  readonly furtherTop: number;
  /** How much more the page holds when its space is tightened as far as it may be: 1.08 for a twelfth more. */
  readonly tightened: number;
  readonly units: readonly FlowUnit[];
}

/** A last page with less than this share of its room in use looks like a mistake. */
const nearlyBlank = 0.3;
/** A page that is tightened by more than this looks crowded. */
const mostTightened = 1.12;

/**
 * The units at which further pages begin, so that each page holds what it has room for. A unit that is higher than a
 * page gets one of its own. Where the last page would be nearly blank, pages take a little more if that saves it: they
 * are tightened afterwards.
 */
export function pageBreaks(flow: FlowOfPage): readonly FlowUnit[] {
  const breaks = breaksAt(flow, 1);
  const last = breaks.at(-1);
  const end = flow.units.at(-1)?.bottom ?? 0;
  if (!last || end - last.top > (flow.bottom - flow.furtherTop) * nearlyBlank) return breaks;
  const fewer = breaksAt(flow, Math.min(mostTightened, flow.tightened));
  return fewer.length < breaks.length ? fewer : breaks;
}

/** @param share how much of its room each page may take */
function breaksAt({ top, bottom, furtherTop, units }: FlowOfPage, share: number): readonly FlowUnit[] {
  const breaks: FlowUnit[] = [];
  let room = (bottom - top) * share;
  let start = top;
  let first = 0;
  for (let index = 0; index < units.length; index += 1) {
    const unit = units[index];
    if (!unit || index === first || unit.bottom - start <= room) continue;
    let at = index;
    while (at - 1 > first && units[at - 1]?.isHeading) at -= 1;
    const opening = units[at];
    if (!opening) continue;
    breaks.push(opening);
    first = at;
    start = opening.top - opening.repeatedPx;
    room = (bottom - furtherTop) * share;
    index = at;
  }
  return breaks;
}
