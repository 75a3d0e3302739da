/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { DrawnItem, MeasuredPage } from './measure-page.ts';

/**
 * Returns the lines of text that may stand on an ornament, by the boxes of its shapes; only pixels can tell
 * whether they do. Ornament is what layouts draw (`.art`), and any other hidden drawing outside the text's own
 * block: a diagram puts its words on its shapes, and posters are set on their drawing. Runs in the page: see
 * ../in-page/call-in-page.ts.
 */
export function touchedTexts({ section, items }: MeasuredPage): DrawnItem[] {
  const mostShapes = 600;
  const origin = section.getBoundingClientRect();
  const isPoster = section.closest('.doc')?.getAttribute('data-direction') === 'poster';
  const shapes = 'path,circle,rect,ellipse,line,polygon,polyline,use,image';
  const drawings = section.querySelectorAll<SVGSVGElement>('svg.art, svg[aria-hidden="true"]');
  const ornaments = [...drawings].flatMap((drawing) => {
    const isArt = drawing.matches('.art');
    if ((isArt && isPoster) || drawing.parentElement?.closest('svg')) return [];
    const box = drawing.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) return [];
    const parts = [...drawing.querySelectorAll(shapes)];
    const boxes = (parts.length > mostShapes ? [drawing] : parts).map((part) => part.getBoundingClientRect());
    return [{ block: isArt ? null : drawing.closest('[data-id]'), boxes }];
  });
  return items.filter(
    ({ kind, element, left, top, right, bottom }) =>
      kind === 'text' &&
      ornaments.some(
        ({ block, boxes }) =>
          !block?.contains(element) &&
          boxes.some(
            (box) =>
              box.left - origin.left < right &&
              box.right - origin.left > left &&
              box.top - origin.top < bottom &&
              box.bottom - origin.top > top,
          ),
      ),
  );
}
