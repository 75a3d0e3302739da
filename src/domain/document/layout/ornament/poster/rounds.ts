import type { Html } from '../../markup.ts';
import {
  between,
  blob,
  closedCurve,
  type Point,
  polar,
  polygon,
  type Random,
  short,
  steps,
} from '../geometry.ts';
import { bar, box, type Colour, dashedRing, disc, placed, ring, shape } from '../paint.ts';

/**
 * The box of every round composition: its right and top edge crop the drawing by well over a twentieth, so
 * that nothing only touches an edge.
 */
export const roundBox = { width: 800, height: 600 };

const full = Math.PI * 2;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Draws a cross section of a fruit: rind, flesh, chambers with seeds. */
export function slice(random: Random): readonly Html[] {
  const centre: Point = [524, 222];
  const radius = 348;
  const chambers = 6;
  const turn = between(random, 0, 0.6);
  return [
    shape(
      blob(centre, { radiusX: radius, radiusY: radius * 0.97, points: 16, stray: 0.012 }, random),
      'rind',
    ),
    shape(
      blob(centre, { radiusX: radius * 0.94, radiusY: radius * 0.91, points: 16, stray: 0.01 }, random),
      'flesh',
    ),
    shape(
      blob(centre, { radiusX: radius * 0.84, radiusY: radius * 0.81, points: 14, stray: 0.012 }, random),
      'pulp',
    ),
    ...steps(chambers).flatMap((chamber) => {
      const from = (chamber / chambers) * full + turn;
      const span = full / chambers - 0.2;
      const outer = steps(6).map((mark) =>
        polar(
          centre,
          radius * 0.76 * (1 - 0.05 * (Math.abs(mark - 2.5) / 2.5) ** 3),
          from + (span * mark) / 5,
        ),
      );
      const seeds = steps(7).map((seed) => {
        const angle = from + 0.12 + (span - 0.24) * ((seed * 0.618) % 1);
        const at = polar(centre, radius * (0.36 + 0.33 * ((seed * 0.37 + 0.1) % 1)), angle);
        return placed(at, degrees(angle), 1, shape('M-12 0C-7 -8 7 -8 11 0C7 8 -7 8 -12 0Z', 'seed'));
      });
      return [
        shape(closedCurve([...outer, polar(centre, radius * 0.24, from + span / 2)]), 'chamber'),
        ...seeds,
      ];
    }),
  ];
}

/** Draws a record: grooves, a label, marks around it. */
export function record(random: Random): readonly Html[] {
  const centre: Point = [590, 300];
  const marks = 28;
  const turn = between(random, 0, 0.2);
  return [
    ...steps(marks).map((mark) => {
      const angle = (mark / marks) * full + turn;
      const corner = (away: number, aside: number): Point =>
        polar(polar(centre, away, angle), aside, angle + Math.PI / 2);
      return shape(polygon([corner(322, -8), corner(348, -15), corner(348, 15), corner(322, 8)]), 'first');
    }),
    disc(centre, 292, 'first'),
    ring(centre, 250, 8, 'mark'),
    ring(centre, 178, 8, 'field'),
    shape(
      steps(20)
        .map((mark) => {
          const angle = (mark / 20) * full + turn;
          return bar(polar(centre, 128, angle), polar(centre, 158, angle), 7);
        })
        .join(''),
      'mark',
    ),
    disc(centre, 104, 'tone'),
    disc(centre, 30, 'second'),
  ];
}

/** Draws a van in top view, pointing right. */
export function van(at: Point, turn: number, scale: number): Html {
  return placed(
    at,
    turn,
    scale,
    box([-46, -24], 92, 48, 'van'),
    box([20, -19], 14, 38, 'glass'),
    box([-42, -20], 56, 40, 'glass'),
    box([-39.5, -17.5], 51, 35, 'van'),
  );
}

/** Draws a roundabout. */
export function roundabout(random: Random, isCover: boolean): readonly Html[] {
  const centre: Point = [528, 186];
  const radius = 300;
  const places = [24, 48, 73].map((at) => at + between(random, -4, 4));
  return [
    ring(centre, radius, 150, 'first'),
    dashedRing(centre, radius, 6, 31, 'second'),
    ...places.map((at) => van(polar(centre, radius + 38, (at / 360) * full), at + 90, 1)),
    // At the left, where an opening has its headline.
    isCover ? van(polar(centre, radius - 37, (198 / 360) * full), 288, 1) : '',
  ];
}

/** Draws waves as rows of rings, each row overlapping the one behind it. */
export function scallops(random: Random): readonly Html[] {
  const radius = 132;
  const tones: readonly Colour[] = ['first', 'tone', 'second'];
  const turn = Math.floor(random() * 3);
  return [
    disc([520, 150], 236, 'first'),
    ...steps(4).flatMap((row) =>
      steps(6).flatMap((column) => {
        const at: Point = [
          row % 2 === 0 ? column * 2 * radius - 60 : column * 2 * radius - 60 - radius,
          330 + row * 96,
        ];
        const tone = tones[(row + turn) % 3] ?? 'first';
        return [
          disc(at, radius, tone),
          ring(at, radius * 0.72, 15, 'field'),
          ring(at, radius * 0.38, 15, 'field'),
        ];
      }),
    ),
  ];
}

/** Draws light rays around a disc cropped by an edge. */
export function sunburst(random: Random): readonly Html[] {
  const centre: Point = [610, 170];
  const rays = 18;
  const turn = between(random, 0, full / rays);
  return [
    ...steps(rays).map((ray) => {
      const angle = (ray / rays) * full + turn;
      const half = (full / rays) * 0.26;
      return shape(
        polygon([
          polar(centre, 214, angle - half),
          polar(centre, 660, angle - half),
          polar(centre, 660, angle + half),
          polar(centre, 214, angle + half),
        ]),
        ray % 2 === 0 ? 'first' : 'tone',
      );
    }),
    disc(centre, 190, 'first'),
    ring(centre, 132, 14, 'field'),
    disc(centre, 84, 'tone'),
  ];
}

/** Draws large quarter and half circles on one grid. */
export function quarters(random: Random): readonly Html[] {
  const cell = 268;
  const left = 264;
  const sector = (x: number, y: number, corner: number): string => {
    const cx = x + (corner % 2) * cell;
    const cy = y + Math.floor(corner / 2) * cell;
    const sx = corner % 2 === 0 ? 1 : -1;
    const sy = corner < 2 ? 1 : -1;
    return `M${short(cx)} ${short(cy)}L${short(cx + sx * cell)} ${short(cy)}A${cell} ${cell} 0 0 ${sx * sy > 0 ? 1 : 0} ${short(cx)} ${short(cy + sy * cell)}Z`;
  };
  const places: readonly (readonly [number, number, Colour])[] = [
    [left, -86, 'first'],
    [left + cell, -86, 'tone'],
    [left, -86 + cell, 'second'],
    [left + cell, -86 + cell, 'first'],
    [left + cell, -86 + 2 * cell, 'tone'],
  ];
  return [
    ...places.map(([x, y, colour]) => shape(sector(x, y, Math.floor(random() * 4)), colour)),
    disc([left + cell * 1.5, -86 + cell * 0.5], 56, 'second'),
    ring([left + cell * 0.5, -86 + cell * 1.5], 74, 26, 'tone'),
  ];
}
