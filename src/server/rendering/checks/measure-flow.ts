/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { FlowOfPage, FlowUnit } from '../../../domain/document/reflow/flow-of-page.ts';
import type { FoundPages } from './known-pages.ts';
import type { pathInBlock } from './path-in-block.ts';

/**
 * Returns where an overfull page can be split: between blocks, rows, items and paragraphs, and between lines
 * of long paragraphs. Never splits blocks side by side. Runs in the page.
 */
export function measureFlow(
  parts: { readonly pathInBlock: typeof pathInBlock },
  section: HTMLElement,
  topBelow: FoundPages['topBelow'],
): FlowOfPage {
  const page = section.getBoundingClientRect();
  const style = getComputedStyle(section);
  const top = Number.parseFloat(style.paddingTop);
  const bottom = page.height - Number.parseFloat(style.paddingBottom);
  const room = bottom - top;
  /** Boxes up to this share of a page are never split, and neither are paragraphs of few lines. */
  const wholeShare = 0.4;
  const fewLines = 4;
  /** Minimum space and type of a page, as in fit-page.ts. */
  const leastSpace = 0.6;
  const leastType = 0.8;
  /** More than tightening ever saves. */
  const ample = 2;
  const printFloorPx = 12;
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
  interface Line {
    /** Offset of its first character in the element's text. */
    readonly offset: number;
    readonly top: number;
    readonly bottom: number;
  }
  /** Finds the lines of a text by binary search. */
  const linesOf = (element: Element): Line[] => {
    const range = document.createRange();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    let offset = 0;
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const length = node.nodeValue?.length ?? 0;
      let from = 0;
      while (from < length) {
        range.setStart(node, from);
        range.setEnd(node, Math.min(length, from + 1));
        const first = range.getBoundingClientRect();
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
        const last = lines.at(-1);
        if (first.height > 0 && (!last || first.top >= last.bottom - 1)) {
          lines.push({ offset: offset + from, top: first.top, bottom: first.bottom });
        }
        from = low;
      }
      offset += length;
    }
    return lines;
  };
  /**
   * Adds the lines of a text by the offset of their first character. Keeps the first two and the last two
   * together.
   */
  const addLines = (element: Element, block: Element, repeatedPx: number) => {
    const lines = linesOf(element);
    const openings = lines.filter((_, at) => at === 0 || (at > 1 && at < lines.length - 1));
    for (const [at, { offset, top }] of openings.entries()) {
      const next = openings[at + 1];
      const end = next ? lines[lines.indexOf(next) - 1] : lines.at(-1);
      add(element, block, at === 0 ? 0 : offset, { top, bottom: end?.bottom ?? top }, repeatedPx);
    }
  };
  /** Returns the children if they are stacked vertically. */
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
  /** A title beside a text has a box as tall as the text, so its own text is measured. */
  const bottomOfText = (title: Element | null | undefined): number => {
    if (!title) return 0;
    const range = document.createRange();
    range.selectNodeContents(title);
    return range.getBoundingClientRect().bottom - page.top;
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
          // The table head and caption stay with the first row.
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
    // A passage may have its title beside the text: the text is split, and the title stays with its start.
    const body = element.matches('.passage') ? element.querySelector(':scope > .passage-body') : null;
    const children = isLong || element === block ? stacked(body ?? element) : null;
    if (children && (children.length > 1 || isLong || body)) {
      const from = units.length;
      for (const child of children) visit(child, block, repeatedPx);
      // Space at the top of a box belongs to its first part.
      const first = units[from];
      if (first) {
        units[from] = {
          ...first,
          path: parts.pathInBlock(element, block, places),
          offset: 0,
          top: Math.min(first.top, box.top - page.top),
          bottom: Math.max(
            first.bottom,
            bottomOfText(element.querySelector(':scope > :is(h1,h2,h3,h4,h5,h6):has(+ .passage-body)')),
          ),
        };
      }
      return;
    }
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight) || 20;
    if (
      (isLong || (element.tagName === 'P' && box.height > (fewLines + 0.5) * lineHeight)) &&
      element.matches('p,li,td,dd,div,blockquote,pre') &&
      !element.querySelector('svg,img')
    ) {
      addLines(element, block, repeatedPx);
      return;
    }
    add(element, block, 0, box, repeatedPx);
  };
  /** A further page repeats this page's running head, but without the blocks around it. */
  const furtherTop = (): number => {
    const head = section.querySelector(':scope > .masthead');
    if (!head) return top;
    const px = topBelow(head, () => topOfCopy(head));
    return Math.min(Math.max(top, px), bottom - room / 2);
  };
  const topOfCopy = (head: Element): number => {
    const further = section.cloneNode() as HTMLElement;
    further.classList.replace('page-field', 'page-part');
    const below = document.createElement('section');
    below.className = 'passage';
    further.append(head.cloneNode(true), below);
    section.after(further);
    const px = below.getBoundingClientRect().top - further.getBoundingClientRect().top;
    further.remove();
    return px;
  };
  /**
   * Returns the ratio of a paper's height before and after tightening; its columns and rows give little.
   * Running text always gives enough for a last page of a few lines.
   */
  const tightened = (): number => {
    if (!section.matches('.is-paper')) return ample;
    const heightNow = (): number =>
      Math.max(...[...section.children].map((block) => block.getBoundingClientRect().bottom)) -
      page.top -
      top;
    const styled = section.getAttribute('style');
    const height = heightNow();
    const type = Number.parseFloat(getComputedStyle(section).getPropertyValue('--fit-type')) || 1;
    const body = Number.parseFloat(getComputedStyle(section).fontSize);
    section.style.setProperty('--fit-space', String(leastSpace));
    section.style.setProperty(
      '--fit-type',
      String(type * Math.min(1, Math.max(leastType, printFloorPx / body))),
    );
    const least = heightNow();
    if (styled === null) section.removeAttribute('style');
    else section.setAttribute('style', styled);
    return Math.max(1, height / Math.max(1, least));
  };
  for (const block of section.children) {
    const { position, display } = getComputedStyle(block);
    if (position === 'absolute' || position === 'fixed' || display === 'none') continue;
    // Repeated on each page, so what follows it begins the page.
    if (block.matches('.masthead')) continue;
    // Locked blocks are never split, even if they are taller than a page.
    const isLocked =
      block.matches('[data-locked="true"]') || block.querySelector('[data-locked="true"]') !== null;
    if (isLocked) add(block, block, 0, block.getBoundingClientRect(), 0);
    else visit(block, block, 0);
  }
  return {
    pageId: section.getAttribute('data-id') ?? '',
    top,
    bottom,
    furtherTop: furtherTop(),
    tightened: tightened(),
    units,
  };
}
