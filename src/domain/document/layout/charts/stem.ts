import { element, type Html } from '../markup.ts';
import { leaf } from '../ornament/cut-paper/leaf.ts';
import { type Point, polar, steps } from '../ornament/geometry.ts';
import { disc } from '../ornament/paint.ts';
import { seededRandom } from '../ornament/random.ts';
import { percent } from './chart-scale.ts';

/** Number of leaves on a stem of full height. */
const mostLeaves = 13;
const petals = 9;
const up = -Math.PI / 2;
const blooms = ['clay', 'straw'] as const;

/** Draws shapes around a point of the stem, in units of a twentieth of the type size. */
function part(top: number, ...shapes: readonly Html[]): Html {
  const more = { y: percent(top), width: '1em', height: '1em', viewBox: '0 0 20 20' };
  return element('svg', { class: 'stem-part', more }, ...shapes);
}

/**
 * Draws a value as a plant: a stem to scale, leaves on both sides, a flower at the value. `top` and `height`
 * are shares of the drawing; `index` varies the plant.
 */
export function stemHtml(top: number, height: number, index: number, isMarked: boolean): Html {
  const random = seededRandom(index + 1);
  const count = Math.max(2, Math.round(height * mostLeaves));
  const leaves = steps(count).map((place) => {
    const form = { length: 44, width: 16, colour: 'sage', vein: 'deep' } as const;
    const angle = up + (place % 2 === 0 ? 1 : -1);
    const at = top + height * (1 - 0.06 - (0.8 * place) / count);
    return part(at, ...leaf({ ...form, base: [0, 0], angle }, random));
  });
  const centre: Point = [0, 0];
  const size = isMarked ? 25 : 21;
  const flower = steps(petals).flatMap((petal) => {
    const angle = (petal / petals) * Math.PI * 2 + index;
    const colour = isMarked ? 'ochre' : (blooms[index % blooms.length] ?? 'clay');
    return leaf(
      { base: polar(centre, size * 0.24, angle), angle, length: size, width: size * 0.58, colour },
      random,
    );
  });
  return element(
    'g',
    { class: 'art stem' },
    element('rect', { class: 'is-sage stem-stalk', more: { y: percent(top), height: percent(height) } }),
    ...leaves,
    part(top, ...flower, disc(centre, size * 0.36, 'deep')),
  );
}
