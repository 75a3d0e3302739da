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

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** 'key-figures' → 'Key figures', for blocks without a name of their own. */
function nameOfId(id: string): string {
  const words = id.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where the pages and their blocks lie. A block is an element with an id that lies in no other block. */
export function measurePreview(frame: Document): PreviewLayout {
  const pageElements = [...frame.querySelectorAll('article > .page')];
  const pages = pageElements.map(boxOf);
  const blocks = pageElements.flatMap((page) =>
    [...page.querySelectorAll('[data-id]')]
      .filter((element) => element.parentElement?.closest('[data-id]') === page)
      .map((element) => {
        const id = element.getAttribute('data-id') ?? '';
        const name = element.getAttribute('data-name') ?? nameOfId(id);
        return { id, name, isLocked: element.getAttribute('data-locked') === 'true', ...boxOf(element) };
      })
      .filter(({ width, height }) => width > 0 && height > 0),
  );
  return {
    width: Math.max(0, ...pages.map(({ left, width }) => left + width)),
    height: Math.max(0, ...pages.map(({ top, height }) => top + height)),
    pages,
    blocks,
  };
}
