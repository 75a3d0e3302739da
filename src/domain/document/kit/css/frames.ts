/**
 * Ornaments around a page, chosen by the token `frame`: lines, stepped and pointed borders, corner pieces, washes. They
 * keep within the margin, take the accent of the page, and lie behind its content.
 */

/** Selects pages with a frame. */
const framed = (name: string): string => `.doc[style*="--frame:${name}"] .page`;

const svg = (size: number, body: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body}</svg>`)}")`;

/** Returns a border of one line as a polygon: its outer corners, then its inner ones in a line's distance. */
function ring(corner: readonly (readonly [number, number])[], line: number): string {
  const far = (value: number): string => `calc(100% - ${value}em)`;
  const near = (value: number): string => `${value}em`;
  const around = (inset: number): string => {
    const points = corner.map(([x, y]) => [x + inset, y + inset] as const);
    const back = points.toReversed();
    return [
      ...points.map(([x, y]) => `${near(x)} ${near(y)}`),
      ...back.map(([x, y]) => `${far(x)} ${near(y)}`),
      ...points.map(([x, y]) => `${far(x)} ${far(y)}`),
      ...back.map(([x, y]) => `${near(x)} ${far(y)}`),
      `${near(points[0]?.[0] ?? 0)} ${near(points[0]?.[1] ?? 0)}`,
    ].join(',');
  };
  return `polygon(evenodd,${around(0)},${around(line)})`;
}

const steps: readonly (readonly [number, number])[] = [
  [0, 3],
  [1.5, 3],
  [1.5, 1.5],
  [3, 1.5],
  [3, 0],
];
const outerSteps = steps.map(([x, y]) => [x * 0.72, y * 0.72] as const);
const points: readonly (readonly [number, number])[] = [
  [0, 3.4],
  [1.2, 1.2],
  [3.4, 0],
];

/** A shape in each corner, mirrored to face the middle. */
function corners(size: string, body: string): string {
  const turned = [
    ['left top', ''],
    ['right top', 'matrix(-1 0 0 1 100 0)'],
    ['left bottom', 'matrix(1 0 0 -1 0 100)'],
    ['right bottom', 'matrix(-1 0 0 -1 100 100)'],
  ] as const;
  const masks = turned.map(([place, matrix]) => {
    const image = svg(100, matrix ? `<g transform="${matrix}">${body}</g>` : body);
    return `${image} ${place}/${size} no-repeat`;
  });
  return `-webkit-mask:${masks.join(',')};mask:${masks.join(',')}`;
}

const leaf = (x: number, y: number, turn: number, size: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0C4-9 14-11 22 0C14 11 4 9 0 0Z"/>`;

/** A twig along both edges of a corner. */
const sprig = `<g fill="black"><path fill="none" stroke="black" stroke-width="1.2" d="M4 92C8 50 14 24 20 20S50 8 92 4"/>${[
  [6, 78, -35, 0.55],
  [6, 78, -150, 0.5],
  [10, 56, -30, 0.62],
  [10, 56, -145, 0.5],
  [15, 36, -20, 0.66],
  [15, 36, -140, 0.55],
  [20, 20, 45, 0.75],
  [36, 15, -60, 0.5],
  [36, 15, 50, 0.66],
  [56, 10, -55, 0.5],
  [56, 10, 55, 0.62],
  [78, 6, -50, 0.45],
  [78, 6, 55, 0.55],
]
  .map(([x = 0, y = 0, turn = 0, size = 1]) => leaf(x, y, turn, size))
  .join('')}</g>`;

/** Whiplash lines that end in a bud. */
const vine =
  '<g fill="none" stroke="black" stroke-width="2"><path d="M3 98C3 40 6 10 40 8C62 7 66 30 50 32C40 33 38 22 46 20"/><path d="M98 3C40 3 10 6 8 40C7 62 30 66 32 50C33 40 22 38 20 46"/><path d="M3 70C10 50 22 44 30 30M70 3C50 10 44 22 30 30" stroke-width="1.2"/></g><path d="M26 26C34 24 40 30 42 42C30 40 24 34 26 26Z"/>';

const before = (name: string, rules: string): string =>
  `${framed(name)}::before{content:"";position:absolute;inset:var(--frame-in);z-index:-1;pointer-events:none;font-size:var(--base-u);background:var(--accent-text);${rules}}`;
const after = (name: string, rules: string): string => before(name, rules).replace('::before', '::after');

export const framesCss = `
.doc[style*="--frame:"] .page{isolation:isolate;--frame-in:calc(var(--mt)*.3)}
${before('deco', `clip-path:${ring(steps, 0.2)}`)}
${after('deco', `inset:calc(var(--frame-in) + .42em);clip-path:${ring(outerSteps, 0.07)}`)}
${before('pointed', `clip-path:${ring(points, 0.1)}`)}
${after('pointed', `inset:calc(var(--frame-in) + .35em);clip-path:${ring(points, 0.05)}`)}
${before('double', 'background:none;border:max(1px,.12em) solid var(--accent-text)')}
${after('double', 'inset:calc(var(--frame-in) + .34em);background:none;border:max(.6px,.045em) solid var(--accent-text)')}
${before('slab', 'background:none;border:.55em solid var(--ink);inset:0')}
${before('stitch', 'background:none;border:max(1.2px,.11em) dashed var(--accent-text);border-radius:.7em;z-index:2')}
${before('dots', `z-index:2;inset:0;background:radial-gradient(circle,var(--accent-text) 32%,#0000 34%) 0 0/1.1em 1.1em;-webkit-mask:linear-gradient(#000 0 0) top/100% 1.1em no-repeat,linear-gradient(#000 0 0) bottom/100% 1.1em no-repeat;mask:linear-gradient(#000 0 0) top/100% 1.1em no-repeat,linear-gradient(#000 0 0) bottom/100% 1.1em no-repeat`)}
${before('corners', 'background:linear-gradient(var(--accent-text) 0 0) 0 0/3em .14em,linear-gradient(var(--accent-text) 0 0) 0 0/.14em 3em,linear-gradient(var(--accent-text) 0 0) 100% 0/3em .14em,linear-gradient(var(--accent-text) 0 0) 100% 0/.14em 3em,linear-gradient(var(--accent-text) 0 0) 0 100%/3em .14em,linear-gradient(var(--accent-text) 0 0) 0 100%/.14em 3em,linear-gradient(var(--accent-text) 0 0) 100% 100%/3em .14em,linear-gradient(var(--accent-text) 0 0) 100% 100%/.14em 3em;background-repeat:no-repeat')}
${after('corners', 'inset:0;background:linear-gradient(var(--rule) 0 0),radial-gradient(circle,var(--rule) .045em,#0000 .05em) 0 0/1.4em 1.4em;background-size:0 0,1.4em 1.4em;opacity:.8')}
${before('sprig', `inset:calc(var(--frame-in)*.7);${corners('min(7.5em,30%)', sprig)}`)}
${before('vine', `inset:calc(var(--frame-in)*.8);${corners('min(7em,28%)', vine)}`)}
${after('vine', 'inset:calc(var(--frame-in)*.8);background:linear-gradient(var(--accent-text) 0 0) 0 50%/.14em calc(100% - 14em),linear-gradient(var(--accent-text) 0 0) 100% 50%/.14em calc(100% - 14em),linear-gradient(var(--accent-text) 0 0) 50% 0/calc(100% - 14em) .14em,linear-gradient(var(--accent-text) 0 0) 50% 100%/calc(100% - 14em) .14em;background-repeat:no-repeat')}
${before('wash', 'inset:0;background:radial-gradient(45% 30% at 8% 4%,color-mix(in oklab,var(--accent) 38%,#0000),#0000),radial-gradient(50% 34% at 96% 10%,color-mix(in oklab,#d98a9a 34%,#0000),#0000),radial-gradient(52% 30% at 90% 98%,color-mix(in oklab,var(--accent) 30%,#0000),#0000),radial-gradient(46% 28% at 6% 94%,color-mix(in oklab,#e8b765 32%,#0000),#0000)')}
${before('stripes', 'inset:0 0 auto auto;width:100%;height:1.7em;background:linear-gradient(#6b2d1a 25%,#c2541b 25% 50%,#e59a2f 50% 75%,#8a9a4b 75%);z-index:2')}
${after('stripes', 'inset:auto 0 0 auto;width:100%;height:1.7em;background:linear-gradient(#8a9a4b 25%,#e59a2f 25% 50%,#c2541b 50% 75%,#6b2d1a 75%);z-index:2')}
${before('shapes', 'inset:0 0 auto auto;width:7.2em;height:2.4em;z-index:2;background:radial-gradient(circle at 50% 50%,#d3301f 49%,#0000 50%) 0 0/2.4em 2.4em,conic-gradient(from 135deg at 50% 0,#e9b320 90deg,#0000 0) 2.4em 0/2.4em 2.4em,linear-gradient(#1f4f9e 0 0) 4.8em 0/2.4em 2.4em;background-repeat:no-repeat')}
`;
