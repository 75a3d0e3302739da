import { arc, box, type Outline, oval, polygon, polyline, smooth, turned, wedge } from '../outline.ts';
import { type Draw, filled, stroked } from '../shape.ts';

type Numbers = readonly number[];
const of =
  (outline: (numbers: Numbers) => Outline): Draw =>
  (numbers, hue) => [filled(hue, outline(numbers))];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns points around a center, one per radius. */
function around(x: number, y: number, radii: Numbers, turn = -90): number[] {
  return radii.flatMap((r, index) => {
    const angle = radians(turn + (index / radii.length) * 360);
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
}

function gear(x: number, y: number, r: number, teeth: number): Outline {
  const points = Array.from({ length: teeth }, (_, tooth) =>
    [-0.32, -0.2, 0.2, 0.32].flatMap((share, index) => {
      const angle = ((tooth + share) / teeth) * Math.PI * 2;
      const reach = index === 1 || index === 2 ? r : r * 0.8;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
  return polygon(points.flat());
}

const heart = (x: number, y: number, r: number): Outline => [
  ['M', x, y + r],
  ['C', x - r * 1.5, y, x - r * 1.15, y - r * 1.05, x - r * 0.5, y - r * 0.95],
  ['C', x - r * 0.2, y - r * 0.9, x, y - r * 0.7, x, y - r * 0.45],
  ['C', x, y - r * 0.7, x + r * 0.2, y - r * 0.9, x + r * 0.5, y - r * 0.95],
  ['C', x + r * 1.15, y - r * 1.05, x + r * 1.5, y, x, y + r],
  ['Z'],
];

const drop = (x: number, y: number, r: number): Outline => [
  ['M', x, y - r * 1.7],
  ['C', x + r * 0.5, y - r * 0.8, x + r, y - r * 0.4, x + r, y + r * 0.1],
  ['C', x + r, y + r * 0.65, x + r * 0.55, y + r, x, y + r],
  ['C', x - r * 0.55, y + r, x - r, y + r * 0.65, x - r, y + r * 0.1],
  ['C', x - r, y - r * 0.4, x - r * 0.5, y - r * 0.8, x, y - r * 1.7],
  ['Z'],
];

function leaf(x: number, y: number, length: number, turn: number, ratio = 0.42): Outline {
  const w = (length * ratio) / 2;
  const flat: Outline = [
    ['M', x, y],
    ['C', x + length * 0.25, y - w * 1.5, x + length * 0.7, y - w * 1.3, x + length, y],
    ['C', x + length * 0.7, y + w * 1.3, x + length * 0.25, y + w * 1.5, x, y],
    ['Z'],
  ];
  return turned(flat, turn, [x, y]);
}

const half = (x: number, y: number, r: number, turn = 0): Outline =>
  turned([...arc(x, y, r, 180, 360), ['Z']], turn, [x, y]);

const all = (draw: (...numbers: number[]) => Outline): Draw => of((numbers) => draw(...numbers));

/** Geometric shapes: the notation words that are one outline each. For their numbers see `notation.ts`. */
export const plainParts: Readonly<Record<string, Draw>> = {
  disc: ([x = 0, y = 0, r = 0], hue) => [filled(hue, oval(x, y, r, r))],
  oval: all(oval),
  box: all(box),
  /** A centered box, rotated. */
  bar: ([x = 0, y = 0, w = 0, h = 0, turn = 0, r = 0], hue) => [
    filled(hue, turned(box(x - w / 2, y - h / 2, w, h, r), turn, [x, y])),
  ],
  poly: of(polygon),
  blob: of((numbers) => smooth(numbers, true)),
  half: all(half),
  wedge: all(wedge),
  gear: all(gear),
  heart: all(heart),
  drop: all(drop),
  leaf: all(leaf),
  star: ([x = 0, y = 0, r = 0, points = 5, inner = 0.45, turn = -90], hue) => [
    filled(
      hue,
      polygon(
        around(
          x,
          y,
          Array.from({ length: points * 2 }, (_, index) => (index % 2 === 0 ? r : r * inner)),
          turn,
        ),
      ),
    ),
  ],
  ring: ([x = 0, y = 0, r = 0, width = 1], hue) => [stroked(hue, width, oval(x, y, r, r))],
  hoop: ([x = 0, y = 0, rx = 0, ry = 0, width = 1, turn = 0], hue) => [
    stroked(hue, width, oval(x, y, rx, ry, turn)),
  ],
  line: ([width = 1, ...points], hue) => [stroked(hue, width, polyline(points))],
  curve: ([width = 1, ...points], hue) => [stroked(hue, width, smooth(points, false))],
  loop: ([width = 1, ...points], hue) => [stroked(hue, width, smooth(points, true))],
  arc: ([width = 1, x = 0, y = 0, r = 0, from = 0, to = 90], hue) => [
    stroked(hue, width, arc(x, y, r, from, to)),
  ],
};
