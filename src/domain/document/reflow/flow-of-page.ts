/** A piece of a block that is never split: a row, an item, a paragraph, a line of a long paragraph. */
export interface FlowUnit {
  readonly blockId: string;
  /** Path from the block to the element that the unit starts at; empty for the block itself. */
  readonly path: readonly number[];
  /** Start within the element's text, in UTF-16 units; 0 for the whole element. */
  readonly offset: number;
  /** In px from the top of the page. */
  readonly top: number;
  readonly bottom: number;
  /** A heading is never the last unit of a page. */
  readonly isHeading: boolean;
  /** Height of what is repeated above it on the next page: the head of its table. */
  readonly repeatedPx: number;
}

/** The content of an overfull page, in order. */
export interface FlowOfPage {
  readonly pageId: string;
  /** Top of the content and of the bottom margin, in px from the top of the page. */
  readonly top: number;
  readonly bottom: number;
  /** Top of the content on a continuation page, below its running head. */
  readonly furtherTop: number;
  /** Capacity factor at the tightest spacing: 1.08 for a twelfth more. */
  readonly tightened: number;
  readonly units: readonly FlowUnit[];
}

/** A last page filled below this share looks like a mistake. */
const nearlyBlank = 0.3;
/** A page tightened beyond this factor looks crowded. */
const mostTightened = 1.12;

export interface PageBreaks {
  /** The units at which continuation pages begin. */
  readonly breaks: readonly FlowUnit[];
  /** Whether its pages hold more than they have room for, and must be tightened. */
  readonly isTight: boolean;
}

/**
 * Divides content among pages, so that each page fits its content. A unit taller than a page gets its own
 * page. If the last page would be nearly blank, pages take slightly more if that avoids it, and are tightened
 * afterwards.
 * @param mayTighten false if tightening turned out not to make enough room
 */
export function pageBreaks(flow: FlowOfPage, mayTighten = true): PageBreaks {
  const breaks = breaksAt(flow, 1);
  const last = breaks.at(-1);
  const end = flow.units.at(-1)?.bottom ?? 0;
  const isBlank = last && end - last.top <= (flow.bottom - flow.furtherTop) * nearlyBlank;
  if (!mayTighten || !isBlank) return { breaks, isTight: false };
  const fewer = breaksAt(flow, Math.min(mostTightened, flow.tightened));
  return fewer.length < breaks.length ? { breaks: fewer, isTight: true } : { breaks, isTight: false };
}

/** @param share fraction of its capacity that each page may use */
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
