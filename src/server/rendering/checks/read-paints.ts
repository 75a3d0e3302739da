/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A background that ::before or ::after puts behind an element's text. In CSS px of the window. */
export interface Field {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Null for pictures and gradients. */
  readonly colour: Colour | null;
  /** 'none', its polygon, or 'other' for a shape that isn't known exactly. */
  readonly clip: string;
}

export interface Paints {
  /** Returns a color of CSS; null for other paint. */
  readonly read: (css: string) => Colour | null;
  /** Returns a color over an opaque one. */
  readonly over: (top: Colour, below: Colour) => Colour;
  /** Returns the opacity of an element on its page. */
  readonly opacityOf: (element: Element) => number;
  readonly fieldsOf: (element: Element) => readonly Field[];
  /** Returns the color that an element paints over its background; null for a picture. */
  readonly layerOf: (element: Element) => Colour | null;
}

/** Reads what the elements of a page paint, each once. Runs in the page: see ../in-page/call-in-page.ts. */
export function readPaints(section: HTMLElement): Paints {
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
  const opacities = new Map<Element, number>();
  const opacityOf = (element: Element | null): number => {
    if (!element || element === section) return 1;
    const before = opacities.get(element);
    if (before !== undefined) return before;
    const opacity = Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    opacities.set(element, opacity);
    return opacity;
  };
  const fieldsOf = (element: Element): Field[] => {
    const before = fields.get(element);
    if (before) return before;
    const found: Field[] = [];
    /* The frame of a page is an ornament in its margin. */
    const isFramed = element === section && getComputedStyle(section).getPropertyValue('--frame') !== '';
    for (const pseudo of isFramed ? [] : ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (style.content === 'none' || style.content === 'normal' || style.position !== 'absolute') continue;
      const colour = read(style.backgroundColor);
      if (style.backgroundImage === 'none' && colour?.[3] === 0) continue;
      const isPlaced = getComputedStyle(element).position !== 'static';
      const holder = isPlaced ? element : (element instanceof HTMLElement && element.offsetParent) || section;
      const box = holder.getBoundingClientRect();
      // Used values: px from the padding edge of the containing block.
      const left = box.left + holder.clientLeft + Number.parseFloat(style.left);
      const top = box.top + holder.clientTop + Number.parseFloat(style.top);
      const isPlain = style.backgroundImage === 'none' && style.transform === 'none';
      const isSquare = style.borderRadius === '0px' && style.maskImage === 'none';
      found.push({
        left,
        top,
        right: left + Number.parseFloat(style.width),
        bottom: top + Number.parseFloat(style.height),
        colour: isPlain ? colour : null,
        clip: isSquare ? style.clipPath : 'other',
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
  const layerOf = (element: Element): Colour | null => {
    const before = layers.get(element);
    if (before !== undefined) return before;
    const layer = computeLayer(element);
    layers.set(element, layer);
    return layer;
  };
  return { read, over, opacityOf, fieldsOf, layerOf };
}
