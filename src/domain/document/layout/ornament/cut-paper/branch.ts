import type { Html } from '../../markup.ts';
import {
  along,
  type Bezier,
  between,
  closedCurve,
  jitter,
  type Point,
  type Random,
  steps,
} from '../geometry.ts';
import { type Colour, shape } from '../paint.ts';
import { leaf } from './leaf.ts';

export interface BranchForm {
  readonly way: Bezier;
  readonly leaves: number;
  /** Thickness at the start and at the end. */
  readonly width: readonly [number, number];
  readonly leafLength: readonly [number, number];
  readonly wood?: Colour;
  /** Pairs of leaf colors, used in turn: lit and shaded half. */
  readonly tones?: readonly (readonly [Colour, Colour])[];
}

const marks = 16;
const leafTones = [
  ['moss', 'deep'],
  ['fern', 'moss'],
] as const satisfies BranchForm['tones'];

/** Draws a tapering twig with leaves on both sides and one at its tip. */
export function branch(form: BranchForm, random: Random): readonly Html[] {
  const { way, leaves, width, leafLength, wood = 'bark', tones = leafTones } = form;
  const edges = steps(marks + 1).map((mark) => {
    const share = mark / marks;
    const { point, angle } = along(way, share);
    const half = ((width[0] + (width[1] - width[0]) * share) / 2) * (1 + jitter(random, 0.12));
    const away = (side: number): Point => [
      point[0] - Math.sin(angle) * half * side,
      point[1] + Math.cos(angle) * half * side,
    ];
    return [away(1), away(-1)] as const;
  });
  const foliage = steps(leaves).flatMap((index) => {
    const share = 0.1 + (0.9 * index) / Math.max(1, leaves - 1);
    const { point, angle } = along(way, share);
    const isLast = index === leaves - 1;
    const turn = (index % 2 === 0 ? -1 : 1) * between(random, 0.75, 1.1);
    const length = between(random, ...leafLength) * (1 - 0.2 * share);
    const [colour, shade] = tones[index % tones.length] ?? leafTones[0];
    return leaf(
      {
        base: point,
        angle: isLast ? angle : angle + turn,
        length,
        width: length * 0.42,
        colour,
        shade,
        vein: 'vein',
        isVeined: true,
      },
      random,
    );
  });
  const outline = [...edges.map(([left]) => left), ...edges.map(([, right]) => right).reverse()];
  return [...foliage, shape(closedCurve(outline), wood)];
}
