import { circle, type Draw, dot, fixed, path, segment } from './strokes.ts';

const steps = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Horizontal lines of moving water; one has the accent color. */
export const tide: Draw = ({ width, height, random }) => {
  const lines = Math.max(9, Math.round(height / 22));
  const strong = Math.floor(lines * (0.35 + random() * 0.3));
  const phase = random() * 6.28;
  const amplitude = Math.min(26, height * 0.075);
  const swell = 0.7 + random() * 0.5;
  return steps(lines).map((line) => {
    const share = line / (lines - 1);
    const base = 14 + share * (height - 28);
    const points = steps(37).map((step) => {
      const x = step / 36;
      const lift =
        Math.sin(x * 5.2 * swell + phase + share * 2.1) * amplitude +
        Math.sin(x * 9.1 - phase * 1.3 + share * 4.4) * amplitude * 0.45;
      return `${fixed(x * width)} ${fixed(base + lift * (0.35 + 0.65 * Math.sin(share * 3.1)))}`;
    });
    return path(`M${points.join('L')}`, line === strong);
  });
};

/** Concentric rings around a point near an edge: sound, sun, tree, ripple. */
export const rings: Draw = ({ width, height, random }) => {
  const cx = width * (0.62 + random() * 0.22);
  const cy = height * (0.52 + random() * 0.3);
  const reach = Math.hypot(width, height) * 0.62;
  const count = 15;
  const strong = 4 + Math.floor(random() * 5);
  return [
    ...steps(count).map((ring) => circle(cx, cy, (reach * (ring + 1)) / count, ring === strong)),
    dot(cx, cy, reach / count / 2.4, true),
  ];
};

/** Folded and sewn sections of a book, one of them marked. */
export const sections: Draw = ({ width, height, random }) => {
  const count = Math.max(4, Math.round(height / 55));
  const pitch = (height - 8) / count;
  const strong = Math.floor(random() * count);
  const left = width * 0.1;
  /* The stitched binding thread. */
  const stitches = steps(Math.floor(height / 12)).map((stitch) =>
    segment(left * 0.8, stitch * 12, left * 0.8, stitch * 12 + 6),
  );
  const folds = steps(count).flatMap((section) => {
    const middle = 4 + pitch * (section + 0.5);
    return steps(4).map((leaf) => {
      const radius = pitch * (0.44 - leaf * 0.105);
      const from = left + pitch * 0.44;
      return path(
        `M${fixed(width)} ${fixed(middle - radius)}H${fixed(from)}A${fixed(radius)} ${fixed(radius)} 0 0 0 ${fixed(from)} ${fixed(middle + radius)}H${fixed(width)}`,
        section === strong,
      );
    });
  });
  return [...stitches, ...folds];
};

/** Spoked wheels on one line. */
export const wheels: Draw = ({ width, height, random }) => {
  /* A tall box shows one large wheel cropped at the right, a wide one shows two. */
  const isTall = height > width;
  const radius = isTall ? width * 0.6 : Math.min(height * 0.42, width * 0.24);
  const ground = isTall ? height * 0.5 + radius : height * 0.94;
  const centres = isTall
    ? [width * 0.16 + radius]
    : [width * 0.5 - radius * 1.28, width * 0.5 + radius * 1.28];
  const turn = random() * 0.4;
  const spokes = isTall ? 28 : 18;
  return [
    ...(isTall ? [] : [segment(0, ground, width, ground)]),
    ...centres.flatMap((cx, wheel) => {
      const cy = ground - radius;
      return [
        circle(cx, cy, radius, wheel === centres.length - 1),
        circle(cx, cy, radius * 0.93),
        circle(cx, cy, radius * 0.1),
        ...steps(spokes).map((spoke) => {
          const angle = turn + (spoke * 2 * Math.PI) / spokes;
          const lean = angle + (spoke % 2 === 0 ? 1.1 : -1.1);
          return segment(
            cx + Math.cos(lean) * radius * 0.1,
            cy + Math.sin(lean) * radius * 0.1,
            cx + Math.cos(angle) * radius * 0.93,
            cy + Math.sin(angle) * radius * 0.93,
          );
        }),
      ];
    }),
  ];
};

/** A line with stops on a faint grid: a route through a town. */
export const route: Draw = ({ width, height, random }) => {
  const columns = 6;
  const inset = 4;
  const cell = (width - 2 * inset) / columns;
  const rows = Math.max(2, Math.round((height - 2 * inset) / cell));
  const at = (column: number, row: number): readonly [number, number] => [
    inset + column * cell,
    inset + (row * (height - 2 * inset)) / rows,
  ];
  const net = [
    ...steps(columns + 1).map((column) => segment(...at(column, 0), ...at(column, rows))),
    ...steps(rows + 1).map((row) => segment(...at(0, row), ...at(columns, row))),
  ];
  /* The line goes straight or moves by one row, and turns back before it leaves the grid. */
  let row = Math.round(rows / 2);
  const stops = steps(columns + 1).map((column) => {
    if (column > 0 && column < columns && random() < 0.55)
      row = Math.min(rows - 1, Math.max(1, row + (random() < 0.5 ? -1 : 1)));
    return at(column, row);
  });
  const d = stops.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L');
  return [
    ...net,
    path(`M${d}`, true),
    ...stops.map(([x, y], index) => dot(x, y, index % 3 === 0 ? cell * 0.14 : cell * 0.08, true)),
  ];
};

/** Quarter arcs on a square grid, each randomly rotated; one run has the accent color. */
export const arcs: Draw = ({ width, height, random }) => {
  const cell = Math.max(width, height) / 6;
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const strong = Math.floor(random() * columns * rows);
  return steps(columns * rows).flatMap((tile) => {
    const x = (tile % columns) * cell;
    const y = Math.floor(tile / columns) * cell;
    const corner = Math.floor(random() * 4);
    const cx = x + (corner % 2) * cell;
    const cy = y + Math.floor(corner / 2) * cell;
    const sx = corner % 2 === 0 ? 1 : -1;
    const sy = corner < 2 ? 1 : -1;
    return steps(5).map((ring) => {
      const r = (cell * (ring + 1)) / 5;
      return path(
        `M${fixed(cx + sx * r)} ${fixed(cy)}A${fixed(r)} ${fixed(r)} 0 0 ${sx * sy > 0 ? 1 : 0} ${fixed(cx)} ${fixed(cy + sy * r)}`,
        tile === strong,
      );
    });
  });
};

/** Stalks with pairs of leaves, growing from the bottom. */
export const stalks: Draw = ({ width, height, random }) => {
  const count = Math.max(5, Math.round(width / 46));
  const strong = Math.floor(random() * count);
  return steps(count).flatMap((stalk) => {
    const x = (width * (stalk + 0.5)) / count;
    const top = height * (0.08 + random() * 0.34);
    const lean = (random() - 0.5) * 22;
    const leaves = 4 + Math.floor(random() * 3);
    return [
      path(
        `M${fixed(x)} ${fixed(height)}Q${fixed(x)} ${fixed((top + height) / 2)} ${fixed(x + lean)} ${fixed(top)}`,
        stalk === strong,
      ),
      ...steps(leaves * 2).map((leaf) => {
        const share = 0.12 + (Math.floor(leaf / 2) / leaves) * 0.78;
        const y = height + (top - height) * share;
        const along = x + lean * share * share;
        const side = leaf % 2 === 0 ? 1 : -1;
        const size = 15 * (1.15 - share * 0.7);
        return path(
          `M${fixed(along)} ${fixed(y)}Q${fixed(along + side * size)} ${fixed(y - size * 0.2)} ${fixed(along + side * size * 1.25)} ${fixed(y - size * 1.3)}Q${fixed(along + side * size * 0.2)} ${fixed(y - size * 1.1)} ${fixed(along)} ${fixed(y)}`,
          stalk === strong,
        );
      }),
    ];
  });
};
