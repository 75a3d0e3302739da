import { nameOfPart, partsOfPage } from './page-parts.ts';

/** A rectangle in page px, from the frame's corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface BlockBox extends Box {
  readonly id: string;
  /** For people: 'Key figures'. */
  readonly name: string;
  /** It stays as it is, whatever is asked for. */
  readonly isLocked: boolean;
}

export interface PreviewLayout {
  readonly width: number;
  readonly height: number;
  readonly pages: readonly Box[];
  readonly blocks: readonly BlockBox[];
}

export const emptyLayout: PreviewLayout = { width: 0, height: 0, pages: [], blocks: [] };

/** Smallest side of a box that a finger can hit, in page px. */
const leastSidePx = 12;

/** The box of an element; of what it contains where it has none of its own (`display: contents`). */
function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width > 0 && height > 0) return { left, top, width, height };
  const inner = [...element.children].map(boxOf).filter((box) => box.width > 0 && box.height > 0);
  if (inner.length === 0) return { left, top, width, height };
  const start = { x: Math.min(...inner.map((box) => box.left)), y: Math.min(...inner.map((box) => box.top)) };
  return {
    left: start.x,
    top: start.y,
    width: Math.max(...inner.map((box) => box.left + box.width)) - start.x,
    height: Math.max(...inner.map((box) => box.top + box.height)) - start.y,
  };
}

/** Lines and empty paragraphs stay selectable. */
function grown({ left, top, width, height }: Box): Box {
  const more = { x: Math.max(0, leastSidePx - width) / 2, y: Math.max(0, leastSidePx - height) / 2 };
  return { left: left - more.x, top: top - more.y, width: width + 2 * more.x, height: height + 2 * more.y };
}

/** Where the pages and their blocks lie. */
export function measurePreview(frame: Document): PreviewLayout {
  const pageElements = [...frame.querySelectorAll('article > .page')];
  const pages = pageElements.map(boxOf);
  const measured = pageElements.flatMap((page) =>
    partsOfPage(page).flatMap((part): BlockBox[] => {
      const box = boxOf(part);
      // A head without words takes no room on the page.
      if (box.width === 0 && box.height === 0) return [];
      const isLocked = part.closest('[data-locked="true"]') !== null;
      return [{ id: part.getAttribute('data-id') ?? '', name: nameOfPart(part), isLocked, ...grown(box) }];
    }),
  );
  // While a page is being written, a block may be there twice for a moment.
  const blocks = [...new Map(measured.map((block) => [block.id, block])).values()];
  return {
    width: Math.max(0, ...pages.map(({ left, width }) => left + width)),
    height: Math.max(0, ...pages.map(({ top, height }) => top + height)),
    pages,
    blocks,
  };
}
