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
  /** A box up to this share of a page goes to the next one as a whole, and so does a paragraph of few lines. */
  const wholeShare = 0.4;
  const fewLines = 4;
  /** The least space and type of a page, as in fit-page.ts. */
  const leastSpace = 0.6;
  const leastType = 0.8;
  /** More than a page is ever tightened by. */
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
    /** Of its first character in the text of the element. */
    readonly offset: number;
    readonly top: number;
    readonly bottom: number;
  }
  /** The lines of a text, each found by halving what is left of it. */
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
  /** The lines of a text, each by the character that it begins with; two stay together at its head and its foot. */
  const addLines = (element: Element, block: Element, repeatedPx: number) => {
    const lines = linesOf(element);
    const openings = lines.filter((_, at) => at === 0 || (at > 1 && at < lines.length - 1));
    for (const [at, { offset, top }] of openings.entries()) {
      const next = openings[at + 1];
      const end = next ? lines[lines.indexOf(next) - 1] : lines.at(-1);
      add(element, block, at === 0 ? 0 : offset, { top, bottom: end?.bottom ?? top }, repeatedPx);
    }
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
  /** The box of a title beside a text is as high as the text. */
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
    // The title of a passage may stand beside its text: the text is torn, and the title stays with its beginning.
    const body = element.matches('.passage') ? element.querySelector(':scope > .passage-body') : null;
    const children = isLong || element === block ? stacked(body ?? element) : null;
    if (children && (children.length > 1 || isLong || body)) {
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
          bottom: Math.max(first.bottom, bottomOfText(body?.previousElementSibling)),
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
  /** A further page has a running head like the head of this one, without what stands around it here. */
  const furtherTop = (): number => {
    const head = section.querySelector(':scope > .masthead');
    if (!head) return top;
    const further = section.cloneNode() as HTMLElement;
    further.classList.replace('page-field', 'page-part');
    const below = document.createElement('section');
    below.className = 'passage';
    further.append(head.cloneNode(true), below);
    section.after(further);
    const px = below.getBoundingClientRect().top - further.getBoundingClientRect().top;
    further.remove();
    return Math.min(Math.max(top, px), bottom - room / 2);
  };
  /**
   * What tightening wins of the height of a paper, whose columns and rows give little. Running text always gives as much
   * as a last page of a few lines needs.
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
    // What is locked stays as it is, even where it fills more than a page.
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
