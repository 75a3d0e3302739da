/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { MeasuredPage } from './measure-page.ts';

export interface EmptyArea {
  /** A hole within the page, or a last page with hardly anything on it. */
  readonly kind: 'hole' | 'last page';
  /** Share of the page, or of the last page's room that is filled; in percent. */
  readonly percent: number;
}

/**
 * Returns a large part of a page on which nothing stands: a rectangle of more than a third of it, or a last page of
 * running text that is filled less than a fifth. Covers, statements, letters, bills and forms are empty on purpose,
 * and pages without a layout of the kit are as their author set them. Runs in the page.
 */
export function emptyAreas({ section, width, height, items }: MeasuredPage): EmptyArea | null {
  const largestShare = 1 / 3;
  const leastFill = 0.2;
  const columns = 32;
  const rows = 44;
  const isOfKit = section.matches('.page-one-pager,.page-flyer,.page-article,.page-slide');
  const isEmptyOnPurpose = section.matches(
    '.on-title,.on-statement,.on-quote,.on-closing,.is-letter,.is-certificate,.is-voucher,.is-sign,.is-invitation',
  );
  // Running text alone may be a letter, unless its kind says otherwise; see grow-page.ts.
  const maybeLetter =
    section.matches('.page-article:not(.is-prose)') &&
    section.querySelector('li,table,dl,figure,.cards,.figures,.callout,.lead') === null &&
    !section.hasAttribute('data-continues');
  if (!isOfKit || isEmptyOnPurpose || maybeLetter || items.length === 0) return null;
  const page = section.getBoundingClientRect();
  const style = getComputedStyle(section);
  const [left, top, right, bottom] = [
    Number.parseFloat(style.paddingLeft),
    Number.parseFloat(style.paddingTop),
    width - Number.parseFloat(style.paddingRight),
    height - Number.parseFloat(style.paddingBottom),
  ];
  if (right - left < 1 || bottom - top < 1) return null;

  const sections = section.ownerDocument.querySelectorAll('section.page');
  const goesOn = section.hasAttribute('data-continues') || section.querySelector('[data-continues]') !== null;
  if (goesOn && section.matches('.page-article') && section === sections[sections.length - 1]) {
    const body = items.filter(
      ({ isInFlow, element }) => isInFlow && !element.closest('[data-running],.masthead'),
    );
    const from = Math.min(...body.map((item) => item.top));
    const to = Math.max(...body.map((item) => item.bottom));
    const fill = body.length === 0 ? 0 : (to - from) / (bottom - top);
    return fill < leastFill ? { kind: 'last page', percent: Math.round(fill * 100) } : null;
  }
  // The rest of the last page of running text is free.
  if (goesOn) return null;

  const filled = Array.from({ length: rows }, () => new Uint8Array(columns));
  const cellWidth = (right - left) / columns;
  const cellHeight = (bottom - top) / rows;
  const mark = (box: { left: number; top: number; right: number; bottom: number }): void => {
    const firstColumn = Math.max(0, Math.floor((box.left - left) / cellWidth));
    const lastColumn = Math.min(columns - 1, Math.ceil((box.right - left) / cellWidth) - 1);
    const firstRow = Math.max(0, Math.floor((box.top - top) / cellHeight));
    const lastRow = Math.min(rows - 1, Math.ceil((box.bottom - top) / cellHeight) - 1);
    for (let row = firstRow; row <= lastRow; row += 1)
      filled[row]?.fill(1, firstColumn, Math.max(firstColumn, lastColumn + 1));
  };
  /** Returns the largest rectangle of empty cells, in px². */
  const largest = (): number => {
    const heights = new Uint16Array(columns + 1);
    let area = 0;
    for (const row of filled) {
      const open: number[] = [];
      for (let column = 0; column <= columns; column += 1) {
        heights[column] = column < columns && row[column] === 0 ? (heights[column] ?? 0) + 1 : 0;
        while (open.length > 0 && (heights[open.at(-1) ?? 0] ?? 0) >= (heights[column] ?? 0)) {
          const high = heights[open.pop() ?? 0] ?? 0;
          const wide = column - (open.length > 0 ? (open.at(-1) ?? 0) + 1 : 0);
          area = Math.max(area, high * wide);
        }
        open.push(column);
      }
    }
    return area * cellWidth * cellHeight;
  };
  const least = largestShare * width * height;
  for (const item of items) mark(item);
  if (largest() <= least) return null;

  // Fields of color, drawings, frames and lines to write on fill a page too.
  const clear = 'rgba(0, 0, 0, 0)';
  const ground = style.backgroundColor;
  const isPainted = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean =>
    (backgroundColor !== clear && backgroundColor !== ground) || backgroundImage !== 'none';
  for (const element of section.querySelectorAll('*')) {
    const isDrawing = /^(?:svg|img|canvas|hr)$/i.test(element.tagName);
    if (!isDrawing && element.closest('svg')) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 1) continue;
    const at = {
      left: box.left - page.left,
      top: box.top - page.top,
      right: box.right - page.left,
      bottom: Math.max(box.bottom, box.top + 1) - page.top,
    };
    const own = getComputedStyle(element);
    if (own.display === 'none' || own.visibility !== 'visible' || own.opacity === '0') continue;
    const hasPaintedPart = ['::before', '::after'].some((part) => {
      const pseudo = getComputedStyle(element, part);
      return pseudo.content !== 'none' && pseudo.content !== 'normal' && isPainted(pseudo);
    });
    const hasFrame =
      Number.parseFloat(own.borderLeftWidth) > 0 && Number.parseFloat(own.borderRightWidth) > 0;
    if (isDrawing || isPainted(own) || hasPaintedPart || hasFrame) mark(at);
    if (Number.parseFloat(own.borderTopWidth) > 0) mark({ ...at, bottom: at.top + 1 });
    if (Number.parseFloat(own.borderBottomWidth) > 0) mark({ ...at, top: at.bottom - 1 });
  }
  const area = largest();
  return area > least ? { kind: 'hole', percent: Math.round((100 * area) / (width * height)) } : null;
}
