import type { Html } from '../../markup.ts';
import type { Random } from '../geometry.ts';
import type { Hand, Layer } from './hands/hand.ts';
import { readDrawing } from './notation.ts';
import { extentOf } from './outline.ts';
import type { Stand } from './settings.ts';
import { areaOf, type Hue, placeShapes, type Shape } from './shape.ts';
import { type Drawn, drawings, isSubject, type SubjectName } from './subjects/subjects.ts';

/** Where a picture is in its drawing: the middle of its foot's line, and the size of its field. */
export interface PicturePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function drawingOf(name: string): string {
  if (!isSubject(name)) throw new Error(`No drawing of ${name}`);
  return drawings[name].drawing;
}

const read = (drawing: string, random: Random): readonly Shape[] => readDrawing(drawing, random, drawingOf);

/** About the area that a shape covers; a line is as long as its box is wide and high. */
function coveredBy(shape: Shape): number {
  if (shape.width === null) return areaOf(shape);
  const { left, top, right, bottom } = extentOf([shape.outline]);
  return (right - left + bottom - top) * shape.width;
}

/** The hue that covers the most. */
function mostOf(shapes: readonly Shape[]): Hue {
  const areas = new Map<Hue, number>();
  for (const shape of shapes) areas.set(shape.hue, (areas.get(shape.hue) ?? 0) + coveredBy(shape));
  return [...areas].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'dark';
}

/** What stands on something comes down to it; what floats is moved to the middle. */
const footOf: Readonly<Record<Stand, number | null>> = {
  table: 86,
  ground: 88,
  sea: null,
  sky: null,
  wall: null,
  scene: null,
};

/** A scene fills its whole place, so it can't share it with another subject: the first one stays. */
function drawable(names: readonly SubjectName[]): readonly Drawn[] {
  const all: readonly Drawn[] = names.map((name) => drawings[name]);
  return all.some(({ stand }) => stand === 'scene') ? all.slice(0, 1) : all;
}

/** Several subjects side by side, the first one largest. */
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

/** Subjects in their surroundings, drawn by a hand. */
export function drawPicture(
  names: readonly SubjectName[],
  hand: Hand,
  { x, y, size }: PicturePlace,
  random: Random,
): readonly Html[] {
  const chosen = drawable(names);
  const stand = chosen[0]?.stand ?? 'scene';
  const subject = sideBySide(chosen.map(({ drawing }) => read(drawing, random)));
  const most = mostOf(subject);
  const setting = hand.setting(stand, most, random);
  const mirror = chosen.every(({ isOneWay }) => !isOneWay) && random() < 0.5 ? -1 : 1;
  const unit = size / 100;
  const { scale } = stand === 'scene' ? { scale: 1 } : hand;
  const foot = footOf[stand];
  /* Larger hands grow from the foot, or from the middle where there is none. */
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
