/// <reference lib="dom" />
import type { DrawnItem, MeasuredPage } from './measure-page.ts';

export interface Sliver {
  /** A column too narrow to read, or the last line or table row of a text alone on a page. */
  readonly kind: 'column' | 'line' | 'row';
  readonly item: DrawnItem;
}

/**
 * Returns texts in columns so narrow that nearly every word breaks the line, and the last line or row of a text that
 * is alone on a page. Runs in the page.
 */
export function slivers({ section, items }: MeasuredPage): Sliver[] {
  /** In the size of the type; about nine letters. */
  const narrowestEm = 4.5;
  const fewLines = 4;
  const found: Sliver[] = [];
  const texts = items.filter(({ kind }) => kind === 'text');
  const boxes = new Map<Element, { readonly first: DrawnItem; readonly lines: Set<number> }>();
  for (const item of texts) {
    let box: Element | null = item.element;
    while (box && box !== section && getComputedStyle(box).display.startsWith('inline'))
      box = box.parentElement;
    if (!box || box === section || box.closest('svg')) continue;
    const line = Math.round(item.top);
    const before = boxes.get(box);
    if (before) before.lines.add(line);
    else boxes.set(box, { first: item, lines: new Set([line]) });
  }
  for (const [box, { first, lines }] of boxes) {
    if (lines.size < fewLines || box.querySelector('br')) continue;
    const style = getComputedStyle(box);
    if (style.writingMode !== 'horizontal-tb') continue;
    const inner =
      box.getBoundingClientRect().width -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    if (inner < narrowestEm * Number.parseFloat(style.fontSize)) found.push({ kind: 'column', item: first });
  }

  const goesOn = section.hasAttribute('data-continues') || section.querySelector('[data-continues]') !== null;
  if (!goesOn) return found;
  const body = texts.filter(({ element }) => !element.closest('[data-running],.masthead,.foot,thead'));
  const [first] = body;
  const hasPicture = items.some(({ kind }) => kind === 'picture');
  if (!first || hasPicture) return found;
  const tableRows = new Set(body.map(({ element }) => element.closest('tbody tr')));
  const isOneLine = body.every(
    ({ top, bottom }) => (top + bottom) / 2 > first.top && (top + bottom) / 2 < first.bottom,
  );
  if (tableRows.size === 1 && !tableRows.has(null)) found.push({ kind: 'row', item: first });
  else if (isOneLine) found.push({ kind: 'line', item: first });
  return found;
}
