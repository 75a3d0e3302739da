import { nameOfPart, partsOfPage } from './page-parts.ts';

/** Rectangle in page px, relative to the iframe's corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface BlockBox extends Box {
  readonly id: string;
  /** Display name: 'Key figures'. */
  readonly name: string;
  /** Locked blocks can't be changed by prompts or edits. */
  readonly isLocked: boolean;
}

export interface PreviewLayout {
  readonly width: number;
  readonly height: number;
  readonly pages: readonly Box[];
  readonly blocks: readonly BlockBox[];
}

export const emptyLayout: PreviewLayout = { width: 0, height: 0, pages: [], blocks: [] };

/** Minimum side of a tap target, in page px. */
const leastSidePx = 12;

/** Returns the box of an element, or of its contents if it has none itself (`display: contents`). */
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

/** Enlarges thin boxes, so that rules and empty paragraphs are selectable. */
function grown({ left, top, width, height }: Box): Box {
  const more = { x: Math.max(0, leastSidePx - width) / 2, y: Math.max(0, leastSidePx - height) / 2 };
  return { left: left - more.x, top: top - more.y, width: width + 2 * more.x, height: height + 2 * more.y };
}

/** Measures the positions of the pages and their blocks. */
export function measurePreview(frame: Document): PreviewLayout {
  const pageElements = [...frame.querySelectorAll('article > .page')];
  const pages = pageElements.map(boxOf);
  const measured = pageElements.flatMap((page) =>
    partsOfPage(page).flatMap((part): BlockBox[] => {
      const box = boxOf(part);
      // An empty head takes no space on the page.
      if (box.width === 0 && box.height === 0) return [];
      const isLocked = part.closest('[data-locked="true"]') !== null;
      return [{ id: part.getAttribute('data-id') ?? '', name: nameOfPart(part), isLocked, ...grown(box) }];
    }),
  );
  // While a page is being written, a block may briefly appear twice.
  const blocks = [...new Map(measured.map((block) => [block.id, block])).values()];
  return {
    width: Math.max(0, ...pages.map(({ left, width }) => left + width)),
    height: Math.max(0, ...pages.map(({ top, height }) => top + height)),
    pages,
    blocks,
  };
}
