/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { drawnStrength, StrongShape } from './drawn-strength.ts';
import type { groundsBehind } from './grounds-behind.ts';
import type { DrawnItem, MeasuredPage } from './measure-page.ts';
import type { Colour, Paints } from './read-paints.ts';

/**
 * Returns the lines of text that may stand on an ornament, by the boxes, colors and outlines of
 * its shapes; only pixels can tell whether they do. Ornament is what layouts draw (`.art`), and any other hidden drawing outside the text's own
 * block: a diagram puts its words on its shapes, and posters are set on their drawing. Runs in the page: see
 * ../in-page/call-in-page.ts.
 */
export function touchedTexts(
  parts: { readonly groundsBehind: typeof groundsBehind; readonly drawnStrength: typeof drawnStrength },
  { section, items }: MeasuredPage,
  paints: Paints,
): DrawnItem[] {
  const mostShapes = 600;
  /** Least difference of a color channel that can count: see compare-ornament.ts, which needs a third of 96. */
  const leastStrength = 24;
  const origin = section.getBoundingClientRect();
  const isPoster = section.closest('.doc')?.getAttribute('data-direction') === 'poster';
  const shapes = 'path,circle,rect,ellipse,line,polygon,polyline,use,image,text';
  interface Shape {
    readonly element: Element;
    readonly box: DOMRect;
    /** How far its stroke may extend beyond its box. */
    readonly strokePx: number;
  }
  const strokeOf = (element: Element): number => {
    const { stroke, strokeWidth } = getComputedStyle(element);
    if (stroke === 'none' || !(element instanceof SVGGraphicsElement)) return 0;
    const { a = 1, b = 0, c = 0, d = 1 } = element.getScreenCTM() ?? {};
    // A mitered corner extends by twice the width of the line.
    return (
      2 *
      (Number.parseFloat(strokeWidth) || 0) *
      Math.max(1, Math.abs(a) + Math.abs(c), Math.abs(b) + Math.abs(d))
    );
  };
  const drawings = [...section.querySelectorAll<SVGSVGElement>('svg.art, svg[aria-hidden="true"]')].flatMap(
    (drawing) => {
      const isArt = drawing.matches('.art');
      const box = drawing.getBoundingClientRect();
      if (drawing.parentElement?.closest('svg') || box.width < 1 || box.height < 1) return [];
      const inside = [...drawing.querySelectorAll(shapes)];
      const own = (inside.length > mostShapes ? [drawing] : inside).map(
        (element): Shape => ({
          element,
          box: element.getBoundingClientRect(),
          strokePx: strokeOf(element),
        }),
      );
      const isOrnament = !(isArt && isPoster);
      return [{ drawing, block: isArt ? null : drawing.closest('[data-id]'), isOrnament, shapes: own }];
    },
  );
  const touches = (
    { box, strokePx }: Shape,
    { left, top, right, bottom }: DrawnItem,
    isStroked: boolean,
  ): boolean => {
    const by = isStroked ? strokePx : 0;
    return (
      box.left - by - origin.left < right &&
      box.right + by - origin.left > left &&
      box.top - by - origin.top < bottom &&
      box.bottom + by - origin.top > top
    );
  };
  const mayTouch = (item: DrawnItem): boolean =>
    item.kind === 'text' &&
    drawings.some(
      ({ block, isOrnament, shapes: own }) =>
        isOrnament &&
        !block?.contains(item.element) &&
        own.some((shape) => !shape.element.matches('text') && touches(shape, item, false)),
    );
  const touched = items.filter(mayTouch);
  if (touched.length === 0) return touched;

  const isPlain = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== section; at = at.parentElement)
      if (getComputedStyle(at).mixBlendMode !== 'normal') return false;
    return true;
  };
  /** Returns the most that a shape can change a color channel of these backgrounds; null if that is unknown. */
  const strengthOf = (element: Element, grounds: readonly Colour[]): StrongShape | null => {
    if (!(element instanceof SVGGeometryElement) || !isPlain(element)) return null;
    const style = getComputedStyle(element);
    const markers = [style.markerStart, style.markerMid, style.markerEnd];
    if (markers.some((marker) => marker !== 'none')) return null;
    const strength = (paint: string, opacity: string): number => {
      if (paint === 'none') return 0;
      const colour = paints.read(paint);
      const differences = grounds.flatMap((ground) =>
        [0, 1, 2].map((channel) => Math.abs((colour?.[channel] ?? 0) - (ground[channel] ?? 0))),
      );
      const most = colour ? Math.max(...differences) * colour[3] : 255;
      return most * Number(opacity) * paints.opacityOf(element);
    };
    return {
      element,
      fill: strength(style.fill, style.fillOpacity),
      stroke: strength(style.stroke, style.strokeOpacity),
    };
  };
  const isPainted = (drawing: SVGSVGElement): boolean => {
    const { backgroundColor, backgroundImage, borderStyle, boxShadow } = getComputedStyle(drawing);
    const isClear = paints.read(backgroundColor)?.[3] === 0 && backgroundImage === 'none';
    return !isClear || borderStyle !== 'none' || boxShadow !== 'none';
  };
  const hasPainted = drawings.some(({ drawing }) => isPainted(drawing));
  const groundsOf = parts.groundsBehind(section, paints);
  /** Whether all shapes together are too faint there to count as ornament. */
  const isFaint = (item: DrawnItem): boolean => {
    const near = drawings.flatMap(({ shapes: own }) => own.filter((shape) => touches(shape, item, true)));
    const grounds = hasPainted || near.length > mostShapes ? null : groundsOf(item);
    if (!grounds) return false;
    const strong: StrongShape[] = [];
    for (const { element } of near) {
      const shape = strengthOf(element, grounds);
      if (!shape) return false;
      strong.push(shape);
    }
    if (strong.reduce((sum, { fill, stroke }) => sum + fill + stroke, 0) <= leastStrength) return true;
    const box = {
      left: item.left + origin.left,
      top: item.top + origin.top,
      right: item.right + origin.left,
      bottom: item.bottom + origin.top,
    };
    return parts.drawnStrength(strong, box) <= leastStrength;
  };
  return touched.filter((item) => !isFaint(item));
}
