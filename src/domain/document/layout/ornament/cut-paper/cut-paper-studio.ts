import { type Html, textElement } from '../../markup.ts';
import { ground, type Point, type Random, short, wave } from '../geometry.ts';
import { placed, shape } from '../paint.ts';
import { cloth, clothNames } from '../scenes/cloth.ts';
import { groundY, sceneHeight, sceneWidth } from '../scenes/piece.ts';
import { cutScene } from '../scenes/render-scene.ts';
import { scenes } from '../scenes/scenes.ts';
import { chosen, isPattern, type Studio } from '../studio.ts';
import type { Subject } from '../subject.ts';
import { branch } from './branch.ts';
import { cornerBox, cutouts, hedge, orchard, shore } from './corner-pieces.ts';
import { hills, meadow, sceneBox, sea } from './scenes.ts';
import { ticks } from './texture.ts';

type Draw = (random: Random) => readonly Html[];

const corners: Readonly<Partial<Record<Subject, Draw>>> = {
  cycling: hedge,
  city: hedge,
  sea: shore,
  music: cutouts,
  reading: hedge,
  growing: orchard,
  food: orchard,
  mountains: hedge,
  house: hedge,
  technology: cutouts,
};

const covers: Readonly<Partial<Record<Subject, Draw>>> = {
  cycling: hills,
  city: hills,
  sea,
  music: meadow,
  reading: hills,
  growing: meadow,
  technology: hills,
};

/** Adds a print texture to the field behind a corner piece, up to its edge. */
const onField =
  (draw: Draw): Draw =>
  (random) => [
    ticks(
      { from: [-520, -60], width: cornerBox.width + 520, height: 390, count: 130, colour: 'tick' },
      random,
    ),
    ...draw(random),
  ];

/** Box of a scene behind the head of a flyer: it is drawn on a ridge, and the words are below. */
const openingBox = { width: 740, height: 700 };
const horizon = 396;
/** Leaves space for the organization's name at the top of the page. */
const sceneScale = 0.82;
const sceneColours = { main: 'moss', second: 'madder', third: 'cream', face: 'cream', mark: 'deep' } as const;

/** Each cloth has its own dye color; the plants stay undyed. */
const dyed = { main: 'madder', second: 'grain', third: 'woad', face: 'cream', mark: 'deep' } as const;

/** Letters a name on the drawing, in the page's font. */
const lettered = (name: string, [x, y]: Point): Html =>
  textElement('text', { class: 'art-name', more: { x: short(x), y: short(y) } }, name);

/** Letters names on the cloths if there is one for each. */
function clothPieces(names: readonly string[], random: Random): readonly Html[] {
  const isNamed = names.length === clothNames.length;
  return [
    ...cutScene(cloth(random, isNamed), dyed, random),
    ...(isNamed ? clothNames.map((at, index) => lettered(names[index] ?? '', at)) : []),
  ];
}

const asCutout =
  (subject: Subject, names: readonly string[]): Draw =>
  (random) => [
    ticks({ from: [0, 0], width: openingBox.width, height: horizon, count: 90, colour: 'tick' }, random),
    placed(
      [(openingBox.width - sceneWidth * sceneScale) / 2, horizon - groundY * sceneScale + 6],
      0,
      sceneScale,
      ...(subject === 'cloth'
        ? clothPieces(names, random)
        : cutScene(scenes[subject](random), sceneColours, random)),
    ),
    shape(
      ground(wave([-800, horizon], openingBox.width + 1600, { reach: 7, bends: 16 }, random), 2000),
      'tick',
    ),
  ];

const sprigBox = { width: 220, height: 170 };

/** Draws one twig, for a corner of the text. */
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

/** Cut paper: shapes that grow in from an edge, or along the bottom of a cover. */
export const cutPaperStudio: Studio = (place, subject, seed, names = []) => {
  if (place === 'step') return { box: sprigBox, fit: 'xMidYMid meet', draw: () => [] };
  if (place === 'panel' && subject) {
    return {
      box: { width: sceneWidth, height: sceneHeight },
      fit: 'xMidYMid meet',
      draw: (random) => cutScene(scenes[subject](random), sceneColours, random),
    };
  }
  if (place === 'aside' || place === 'panel') return { box: sprigBox, fit: 'xMidYMid meet', draw: sprig };
  const corner = subject ? corners[subject] : undefined;
  const isGrown = corner === orchard || corner === shore;
  /* Without a subject, a scene would show a wrong one. */
  if (place === 'opening' && subject && !(isGrown && isPattern(seed))) {
    return {
      box: openingBox,
      fit: 'xMidYMin slice',
      className: subject === 'cloth' ? 'art-scene art-hung' : 'art-scene',
      draw: asCutout(subject, names),
    };
  }
  return place === 'cover'
    ? {
        box: sceneBox,
        fit: 'xMaxYMax slice',
        draw: (subject && covers[subject]) ?? chosen([meadow, hills], seed),
      }
    : {
        box: cornerBox,
        fit: 'xMaxYMax meet',
        draw: onField(corner ?? chosen([cutouts, hedge], seed)),
      };
};
