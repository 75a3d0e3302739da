/// <reference lib="dom" />

/** A shape of an ornament, with the most that its paints can change a color channel. */
export interface StrongShape {
  readonly element: SVGGeometryElement;
  readonly fill: number;
  readonly stroke: number;
}

/** In CSS px of the window. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Returns the most that shapes together can change a pixel of a box, by drawing their outlines without clips, masks
 * and gaps of lines; infinite if a shape can't be drawn that way. Runs in the page: see ../in-page/call-in-page.ts.
 */
export function drawnStrength(shapes: readonly StrongShape[], box: Box): number {
  /** Pixels at the edge of a shape are a mixture. */
  const marginPx = 1;
  const left = Math.floor(box.left) - marginPx;
  const top = Math.floor(box.top) - marginPx;
  const width = Math.ceil(box.right) + marginPx - left;
  const height = Math.ceil(box.bottom) + marginPx - top;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return Number.POSITIVE_INFINITY;
  const numbers = (element: Element, ...names: string[]): number[] =>
    names.map((name) => Number.parseFloat(getComputedStyle(element).getPropertyValue(name)));
  const outlineOf = (element: SVGGeometryElement): Path2D | null => {
    if (element instanceof SVGPathElement) return new Path2D(element.getAttribute('d') ?? '');
    const path = new Path2D();
    if (element instanceof SVGPolygonElement || element instanceof SVGPolylineElement) {
      for (const { x, y } of element.points) path.lineTo(x, y);
      if (element instanceof SVGPolygonElement) path.closePath();
    } else if (element instanceof SVGLineElement) {
      path.moveTo(element.x1.baseVal.value, element.y1.baseVal.value);
      path.lineTo(element.x2.baseVal.value, element.y2.baseVal.value);
    } else if (element instanceof SVGRectElement) {
      const [x = 0, y = 0, wide = 0, high = 0] = numbers(element, 'x', 'y', 'width', 'height');
      path.rect(x, y, wide, high);
    } else {
      const isCircle = element instanceof SVGCircleElement;
      const [x = 0, y = 0, rx = 0, ry = rx] = isCircle
        ? numbers(element, 'cx', 'cy', 'r')
        : numbers(element, 'cx', 'cy', 'rx', 'ry');
      if (![x, y, rx, ry].every(Number.isFinite)) return null;
      path.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
    }
    return path;
  };
  /** Returns the element's transform, if its box shows that no other is missing. */
  const matrixOf = (element: SVGGeometryElement): DOMMatrix | null => {
    const matrix = element.getScreenCTM();
    if (!matrix) return null;
    const { x, y, width: wide, height: high } = element.getBBox();
    const corners = [
      [x, y],
      [x + wide, y],
      [x, y + high],
      [x + wide, y + high],
    ].map(([cx = 0, cy = 0]) => new DOMPoint(cx, cy).matrixTransform(matrix));
    const drawn = element.getBoundingClientRect();
    // The box may include the line around the shape.
    const slack =
      1 + Number.parseFloat(getComputedStyle(element).strokeWidth) * 2 * Math.abs(matrix.a + matrix.d);
    const isNear = (own: number, other: number): boolean => Math.abs(own - other) <= slack;
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    return isNear(Math.min(...xs), drawn.left) &&
      isNear(Math.max(...xs), drawn.right) &&
      isNear(Math.min(...ys), drawn.top) &&
      isNear(Math.max(...ys), drawn.bottom)
      ? matrix
      : null;
  };
  const paint = (strength: number): string => {
    const value = Math.min(255, Math.ceil(strength));
    return `rgb(${value}, ${value}, ${value})`;
  };
  context.globalCompositeOperation = 'lighter';
  context.lineCap = 'square';
  context.miterLimit = 100;
  for (const { element, fill, stroke } of shapes) {
    const style = getComputedStyle(element);
    const [outline, matrix] = [outlineOf(element), matrixOf(element)];
    if (!outline || !matrix || (stroke > 0 && style.vectorEffect !== 'none')) return Number.POSITIVE_INFINITY;
    context.setTransform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e - left, matrix.f - top);
    if (fill > 0) {
      context.fillStyle = paint(fill);
      context.fill(outline, 'nonzero');
    }
    if (stroke > 0) {
      context.strokeStyle = paint(stroke);
      context.lineWidth = Number.parseFloat(style.strokeWidth);
      context.stroke(outline);
    }
  }
  const { data } = context.getImageData(0, 0, width, height);
  let most = 0;
  for (let at = 0; at < data.length; at += 4) most = Math.max(most, data[at] ?? 0);
  return most;
}
