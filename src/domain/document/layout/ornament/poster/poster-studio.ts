import type { Html } from '../../markup.ts';
import type { Random } from '../geometry.ts';
import { placed } from '../paint.ts';
import { chosen, type Studio } from '../studio.ts';
import type { Subject } from '../subject.ts';
import { quarters, record, roundabout, roundBox, scallops, slice, sunburst } from './rounds.ts';

const bySubject: Readonly<Record<Subject, (random: Random) => readonly Html[]>> = {
  cycling: roundabout,
  city: roundabout,
  sea: scallops,
  music: record,
  reading: quarters,
  growing: slice,
  technology: quarters,
};

const coverBox = { width: 1280, height: 720 };

/**
 * One idea of circles, rings and wedges, cropped by the upper and the right edge. On a cover it leaves the left and
 * the foot to the words; small places stay empty.
 */
export const posterStudio: Studio = (place, subject, seed) => {
  const draw = subject ? bySubject[subject] : chosen([sunburst, quarters], seed);
  const isCover = place === 'cover';
  return {
    box: isCover ? coverBox : roundBox,
    fit: 'xMaxYMin slice',
    draw: (random) => {
      if (place === 'aside') return [];
      return isCover
        ? [placed([coverBox.width - roundBox.width - 40, 0], 0, 1, ...draw(random))]
        : draw(random);
    },
  };
};
