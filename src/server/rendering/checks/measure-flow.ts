/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { FlowOfPage, FlowUnit } from '../../../domain/document/reflow/flow-of-page.ts';
import type { pathInBlock } from './path-in-block.ts';

/**
 * Where a page that is too full may be torn: between its blocks, between rows and items, paragraphs of what holds
 * several, and lines of a paragraph that is long. Side by side is never torn. Runs in the page.
 */
export function measureFlow(
  parts: { readonly pathInBlock: typeof pathInBlock },
  section: HTMLElement,
): FlowOfPage {
  const page = section.getBoundingClientRect();
  const style = getComputedStyle(section);
  const top = Number.parseFloat(style.paddingTop);
  const bottom = page.height - Number.parseFloat(style.paddingBottom);
  const room = bottom - top;
  /** A paragraph up to this share of a page goes to the next one as a whole. */
  const wholeShare = 0.4;
  const units: FlowUnit[] = [];
  const places = new Map<Element, number>();

  const add = (
    element: Element,
    block: Element,
    offset: number,
    box: { readonly top: number; readonly bottom: number },
    repeatedPx: number,
  ) => {
    units.push({
      blockId: block.getAttribute('data-id') ?? '',
      path: parts.pathInBlock(element, block, places),
      offset,
      top: box.top - page.top,
      bottom: box.bottom - page.top,
      isHeading: /^H[1-6]$/.test(element.tagName),
      repeatedPx,
    });
  };
  /** The lines of a long text, each by the character that it begins with. */
  const addLines = (element: Element, block: Element, repeatedPx: number) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let offset = 0;
    let line: { top: number; bottom: number } | null = null;
    let isFirst = true;
    const close = (at: number) => {
      if (line) add(element, block, at, line, repeatedPx);
    };
    let lineStart = 0;
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const length = node.nodeValue?.length ?? 0;
      let from = 0;
      while (from < length) {
        range.setStart(node, from);
        range.setEnd(node, Math.min(length, from + 1));
        const first = range.getBoundingClientRect();
        // The last character of this line, by halving what is left.
        let low = from + 1;
        let high = length;
        while (low < high) {
          const middle = (low + high + 1) >> 1;
          range.setStart(node, middle - 1);
          range.setEnd(node, middle);
          const box = range.getBoundingClientRect();
          if (box.height === 0 || box.top < first.bottom - 1) low = middle;
          else high = middle - 1;
        }
        if (first.height > 0) {
          if (line && first.top >= line.bottom - 1) {
            close(isFirst ? 0 : lineStart);
            isFirst = false;
            lineStart = offset + from;
            line = null;
          }
          line = line ?? { top: first.top, bottom: first.bottom };
        }
        from = low;
      }
      offset += length;
    }
    close(isFirst ? 0 : lineStart);
  };
  /** Children that stand one under the other. */
  const stacked = (element: Element): Element[] | null => {
    const children = [...element.children].filter((child) => {
      const { position, display } = getComputedStyle(child);
      return (
        position !== 'absolute' && position !== 'fixed' && display !== 'none' && !child.matches('.emoji')
      );
    });
    if (children.length < 1 || element.matches('svg,p,h1,h2,h3,h4,h5,h6,tr,pre,figure')) return null;
    const hasOwnText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
    );
    if (hasOwnText) return null;
    let before = Number.NEGATIVE_INFINITY;
    for (const child of children) {
      const box = child.getBoundingClientRect();
      if (box.height > 0 && box.top < before - 1) return null;
      before = Math.max(before, box.bottom);
    }
    return children;
  };
  const visit = (element: Element, block: Element, repeatedPx: number) => {
    const box = element.getBoundingClientRect();
    if (element.tagName === 'TABLE') {
      const table = element as HTMLTableElement;
      const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
      const head = table.tHead?.getBoundingClientRect().height ?? 0;
      if (rows.length > 1) {
        for (const [index, row] of rows.entries()) {
          const rowBox = row.getBoundingClientRect();
          // Head and caption stay with the first row.
          const begins = index === 0;
          add(
            begins ? element : row,
            block,
            0,
            { top: begins ? box.top : rowBox.top, bottom: rowBox.bottom },
            begins ? repeatedPx : head,
          );
        }
        return;
      }
    }
    const isLong = box.height > room * wholeShare;
    const children = isLong || element === block ? stacked(element) : null;
    if (children && (children.length > 1 || isLong)) {
      const from = units.length;
      for (const child of children) visit(child, block, repeatedPx);
      // What a box has above its first part belongs to that part.
      const first = units[from];
      if (first) {
        units[from] = {
          ...first,
          path: parts.pathInBlock(element, block, places),
          offset: 0,
          top: Math.min(first.top, box.top - page.top),
        };
      }
      return;
    }
    if (isLong && element.matches('p,li,td,dd,div,blockquote,pre') && !element.querySelector('svg,img')) {
      addLines(element, block, repeatedPx);
      return;
    }
    add(element, block, 0, box, repeatedPx);
  };
  for (const block of section.children) {
    const { position, display } = getComputedStyle(block);
    if (position === 'absolute' || position === 'fixed' || display === 'none') continue;
    // What is locked stays as it is, even where it fills more than a page.
    const isLocked =
      block.matches('[data-locked="true"]') || block.querySelector('[data-locked="true"]') !== null;
    if (isLocked) add(block, block, 0, block.getBoundingClientRect(), 0);
    else visit(block, block, 0);
  }
  return { pageId: section.getAttribute('data-id') ?? '', top, bottom, units };
}
