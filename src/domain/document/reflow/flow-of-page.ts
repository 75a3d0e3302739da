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
  readonly units: readonly FlowUnit[];
}

/**
 * The units at which further pages begin, so that each page holds what it has room for. A unit that is higher than a
 * page gets one of its own.
 */
export function pageBreaks({ top, bottom, units }: FlowOfPage): readonly FlowUnit[] {
  const room = bottom - top;
  const breaks: FlowUnit[] = [];
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
    index = at;
  }
  return breaks;
}
