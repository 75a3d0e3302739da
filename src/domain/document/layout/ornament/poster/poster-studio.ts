import type { Html } from '../../markup.ts';
import type { Random } from '../geometry.ts';
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

/** One idea of circles, rings and wedges, cropped by the upper and the right edge. Small places stay empty. */
export const posterStudio: Studio = (place, subject, seed) => ({
  box: roundBox,
  fit: 'xMaxYMin slice',
  draw: place === 'aside' ? () => [] : subject ? bySubject[subject] : chosen([sunburst, quarters], seed),
});
