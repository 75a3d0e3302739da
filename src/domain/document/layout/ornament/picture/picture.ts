import type { Html } from '../../markup.ts';
import type { Random } from '../geometry.ts';
import type { Hand, Layer } from './hands/hand.ts';
import { readDrawing } from './notation.ts';
import { extentOf } from './outline.ts';
import type { Stand } from './settings.ts';
import { areaOf, type Hue, placeShapes, type Shape } from './shape.ts';
import { type Drawn, drawings, isSubject, type SubjectName } from './subjects/subjects.ts';
import { type PictureView, viewed } from './views.ts';

/** Position of a picture in its drawing: the middle of its base line, and the size of its field. */
export interface PicturePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Draws the subject on a plain shape, without ground, trees or a table, which reach beyond its field. */
  readonly isAlone?: boolean;
  readonly view?: PictureView;
}

export function drawingOf(name: string): string {
  if (!isSubject(name)) throw new Error(`No drawing of ${name}`);
  return drawings[name].drawing;
}

const read = (drawing: string, random: Random): readonly Shape[] => readDrawing(drawing, random, drawingOf);

/** Estimates the area of a shape; for a line, its length is the width plus height of its box. */
function coveredBy(shape: Shape): number {
  if (shape.width === null) return areaOf(shape);
  const { left, top, right, bottom } = extentOf([shape.outline]);
  return (right - left + bottom - top) * shape.width;
}

/** Returns the hue with the largest area. */
function mostOf(shapes: readonly Shape[]): Hue {
  const areas = new Map<Hue, number>();
  for (const shape of shapes) areas.set(shape.hue, (areas.get(shape.hue) ?? 0) + coveredBy(shape));
  return [...areas].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'dark';
}

/** Base line by setting; null for floating subjects, which are centered. */
const footOf: Readonly<Record<Stand, number | null>> = {
  table: 86,
  ground: 88,
  sea: null,
  sky: null,
  wall: null,
  scene: null,
};

/** Scenes fill the whole place and can't be combined, so only the first subject is kept. */
function drawable(names: readonly SubjectName[]): readonly Drawn[] {
  const all: readonly Drawn[] = names.map((name) => drawings[name]);
  return all.some(({ stand }) => stand === 'scene') ? all.slice(0, 1) : all;
}

/** Arranges subjects side by side, the first one largest. */
function sideBySide(all: readonly (readonly Shape[])[]): readonly Shape[] {
  const [first = [], second] = all;
  if (!second) return first;
  const foot = Math.max(extentOf(first.map(({ outline }) => outline)).bottom, 1);
  const low = extentOf(second.map(({ outline }) => outline)).bottom;
  return [
    ...placeShapes(first, { at: [-6, foot * 0.3], scale: 0.7 }),
    ...placeShapes(second, { at: [47, foot - low * 0.56], scale: 0.56 }),
  ];
}

/** Farthest that a subject alone reaches from the middle of its field, in hundredths of it. */
const reachAlone = 60;

/** Returns how far shapes reach from the middle of their field to either side. */
function reachOf(shapes: readonly Shape[]): number {
  const { left, right } = extentOf(shapes.map(({ outline }) => outline));
  return Math.max(50 - left, right - 50);
}

/** Draws subjects in their setting, in a given style. */
export function drawPicture(
  names: readonly SubjectName[],
  hand: Hand,
  { x, y, size, isAlone = false, view = 'whole' }: PicturePlace,
  random: Random,
): readonly Html[] {
  /* A part of one subject says more than the space between two. */
  const seen = view === 'whole' ? names : names.slice(0, 1);
  const chosen = drawable(seen);
  const stand = chosen[0]?.stand ?? 'scene';
  const drawn = sideBySide(chosen.map(({ drawing }) => read(drawing, random)));
  const most = mostOf(drawn);
  const usual = hand.setting(isAlone && stand !== 'scene' ? 'wall' : stand, most, random);
  const mirror = chosen.every(({ isOneWay }) => !isOneWay) && random() < 0.5 ? -1 : 1;
  const unit = size / 100;
  const scale = Math.min(
    stand === 'scene' ? 1 : hand.scale,
    isAlone ? reachAlone / reachOf(drawn) : Number.POSITIVE_INFINITY,
  );
  const foot = footOf[stand];
  const { shapes: subject, setting } = viewed(
    view,
    { shapes: drawn, setting: usual },
    { stand, foot, random },
  );
  /* Larger subjects scale from the base line, or from the middle if there is none. */
  const anchorY = foot ?? 50;
  const center = (shapes: readonly Shape[], grown: number): readonly Shape[] =>
    placeShapes(shapes, {
      at: [x + (mirror === 1 ? -50 : 50) * unit * grown, y + (anchorY - 100) * unit - anchorY * unit * grown],
      scale: unit * grown,
      mirror,
    });
  const paint = (layer: Layer, shapes: readonly Shape[], grown: number): readonly Html[] =>
    hand.paint(center(shapes, grown), { layer, unit: unit * grown, most, stand, random });
  return [
    ...paint('back', read(setting.back, random), 1),
    ...paint('behind', read(setting.behind, random), 1),
    ...paint('subject', subject, scale),
    ...paint('front', read(setting.front, random), 1),
  ];
}
