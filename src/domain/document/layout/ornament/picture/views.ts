import { between, type Point, type Random } from '../geometry.ts';
import type { Setting, Stand } from './settings.ts';
import { placeShapes, type Shape } from './shape.ts';

/**
 * How a picture shows its subject: whole, cropped to a detail, as a repeated pattern, three in a row, small in a wide
 * field, or reaching in from a corner. Pictures of one subject on several slides differ by their view.
 */
export const pictureViews = ['whole', 'detail', 'row', 'corner', 'pattern', 'far'] as const;
export type PictureView = (typeof pictureViews)[number];

/** Returns the view with a name stored in a drawing. */
export const readView = (name: string | undefined): PictureView =>
  pictureViews.find((view) => view === name) ?? 'whole';

/** Views that fill their place to its edges. */
export const fillsPlace = (view: PictureView): boolean =>
  view === 'detail' || view === 'pattern' || view === 'corner';

/** Maximum number of shapes of a subject that is repeated. */
const mostRepeated = 16;

/** Returns the view that a subject allows: landscapes can only be cropped, and only simple subjects repeated. */
function allowed(view: PictureView, stand: Stand, count: number): PictureView {
  if (stand === 'scene') return view === 'whole' || view === 'corner' ? view : 'detail';
  return view === 'pattern' && count > mostRepeated ? 'detail' : view;
}

/** Returns shapes enlarged around a focus, which is moved to a point. */
const enlarged = (
  shapes: readonly Shape[],
  scale: number,
  [fx, fy]: Point,
  [x, y]: Point,
): readonly Shape[] => placeShapes(shapes, { at: [x - fx * scale, y - fy * scale], scale });

/** Sizes in a row, with the middle of each. */
const row: readonly (readonly [scale: number, middle: number])[] = [
  [0.26, 9],
  [0.36, 40],
  [0.46, 80],
];

const cells = [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((line): Point => [column, line]));
const cellSize = 40;

function repeated(shapes: readonly Shape[], tilt: number): readonly Shape[] {
  return cells.flatMap(([column, line], at) => {
    const scale = at % 2 === 0 ? 0.34 : 0.25;
    const mirror = at % 3 === 1 ? -1 : 1;
    return placeShapes(shapes, {
      at: [50 + column * cellSize - mirror * 50 * scale, 50 + line * cellSize - 50 * scale],
      scale,
      turn: at % 2 === 0 ? tilt : 2 - tilt,
      mirror,
    });
  });
}

interface Viewed {
  readonly shapes: readonly Shape[];
  readonly setting: Setting;
}

/**
 * Arranges a subject and its surroundings for a view.
 *
 * @param foot base line of the subject; null if it floats
 */
export function viewed(
  wished: PictureView,
  { shapes, setting }: Viewed,
  { stand, foot, random }: { readonly stand: Stand; readonly foot: number | null; readonly random: Random },
): Viewed {
  const view = allowed(wished, stand, shapes.length);
  const [hue = 'sky'] = setting.back.split(' ');
  const field: Setting = { back: `${hue} box -400 -300 900 800`, behind: '', front: '' };
  switch (view) {
    case 'whole':
      return { shapes, setting };
    case 'detail':
      return {
        shapes: enlarged(
          shapes,
          between(random, 1.45, 1.8),
          [between(random, 36, 64), between(random, 38, 60)],
          [50, 50],
        ),
        setting: stand === 'scene' ? setting : field,
      };
    case 'corner':
      return {
        shapes: enlarged(shapes, between(random, 1.2, 1.45), [50, 50], [random() < 0.5 ? 34 : 66, 66]),
        setting: { ...setting, front: '' },
      };
    case 'pattern':
      return { shapes: repeated(shapes, between(random, -14, 14)), setting: field };
    case 'row':
      return {
        shapes: row.flatMap(([scale, middle], at) =>
          placeShapes(shapes, {
            at: [middle - 50 * scale, (foot ?? 74 - at * 12) - (foot ?? 50) * scale],
            scale,
          }),
        ),
        setting,
      };
    case 'far':
      return {
        shapes: enlarged(shapes, 0.42, [50, foot ?? 50], [random() < 0.5 ? 26 : 74, foot ?? 50]),
        setting,
      };
  }
}
