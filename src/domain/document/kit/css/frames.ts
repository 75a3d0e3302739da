/*
 * Ornaments around a page, chosen by the token `frame`: lines, stepped and pointed borders, twigs in the corners,
 * bands. They keep within the margin and lie behind the content. Shapes are polygons, which print as vectors; lengths
 * are hundredths of the page's shorter side.
 */

type Point = readonly [x: number, y: number];

const near = (value: number): string => `${Number(value.toFixed(2))}cqmin`;
const far = (value: number): string => `calc(100% - ${near(value)})`;
const all = (points: readonly Point[], x: typeof near, y: typeof near): string[] =>
  points.map(([left, top]) => `${x(left)} ${y(top)}`);

/** Returns a line along the edges of a page, from the outline of its top left corner. */
function ring(corner: readonly Point[], line: number): string {
  const around = (inset: number): string[] => {
    const points = corner.map(([x, y]): Point => [x + inset, y + inset]);
    const back = points.toReversed();
    const whole = [
      ...all(points, near, near),
      ...all(back, far, near),
      ...all(points, far, far),
      ...all(back, near, far),
    ];
    return [...whole, whole[0] ?? ''];
  };
  return `polygon(evenodd,${[...around(0), ...around(line)].join(',')})`;
}

/** Returns shapes in two opposite corners. The way from one to the other is taken twice, so that it has no area. */
function corners(shapes: readonly (readonly Point[])[]): string {
  const start: Point = [0, 0];
  const whole = shapes.flatMap((shape) => [start, ...shape, ...shape.slice(0, 1)]);
  return `polygon(${[...all(whole, near, near), '0 0', ...all(whole, far, far), '100% 100%'].join(',')})`;
}

/** Outline of a leaf that points right, one unit long. */
const leafShape: readonly Point[] = [
  [0, 0],
  [0.3, -0.2],
  [0.66, -0.18],
  [1, 0],
  [0.66, 0.18],
  [0.3, 0.2],
];

function leaf(at: Point, degrees: number, length: number): readonly Point[] {
  const [cos, sin] = [
    Math.cos((degrees * Math.PI) / 180) * length,
    Math.sin((degrees * Math.PI) / 180) * length,
  ];
  return leafShape.map(([x, y]) => [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos]);
}

/** Returns a line of a width as an outline. */
function stroke(points: readonly Point[], width: number): readonly Point[] {
  const side = (sign: number) =>
    points.map(([x, y], at): Point => {
      const [[x1, y1], [x2, y2]] = [points[at - 1] ?? [x, y], points[at + 1] ?? [x, y]];
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      return [x - (sign * width * (y2 - y1)) / length / 2, y + (sign * width * (x2 - x1)) / length / 2];
    });
  return [...side(1), ...side(-1).toReversed()];
}

/** The same shapes on the other side of a corner's diagonal. */
const mirrored = (shapes: readonly (readonly Point[])[]): readonly (readonly Point[])[] => [
  ...shapes,
  ...shapes.map((shape) => shape.map(([x, y]): Point => [y, x])),
];

const scaled = (shapes: readonly (readonly Point[])[], scale: number): readonly (readonly Point[])[] =>
  shapes.map((shape) => shape.map(([x, y]): Point => [x * scale, y * scale]));

/** A twig along both edges. */
const sprig = mirrored([
  stroke(
    [
      [2, 2],
      [6, 1.6],
      [12, 1.3],
      [17, 1.2],
    ],
    0.22,
  ),
  leaf([2, 2], 45, 3.4),
  leaf([4.4, 1.8], -28, 2.4),
  leaf([4.6, 1.8], 38, 2.8),
  leaf([8.4, 1.5], -26, 2.2),
  leaf([8.6, 1.5], 34, 2.5),
  leaf([12.4, 1.3], -24, 1.9),
  leaf([12.6, 1.3], 30, 2.1),
  leaf([16.8, 1.2], 4, 2.2),
]);

/** A whiplash line that ends in a spiral and a bud. */
const spiral = Array.from({ length: 9 }, (_, at): Point => {
  const angle = -1.6 + at * 0.8;
  const radius = 2 - at * 0.19;
  return [7.2 + Math.cos(angle) * radius, 2.6 + Math.sin(angle) * radius];
});
const vine = mirrored([
  stroke([[0.3, 30], [0.3, 14], [0.7, 6], [2.2, 2.2], [4.6, 0.7], ...spiral], 0.3),
  leaf([3.2, 3.2], 45, 3),
]);

const steps: readonly Point[] = [
  [0, 5.4],
  [2.7, 5.4],
  [2.7, 2.7],
  [5.4, 2.7],
  [5.4, 0],
];
const points: readonly Point[] = [
  [0, 6.4],
  [2.2, 2.2],
  [6.4, 0],
];
const within = (shape: readonly Point[], inset: number): readonly Point[] =>
  shape.map(([x, y]) => [Math.max(0, x - inset), Math.max(0, y - inset)]);

const accent = 'linear-gradient(var(--accent-text) 0 0)';
const sides = (place: string, size: string): string => `${accent} ${place}/${size} no-repeat`;

/** Brackets in the corners. */
const brackets = ['0 0', '100% 0', '0 100%', '100% 100%']
  .flatMap((place) => [sides(place, '6cqmin .3cqmin'), sides(place, '.3cqmin 6cqmin')])
  .join(',');

/** Circle, triangle, square and quarter in primary colors, in a tile four times as wide as high. */
const shapes = [
  'radial-gradient(circle 2.5cqmin at 2.5cqmin 50%,#d3301f 97%,#0000)',
  'conic-gradient(from 153.4deg at 37.5% 0,#e9b320 53.1deg,#0000 0)',
  'linear-gradient(90deg,#0000 50%,#1f4f9e 50% 75%,#0000 75%)',
  'radial-gradient(circle 5cqmin at 100% 100%,#191919 98%,#0000)',
]
  .map((image) => `${image} 0 0/20cqmin 100%`)
  .join(',');

/** Four stripes, from the edge of the page inward. */
const stripes = (side: string): string =>
  `linear-gradient(to ${side},#6b2d1a 25%,#c2541b 25% 50%,#e59a2f 50% 75%,#8a9a4b 75%)`;

const wash = [
  '45% 30% at 8% 4%,color-mix(in oklab,var(--accent) 38%,#0000)',
  '50% 34% at 96% 10%,color-mix(in oklab,#d98a9a 34%,#0000)',
  '52% 30% at 90% 98%,color-mix(in oklab,var(--accent) 30%,#0000)',
  '46% 28% at 6% 94%,color-mix(in oklab,#e8b765 32%,#0000)',
]
  .map((spot) => `radial-gradient(${spot},#0000)`)
  .join(',');

const drawn = (name: string, part: 'before' | 'after', rules: string): string =>
  `.doc[style*="--frame:${name}"] .page::${part}{content:"";position:absolute;inset:2.2cqmin;z-index:-1;pointer-events:none;${rules}}`;
/** A shape in the accent. */
const cut = (name: string, part: 'before' | 'after', clip: string, inset = 2.2): string =>
  drawn(name, part, `inset:${inset}cqmin;background:var(--accent-text);clip-path:${clip}`);

export const framesCss = `
.doc[style*="--frame:"] .page{isolation:isolate}
${cut('deco', 'before', ring(steps, 0.42))}
${cut('deco', 'after', ring(within(steps, 0.5), 0.14), 3.1)}
${cut('pointed', 'before', ring(points, 0.26))}
${cut('pointed', 'after', ring(points, 0.12), 3)}
${cut('sprig', 'before', corners(scaled(sprig, 1.5)), 0.8)}
${cut('vine', 'before', corners(scaled(vine, 1.2)), 2)}
${drawn('double', 'before', 'border:.3cqmin solid var(--accent-text)')}
${drawn('double', 'after', 'inset:3cqmin;border:.1cqmin solid var(--accent-text)')}
${drawn('slab', 'before', 'inset:0;border:1.6cqmin solid var(--ink);z-index:2')}
${drawn('stitch', 'before', 'border:.3cqmin dashed var(--accent-text);border-radius:2cqmin;z-index:2')}
${drawn('dots', 'before', 'inset:0 0 auto;height:2.6cqmin;background:radial-gradient(circle,var(--accent-text) 32%,#0000 34%) 0 0/2.6cqmin 2.6cqmin;z-index:2')}
${drawn('dots', 'after', 'inset:auto 0 0;height:2.6cqmin;background:radial-gradient(circle,var(--accent-text) 32%,#0000 34%) 0 0/2.6cqmin 2.6cqmin;z-index:2')}
${drawn('corners', 'before', `background:${brackets}`)}
${drawn('wash', 'before', `inset:0;background:${wash}`)}
${drawn('stripes', 'before', `inset:0 0 auto;height:4.4cqmin;background:${stripes('bottom')};z-index:2`)}
${drawn('stripes', 'after', `inset:auto 0 0;height:4.4cqmin;background:${stripes('top')};z-index:2`)}
${drawn('shapes', 'before', `inset:0 0 auto;height:5cqmin;background:${shapes},#f3eddd;z-index:2`)}
`;
