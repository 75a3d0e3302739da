/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** One rendered line of text or one picture. In CSS px from the page's top left corner. */
export interface DrawnItem {
  readonly kind: 'text' | 'picture';
  /** Element that contains the text, or the picture itself. */
  readonly element: Element;
  /** Outermost [data-id] within the page. */
  readonly block: Element | null;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Whether it follows the content before it, rather than being positioned on the page. */
  readonly isInFlow: boolean;
}

/** Facts about an element that don't depend on the page's setting. */
export interface ElementFacts {
  readonly isDrawn: boolean;
  /** Live: always has the current values. */
  readonly style: CSSStyleDeclaration;
  readonly isInFlow: boolean;
  /** Outermost [data-id] within the page. */
  readonly block: Element | null;
}

export interface MeasuredPage {
  readonly section: HTMLElement;
  /** Starts at 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** Top of the foot margin. */
  readonly contentBottom: number;
  readonly items: readonly DrawnItem[];
}

/**
 * Measures what is drawn on a page, rather than its containers: a box may be larger than its text, and a
 * line's box extends beyond its letters. Skips ornament (aria-hidden) and screen-reader-only text. `known`
 * caches facts that stay the same while the page is tightened; `within` limits the items to a part of the page. Runs in
 * the page: see ../in-page/call-in-page.ts.
 */
export function measurePage(
  section: HTMLElement,
  number: number,
  known: Map<Element, ElementFacts> = new Map(),
  within: Element = section,
): MeasuredPage {
  const page = section.getBoundingClientRect();
  const pageStyle = getComputedStyle(section);
  const items: DrawnItem[] = [];
  const displaySizePx = 24;
  const world = globalThis as { octavoCanvas?: OffscreenCanvasRenderingContext2D | null };
  world.octavoCanvas ??= new OffscreenCanvas(1, 1).getContext('2d');
  const canvas = world.octavoCanvas;
  const pictures = new Set(['IMG', 'SVG', 'CANVAS', 'VIDEO']);

  const about = (element: Element): ElementFacts => {
    const before = known.get(element);
    if (before) return before;
    const style = getComputedStyle(element);
    const parent = element.parentElement;
    const above =
      element === section || parent === null ? { isDrawn: true, isInFlow: true, block: null } : about(parent);
    const isOut = style.position === 'absolute' || style.position === 'fixed';
    const box = isOut && element !== section ? element.getBoundingClientRect() : null;
    const isForScreenReaders = box !== null && box.width <= 1 && box.height <= 1;
    const fact = {
      isDrawn:
        above.isDrawn &&
        style.display !== 'none' &&
        style.opacity !== '0' &&
        !isForScreenReaders &&
        element.getAttribute('aria-hidden') !== 'true',
      style,
      isInFlow: above.isInFlow && (element === section || !isOut),
      block: above.block ?? (element !== section && element.hasAttribute('data-id') ? element : null),
    };
    known.set(element, fact);
    return fact;
  };
  const add = (
    kind: 'text' | 'picture',
    element: Element,
    box: DOMRect,
    trim: { top: number; bottom: number },
  ) => {
    if (box.width < 1 || box.height < 1) return;
    items.push({
      kind,
      element,
      block: about(element).block,
      left: box.left - page.left,
      right: box.right - page.left,
      top: box.top - page.top + trim.top,
      bottom: box.bottom - page.top - trim.bottom,
      isInFlow: about(element).isInFlow,
    });
  };

  /**
   * Returns how much of a line's box is empty above and below its letters. Measures the ink of display type,
   * because figures and capitals leave much of the box empty and designs rely on it. For small type the font
   * size is a good estimate.
   */
  const trimOf = (
    text: string,
    style: CSSStyleDeclaration,
    box: DOMRect,
  ): { top: number; bottom: number } => {
    const fontSize = Number.parseFloat(style.fontSize);
    const even = Math.max(0, (box.height - fontSize) / 2);
    if (fontSize < displaySizePx || !canvas) return { top: even, bottom: even };
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const drawn = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
    const ink = canvas.measureText(drawn);
    return {
      top: ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
      bottom: ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent,
    };
  };

  const range = document.createRange();
  const nodes = document.createTreeWalker(within, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof Element) {
      const isPicture =
        (pictures.has(node.tagName.toUpperCase()) && !node.parentElement?.closest('svg')) ||
        node.matches('.emoji');
      if (isPicture && about(node).isDrawn) {
        add('picture', node, node.getBoundingClientRect(), { top: 0, bottom: 0 });
      }
      continue;
    }
    const parent = node.parentElement;
    const text = node.nodeValue ?? '';
    if (!parent || !/\S/.test(text)) continue;
    // An emoji's picture hides its character.
    if (parent.matches('.emoji')) continue;
    const { isDrawn, style } = about(parent);
    if (!isDrawn || style.visibility !== 'visible') continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) add('text', parent, box, trimOf(text, style, box));
  }
  return {
    section,
    number,
    width: page.width,
    height: page.height,
    contentBottom: page.height - Number.parseFloat(pageStyle.paddingBottom),
    items,
  };
}
