import type { ArtDirection } from '../../../../content/choices.ts';
import type { Html } from '../../markup.ts';
import { ticks } from '../cut-paper/texture.ts';
import { ground, type Random, wave } from '../geometry.ts';
import { box, type Colour, shape } from '../paint.ts';
import type { ArtPlace, Drawing } from '../studio.ts';
import { cutPaper } from './hands/cut-paper.ts';
import type { Hand } from './hands/hand.ts';
import { lineHand } from './hands/line.ts';
import { posterHand } from './hands/poster.ts';
import { drawPicture, type PicturePlace } from './picture.ts';
import { drawings, type SubjectName } from './subjects/subjects.ts';
import { fillsPlace, type PictureView } from './views.ts';

/** The places that show a subject; smaller ones show ornaments. */
const picturePlaces = ['opening', 'cover', 'panel', 'picture'] as const;
export type SubjectPlace = (typeof picturePlaces)[number];

export const showsSubject = (place: ArtPlace): place is SubjectPlace =>
  (picturePlaces as readonly ArtPlace[]).includes(place);

/** Places at the head of a text page, which only some directions give a picture. */
type HeadPlace = 'head' | 'foot';
const isHead = (place: ArtPlace): place is HeadPlace => place === 'head' || place === 'foot';

/** Returns whether the direction draws a subject at the place. */
export const drawsSubject = (place: ArtPlace, direction: ArtDirection): place is SubjectPlace | HeadPlace =>
  showsSubject(place) || (isHead(place) && direction === 'organic');

interface Sheet extends Omit<Drawing, 'draw'> {
  readonly place: PicturePlace;
  readonly behind?: (random: Random) => readonly Html[];
  readonly front?: (random: Random) => readonly Html[];
}

const wide = { width: 600, height: 400 };
const inWide: PicturePlace = { x: 300, y: 400, size: 400 };
/** Fills a place including everything visible beyond its box. */
const everywhere = (colour: Colour) => (): readonly Html[] => [box([-1400, -600], 3400, 1600, colour)];

/** The scene is drawn on a ridge, and the words are below it. */
const horizon = 396;
const slide = { width: 1280, height: 720 };

const ridge =
  (y: number, colour: Colour) =>
  (random: Random): readonly Html[] => [
    shape(ground(wave([-800, y], slide.width + 1600, { reach: 7, bends: 16 }, random), 2000), colour),
  ];

/** Stands on the edge of the field behind the head, at its right. */
const cutHead: Sheet = {
  box: { width: 320, height: 320 },
  fit: 'xMaxYMax meet',
  className: 'art-standing',
  place: { x: 160, y: 300, size: 280, isAlone: true },
  behind: (random) => [
    ticks({ from: [-520, -60], width: 840, height: 390, count: 130, colour: 'tick' }, random),
  ],
};

const cutSheets: Readonly<Record<SubjectPlace, Sheet>> = {
  opening: {
    box: { width: 740, height: 700 },
    fit: 'xMidYMin slice',
    className: 'art-scene',
    place: { x: 370, y: horizon + 42, size: 340 },
    behind: (random) => [
      ticks({ from: [0, 0], width: 740, height: horizon, count: 70, colour: 'tick' }, random),
    ],
    front: ridge(horizon, 'ridge'),
  },
  cover: {
    box: slide,
    fit: 'xMaxYMax slice',
    place: { x: 950, y: 702, size: 500 },
    front: ridge(650, 'deep'),
  },
  panel: { box: wide, fit: 'xMidYMid meet', place: inWide },
  picture: { box: wide, fit: 'xMidYMid meet', place: inWide, behind: everywhere('air') },
};

const lineSheets: Readonly<Record<SubjectPlace, Sheet>> = {
  opening: { box: { width: 420, height: 400 }, fit: 'xMidYMax meet', place: { x: 210, y: 440, size: 400 } },
  cover: { box: { width: 420, height: 460 }, fit: 'xMidYMid meet', place: { x: 210, y: 430, size: 410 } },
  panel: { box: { width: 420, height: 400 }, fit: 'xMidYMid meet', place: { x: 210, y: 400, size: 400 } },
  picture: { box: wide, fit: 'xMidYMid meet', place: inWide },
};

const posterSheets: Readonly<Record<SubjectPlace, Sheet>> = {
  opening: { box: { width: 600, height: 700 }, fit: 'xMidYMid slice', place: { x: 300, y: 560, size: 520 } },
  cover: { box: slide, fit: 'xMaxYMin slice', place: { x: 970, y: 626, size: 640 } },
  panel: { box: { width: 600, height: 560 }, fit: 'xMidYMid slice', place: { x: 300, y: 580, size: 600 } },
  picture: { box: wide, fit: 'xMidYMid meet', place: inWide, behind: everywhere('field') },
};

const hands: Readonly<Partial<Record<ArtDirection, readonly [Hand, Readonly<Record<SubjectPlace, Sheet>>]>>> =
  {
    organic: [cutPaper, cutSheets],
    poster: [posterHand, posterSheets],
  };

/** Returns the subjects that a place can show: a scene fills more than the head of a page. */
export const shownAt = (place: ArtPlace, names: readonly SubjectName[]): readonly SubjectName[] =>
  isHead(place) ? names.filter((name) => drawings[name].stand !== 'scene') : names;

/** Draws subjects in the style of a direction. */
export function pictureOf(
  names: readonly SubjectName[],
  direction: ArtDirection,
  place: SubjectPlace | HeadPlace,
  view: PictureView = 'whole',
): Drawing {
  const [hand, sheets] = hands[direction] ?? [lineHand, lineSheets];
  const { place: at, behind, front, ...sheet } = isHead(place) ? cutHead : sheets[place];
  return {
    ...sheet,
    ...(fillsPlace(view) ? { fit: 'xMidYMid slice' as const } : {}),
    className: sheet.className ? `is-drawn ${sheet.className}` : 'is-drawn',
    draw: (random) => [
      ...(behind?.(random) ?? []),
      ...drawPicture(names, hand, { ...at, view }, random),
      ...(front?.(random) ?? []),
    ],
  };
}
