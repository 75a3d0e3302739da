/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { DrawnItem, MeasuredPage } from './measure-page.ts';
import type { Colour, Paints } from './read-paints.ts';

export interface LowContrast {
  readonly item: DrawnItem;
  readonly ratio: number;
  /** By WCAG AA: 3 for large text, else 4.5. */
  readonly needed: number;
}

/** Text on a picture or gradient, whose contrast only the pixels behind it can tell. */
export interface TextOnPicture {
  readonly item: DrawnItem;
  /** Null if the letters themselves are filled with a picture. */
  readonly ink: Colour | null;
  readonly needed: number;
}

/** Text completely covered by something opaque. */
export interface CoveredText {
  readonly item: DrawnItem;
  readonly by: Element;
}

export interface Contrasts {
  readonly covered: CoveredText[];
  readonly low: LowContrast[];
  readonly onPictures: TextOnPicture[];
}

/**
 * Returns texts with too little contrast to their background, the worst line of each element. The page must
 * be in the viewport: the background is found with elementsFromPoint at the middle of each line, including
 * ornament and neighboring blocks.
 */
export function lowContrasts(page: MeasuredPage, paints: Paints): Contrasts {
  /** Tolerance for rounding to 8 bits. */
  const tolerance = 0.01;
  const { read, over, opacityOf, fieldsOf, layerOf } = paints;
  const luminance = (colour: Colour): number => {
    const linear = (value: number) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
  };
  const contrastOf = (one: Colour, other: Colour): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  let last = { x: Number.NaN, y: Number.NaN, stack: [] as readonly Element[] };
  /**
   * Returns the elements at a point, topmost first. Cached, because cover and background are looked up in
   * succession.
   */
  const stackAt = (x: number, y: number): readonly Element[] => {
    if (last.x !== x || last.y !== y) last = { x, y, stack: document.elementsFromPoint(x, y) };
    return last.stack;
  };
  /** Returns the element that covers the text at a point, if any. */
  const coverAt = (element: Element, x: number, y: number): Element | null => {
    const stack = stackAt(x, y);
    const own = stack.indexOf(element);
    const before = own === -1 ? [] : stack.slice(0, own);
    return (
      before.find((one) => {
        if (one.contains(element) || element.contains(one) || one instanceof SVGSVGElement) return false;
        if (one instanceof SVGElement && one.closest('text')) return false;
        const layer = layerOf(one);
        return (layer === null ? opacityOf(one) : layer[3]) > 0.9;
      }) ?? null
    );
  };
  /** Returns the background color of the text at a point; null if it is a picture. */
  const groundAt = (element: Element, x: number, y: number): Colour | null => {
    const stack = stackAt(x, y);
    const own = stack.indexOf(element);
    const behind = own === -1 ? [] : stack.slice(own);
    if (own === -1) for (let at: Element | null = element; at; at = at.parentElement) behind.push(at);
    const stacked: Colour[] = [];
    for (const one of behind) {
      // SVG text is not its own background.
      if (one instanceof SVGElement && one.closest('text')) continue;
      for (const { left, top, right, bottom, colour } of fieldsOf(one)) {
        if (x < left || x > right || y < top || y > bottom) continue;
        if (!colour) return null;
        stacked.push(colour);
      }
      const layer = layerOf(one);
      if (!layer) return null;
      if (layer[3] > 0) stacked.push(layer);
      if (layer[3] >= 1) break;
    }
    return stacked.reduceRight<Colour>((below, layer) => over(layer, below), [255, 255, 255, 1]);
  };

  const origin = page.section.getBoundingClientRect();
  const covered = new Map<Element, CoveredText>();
  const worst = new Map<Element, LowContrast>();
  const onPictures: TextOnPicture[] = [];
  for (const item of page.items) {
    if (item.kind !== 'text') continue;
    const style = getComputedStyle(item.element);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const needed = isLarge ? 3 : 4.5;
    const isSvg = item.element instanceof SVGElement;
    const plain = read(isSvg ? style.fill : style.color);
    const alpha = isSvg ? Number(style.fillOpacity) : 1;
    const ink: Colour | null = plain && [
      plain[0],
      plain[1],
      plain[2],
      plain[3] * alpha * opacityOf(item.element),
    ];
    const x = origin.left + (item.left + item.right) / 2;
    const y = origin.top + (item.top + item.bottom) / 2;
    const by = coverAt(item.element, x, y);
    const quarter = (item.right - item.left) / 4;
    if (by && coverAt(item.element, x - quarter, y) && coverAt(item.element, x + quarter, y)) {
      if (!covered.has(item.element)) covered.set(item.element, { item, by });
      continue;
    }
    const ground = groundAt(item.element, x, y);
    const isFilled = style.backgroundClip === 'text';
    if (!ink || !ground || isFilled) {
      onPictures.push({ item, ink: isFilled ? null : ink, needed });
      continue;
    }
    const ratio = contrastOf(over(ink, ground), ground);
    const before = worst.get(item.element);
    if (ratio < needed - tolerance && ratio < (before?.ratio ?? Number.POSITIVE_INFINITY)) {
      worst.set(item.element, { item, ratio, needed });
    }
  }
  return { covered: [...covered.values()], low: [...worst.values()], onPictures };
}
