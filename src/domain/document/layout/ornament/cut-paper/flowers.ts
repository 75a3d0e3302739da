import type { Html } from '../../markup.ts';
import {
  along,
  type Bezier,
  blob,
  jitter,
  lineFrom,
  openCurve,
  type Point,
  polar,
  type Random,
  steps,
} from '../geometry.ts';
import { type Colour, disc, line, shape } from '../paint.ts';
import { leaf } from './leaf.ts';

export type Bloom = 'sunflower' | 'tulip' | 'umbel' | 'star';

/** Angle between adjacent seeds in a seed head, in radians. */
const goldenAngle = 2.4;
const up = -Math.PI / 2;

/** Draws petals around a center; `size` is the length of a petal. */
function star(centre: Point, size: number, petals: number, colour: Colour, random: Random): readonly Html[] {
  const turn = random() * Math.PI;
  return steps(petals).flatMap((petal) => {
    const angle = (petal / petals) * Math.PI * 2 + turn;
    return leaf(
      { base: polar(centre, size * 0.26, angle), angle, length: size, width: size * 0.52, colour },
      random,
    );
  });
}

function sunflower(centre: Point, size: number, random: Random): readonly Html[] {
  const seeds = steps(16).map((seed) =>
    disc(polar(centre, size * 0.088 * Math.sqrt(seed), seed * goldenAngle), size * 0.038, 'ochre'),
  );
  return [
    ...star(centre, size * 0.66, 14, 'ochre', random),
    shape(blob(centre, { radiusX: size * 0.46, points: 9 }, random), 'bark'),
    ...seeds,
  ];
}

function tulip([x, y]: Point, size: number, random: Random): readonly Html[] {
  return [-0.35, 0.35, 0].flatMap((lean) =>
    leaf(
      {
        base: [x, y + size * 0.2],
        angle: up + lean,
        length: size,
        width: size * 0.52,
        colour: lean === 0 ? 'madder' : 'clay',
      },
      random,
    ),
  );
}

function umbel(centre: Point, size: number, stalk: Colour): readonly Html[] {
  const tips = steps(7).map((ray) => polar(centre, size * 0.9, up + (ray - 3) * 0.32));
  return [
    line(tips.map((tip) => lineFrom(centre, tip)).join(''), stalk, size * 0.05),
    ...tips.flatMap((tip) =>
      steps(6).map((seed) =>
        disc(polar(tip, size * 0.095 * Math.sqrt(seed), seed * goldenAngle), size * 0.08, 'petal'),
      ),
    ),
  ];
}

/** Draws a flower without its stalk. */
export function bloom(
  kind: Bloom,
  centre: Point,
  size: number,
  stalk: Colour,
  random: Random,
): readonly Html[] {
  switch (kind) {
    case 'sunflower':
      return sunflower(centre, size, random);
    case 'tulip':
      return tulip(centre, size, random);
    case 'umbel':
      return umbel(centre, size, stalk);
    case 'star':
      return [...star(centre, size * 0.8, 9, 'ochre', random), disc(centre, size * 0.28, stalk)];
  }
}

/** Draws a plant from the ground up: a curved stalk, alternating leaves, a flower at the top. */
export function plant(
  foot: Point,
  {
    height,
    kind,
    size,
    stalk,
  }: { readonly height: number; readonly kind: Bloom; readonly size: number; readonly stalk: Colour },
  random: Random,
): readonly Html[] {
  const [x, y] = foot;
  const sway = jitter(random, height * 0.06);
  const way: Bezier = [
    foot,
    [x + sway * 0.2, y - height * 0.35],
    [x + sway, y - height * 0.7],
    [x + sway, y - height],
  ];
  const leaves = Math.max(2, Math.round(height / 34));
  return [
    line(openCurve([0, 0.33, 0.66, 1].map((share) => along(way, share).point)), stalk, 4),
    ...steps(leaves).flatMap((index) => {
      const share = 0.1 + (0.72 * index) / leaves;
      const { point, angle } = along(way, share);
      const length = 40 * (1 - share * 0.45);
      return leaf(
        {
          base: point,
          angle: angle + (index % 2 === 0 ? -0.85 : 0.85),
          length,
          width: length * 0.38,
          colour: stalk,
          vein: 'vein',
        },
        random,
      );
    }),
    ...bloom(kind, along(way, 1).point, size, stalk, random),
  ];
}
