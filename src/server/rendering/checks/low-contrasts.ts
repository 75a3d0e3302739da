/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { DrawnItem, MeasuredPage } from './measure-page.ts';

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

interface Field {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Null for pictures and gradients. */
  readonly colour: Colour | null;
}

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Returns texts with too little contrast to their background, the worst line of each element. The page must
 * be in the viewport: the background is found with elementsFromPoint at the middle of each line, including
 * ornament and neighboring blocks.
 */
export function lowContrasts(page: MeasuredPage): Contrasts {
  /** Tolerance for rounding to 8 bits. */
  const tolerance = 0.01;
  const colours = new Map<string, Colour | null>();
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

  const read = (css: string): Colour | null => {
    const before = colours.get(css);
    if (before !== undefined) return before;
    const numbers = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(css);
    let colour: Colour | null = null;
    if (numbers) {
      colour = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3]), Number(numbers[4] ?? 1)];
    } else if (canvas && CSS.supports('color', css)) {
      // Other notations are converted by drawing them.
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      colour = [red, green, blue, alpha / 255];
    }
    colours.set(css, colour);
    return colour;
  };
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (a: number, b: number) => a * top[3] + b * (1 - top[3]);
    return [mix(top[0], below[0]), mix(top[1], below[1]), mix(top[2], below[2]), 1];
  };
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
  const opacityOf = (element: Element): number => {
    let opacity = 1;
    for (let at: Element | null = element; at && at !== page.section; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  };
  /** Backgrounds that an element's ::before and ::after put behind its text. */
  const fieldsOf = (element: Element): Field[] => {
    const before = fields.get(element);
    if (before) return before;
    const found: Field[] = [];
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (style.content === 'none' || style.content === 'normal' || style.position !== 'absolute') continue;
      const colour = read(style.backgroundColor);
      if (style.backgroundImage === 'none' && colour?.[3] === 0) continue;
      const isPlaced = getComputedStyle(element).position !== 'static';
      const holder = isPlaced
        ? element
        : (element instanceof HTMLElement && element.offsetParent) || page.section;
      const box = holder.getBoundingClientRect();
      // Used values: px from the padding edge of the containing block.
      const left = box.left + holder.clientLeft + Number.parseFloat(style.left);
      const top = box.top + holder.clientTop + Number.parseFloat(style.top);
      const isPlain = style.backgroundImage === 'none' && style.transform === 'none';
      found.push({
        left,
        top,
        right: left + Number.parseFloat(style.width),
        bottom: top + Number.parseFloat(style.height),
        colour: isPlain ? colour : null,
      });
    }
    fields.set(element, found);
    return found;
  };
  const computeLayer = (element: Element): Colour | null => {
    const style = getComputedStyle(element);
    if (element instanceof SVGElement) {
      if (element instanceof SVGSVGElement) return [0, 0, 0, 0];
      const fill = read(style.fill);
      return fill && [fill[0], fill[1], fill[2], fill[3] * Number(style.fillOpacity) * opacityOf(element)];
    }
    if (element.matches('img,canvas,video')) return null;
    if (style.backgroundImage !== 'none' || style.mixBlendMode !== 'normal') return null;
    const colour = read(style.backgroundColor);
    return colour && [colour[0], colour[1], colour[2], colour[3] * opacityOf(element)];
  };
  const layers = new Map<Element, Colour | null>();
  const fields = new Map<Element, Field[]>();
  /** The color that an element paints over its background; null for a picture. */
  const layerOf = (element: Element): Colour | null => {
    const before = layers.get(element);
    if (before !== undefined) return before;
    const layer = computeLayer(element);
    layers.set(element, layer);
    return layer;
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
