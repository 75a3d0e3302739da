/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Colour, Field, Paints } from './read-paints.ts';

/** In CSS px from the page's top left corner. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Returns a function that lists the colors of which the background of a box can be a mixture, ornament excluded; null
 * if a picture, a gradient or a shadow may be behind it. Only what is opaque behind the whole box hides what is below.
 * Runs in the page: see ../in-page/call-in-page.ts.
 */
export function groundsBehind(
  section: HTMLElement,
  { layerOf, fieldsOf, opacityOf, read }: Paints,
): (box: Box) => readonly Colour[] | null {
  /** More than the shadows of boxes extend. */
  const shadowPx = 100;
  const white: Colour = [255, 255, 255, 1];
  const ornament = 'svg:is(.art,[aria-hidden="true"])';
  const origin = section.getBoundingClientRect();
  const intersects = (one: Box, other: Box, by = 0): boolean =>
    one.left - by < other.right &&
    one.right + by > other.left &&
    one.top - by < other.bottom &&
    one.bottom + by > other.top;
  const contains = (one: Box, other: Box): boolean =>
    one.left <= other.left && one.right >= other.right && one.top <= other.top && one.bottom >= other.bottom;

  /** Returns the corners of a polygon in px; null if its lengths aren't sums of px and percentages. */
  const cornersOf = ({ clip, left, top, right, bottom }: Field): [x: number, y: number][] | null => {
    const inner = /^polygon\((.*)\)$/.exec(clip)?.[1];
    if (inner === undefined) return null;
    const corners: [number, number][] = [];
    for (const pair of inner.split(',')) {
      const [x, y, ...more] = (pair.match(/calc\([^()]*\)|[^\s()]+/g) ?? []).map((length, at) => {
        const size = at === 0 ? right - left : bottom - top;
        const terms = /^(?:calc\()?([\d\s.%+px-]+)\)?$/.exec(length)?.[1];
        if (terms === undefined) return Number.NaN;
        let sum = 0;
        for (const [, sign, value, unit] of terms.matchAll(/([+-] ?)?(\d{1,7}(?:\.\d{1,7})?)(px|%)/g)) {
          sum += (sign?.startsWith('-') ? -1 : 1) * Number(value) * (unit === '%' ? size / 100 : 1);
        }
        return sum;
      });
      if (x === undefined || y === undefined || more.length > 0 || Number.isNaN(x + y)) return null;
      corners.push([left + x, top + y]);
    }
    return corners;
  };
  /** Returns whether a field is behind the whole box, as far as its shape is known. */
  const isBehindAll = (field: Field, box: Box): boolean => {
    if (!contains(field, box)) return false;
    if (field.clip === 'none') return true;
    const corners = cornersOf(field);
    if (!corners) return false;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    let isInside = false;
    for (const [at, [x1, y1]] of corners.entries()) {
      const [x2, y2] = corners.at(at - 1) ?? [x1, y1];
      const edge = {
        left: Math.min(x1, x2),
        right: Math.max(x1, x2),
        top: Math.min(y1, y2),
        bottom: Math.max(y1, y2),
      };
      if (intersects(edge, box)) return false;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
    }
    return isInside;
  };
  interface Painter {
    readonly element: Element;
    readonly rect: DOMRect;
    readonly shadow: string;
  }
  const painterOf = (element: Element): Painter => ({
    element,
    rect: element.getBoundingClientRect(),
    shadow: getComputedStyle(element).boxShadow,
  });
  const painters = [...section.querySelectorAll('*')]
    .filter((element) => !element.parentElement?.closest('svg') && !element.matches(ornament))
    .map(painterOf);
  const mayPaint = ({ element, rect, shadow }: Painter, box: Box): boolean =>
    intersects(rect, box, shadow === 'none' ? 0 : shadowPx) ||
    fieldsOf(element).some((field) => intersects(field, box));

  /** Adds what an element paints in a box. Returns 'all' if that hides everything below, null if it is unknown. */
  const addColours = ({ element, rect, shadow }: Painter, box: Box, to: Colour[]): 'all' | 'part' | null => {
    for (const field of fieldsOf(element)) {
      if (!intersects(field, box)) continue;
      if (!field.colour) return null;
      to.push(field.colour);
      if (field.colour[3] >= 1 && opacityOf(element) === 1 && isBehindAll(field, box)) return 'all';
    }
    const isWithin = contains(rect, box);
    if (shadow !== 'none' && (!isWithin || shadow.includes('inset'))) return null;
    if (!intersects(rect, box)) return 'part';
    const style = getComputedStyle(element);
    if (element instanceof SVGElement || style.borderImageSource !== 'none') return null;
    for (const side of ['Left', 'Top', 'Right', 'Bottom'] as const) {
      const px = Number.parseFloat(style[`border${side}Width`]);
      if (px === 0) continue;
      const colour = read(style[`border${side}Color`]);
      const at = side.toLowerCase() as keyof Box;
      if (colour?.[3] === 0 || (isWithin && Math.abs(box[at] - rect[at]) >= px)) continue;
      if (!colour) return null;
      to.push(colour);
    }
    if (style.outlineStyle !== 'none') return null;
    const layer = layerOf(element);
    if (!layer) return null;
    if (layer[3] > 0) to.push(layer);
    if (layer[3] < 1 || !isWithin) return 'part';
    const isSquare = style.borderRadius === '0px' && style.clipPath === 'none' && style.maskImage === 'none';
    return isSquare ? 'all' : 'part';
  };

  return (given) => {
    const box = {
      left: given.left + origin.left,
      top: given.top + origin.top,
      right: given.right + origin.left,
      bottom: given.bottom + origin.top,
    };
    const colours: Colour[] = [];
    const stack = document
      .elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      .filter((element) => element.closest(ornament) === null);
    let added: 'all' | 'part' | null = 'part';
    for (const element of stack) {
      added = addColours(painterOf(element), box, colours);
      if (added === null) return null;
      if (added === 'all') break;
    }
    if (added !== 'all') colours.push(white);
    const inStack = new Set<Element>(stack);
    for (const painter of painters) {
      if (inStack.has(painter.element) || !mayPaint(painter, box)) continue;
      if (addColours(painter, box, colours) === null) return null;
    }
    return colours;
  };
}
