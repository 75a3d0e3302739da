import type { Html } from '../../markup.ts';
import { closedCurve, jitter, lineFrom, openCurve, type Point, type Random, steps } from '../geometry.ts';
import { type Colour, line, shape } from '../paint.ts';

export interface LeafForm {
  readonly base: Point;
  /** Direction in radians. */
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly colour: Colour;
  /** Color of the shaded half; if absent, the leaf has one tone. */
  readonly shade?: Colour;
  readonly vein?: Colour;
  /** Side veins beside the middle one. */
  readonly isVeined?: boolean;
}

/** Points along an edge: small leaves need fewer, and a hedge has thirty of them. */
const marksOf = (length: number): number => (length < 78 ? 5 : 8);

/** Draws a slightly bent leaf from two tones of paper, with a pale vein. */
export function leaf(form: LeafForm, random: Random): readonly Html[] {
  const { base, angle, length, width } = form;
  const marks = marksOf(length);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const place = (share: number, side: number): Point => [
    base[0] + cosine * share * length - sine * side * width,
    base[1] + sine * share * length + cosine * side * width,
  ];
  const bend = random() > 0.5 ? 0.12 : 0.08;
  const spine = (share: number): number => (bend * Math.sin(share * Math.PI) * length) / width;
  const half = (share: number): number => Math.sin(share ** 0.78 * Math.PI) * 0.5;
  const edge = (side: 1 | -1): readonly Point[] =>
    steps(marks + 1).map((mark) => {
      const share = mark / marks;
      const stray = mark % marks === 0 ? 0 : jitter(random, 0.025);
      return place(share, spine(share) + side * half(share) + stray);
    });
  const [lit, shaded] = [edge(-1), edge(1)];
  const middle = steps(marks + 1).map((mark) => place(mark / marks, spine(mark / marks)));
  const back = shaded.slice(1, -1).reverse();
  const veins = steps(marks - 3).flatMap((step) => {
    const share = (step + 2) / marks;
    const end = Math.min(share + 0.13, 0.97);
    return [-1, 1].map((side) =>
      lineFrom(place(share, spine(share)), place(end, spine(end) + side * half(end) * 0.72)),
    );
  });
  return [
    shape(closedCurve([...lit, ...back]), form.colour),
    ...(form.shade ? [shape(closedCurve([...middle, ...back]), form.shade)] : []),
    ...(form.vein ? [line(openCurve(middle.slice(0, marks)), form.vein, Math.max(0.8, width * 0.034))] : []),
    ...(form.vein && form.isVeined ? [line(veins.join(''), form.vein, Math.max(0.6, width * 0.022))] : []),
  ];
}
