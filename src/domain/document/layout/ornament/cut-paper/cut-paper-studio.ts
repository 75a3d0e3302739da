import type { Html } from '../../markup.ts';
import type { Random } from '../geometry.ts';
import { chosen, type Studio } from '../studio.ts';
import type { Subject } from '../subject.ts';
import { branch } from './branch.ts';
import { cornerBox, cutouts, hedge, orchard, shore } from './corner-pieces.ts';
import { hills, meadow, sceneBox, sea } from './scenes.ts';
import { ticks } from './texture.ts';

type Draw = (random: Random) => readonly Html[];

const corners: Readonly<Record<Subject, Draw>> = {
  cycling: hedge,
  city: hedge,
  sea: shore,
  music: cutouts,
  reading: hedge,
  growing: orchard,
  technology: cutouts,
};

const scenes: Readonly<Record<Subject, Draw>> = {
  cycling: hills,
  city: hills,
  sea,
  music: meadow,
  reading: hills,
  growing: meadow,
  technology: hills,
};

/** The field that a corner piece grows over has the texture of a print, up to its edge. */
const onField =
  (draw: Draw): Draw =>
  (random) => [
    ticks(
      { from: [-520, -60], width: cornerBox.width + 520, height: 390, count: 130, colour: 'tick' },
      random,
    ),
    ...draw(random),
  ];

const sprigBox = { width: 220, height: 170 };

/** One twig, for a corner of the text. */
const sprig: Draw = (random) =>
  branch(
    {
      way: [
        [24, 160],
        [70, 120],
        [120, 116],
        [186, 44],
      ],
      leaves: 7,
      width: [5, 2],
      leafLength: [52, 66],
    },
    random,
  );

/** Cut paper: shapes that grow in from an edge, or stand along the foot of a cover. */
export const cutPaperStudio: Studio = (place, subject, seed) => {
  if (place === 'aside') return { box: sprigBox, fit: 'xMidYMid meet', draw: sprig };
  return place === 'cover'
    ? {
        box: sceneBox,
        fit: 'xMaxYMax slice',
        draw: subject ? scenes[subject] : chosen([meadow, hills], seed),
      }
    : {
        box: cornerBox,
        fit: 'xMaxYMax meet',
        draw: onField(subject ? corners[subject] : chosen([cutouts, hedge], seed)),
      };
};
