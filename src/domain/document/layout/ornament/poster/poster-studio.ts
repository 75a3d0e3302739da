import type { Html } from '../../markup.ts';
import type { Random } from '../geometry.ts';
import { box, placed } from '../paint.ts';
import { groundY, sceneWidth } from '../scenes/piece.ts';
import { paintScene } from '../scenes/render-scene.ts';
import { scenes } from '../scenes/scenes.ts';
import { chosen, isPattern, type Studio } from '../studio.ts';
import type { Subject } from '../subject.ts';
import { clash, clashBox } from './clash.ts';
import { quarters, record, roundabout, roundBox, scallops, slice, sunburst } from './rounds.ts';
import { stepBox, stepDrawing } from './steps.ts';

type Draw = (random: Random, isCover: boolean) => readonly Html[];

/** Round compositions for some subjects, used for half of the seeds; otherwise a scene is drawn. */
const rounds: Readonly<Partial<Record<Subject, Draw>>> = {
  cycling: roundabout,
  city: roundabout,
  sea: scallops,
  music: record,
  reading: quarters,
  growing: slice,
  food: slice,
  technology: quarters,
};

const coverBox = { width: 1280, height: 720 };

const sceneColours = {
  main: 'first',
  second: 'second',
  third: 'tone',
  face: 'second',
  mark: 'field',
} as const;
/** A scene is drawn above the field below it, where the largest words begin. */
const sceneBox = { width: sceneWidth, height: 560 };

/**
 * Draws circles, rings and wedges cropped by the top and right edge, or a scene of flat shapes. On a cover it
 * leaves space for words at the left and bottom; small places stay empty.
 */
export const posterStudio: Studio = (place, subject, seed) => {
  if (place === 'clash') return { box: clashBox, fit: 'xMidYMid slice', draw: clash };
  if (place === 'step') return { box: stepBox, fit: 'xMidYMid meet', draw: () => stepDrawing(subject, seed) };
  const draw = subject ? rounds[subject] : chosen([sunburst, quarters], seed);
  const isCover = place === 'cover';
  const isScene = place === 'panel' || (place === 'opening' && !(draw && isPattern(seed)));
  if (subject && isScene) {
    return {
      box: sceneBox,
      fit: 'xMidYMax slice',
      draw: (random) => [
        placed([0, 0], 0, 1, ...paintScene(scenes[subject](random), sceneColours)),
        box([-400, groundY], 1400, 400, 'tone'),
      ],
    };
  }
  const drawn = draw ?? chosen([sunburst, quarters], seed);
  return {
    box: isCover ? coverBox : roundBox,
    fit: 'xMaxYMin slice',
    draw: (random) => {
      if (place === 'aside') return [];
      return isCover
        ? [placed([coverBox.width - roundBox.width - 40, 0], 0, 1, ...drawn(random, true))]
        : drawn(random, false);
    },
  };
};
